import { readdirSync, existsSync } from "node:fs";
import { join } from "node:path";
import { closest, distance } from "fastest-levenshtein";
import fromMarkdown from "mdast-util-from-markdown";
import { fileOf, schemas, type SectionName } from "../schema";
import type { PartialContent } from "../schema/content";
import { fieldAt, jsonSchemas } from "../schema/json";
import type { PictureFields, Size } from "../schema/picture";
import type { ContentIssue } from "./content-issue";
import { walk } from "./walk";

/** The folder of the pictures, in `content/`. */
export const pictureFolder = "pictures";

/** A place in the content that names a picture. */
export interface PictureUse extends Omit<ContentIssue, "message"> {
  /** The file's name in `content/pictures/`. */
  picture: string;
  alt: string;
  caption?: string | undefined;
  permission?: PictureFields["permission"];
  /** The size that the place needs. */
  smallest: Size;
  /** Whether it shows a person, unless an editor has answered that. */
  unpermitted?: "always" | "maybe" | undefined;
}

/** The size that a picture in a Markdown page needs. */
const smallestInMarkdown: Size = { width: 800, height: 0 };

/** The names of the files in `content/pictures/`, but for its README. */
export function pictureFiles(directory: string): string[] {
  const folder = join(directory, pictureFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name !== "README.md" && !name.startsWith("."))
    .sort();
}

/** Every place in the content that names a picture. */
export function pictureUses(content: PartialContent): PictureUse[] {
  return [
    ...(Object.keys(schemas) as SectionName[]).flatMap((name) =>
      usesIn(fileOf(name), content[name], name),
    ),
    ...content.policies.flatMap((policy) => [
      ...usesIn(`${policy.slug}.md`, policy, "policy"),
      ...picturesInMarkdown(policy.markdown).map(({ file, alt }) => ({
        file: `${policy.slug}.md`,
        path: [],
        words: `${pictureFolder}/${file}`,
        picture: file,
        alt,
        smallest: smallestInMarkdown,
      })),
    ]),
  ];
}

function usesIn(
  file: string,
  data: unknown,
  schema: keyof typeof jsonSchemas,
): PictureUse[] {
  return walk(data).flatMap(({ path, value, parent }) => {
    if (path.at(-1) !== "file" || typeof value !== "string") return [];
    const place = fieldAt(jsonSchemas[schema], path.slice(0, -1));
    if (!place?.smallest) return [];
    const { alt, caption, permission, people } =
      parent as unknown as PictureFields;
    const nobody = place.person === "maybe" && people === false;
    return {
      ...{ file, path, picture: value, alt, caption, permission },
      smallest: place.smallest,
      unpermitted: permission || nobody ? undefined : place.person,
    };
  });
}

/** A node of a Markdown tree, as far as pictures need it. */
interface Node {
  type: string;
  url?: string;
  alt?: string | null | undefined;
  children?: Node[];
}

/** The pictures of a Markdown text, written `![what it shows](pictures/office.jpg)`. */
export function picturesInMarkdown(
  markdown: string,
): { file: string; alt: string }[] {
  const folder = `${pictureFolder}/`;
  const pictures = ({ type, url, alt, children = [] }: Node): Node[] => [
    ...(type === "image" && url?.startsWith(folder)
      ? [{ type, url, alt }]
      : []),
    ...children.flatMap(pictures),
  ];
  return pictures(fromMarkdown(markdown) as Node).map(({ url, alt }) => ({
    file: (url ?? "").slice(folder.length),
    alt: alt ?? "",
  }));
}

/**
 * Checks what can be seen from the names: pictures that are not there, that
 * nobody uses, and texts that do not say what a picture shows.
 */
export function pictureIssues(
  content: PartialContent,
  present: readonly string[],
): ContentIssue[] {
  const uses = pictureUses(content);
  return [
    ...uses.flatMap(({ file, path, picture, alt, caption }) => {
      // Pictures in Markdown are checked where their line is known.
      if (path.length === 0) return [];
      const issue = (key: string, message: string): ContentIssue => ({
        file,
        path: [...path.slice(0, -1), key],
        message,
      });
      return [
        ...absent(picture, present).map((message) => issue("file", message)),
        ...undescribed(picture, alt).map((message) => issue("alt", message)),
        ...(path.includes("screenshot") && !caption
          ? [
              issue(
                "caption",
                "the drawing's caption does not fit a real screenshot – write one here that says what it shows",
              ),
            ]
          : []),
      ];
    }),
    ...present.flatMap((name, index) => {
      const issue = (message: string): ContentIssue => ({
        file: `${pictureFolder}/${name}`,
        path: [],
        message,
      });
      const twin = present.findIndex(
        (other) => other.toLowerCase() === name.toLowerCase(),
      );
      return [
        ...(uses.some(({ picture }) => picture === name)
          ? []
          : [
              issue(
                "no content file names this picture – name it where it belongs, or delete it",
              ),
            ]),
        ...(twin < index
          ? [
              issue(
                `differs from ${present[twin]} in capital letters only, which some computers take for one file – rename one`,
              ),
            ]
          : []),
      ];
    }),
  ];
}

/** A message if a picture is not there. */
export function absent(picture: string, present: readonly string[]): string[] {
  if (present.includes(picture)) return [];
  const likely = present.length > 0 ? closest(picture, [...present]) : "";
  const hint =
    likely && distance(picture.toLowerCase(), likely.toLowerCase()) <= 4
      ? `did you mean "${likely}"?`
      : "upload it there, or correct the name";
  return [`no file "${picture}" in content/${pictureFolder} – ${hint}`];
}

/** A message if a text says nothing, or the name of a file, in place of what a picture shows. */
export function undescribed(picture: string, alt: string): string[] {
  const says = alt.trim();
  if (says !== "" && !/^\S+\.\w{3,4}$|^\S*\d{3,}\S*$/.test(says)) return [];
  return [
    `expected what the picture shows, found "${alt}" – describe ${picture} as you would on the phone`,
  ];
}
