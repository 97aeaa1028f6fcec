import { readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import sharp from "sharp";
import type { PartialContent } from "../schema/content";
import type { Size } from "../schema/picture";
import { locate, type ContentIssue } from "./content-issue";
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

/** What is wrong with a picture; its size if nothing is. */
type Found = string | Size;

/** By path, size and time of change: `npm run dev` asks about every picture after every edit. */
const known = new Map<string, Found>();

/**
 * Loads the content and looks into every picture. That takes time for each:
 * decoding is the only proof that a file is whole.
 */
export async function loadWithPictures(
  directory: string,
  formHost?: string,
): Promise<LoadedContent> {
  const found = new Map<string, Found>();
  for (const name of pictureFiles(directory))
    found.set(name, await lookInto(join(directory, pictureFolder, name)));
  // Afterwards, so that what has been edited meanwhile counts.
  const { content, ...loaded } = loadContent(directory, formHost);
  const issues = [
    ...unusable(found),
    ...(content ? tooSmall(content, found) : []),
  ];
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

/** Pictures that cannot be used at all. */
function unusable(found: Map<string, Found>): ContentIssue[] {
  return [...found].flatMap(([name, each]) =>
    typeof each === "string"
      ? { file: `${pictureFolder}/${name}`, path: [], message: each }
      : [],
  );
}

/** Pictures with fewer pixels than their place needs. */
function tooSmall(
  content: PartialContent,
  found: Map<string, Found>,
): ContentIssue[] {
  return pictureUses(content).flatMap(({ picture, smallest, ...place }) => {
    const size = found.get(picture);
    if (typeof size !== "object") return [];
    if (size.width >= smallest.width && size.height >= smallest.height)
      return [];
    const [is, needs] =
      smallest.height > 0
        ? [
            `${size.width} × ${size.height} pixels`,
            `${smallest.width} × ${smallest.height}`,
          ]
        : [`${size.width} pixels wide`, smallest.width];
    return {
      ...place,
      message: `${picture} is ${is}, and this place needs ${needs} – upload a larger one`,
    };
  });
}

async function lookInto(path: string): Promise<Found> {
  const { size, mtimeMs } = statSync(path);
  const key = `${path} ${size} ${mtimeMs}`;
  const found = known.get(key) ?? (await decode(path));
  known.set(key, found);
  return found;
}

async function decode(path: string): Promise<Found> {
  const stat = statSync(path);
  if (stat.isDirectory())
    return "folders do not work here – move its pictures into content/pictures itself";
  const end = extname(path).toLowerCase();
  if (end === ".svg")
    return "an SVG can carry scripts, so it is not taken – export it as PNG";
  const expected = formats[end];
  if (!expected)
    return `expected a JPEG, PNG, WebP or AVIF, found the ending "${end}" – export it as JPEG`;
  if (stat.size > mostBytes)
    return `expected at most 10 MB, found ${Math.ceil(stat.size / 1024 / 1024)} MB – export it smaller, 2,000 pixels wide`;
  const bytes = readFileSync(path);
  // libvips takes a PNG that moves for one that does not.
  if (bytes.includes("acTL")) return moving;
  try {
    const picture = sharp(bytes, {
      limitInputPixels: false,
      failOn: "error",
    });
    const {
      format,
      width,
      height,
      pages = 1,
      autoOrient,
    } = await picture.metadata();
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
    // Reads all of it.
    await picture.stats();
    return autoOrient;
  } catch {
    return "the file is broken, cut off, or no picture – export it as JPEG and upload it anew";
  }
}

const moving =
  "pictures that move distract readers and do not work here – export one frame of it";
