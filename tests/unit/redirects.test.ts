import {
  redirectsForCaddy,
  redirectsForHosts,
} from "../../pipeline/publish/redirects";
import { contentWith } from "../support/content-copy";

const moved = [{ from: "/old", to: "/privacy-policy" }];

test("each host is told where an address has moved, with and without a closing slash", () => {
  expect(redirectsForHosts(moved).split("\n")).toEqual([
    "/old /privacy-policy 301",
    "/old/ /privacy-policy 301",
  ]);
  // Caddy has removed the closing slash before.
  expect(redirectsForCaddy(moved)).toBe(
    "(redirects) {\n\trewrite /old /privacy-policy\n}",
  );
});

test.each([
  ["from", "/privacy-policy", "/", "there is a page at /privacy-policy"],
  ["from", "old", "/", "a slash at the start and none at the end"],
  ["to", "/old", "/older", 'found "/older" – write one of /, /privacy-policy'],
])("a redirect whose %s is wrong is a mistake", (field, from, to, said) => {
  const { problems } = contentWith({
    "site.yaml": (site) => site.set("redirects", [{ from, to }]),
  });
  expect(problems).toEqual([
    expect.objectContaining({
      file: "content/site.yaml",
      field: `redirects[0].${field}`,
      message: expect.stringContaining(said),
    }),
  ]);
});

test("an address is redirected once", () => {
  const { problems } = contentWith({
    "site.yaml": (site) =>
      site.set("redirects", [...moved, { from: "/old", to: "/" }]),
  });
  expect(problems).toEqual([
    expect.objectContaining({
      field: "redirects[1].from",
      message: "/old already has a redirect – keep only one",
    }),
  ]);
});
