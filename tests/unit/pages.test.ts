import { existsSync } from "node:fs";
import type { GatsbyNode, Page } from "gatsby";
import { createPages } from "../../pipeline/gatsby/pages";
import { contentWith, secondPolicy } from "../support/content-copy";

type Args = Parameters<NonNullable<GatsbyNode["createPages"]>>[0];

const project = process.cwd();

async function pagesMade(): Promise<Page[]> {
  const createPage = jest.fn();
  const args: unknown = { actions: { createPage } };
  await createPages?.(args as Args, { plugins: [] }, () => {});
  return createPage.mock.calls.map(([page]) => page);
}

afterEach(() => process.chdir(project));

test("there is a landing page and a page for the privacy policy", async () => {
  const pages = await pagesMade();
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/", "/privacy-policy"]),
  );
});

test("every page has a template that exists", async () => {
  const pages = await pagesMade();
  expect(pages.filter(({ component }) => !existsSync(component))).toEqual([]);
});

test("a further policy document becomes a page at its file's name", async () => {
  process.chdir(contentWith({ "terms.md": secondPolicy() }).root);
  const pages = await pagesMade();
  expect(pages).toContainEqual(
    expect.objectContaining({ path: "/terms", context: { slug: "terms" } }),
  );
});
