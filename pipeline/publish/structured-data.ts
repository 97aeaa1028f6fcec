import { readFileSync, writeFileSync } from "node:fs";
import { withoutLinks } from "../../src/lib/links";
import type { Content } from "../sections";
import { pageFile } from "./page-files";

/** Adds structured data at the end of the landing page, for search engines. */
export function addStructuredData(content: Content): void {
  const file = pageFile("/");
  const html = readFileSync(file, "utf8");
  const end = html.lastIndexOf("</body>");
  const script = structuredData(content);
  writeFileSync(file, html.slice(0, end) + script + html.slice(end));
}

/**
 * Describes the company, the site, the service with its prices and the questions
 * in JSON-LD (https://www.w3.org/TR/json-ld11/) with types of https://schema.org.
 * Uses only words that are on the page.
 *
 * @returns a script element
 */
export function structuredData({
  site,
  hero,
  pricing,
  faq,
  form,
}: Content): string {
  const { brand, landing, supportEmail, footer } = site;
  const url = `${site.url}/`;
  const organization = { "@id": `${url}#organization` };
  const graph = [
    {
      "@type": "Organization",
      ...organization,
      name: brand.name,
      url,
      logo: `${url}icon-512.png`,
      email: supportEmail,
      address: footer.address.filter((line) => line !== brand.name).join(", "),
      // The company's own number before a person's. JSON leaves out what is undefined.
      telephone: site.phone ?? form.whoAnswers?.phone,
    },
    { "@type": "WebSite", name: brand.name, url, publisher: organization },
    {
      "@type": "Service",
      name: landing.title,
      description: hero.lead,
      provider: organization,
      offers: pricing.plans.map(offer),
    },
    {
      "@type": "FAQPage",
      // The page leaves out the questions that the owner has not answered yet.
      mainEntity: [...faq.items, ...faq.ownership].flatMap(
        ({ question, answer }) =>
          answer
            ? {
                "@type": "Question",
                name: question,
                acceptedAnswer: {
                  "@type": "Answer",
                  text: withoutLinks(answer),
                },
              }
            : [],
      ),
    },
  ];
  const json = JSON.stringify(
    { "@context": "https://schema.org", "@graph": graph },
    // White space collapsed as on the page.
    (_, value: unknown) =>
      typeof value === "string" ? value.replace(/\s+/g, " ") : value,
  );
  // A "</script>" in the content would end the element.
  return `<script type="application/ld+json">${json.replaceAll("<", "\\u003c")}</script>`;
}

type Plan = Content["pricing"]["plans"][number];

/** Includes the price's suffix, because the price may not be the whole cost. */
function offer({ name, monthlyPrice, priceSuffix }: Plan) {
  return {
    "@type": "Offer",
    name,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      priceCurrency: "USD",
      // A month, in UN/CEFACT's Recommendation 20.
      unitCode: "MON",
      price: monthlyPrice,
      description: priceSuffix,
    },
  };
}
