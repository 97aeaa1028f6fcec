import { pictureName, smallestSizes } from "../model/picture";
import type { Locate, Problem } from "../problem";
import { nodesOf, parseMarkdown, type Nodes } from "../read/markdown";
import { walk } from "../read/walk";
import { sectionNames, sections, type PartialContent } from "../sections";
import { nearest } from "./nearest";

/** The folder of the pictures, in `content/`. */
export const pictureFolder = "pictures";

/** A place in the content that names a picture. */
interface PictureUse {
  /** The name of the content file. */
  file: string;
  /** Of the field; empty in Markdown. */
  path: PropertyKey[];
  /** The file's name in `content/pictures/`. */
  picture: string;
  alt: string;
  /** True for a portrait of a person who has not agreed to be shown. */
  unpermitted: boolean;
  /** The size that the place needs; the height is 0 where nothing is cropped. */
  smallest: { width: number; height: number };
}

/** The size that a picture in a Markdown page needs. */
const smallestInMarkdown = { width: 800, height: 0 };

/** Every place in the content that names a picture. */
export function pictureUses(content: PartialContent): PictureUse[] {
  return [
    ...sectionNames.flatMap((name) =>
      usesIn(sections[name].file, content[name]),
    ),
    ...content.documents.flatMap((document) => {
      const file = `${document.slug}.md`;
      return [...usesIn(file, document), ...usesInMarkdown(file, document)];
    }),
  ];
}

function usesIn(file: string, data: unknown): PictureUse[] {
  return walk(data).flatMap(({ path, value, parent }) => {
    const [place, key] = path.slice(-2);
    if (key !== "file" || typeof value !== "string" || !isPlace(place))
      return [];
    return {
      ...{ file, path, picture: value },
      alt: String(parent?.["alt"]),
      unpermitted: place === "portrait" && parent?.["permission"] !== true,
      smallest: smallestSizes[place],
    };
  });
}

function isPlace(key: unknown): key is keyof typeof smallestSizes {
  return typeof key === "string" && Object.hasOwn(smallestSizes, key);
}

/** The pictures of a Markdown text, written `![what it shows](pictures/office.jpg)`. */
function usesInMarkdown(
  file: string,
  { markdown }: { markdown: string },
): PictureUse[] {
  const folder = `${pictureFolder}/`;
  return nodesOf<Nodes>(parseMarkdown(markdown)).flatMap((node) =>
    node.type === "image" && node.url.startsWith(folder)
      ? {
          ...{ file, path: [], alt: node.alt ?? "", unpermitted: false },
          picture: node.url.slice(folder.length),
          smallest: smallestInMarkdown,
        }
      : [],
  );
}

/**
 * Checks the names of pictures and their descriptions: finds pictures that are
 * not there, and files that no content names.
 *
 * @param present the names of the files in `content/pictures/`
 */
export function pictureProblems(
  content: PartialContent,
  present: readonly string[],
  locate: Locate,
): Problem[] {
  const uses = pictureUses(content);
  // A misspelled name is told where it stands, not at the file that it means.
  const named = uses.flatMap(({ picture }) => [
    picture,
    present.includes(picture) ? undefined : nearest(picture, present, 4),
  ]);
  return [
    ...uses.flatMap(({ file, path, picture, alt }) => {
      // `markdown.ts` checks the pictures of documents, where it knows their lines.
      if (path.length === 0) return [];
      const at = (key: string) => (message: string) =>
        locate(file, [...path.slice(0, -1), key], message);
      return [
        ...fileMistakes(picture, present).map(at("file")),
        ...descriptionMistakes(picture, alt).map(at("alt")),
      ];
    }),
    ...present.flatMap((name) => {
      const message = !pictureName.test(name)
        ? "expected a name of letters, digits, - and _ with its ending, such as office-map.jpg – rename the file"
        : !named.includes(name)
          ? "no content file names this picture – name it where it belongs, or delete it"
          : undefined;
      return message ? locate(`${pictureFolder}/${name}`, [], message) : [];
    }),
  ];
}

/** A message if a picture is not there. */
export function fileMistakes(
  picture: string,
  present: readonly string[],
): string[] {
  if (present.includes(picture)) return [];
  const likely = nearest(picture, present, 4);
  const hint = likely
    ? `did you mean "${likely}"?`
    : "upload it there, or correct the name";
  return [`no file "${picture}" in content/${pictureFolder} – ${hint}`];
}

/** A message if a text says nothing, or the name of a file, in place of what a picture shows. */
export function descriptionMistakes(picture: string, alt: string): string[] {
  const says = alt.trim();
  if (says !== "" && !/^\S+\.\w{3,4}$|^\S*\d{3,}\S*$/.test(says)) return [];
  return [
    `expected what the picture shows, found "${alt}" – describe ${picture} as you would on the phone`,
  ];
}
