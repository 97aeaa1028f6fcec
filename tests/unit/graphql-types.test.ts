import { buildSchema, graphql } from "gatsby/graphql";
import { graphqlTypes } from "../../pipeline/describe/graphql-types";
import { nodeData } from "../../pipeline/gatsby/node-data";
import { siteContent } from "../support/content";

/** The types as Gatsby reads them, with what it adds to them itself. */
const schema = buildSchema(`
  directive @dontInfer on OBJECT
  directive @mimeTypes(types: [String!]) on OBJECT
  interface Node { id: ID }
  scalar File
  type Query { content: Content! }
  ${graphqlTypes()
    .replace(/implements Node/g, "")
    .replace(/@(?!dontInfer|mimeTypes)\w+(\([^)]*\))?/g, "")}
`);

/** What a query of the landing page's opening and of the site gets, from the launched site with some changes. */
async function ask(changes: object) {
  const { data, errors = [] } = await graphql({
    schema,
    rootValue: { content: { ...nodeData(siteContent), ...changes } },
    source: `{ content {
      hero { heading }
      faq { items { question icon } }
      site { paymentLink nav { links { label target } } }
    } }`,
  });
  return { data, failed: errors.map(({ path }) => path?.join(".")) };
}
const { hero, faq, site } = siteContent;

test("a query gets the content as it is, and null for what it leaves out", async () => {
  const { data, failed } = await ask({
    site: { ...site, paymentLink: undefined },
  });
  expect(failed).toEqual([]);
  expect(data).toMatchObject({
    content: { hero: { heading: hero.heading }, site: { paymentLink: null } },
  });
});

test.each<[field: string, changes: object]>([
  ["content.hero", { hero: undefined }],
  ["content.hero.heading", { hero: { ...hero, heading: undefined } }],
  [
    "content.faq.items.0.question",
    { faq: { ...faq, items: [{ ...faq.items[0], question: undefined }] } },
  ],
  ["content.faq.items.0", { faq: { ...faq, items: [undefined] } }],
  [
    "content.faq.items.0.icon",
    { faq: { ...faq, items: [{ ...faq.items[0], icon: "unknown" }] } },
  ],
])(
  "a section never gets nothing for %s, nor a value that the schema does not list",
  async (field, changes) => {
    expect((await ask(changes)).failed).toEqual([field]);
  },
);
