import type { Issue } from "../problem";
import type { PartialContent } from "../sections";

/** Every origin that the browser contacts is listed in third-parties.yaml. */
export function unlistedOrigins({
  site,
  form,
  thirdParties,
}: PartialContent): Issue[] {
  if (!site || !thirdParties) return [];
  const { frame, script } = site.form.embed;
  const counter = site.measurement && originOf(site.measurement);
  const booking = form?.whoAnswers?.booking?.url;
  const used = [
    ["site.yaml", ["form", "snippet"], frame, "form"],
    ["site.yaml", ["form", "snippet"], script, "form"],
    // On the site's own address, there is no other company.
    ["site.yaml", ["measurement"], counter === site.url ? "" : counter, "page"],
    ["site.yaml", ["paymentLink"], site.paymentLink, "click"],
    ["form.yaml", ["whoAnswers", "booking", "url"], booking, "click"],
  ] as const;
  const unlisted = used.flatMap(([file, path, address, occasion]) => {
    const origin = address && originOf(address);
    const isListed = thirdParties.parties.some(
      (party) =>
        party.occasion === occasion &&
        party.origins.some((listed) => originOf(listed) === origin),
    );
    if (!origin || isListed) return [];
    const message = `${origin} is in no company of content/third-parties.yaml with "occasion: ${occasion}" – add it there, so that the privacy policy names it`;
    return { file, path: [...path], message };
  });
  const wrong = thirdParties.parties.flatMap((party, index) => {
    const issue = (path: PropertyKey[], message: string): Issue => ({
      file: "third-parties.yaml",
      path: ["parties", index, ...path],
      message,
    });
    const isIdle = !counter || counter === site.url;
    return [
      ...party.origins.flatMap((address, at) =>
        // A reference without a value is told where it is filled in.
        originOf(address) || address.startsWith("{")
          ? []
          : issue(
              ["origins", at],
              `expected an address that starts with https://, found "${address}" – write it in full`,
            ),
      ),
      ...(party.occasion === "page" && isIdle
        ? [
            issue(
              ["occasion"],
              `no page contacts ${party.name}, because content/site.yaml has no "measurement:" of another company – remove the company, or write the address there`,
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
