import { readFileSync } from "node:fs";
import { pageFile } from "../../../pipeline/publish/page-files";
import { expect, open, test } from "../../support/page";
import { isShown } from "../../support/shown";
import {
  structuredDataProblems,
  type Thing,
} from "../../support/structured-data";

const written = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** What a built page tells machines: its one graph. */
function graphOf(path: string): Thing[] {
  const html = readFileSync(pageFile(path), "utf8");
  const [first, ...others] = [...html.matchAll(written)];
  expect(others).toEqual([]);
  const data = JSON.parse(first?.[1] ?? "null") as Record<string, unknown>;
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"] as Thing[];
}

/** Everything in a graph that has a type. */
function thingsIn(value: unknown): Thing[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(thingsIn);
  return "@type" in value ? [value as Thing, ...inside] : inside;
}

const paths = { landing: "/", policy: "/privacy-policy" };

test("The landing page says who offers what at which price, and what is asked about it", ({
  content: { pricing },
}) => {
  const graph = graphOf(paths.landing);
  expect(graph.map((thing) => thing["@type"])).toEqual([
    ...["Organization", "WebSite", "WebPage", "Service"],
    ...(isShown("faq") ? ["FAQPage"] : []),
  ]);
  const prices = thingsIn(graph)
    .filter((thing) => thing["@type"] === "UnitPriceSpecification")
    .map(({ price, priceCurrency, unitCode }) => [
      ...[price, priceCurrency, unitCode],
    ]);
  expect(prices).toEqual(
    pricing.plans.map(({ monthlyPrice }) => [monthlyPrice, "USD", "MON"]),
  );
});

test("The policy says where on the site it is", ({ content: { policies } }) => {
  const things = thingsIn(graphOf(paths.policy));
  expect(things.map((thing) => thing["@type"])).toEqual([
    ...["WebPage", "BreadcrumbList", "ListItem", "ListItem"],
  ]);
  const policy = policies.find(({ slug }) => slug === "privacy-policy");
  expect(things.at(-1)).toMatchObject({ position: 2, name: policy?.heading });
});

for (const [name, path] of Object.entries(paths)) {
  test(`Schema.org's vocabulary and Google's rules find nothing wrong with what the ${name} page tells machines`, async () => {
    expect(await structuredDataProblems(graphOf(path))).toEqual([]);
  });

  test(`The ${name} page tells machines nothing that visitors are not told`, async ({
    page,
    content: { site },
  }) => {
    // Also, the browser finds nothing against the security policy in it.
    await open(page, path);
    const words = (text: string) => text.replace(/\s+/g, "");
    const shown = words(
      await page.evaluate(() => document.body.innerText + document.title),
    );
    const hidden = words(
      await page.evaluate(
        () => document.querySelector("main, footer")?.textContent ?? "",
      ),
    );
    const told = thingsIn(graphOf(path)).flatMap(
      ({ name, description, text, email, price }) => [
        ...[name, description, text, email].filter(Boolean).map(String),
        ...(price ? [`$${String(price)}`] : []),
      ],
    );
    expect(told).toContain(site.brand.name);
    // The menu and the answers are closed, and on the page all the same.
    expect(
      told.filter((text) => !(shown + hidden).includes(words(text))),
    ).toEqual([]);
  });

  test(`The ${name} page claims no ratings, and no shop in a street`, () => {
    const types = thingsIn(graphOf(path)).map((thing) => thing["@type"]);
    expect(types).not.toContainEqual(
      expect.stringMatching(/Review|Rating|LocalBusiness|InsuranceAgency/),
    );
  });

  test(`All that the ${name} page refers to is told there or on the landing page`, () => {
    const things = [path, paths.landing].flatMap((one) =>
      thingsIn(graphOf(one)),
    );
    const ids = things.map((thing) => thing["@id"]);
    const references = JSON.stringify(graphOf(path)).matchAll(
      /\{"@id":"([^"]+)"\}/g,
    );
    for (const [, id] of references) expect(ids).toContain(id);
  });
}
