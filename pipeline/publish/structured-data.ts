import { readFileSync, writeFileSync } from "node:fs";
import type {
  FAQPage,
  Graph,
  Offer,
  Service,
  Thing,
  WebPage,
} from "schema-dts";
import type { Content, Policy } from "../schema/content";
import { answered } from "../../src/lib/answered";
import { pageFile } from "./page-files";

/** The `@id` of each described thing, relative to the site's address. */
const id = { organization: "/#org", site: "/#site", service: "/#service" };

/** Adds structured data at the end of each page, for search engines and assistants. */
export function addStructuredData(content: Content): void {
  for (const [address, graph] of Object.entries(structuredData(content))) {
    const file = pageFile(address);
    const html = readFileSync(file, "utf8");
    const end = html.lastIndexOf("</body>");
    writeFileSync(
      file,
      `${html.slice(0, end)}${asScript(graph)}${html.slice(end)}`,
    );
  }
}

/**
 * Describes each page in JSON-LD (https://www.w3.org/TR/json-ld11/) with types of
 * https://schema.org. Uses only words that are on the page.
 *
 * @returns a graph for each page, by its address
 */
export function structuredData(content: Content): Record<string, Graph> {
  return {
    "/": graph(landing(content)),
    ...Object.fromEntries(
      content.policies.map((policy) => [
        `/${policy.slug}`,
        graph(policyPage(content, policy)),
      ]),
    ),
  };
}

/** Writes a graph as a script element, with white space collapsed as on the page. */
export function asScript(data: Graph): string {
  const json = JSON.stringify(data, (_, value: unknown) =>
    typeof value === "string" ? value.replace(/\s+/g, " ") : value,
  ).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${json}</script>`;
}

function graph(things: readonly Thing[]): Graph {
  return { "@context": "https://schema.org", "@graph": things };
}

function landing({ site, hero, pricing, faq }: Content): Thing[] {
  const { brand, url, landing, supportEmail } = site;
  const address = `${url}/`;
  const service: Service = {
    "@type": "Service",
    "@id": id.service,
    name: landing.title,
    description: hero.lead,
    provider: { "@id": id.organization },
    offers: pricing.plans.map(offer),
  };
  const page: WebPage = {
    "@type": "WebPage",
    "@id": "/",
    name: landing.title,
    isPartOf: { "@id": id.site },
    mainEntity: { "@id": id.service },
  };
  const questions: FAQPage = {
    "@type": "FAQPage",
    "@id": "/#faq",
    mainEntity: [...faq.items, ...answered(faq.ownership)].map(
      ({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      }),
    ),
  };
  return [
    {
      "@type": "Organization",
      "@id": id.organization,
      name: brand.name,
      url: address,
      logo: `${address}icon-512.png`,
      email: supportEmail,
    },
    {
      "@type": "WebSite",
      "@id": id.site,
      url: address,
      name: brand.name,
      publisher: { "@id": id.organization },
    },
    page,
    service,
    ...(faq.shown ? [questions] : []),
  ];
}

type Plan = Content["pricing"]["plans"][number];

/** Includes the price's suffix, because the price may not be the whole cost. */
function offer({ name, monthlyPrice, priceSuffix }: Plan): Offer {
  return {
    "@type": "Offer",
    name,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      priceCurrency: "USD",
      // A month, in UN/CEFACT's Recommendation 20.
      unitCode: "MON",
      price: monthlyPrice ?? 0,
      description: priceSuffix,
    },
  };
}

function policyPage(
  { site: { brand, url } }: Content,
  { slug, heading }: Policy,
): Thing[] {
  return [
    {
      "@type": "WebPage",
      "@id": `/${slug}`,
      name: heading,
      isPartOf: { "@id": id.site },
      breadcrumb: {
        "@type": "BreadcrumbList",
        itemListElement: [
          {
            "@type": "ListItem",
            position: 1,
            name: brand.name,
            item: `${url}/`,
          },
          { "@type": "ListItem", position: 2, name: heading },
        ],
      },
    },
  ];
}
