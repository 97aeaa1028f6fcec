import { dollars } from "../../../src/lib/figures";
import { expect, open, test } from "../../support/page";
import { isShown } from "../../support/shown";
import { graphOf, thingsIn } from "../../support/structured-data";

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
  test(`The ${name} page tells machines nothing that visitors are not told`, async ({
    page,
    content: { site },
  }) => {
    // Also, the browser finds nothing against the security policy in it.
    await open(page, path);
    const words = (text: string) => text.replace(/\s+/g, "");
    // The menu and the answers are closed, and on the page all the same.
    const shown = await page.evaluate(
      () =>
        document.body.innerText +
        document.title +
        document.querySelector("main")!.textContent,
    );
    const told = thingsIn(graphOf(path)).flatMap(
      ({ name, description, text, email, price }) => [
        ...[name, description, text, email].filter(Boolean).map(String),
        ...(price ? [dollars(Number(price))] : []),
      ],
    );
    expect(told).toContain(site.brand.name);
    expect(told.filter((text) => !words(shown).includes(words(text)))).toEqual(
      [],
    );
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
