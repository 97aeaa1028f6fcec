import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { sectionNames, sections, type PartialContent } from "../sections";
import { renamed, smallestSizes } from "../schema/picture";
import { nearest } from "./nearest";
import type { Issue } from "../problem";
import { nodesOf, parseMarkdown, type Nodes } from "../read/markdown";
import { walk } from "../read/walk";

/** The folder of the pictures, in `content/`. */
export const pictureFolder = "pictures";

/** A place in the content that names a picture. */
interface PictureUse extends Omit<Issue, "message"> {
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

/** The names of the files in `content/pictures/`, except its README. */
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
    ...sectionNames.flatMap((name) =>
      usesIn(sections[name].file, content[name]),
    ),
    ...content.documents.flatMap((document) => [
      ...usesIn(`${document.slug}.md`, document),
      ...picturesInMarkdown(document.markdown).map(({ file, alt }) => ({
        file: `${document.slug}.md`,
        path: [],
        words: `${pictureFolder}/${file}`,
        picture: file,
        alt,
        unpermitted: false,
        smallest: smallestInMarkdown,
      })),
    ]),
  ];
}

function usesIn(file: string, data: unknown): PictureUse[] {
  return walk(data).flatMap(({ path, value, parent }) => {
    const [place, key] = path.slice(-2);
    if (key !== "file" || typeof value !== "string" || !isPlace(place))
      return [];
    return {
      file,
      path,
      picture: value,
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
function picturesInMarkdown(markdown: string): { file: string; alt: string }[] {
  const folder = `${pictureFolder}/`;
  return nodesOf<Nodes>(parseMarkdown(markdown)).flatMap((node) =>
    node.type === "image" && node.url.startsWith(folder)
      ? { file: node.url.slice(folder.length), alt: node.alt ?? "" }
      : [],
  );
}

/**
 * Checks the names of pictures and their descriptions: finds pictures that are
 * not there, and files that no content names.
 */
export function pictureIssues(
  content: PartialContent,
  present: readonly string[],
): Issue[] {
  const uses = pictureUses(content);
  // A misspelled name is told where it stands, not at the file that it means.
  const named = uses.flatMap(({ picture }) => [
    picture,
    meantFile(picture, present),
  ]);
  return [
    ...uses.flatMap(({ file, path, picture, alt }) => {
      // `markdownProblems` checks the pictures of documents, where it knows their lines.
      if (path.length === 0) return [];
      const issue = (key: string) => (message: string) => ({
        file,
        path: [...path.slice(0, -1), key],
        message,
      });
      return [
        ...absent(picture, present).map(issue("file")),
        ...undescribed(picture, alt).map(issue("alt")),
      ];
    }),
    ...present
      .filter((name) => !renamed(name) && !named.includes(name))
      .map((name) => ({
        file: `${pictureFolder}/${name}`,
        path: [],
        message:
          "no content file names this picture – name it where it belongs, or delete it",
      })),
    ...present.flatMap((name) => {
      const message = renamed(name);
      return message
        ? { file: `${pictureFolder}/${name}`, path: [], message }
        : [];
    }),
  ];
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The file that a misspelled name means. */
function meantFile(
  picture: string,
  present: readonly string[],
): string | undefined {
  return present.includes(picture) ? undefined : nearest(picture, present, 4);
}

/** A message if a picture is not there. */
export function absent(picture: string, present: readonly string[]): string[] {
  if (present.includes(picture)) return [];
  // Markdown may have the name as addresses write it: office%20map.jpg.
  const spelled = decoded(picture);
  if (present.includes(spelled) && renamed(spelled)) return [];
  const likely = meantFile(picture, present);
  const hint = likely
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
