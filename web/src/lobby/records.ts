// Records that somebody brings along: kept by the server, or looked at here where there is none.

import { keepLocal } from "../end/source";
import { known_here, Refused } from "../lib/api";
import { online } from "../table/open";
import { replayHere } from "../table/device";

/** The server takes no more. */
const MOST = 256 * 1024;

async function upload(record: Blob): Promise<string> {
  await known_here();
  const answer = await fetch("/api/records", { method: "POST", headers: { "content-type": "application/octet-stream" }, body: record });
  const read = (await answer.json().catch(() => ({}))) as { record?: string; error?: { code: string; message: string } };
  if (!answer.ok || !read.record) throw new Refused(read.error?.code ?? "bad_record", read.error?.message ?? "", answer.status);
  return `/replay/${read.record}`;
}

async function lookAt(record: Blob): Promise<string> {
  const text = await record.text();
  await replayHere(text, 0).catch(() => {
    throw new Refused("bad_record", "");
  });
  keepLocal(text);
  return "/replay/local";
}

/** Brings a record, and answers with the address of its replay. */
export async function bring(record: Blob): Promise<string> {
  if (record.size > MOST) throw new Refused("too_large", "");
  if (record.size === 0) throw new Refused("bad_record", "");
  return (await online()) ? upload(record) : lookAt(record);
}
