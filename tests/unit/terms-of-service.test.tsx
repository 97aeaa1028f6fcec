import { siteContent } from "../support/content";
import { renderedPages } from "../support/rendered-pages";

function linksToTerms(terms: string | null) {
  const site = { ...siteContent.site, terms, paymentLink: "https://pay.com" };
  const content = { ...siteContent, site };
  const [landing] = renderedPages(content);
  return ["#pricing", "#form", "footer"].flatMap((place) =>
    [...landing!.querySelectorAll(`${place} a[href="/terms-of-service"]`)].map(
      (link) => `${place}: ${link.textContent}`,
    ),
  );
}

test("where there are terms of service, the payment, the consent and the footer lead to them", () => {
  expect(linksToTerms("Our terms")).toEqual([
    "#pricing: Our terms",
    `#form: ${siteContent.form.consent.terms}`,
    "footer: Our terms",
  ]);
});

test("without terms of service nothing leads to them", () => {
  expect(linksToTerms(null)).toEqual([]);
});
