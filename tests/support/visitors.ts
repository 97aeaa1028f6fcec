import { fork, type ChildProcess } from "node:child_process";
import { expect } from "@playwright/test";

/** Visitors of a site, as many at once as `visitor-process.mjs` says, until they leave. */
export class Visitors {
  readonly failures: string[] = [];
  readonly #process: ChildProcess;
  #seen = { first: 0, second: 0 };

  constructor(url: string) {
    this.#process = fork("tests/support/visitor-process.mjs", [url]);
    this.#process.on(
      "message",
      (report: { title?: string; failure?: string }) => {
        if (report.failure) this.failures.push(report.failure);
        else
          this.#seen[
            report.title?.startsWith("Second ") ? "second" : "first"
          ] += 1;
      },
    );
  }

  /** Waits until so many more pages of a build were seen. */
  async see(build: "first" | "second", pages: number): Promise<void> {
    const enough = this.#seen[build] + pages;
    await expect
      .poll(() => this.failures.length > 0 || this.#seen[build] >= enough, {
        timeout: 20_000,
      })
      .toBe(true);
    expect(this.failures).toEqual([]);
  }

  async leave(): Promise<void> {
    const left = new Promise((done) => this.#process.once("exit", done));
    this.#process.disconnect();
    await left;
  }
}
