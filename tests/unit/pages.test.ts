import { existsSync } from "node:fs";
import type { GatsbyNode, Page } from "gatsby";
import { createPages } from "../../pipeline/gatsby/pages";
import { contentWith, secondPolicy } from "../support/content-copy";

type Args = Parameters<NonNullable<GatsbyNode["createPages"]>>[0];

const project = process.cwd();
let folder: string;
afterEach(() => process.chdir(project));

/** The pages of a site with another policy. */
async function pagesWith(policy: string): Promise<Page[]> {
  const createPage = jest.fn<void, [Page]>();
  const args: unknown = { actions: { createPage } };
  process.chdir(contentWith({ "rules.md": policy }).root);
  folder = process.cwd();
  await createPages?.(args as Args, { plugins: [] }, () => {});
  return createPage.mock.calls.map(([page]) => page);
}

test("the landing page and every policy become pages, each with a template that exists", async () => {
  const pages = await pagesWith(secondPolicy());
  expect(pages).toEqual([
    expect.objectContaining({ path: "/" }),
    expect.objectContaining({ path: "/privacy-policy" }),
    expect.objectContaining({ path: "/rules", context: { slug: "rules" } }),
    expect.objectContaining({ path: "/terms-of-service" }),
  ]);
  for (const { component } of pages)
    expect(existsSync(component.replace(folder, project))).toBe(true);
});

test("the pages stay while a policy has a mistake", async () => {
  const paths = (pages: Page[]) => pages.map(({ path }) => path);
  const before = paths(await pagesWith(secondPolicy()));
  process.chdir(project);
  expect(paths(await pagesWith("no settings"))).toEqual(before);
});
