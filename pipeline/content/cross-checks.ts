import type { PartialContent } from "../schema/content";
import type { ContentIssue } from "./content-issue";
import { pageTitles } from "./page-titles";
import { requiredPolicyText } from "./required-policy-text";

/** Checks that span several fields or files. */
export function crossChecks(content: PartialContent): ContentIssue[] {
  return [
    ...unlistedOrigins(content),
    ...requiredPolicyText(content),
    ...pageTitles(content),
    ...startingChoices(content),
    ...hiddenSections(content),
    ...redirects(content),
  ];
}

/** Every origin that the browser contacts is listed in third-parties.yaml. */
function unlistedOrigins({
  site,
  form,
  thirdParties,
}: PartialContent): ContentIssue[] {
  if (!site || !thirdParties) return [];
  const addresses = thirdParties.parties.flatMap(({ origins }, party) =>
    origins.map((address, index) => ({
      address,
      path: ["parties", party, "origins", index],
    })),
  );
  const broken = addresses
    .filter(({ address }) => !URL.canParse(address))
    .map(({ address, path }) => ({
      file: "third-parties.yaml",
      path,
      message: `expected an address that starts with https://, found "${address}" – write it in full`,
    }));
  const listedFor = (occasion: string) =>
    thirdParties.parties
      .filter((party) => party.occasion === occasion)
      .flatMap(({ origins }) => origins)
      .filter((address) => URL.canParse(address))
      .map((address) => new URL(address).origin);
  const { host, embedScript } = site.form;
  // On the site's own address, there is no other company.
  const counter =
    site.measurement && new URL(site.measurement).origin !== site.url
      ? site.measurement
      : undefined;
  const used = [
    { path: ["form", "host"], address: host, occasion: "form" },
    { path: ["form", "embedScript"], address: embedScript, occasion: "form" },
    { path: ["measurement"], address: counter, occasion: "page" },
    { path: ["paymentLink"], address: site.paymentLink, occasion: "click" },
    {
      file: "form.yaml",
      path: ["whoAnswers", "booking", "url"],
      address: form?.whoAnswers?.booking?.url,
      occasion: "click",
    },
  ];
  const idle = thirdParties.parties.flatMap(({ occasion, name }, party) =>
    occasion === "page" && !counter
      ? [
          {
            file: "third-parties.yaml",
            path: ["parties", party, "occasion"],
            message: `no page contacts ${name}, because content/site.yaml has no "measurement:" of another company – remove the company, or write the address there`,
          },
        ]
      : [],
  );
  return [
    ...broken,
    ...idle,
    ...used.flatMap(({ file = "site.yaml", path, address, occasion }) =>
      address === undefined ||
      listedFor(occasion).includes(new URL(address).origin)
        ? []
        : [
            {
              file,
              path,
              message: `${new URL(address).origin} is in no company of content/third-parties.yaml with "occasion: ${occasion}" – add it there, so that the privacy policy names it`,
            },
          ],
    ),
  ];
}

/** The cost comparison starts with a plan and a tier that exist. */
function startingChoices({
  costComparison,
  pricing,
  mapPack,
}: PartialContent): ContentIssue[] {
  if (!costComparison) return [];
  const { start } = costComparison;
  const choices = [
    { key: "plan", slug: start.plan, list: pricing?.plans, of: "pricing.yaml" },
    {
      key: "tier",
      slug: start.tier,
      list: mapPack?.tiers,
      of: "map-pack.yaml",
    },
  ];
  return choices.flatMap(({ key, slug, list, of }) => {
    const known = list?.map((item) => item.slug);
    if (!known || known.includes(slug)) return [];
    return {
      file: "cost-comparison.yaml",
      path: ["start", key],
      message: `no ${key} in ${of} has the slug "${slug}" – write one of ${known.join(", ")}`,
    };
  });
}

/** What a visitor can check is not in a section that is switched off. */
function hiddenSections({
  testimonials,
  timeline,
  faq,
}: PartialContent): ContentIssue[] {
  const hidden = Object.entries({ timeline, faq }).flatMap(([id, section]) =>
    section?.shown === false ? `#${id}` : [],
  );
  return (testimonials?.checks ?? []).flatMap(({ url }, index) =>
    hidden.includes(url)
      ? {
          file: "testimonials.yaml",
          path: ["checks", index, "url"],
          message: `the page has no ${url}, because content/${url.slice(1)}.yaml says "shown: false" – write another address, or remove the check`,
        }
      : [],
  );
}

/** A redirect leads from an address without a page to a page. */
function redirects({ site, policies }: PartialContent): ContentIssue[] {
  if (!site) return [];
  const pages = ["/", ...policies.map(({ slug }) => `/${slug}`)];
  return site.redirects.flatMap(({ from, to }, index, all) => {
    const found = (key: string, message: string): ContentIssue => ({
      file: "site.yaml",
      path: ["redirects", index, key],
      message,
    });
    return [
      ...(pages.includes(from)
        ? [found("from", `there is a page at ${from} – remove the redirect`)]
        : []),
      ...(all.findIndex((other) => other.from === from) < index
        ? [found("from", `${from} already has a redirect – keep only one`)]
        : []),
      ...(pages.includes(to)
        ? []
        : [
            found(
              "to",
              `expected the address of a page, found "${to}" – write one of ${pages.join(", ")}`,
            ),
          ]),
    ];
  });
}
