import { existsSync } from "node:fs";
import type { GatsbyNode, Page } from "gatsby";
import { createPages } from "../../pipeline/gatsby/pages";

type Args = Parameters<NonNullable<GatsbyNode["createPages"]>>[0];

test("the landing page and every document become pages, each with a template that exists", async () => {
  const createPage = jest.fn<void, [Page]>();
  const args: unknown = {
    actions: { createPage },
    getNodesByType: (type: string) =>
      type === "PolicyMarkdown" ? [{ slug: "rules" }] : [],
  };
  await createPages?.(args as Args, { plugins: [] }, () => {});
  const pages = createPage.mock.calls.map(([page]) => page);
  expect(pages).toEqual([
    expect.objectContaining({ path: "/" }),
    expect.objectContaining({ path: "/rules", context: { slug: "rules" } }),
  ]);
  for (const { component } of pages) expect(existsSync(component)).toBe(true);
});
