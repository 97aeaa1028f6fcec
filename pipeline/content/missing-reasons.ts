import type { PartialContent } from "../schema/content";
import type { ContentFile } from "./content-file";
import type { ContentIssue } from "./content-issue";

/** Finds rights of the form and its company that have no reason beside them, which a reviewer needs. */
export function missingReasons(
  { site, thirdParties }: PartialContent,
  files: ContentFile[],
): ContentIssue[] {
  const rights = Object.entries(site?.form.rights ?? {})
    .filter(([, granted]) => granted)
    .map(([right]) => ({ file: "site.yaml", path: ["form", "rights", right] }));
  const allowed = (thirdParties?.parties ?? []).flatMap(({ allow }, index) =>
    allow.length > 0
      ? [{ file: "third-parties.yaml", path: ["parties", index, "allow"] }]
      : [],
  );
  return [...rights, ...allowed]
    .filter(({ file, path }) => {
      const read = files.find((one) => one.file === `content/${file}`);
      return !read?.yaml.commentOn(path);
    })
    .map((issue) => ({
      ...issue,
      message:
        "expected the reason on the same line, found none – write it after a #, as in: true # the calendar opens in a window",
    }));
}
