// Browser tests: whole games in Debian's Chromium against a server of our own. `SABIKA_BASE` names one that runs already.

import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  globalSetup: "./e2e/setup.ts",
  workers: 2,
  // A whole game in one test takes its time where others use the machine too.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  // Deals are by chance and machines are busy: what fails is played again, and said so at the end.
  retries: 2,
  forbidOnly: Boolean(process.env["CI"]),
  reporter: [["list"], ["./e2e/summary.ts"]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 15_000,
    trace: { mode: "retain-on-failure", screenshots: false },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env["SABIKA_CHROMIUM"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
    },
  },
  projects: [
    // What is measured, and what is counted over the whole run, comes when nothing else runs.
    { name: "play", testIgnore: ["speed.spec.ts", "kinds.spec.ts"], teardown: "last" },
    { name: "last", testMatch: ["speed.spec.ts", "kinds.spec.ts"] },
  ],
});
