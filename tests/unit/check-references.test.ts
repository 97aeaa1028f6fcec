import { z } from "zod";
import { fillReferences } from "../../pipeline/check/references";
import {
  dollarRange,
  dollars,
  range,
  slug,
  text,
} from "../../pipeline/schema/fields";
import { siteContent } from "../support/content";
import { contentWith, secondPolicy, snippetOf } from "../support/content-copy";

const shop = z.strictObject({
  name: text("Its name."),
  motto: text("Its motto."),
  staff: z.int(),
  circle: text("A reference to itself."),
  budget: dollarRange.describe("A budget."),
  days: range.describe("Days."),
  plans: z.array(
    z.strictObject({ slug: slug("A slug."), price: dollars("A price.") }),
  ),
});
const source = {
  schemas: { shop },
  data: {
    shop: {
      name: "Corner Shop",
      motto: "{shop.name} is open",
      staff: 1200,
      circle: "{shop.circle}",
      budget: { low: 500, high: 1000 },
      days: { low: 60, high: 90 },
      plans: [{ slug: "large-one", price: 1498 }],
    },
  },
};

test.each([
  ["a plain number as it is", "{shop.staff}", "1200"],
  ["a list item by its slug", "{shop.plans.large-one.price}", "$1,498"],
  ["a range with a dash", "{shop.days}", "60–90"],
  ["a range of dollars in dollars", "{shop.budget}", "$500–$1,000"],
  ["one end of a range", "{shop.days.low}", "60"],
  ["a text with a reference", "{shop.motto}.", "Corner Shop is open."],
  ["no reference at all", "{rating} of {5.0}, {}", "{rating} of {5.0}, {}"],
])("a reference is filled in: %s", (_, reference, written) => {
  const unknown = jest.fn();
  expect(fillReferences(reference, source, unknown)).toBe(written);
  expect(unknown).not.toHaveBeenCalled();
});

test.each([
  "{nope.name}",
  "{shop.plans.nope.price}",
  "{shop.name.length}",
  "{shop.constructor.name}",
  "{shop.plans.large-one}",
])("%s leads nowhere: it is reported, and stays", (reference) => {
  const unknown = jest.fn();
  const written = `At ${reference}.`;
  expect(fillReferences(written, source, unknown)).toBe(written);
  expect(unknown.mock.calls).toEqual([[reference, "At ".length]]);
});

test("a reference to itself ends and is reported", () => {
  const unknown = jest.fn();
  fillReferences("{shop.circle}", source, unknown);
  expect(unknown).toHaveBeenCalledWith("{shop.circle}", 0);
});

test("no reference is left in the copy", () => {
  expect(JSON.stringify(siteContent)).not.toMatch(/\{\w+\.[\w.-]+\}/);
});

test("a changed price changes the sum of plans, and every text that refers to either", () => {
  const [core, ads] = siteContent.pricing.plans;
  const combined = siteContent.pricing.plans.find(({ combines }) => combines);
  const { content } = contentWith({
    "pricing.yaml": (file) => file.setIn(["plans", 0, "monthlyPrice"], 1000),
    "closing.yaml": (file) =>
      file.set(
        "text",
        `{pricing.plans.${core?.slug}.monthlyPrice}, {pricing.plans.${combined?.slug}.monthlyPrice}`,
      ),
  });
  const sum = (1000 + (ads?.monthlyPrice ?? 0)).toLocaleString("en-US");
  expect(content?.closing.text).toBe(`$1,000, $${sum}`);
});

test("braces in the form's code are the provider's", () => {
  const query = "?name={{contact.first_name}}";
  const snippet = snippetOf("https://forms.example/form/1").replaceAll(
    /src="[^"]*/g,
    `$&${query}`,
  );
  const { content, problems } = contentWith({
    "site.yaml": (file) => file.setIn(["form", "snippet"], snippet),
  });
  expect(problems).toEqual([]);
  const { frame = "", script = "" } = content?.site.form.embed ?? {};
  for (const address of [frame, script])
    expect(decodeURI(new URL(address).search)).toBe(query);
});

test("a text is measured with its references filled in", () => {
  const messages = (button: string, lead: string) =>
    contentWith({
      "closing.yaml": (file) => file.set("button", button),
      "hero.yaml": (file) => file.set("lead", lead),
    }).problems.map(({ field, message }) => `${field}: ${message}`);
  const padding = "Ask us about what {hero.lead} may mean to you";
  expect(messages(padding, "it")).toEqual([]);
  expect(messages("{hero.lead}", "A lead. ".repeat(9))).toEqual([
    "button: expected at most 50 characters, found 71 – shorten it",
  ]);
});

test("a reference that leads nowhere is found on its line of a document", () => {
  const { problems, placeOf } = contentWith({
    "rules.md": secondPolicy("## More\n\nAt {pricing.nope}.\n"),
  });
  expect(problems).toEqual([
    expect.objectContaining({
      file: "content/rules.md",
      line: placeOf("rules.md", "{pricing.nope}").line,
      message: expect.stringMatching(/^{pricing.nope} does not match a field/),
    }),
  ]);
});
