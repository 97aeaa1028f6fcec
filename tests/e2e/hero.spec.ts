import { fieldOf } from "../../pipeline/describe/fields";
import { hero } from "../../pipeline/model/hero";
import { expect, open, test } from "../support/page";

/** Words of some length, as many as a field of `hero.yaml` may hold. */
function longest(field: "eyebrow" | "heading" | "lead" | "price"): string {
  const words = "Independent professionals recommend neighborhood calls. ";
  return words.repeat(20).slice(0, fieldOf(hero.shape[field]).copy?.longest);
}

test("The ZIP code field is on a small phone's first screen, and on a phone's also below the longest words that hero.yaml may hold", async ({
  page,
}) => {
  const field = page.locator("#hero input");
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page);
  await expect(field).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 390, height: 844 });
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
  await expect(field).toBeInViewport({ ratio: 1 });
});
