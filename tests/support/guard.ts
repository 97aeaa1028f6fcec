import type { BrowserContext } from "@playwright/test";
import type { Content } from "../../pipeline/sections";
import { ports } from "../../pipeline/settings";

/** Fails a test whose pages log errors or send requests to other sites, unless the test says so beforehand. */
export class Guard {
  readonly #origins = new Set([`http://localhost:${ports.site}`]);
  readonly #errors: string[] = [];
  readonly #requests: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #formOrigins: string[];

  constructor(context: BrowserContext, { thirdParties }: Content) {
    this.#formOrigins = thirdParties.parties
      .filter(({ occasion }) => occasion === "form")
      .flatMap(({ origins }) => origins.map((url) => new URL(url).origin));
    context.on("console", (message) => {
      if (message.type() === "error")
        this.#errors.push(`${message.text()} at ${message.location().url}`);
    });
    context.on("weberror", (error) => this.#errors.push(String(error.error())));
    context.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^https?:$/.test(protocol) && !this.#origins.has(origin))
        this.#requests.push(request.url());
    });
  }

  /** The visitor comes near the form from here on. */
  allowForm(): void {
    this.#formOrigins.forEach((origin) => this.allowOrigin(origin));
  }

  /** The visitor goes to another site from here on. */
  allowOrigin(origin: string): void {
    this.#origins.add(origin);
  }

  /** Errors that match may appear, and at least one must. */
  expectError(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** The test asks for a page that does not exist: Chromium reports the page and its data, but no other file may be missing. */
  expectMissingPage(): void {
    this.expectError(
      /status of 404 \(Not Found\) at \w+:\/\/[^/]+\/([^.]*|.*\/page-data\.json(\?.*)?)$/,
    );
  }

  /** What was wrong, one line each. */
  problems(): string[] {
    const unexpected = this.#errors.filter(
      (error) => !this.#expected.some((pattern) => pattern.test(error)),
    );
    const absent = this.#expected.filter(
      (pattern) => !this.#errors.some((error) => pattern.test(error)),
    );
    return [
      ...unexpected.map((error) => `unexpected error: ${error}`),
      ...absent.map((pattern) => `expected error did not appear: ${pattern}`),
      ...this.#requests.map((url) => `unexpected request: ${url}`),
    ];
  }
}
