import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CreateDevServerArgs, SourceNodesArgs } from "gatsby";
import {
  onCreateDevServer,
  showMistakes,
  waitForContent,
} from "../../pipeline/gatsby/mistakes";
import { freePorts } from "../support/free-ports";
import { contentWith } from "../support/content-copy";

const closing = "heading: A\ntext: B\nbutton: C\n";
const project = process.cwd();
afterEach(() => process.chdir(project));

test("the development server gives the mistakes out until there are none", () => {
  const app = { get: jest.fn() };
  onCreateDevServer({ app } as unknown as CreateDevServerArgs);
  const [[address, answer]] = app.get.mock.calls;
  const asked = () => {
    const send = jest.fn();
    answer({}, { send });
    return send.mock.calls[0][0];
  };
  const place = { file: "content/faq.yaml", line: 3, column: 1 };
  const told = showMistakes([{ ...place, field: "", message: "is wrong" }]);
  expect(address).toBe("/___content");
  expect(told).toContain("\ncontent/faq.yaml:3:1  is wrong");
  expect(asked()).toBe(told);
  showMistakes([]);
  expect(asked()).toBe("");
});

test("a start with mistakes waits, shows them, and goes on once they are fixed", async () => {
  const { root } = contentWith({ "closing.yaml": "heading: A\ntext: B\n" });
  process.chdir(root);
  const [port] = await freePorts(1);
  const error = jest.fn();
  const reported = new Promise((resolve) => error.mockImplementation(resolve));
  const args: unknown = {
    store: { getState: () => ({ program: { port, host: "localhost" } }) },
    reporter: { error },
  };
  const waiting = waitForContent(args as SourceNodesArgs);
  const url = `http://localhost:${port}`;
  // The server starts once the content has been read.
  await reported;
  const answer = await fetch(`${url}/___content`);
  const text = await answer.text();
  expect(text).toContain("content/closing.yaml:1:1  button: expected");
  expect(error.mock.calls).toEqual([[text]]);
  const page = await fetch(`${url}/any-page`);
  expect(page.headers.get("content-type")).toContain("text/html");

  writeFileSync(join(root, "content/closing.yaml"), closing);
  await waiting;
  await expect(fetch(url)).rejects.toThrow();
});
