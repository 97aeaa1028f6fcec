import { resolve } from "node:path";

/** The content that the tests of the code expect: a made-up site as it is after launch. */
export const launched = resolve("tests/fixtures/launched");
