/**
 * The folder that a build and its checks read: `content/`, or the one that CONTENT
 * names. The tests of the code name `tests/fixtures/launched`.
 */
export const contentFolder = process.env["CONTENT"] || "content";
