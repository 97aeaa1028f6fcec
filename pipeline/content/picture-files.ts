import { readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { PartialContent } from "../schema/content";
import type { ContentIssue } from "./content-issue";
import { locate } from "./content-issue";
import { loadContent, type LoadedContent } from "./load-content";
import { pictureFiles, pictureFolder, pictureUses } from "./picture-uses";

/** The formats of pictures, by the ends that their names may have. */
const formats: Record<string, string> = {
  ".jpg": "jpeg",
  ".jpeg": "jpeg",
  ".png": "png",
  ".webp": "webp",
  ".avif": "avif",
};

const mostBytes = 10 * 1024 * 1024;
const mostPixels = 50_000_000;

/**
 * Loads the content and looks into every picture, which takes time for each:
 * decoding is the only proof that a file is whole.
 */
export async function loadWithPictures(
  directory: string,
  formHost?: string,
): Promise<LoadedContent> {
  const { content, ...loaded } = loadContent(directory, formHost);
  const issues: ContentIssue[] = [];
  for (const name of pictureFiles(directory)) {
    const message = await problemOf(join(directory, pictureFolder, name));
    if (message)
      issues.push({ file: `${pictureFolder}/${name}`, path: [], message });
  }
  if (issues.length === 0 && content)
    issues.push(...(await tooSmall(directory, content)));
  const problems = [
    ...loaded.problems,
    ...issues.map((issue) => locate(issue, loaded.files)),
  ];
  return {
    ...loaded,
    problems,
    ...(content && problems.length === 0 && { content }),
  };
}

/** What is wrong with a picture; undefined if nothing is. */
async function problemOf(path: string): Promise<string | undefined> {
  if (statSync(path).isDirectory())
    return "folders do not work here – move its pictures into content/pictures itself";
  const end = extname(path).toLowerCase();
  if (end === ".svg")
    return "an SVG can carry scripts, so it is not taken – export it as PNG";
  const expected = formats[end];
  if (!expected)
    return `expected a JPEG, PNG, WebP or AVIF, found the ending "${end}" – export it as JPEG`;
  const { size } = statSync(path);
  if (size > mostBytes)
    return `expected at most 10 MB, found ${Math.ceil(size / 1024 / 1024)} MB – export it smaller, 2,000 pixels wide`;
  const bytes = readFileSync(path);
  // libvips takes a PNG that moves for one that does not.
  if (bytes.includes("acTL")) return moving;
  try {
    const picture = sharp(bytes, {
      limitInputPixels: false,
      failOn: "error",
    });
    const { format, width, height, pages = 1 } = await picture.metadata();
    if (format === "svg")
      return "this is an SVG, which can carry scripts – export it as PNG";
    const found = format === "heif" ? "avif" : format;
    if (!Object.values(formats).includes(found))
      return `it is ${found.toUpperCase()}, whatever its name says – export it as JPEG`;
    if (found !== expected)
      return `its name says ${expected.toUpperCase()}, but it is ${found.toUpperCase()} – name it with the ending .${found === "jpeg" ? "jpg" : found}`;
    if (width * height > mostPixels)
      return `expected at most 50 megapixels, found ${Math.round((width * height) / 1e6)} (${width} × ${height}) – export it smaller, 2,000 pixels wide`;
    if (pages > 1) return moving;
    await decode(picture);
    return undefined;
  } catch {
    return "the file is broken, cut off, or no picture – export it as JPEG and upload it anew";
  }
}

const moving =
  "pictures that move distract readers and do not work here – export one frame of it";

/** @throws Error if any part of the picture cannot be read */
async function decode(picture: Sharp): Promise<void> {
  await picture.stats();
}

/** Pictures with fewer pixels than their place needs. */
async function tooSmall(
  directory: string,
  content: PartialContent,
): Promise<ContentIssue[]> {
  const issues: ContentIssue[] = [];
  for (const { picture, smallest, file, path } of pictureUses(content)) {
    const { autoOrient } = await sharp(
      join(directory, pictureFolder, picture),
    ).metadata();
    if (autoOrient.width < smallest)
      issues.push({
        file,
        path,
        message: `${picture} is ${autoOrient.width} pixels wide, and this place needs ${smallest} – upload a larger one`,
      });
  }
  return issues;
}
