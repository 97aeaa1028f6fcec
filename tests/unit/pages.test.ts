import { existsSync } from "node:fs";
import type { GatsbyNode, Page } from "gatsby";
import { createPages } from "../../pipeline/gatsby/pages";
import { contentWith, secondPolicy } from "../support/content-copy";

type Args = Parameters<NonNullable<GatsbyNode["createPages"]>>[0];

const project = process.cwd();
afterEach(() => process.chdir(project));

test("the landing page and every policy become pages, each with a template that exists", async () => {
  const createPage = jest.fn<void, [Page]>();
  const args: unknown = { actions: { createPage } };
  const { root } = contentWith({ "rules.md": secondPolicy() });
  process.chdir(root);
  await createPages?.(args as Args, { plugins: [] }, () => {});
  const pages = createPage.mock.calls.map(([page]) => page);
  expect(pages).toEqual([
    expect.objectContaining({ path: "/" }),
    expect.objectContaining({ path: "/privacy-policy" }),
    expect.objectContaining({ path: "/rules", context: { slug: "rules" } }),
    expect.objectContaining({ path: "/terms-of-use" }),
  ]);
  const folder = process.cwd();
  for (const { component } of pages)
    expect(existsSync(component.replace(folder, project))).toBe(true);
});
