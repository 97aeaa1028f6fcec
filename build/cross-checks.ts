import type { Content } from "./content";

/** Something that no single field can show to be wrong. */
export interface Contradiction {
  /** The file's name below `content/`. */
  file: string;
  path: PropertyKey[];
  message: string;
}

/** Finds what is wrong between fields and between files. */
export function crossChecks(content: Content): Contradiction[] {
  return [...unlistedOrigins(content), ...missingTable(content)];
}

function unlistedOrigins({ site, thirdParties }: Content): Contradiction[] {
  const broken: Contradiction[] = [];
  const listed = thirdParties.parties.flatMap(({ origins }, party) =>
    origins.map((address, index) => {
      if (URL.canParse(address)) return new URL(address).origin;
      broken.push({
        file: "third-parties.yaml",
        path: ["parties", party, "origins", index],
        message: `expected an address that starts with https://, found "${address}" – write it in full`,
      });
      return address;
    }),
  );
  const used = [
    { path: ["form", "host"], address: site.form.host },
    { path: ["form", "embedScript"], address: site.form.embedScript },
    { path: ["paymentLink"], address: site.paymentLink },
  ];
  return [
    ...broken,
    ...used.flatMap(({ path, address }) =>
      address === undefined || listed.includes(new URL(address).origin)
        ? []
        : [
            {
              file: "site.yaml",
              path,
              message: `${new URL(address).origin} is not in content/third-parties.yaml – add it there, so that the privacy policy names it`,
            },
          ],
    ),
  ];
}

function missingTable({ policies }: Content): Contradiction[] {
  const policy = policies.find(({ slug }) => slug === "privacy-policy");
  return policy?.markdown.split("\n").includes("{third-parties}")
    ? []
    : [
        {
          file: "privacy-policy.md",
          path: [],
          message:
            "expected a line that holds only {third-parties} – put it back where the table of other companies belongs",
        },
      ];
}
