import { fieldOf } from "../../../pipeline/describe/fields";
import { hero } from "../../../pipeline/schema/hero";
import { expect, open, test } from "../../support/page";

/** Words of some length, as many as a field of `hero.yaml` may hold. */
function longest(field: "eyebrow" | "heading" | "lead" | "price"): string {
  const words = "Independent professionals recommend neighborhood calls. ";
  return words.repeat(20).slice(0, fieldOf(hero.shape[field]).longest);
}

test("the ZIP code field is on a small phone's first screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page);
  await expect(page.locator("#hero input")).toBeInViewport({ ratio: 1 });
});

test("the longest words that hero.yaml may hold leave the ZIP code field on a phone's first screen", async ({
  page,
}) => {
  await open(page);
  const words = {
    eyebrow: longest("eyebrow"),
    sentences: longest("heading").split(/(?<=\.) /),
    lead: longest("lead"),
    price: longest("price"),
  };
  await page.locator("#hero").evaluate((hero, words) => {
    const [eyebrow, lead] = hero.querySelectorAll("p");
    const line = hero.querySelector("h1 > span");
    const price = hero.querySelector("strong");
    eyebrow?.replaceChildren(words.eyebrow);
    price?.replaceChildren(words.price);
    lead?.replaceChildren(`${words.lead} `, price ?? "");
    line?.parentElement?.replaceChildren(
      ...words.sentences.map((sentence) => {
        const copy = line.cloneNode();
        copy.textContent = sentence;
        return copy;
      }),
    );
  }, words);
  await expect(page.locator("h1")).toHaveText(words.sentences.join(""));
  await expect(page.locator("#hero input")).toBeInViewport({ ratio: 1 });
});
