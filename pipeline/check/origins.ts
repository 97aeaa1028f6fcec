import type { Locate, Problem } from "../problem";
import type { PartialContent } from "../sections";

/** Every origin that the browser contacts is listed in third-parties.yaml. */
export function unlistedOrigins(
  { site, form, thirdParties }: PartialContent,
  locate: Locate,
): Problem[] {
  if (!site || !thirdParties) return [];
  const { parties } = thirdParties;
  const { frame, script } = site.form.embed;
  // On the site's own address, there is no other company.
  const isOwn = originOf(site.measurement ?? site.url) === site.url;
  const counter = isOwn ? undefined : site.measurement;
  const booking = form?.whoAnswers?.booking?.url;
  const used = [
    ["site.yaml", ["form", "snippet"], frame, "form"],
    ["site.yaml", ["form", "snippet"], script, "form"],
    ["site.yaml", ["measurement"], counter, "page"],
    ["site.yaml", ["paymentLink"], site.paymentLink, "click"],
    ["form.yaml", ["whoAnswers", "booking", "url"], booking, "click"],
  ] as const;
  const unlisted = used.flatMap(([file, path, address, occasion]) => {
    const origin = address && originOf(address);
    const isListed = parties.some(
      (party) =>
        party.occasion === occasion &&
        party.origins.some((listed) => originOf(listed) === origin),
    );
    if (!origin || isListed) return [];
    return locate(
      file,
      path,
      `${origin} is in no company of content/third-parties.yaml with "occasion: ${occasion}" – add it there, so that the privacy policy names it`,
    );
  });
  const wrong = parties.flatMap(({ name, origins, occasion }, index) => {
    const found = (path: PropertyKey[], message: string) =>
      locate("third-parties.yaml", ["parties", index, ...path], message);
    return [
      ...origins.flatMap((address, at) =>
        // A reference without a value is told where it is filled in.
        originOf(address) || address.startsWith("{")
          ? []
          : found(
              ["origins", at],
              `expected an address that starts with https://, found "${address}" – write it in full`,
            ),
      ),
      ...(occasion === "page" && !counter
        ? [
            found(
              ["occasion"],
              `no page contacts ${name}, because content/site.yaml has no "measurement:" of another company – remove the company, or write the address there`,
            ),
          ]
        : []),
    ];
  });
  return [...wrong, ...unlisted];
}

/** The origin of a web address; `mailto:` and the like have none. */
function originOf(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url?.protocol === "https:" ? url.origin : undefined;
}
