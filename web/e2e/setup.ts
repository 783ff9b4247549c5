// One server for all tests, with a folder that is empty at first and gone afterwards.

import { Server } from "./serve";

export default async function setup(): Promise<() => Promise<void>> {
  const given = process.env["SABIKA_BASE"];
  if (given) {
    console.log(`the tests play at ${given}`);
    return () => Promise.resolve();
  }
  const server = await Server.begin();
  const page = await fetch(server.base, { headers: { accept: "text/html" } }).then((answer) => answer.text());
  if (!page.includes('id="app"')) {
    await server.end();
    throw new Error("the server has no page: npm run build in web/ first");
  }
  // Whoever runs the tests gets it from here.
  process.env["SABIKA_BASE"] = server.base;
  console.log(`the tests play at ${server.base}, kept in ${server.folder}`);
  return () => server.end();
}
