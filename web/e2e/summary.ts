// The last line of a run, for whoever reads only that.

import type { FullResult, Reporter, Suite } from "@playwright/test/reporter";

export default class Summary implements Reporter {
  #suite: Suite | undefined;

  onBegin(_: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(result: FullResult): void {
    const all = this.#suite?.allTests() ?? [];
    const passed = all.filter((test) => test.outcome() === "expected" || test.outcome() === "flaky").length;
    const failed = all.filter((test) => test.outcome() === "unexpected").length;
    const skipped = all.filter((test) => test.outcome() === "skipped").length;
    console.log(`e2e: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} not run` : ""} in ${(result.duration / 1_000).toFixed(0)} s`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
