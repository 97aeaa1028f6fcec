import { dollars } from "../../src/lib/figures";
import { siteContent } from "../support/content";
import { contentWith, secondPolicy } from "../support/content-copy";

const { plans } = siteContent.pricing;
const combined = plans.find(({ combines }) => combines)!;

const nowhere = (reference: string) =>
  `${reference} does not match a field – write the file's name and each field or slug on the way, joined by dots, as in {site.brand.name}`;

/** The closing section's text in place of its own. */
const closingSays = (text: string) => ({
  "closing.yaml": `heading: A\ntext: "${text}"\nbutton: B\n`,
});

test("no reference is left in what a visitor reads", () => {
  expect(JSON.stringify(siteContent)).not.toMatch(/\{\w+\.[\w.-]+\}/);
});

test("a reference follows the fact when it changes", () => {
  const { content } = contentWith({
    ...closingSays("{timeline.claims.movementWeeks}"),
    "timeline.yaml": (timeline) =>
      timeline.setIn(["claims", "movementWeeks"], { low: 7, high: 11 }),
  });
  expect(content?.closing.text).toBe("7–11");
});

test("a reference can name the sum that the build adds up", () => {
  const { content } = contentWith(
    closingSays(`Only {pricing.plans.${combined.slug}.monthlyPrice}.`),
  );
  const price = dollars(combined.monthlyPrice!);
  expect(content?.closing.text).toBe(`Only ${price}.`);
});

test("a reference is filled in to the end, whichever file comes first", () => {
  const { content } = contentWith({
    ...closingSays("{hero.lead}!"),
    "hero.yaml": (hero) => hero.set("lead", "We are {site.brand.name}"),
  });
  expect(content?.closing.text).toBe(`We are ${content?.site.brand.name}!`);
});

test("a text is measured with its references filled in", () => {
  const { problems } = contentWith({
    "closing.yaml": (closing) => closing.set("button", "{hero.lead}"),
  });
  expect(problems).toEqual([
    expect.objectContaining({
      message: expect.stringMatching(
        /^expected at most 50 characters, found \d{3}/,
      ),
    }),
  ]);
});

test("a reference that leads nowhere is found in a list", () => {
  const { problems, placeOf } = contentWith({
    "pricing.yaml": (pricing) =>
      pricing.setIn(["plans", 0, "points", 0], "{timeline.nope}"),
  });
  expect(problems).toEqual([
    {
      file: "content/pricing.yaml",
      ...placeOf("pricing.yaml", "{timeline.nope}"),
      field: "plans[0].points[0]",
      message: nowhere("{timeline.nope}"),
    },
  ]);
});

test("a reference that leads nowhere is found on its line of a policy's text", () => {
  const { problems, placeOf } = contentWith({
    "rules.md": `${secondPolicy()}\n## More\n\nAt {pricing.nope}.\n`,
  });
  expect(problems).toEqual([
    expect.objectContaining({
      file: "content/rules.md",
      line: placeOf("rules.md", "{pricing.nope}").line,
      message: nowhere("{pricing.nope}"),
    }),
  ]);
});
