import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Locate, Problem } from "../problem";
import type { Content } from "../sections";
import { pictureFolder, pictureUses } from "./pictures";

type Size = { width: number; height: number };

/** Larger files cost the build minutes and show nothing more. A camera's picture fits. */
const largest = { bytes: 12_000_000, pixels: 50_000_000 };

/**
 * Checks the format and the size of every picture.
 *
 * @param directory the content folder
 * @param pictures the names of the files in its folder of pictures
 */
export async function pictureFileProblems(
  directory: string,
  pictures: readonly string[],
  content: Content | undefined,
  locate: Locate,
): Promise<Problem[]> {
  const sizes = new Map<string, Size>();
  const problems: Problem[] = [];
  for (const name of pictures) {
    const found = await measure(join(directory, pictureFolder, name));
    if (typeof found === "object") sizes.set(name, found);
    else problems.push(locate(`${pictureFolder}/${name}`, [], found));
  }
  for (const { picture, smallest, file, path } of content
    ? pictureUses(content)
    : []) {
    const message = tooSmall(picture, sizes.get(picture), smallest);
    if (message)
      problems.push(
        locate(file, path, message, path.length > 0 ? "" : picture),
      );
  }
  return problems;
}

/** The size of a picture as the camera was held, or what is wrong with its file. */
export async function measure(path: string): Promise<Size | string> {
  const refused = (found: string) =>
    `expected a JPEG, PNG, WebP or AVIF, found ${found} – export it as JPEG`;
  // gatsby-transformer-sharp goes by the ending.
  const [ending = "no ending"] = /\.[^./]*$/.exec(path) ?? [];
  if (!/^\.(jpe?g|png|webp|avif)$/i.test(ending))
    return refused(`the ending "${ending}"`);
  const bytes = await readFile(path);
  if (bytes.length === 0) return "the file is empty – upload the picture again";
  try {
    // Our own limit says more than sharp's.
    const picture = sharp(bytes, { limitInputPixels: false });
    const { format, compression, autoOrient } = await picture.metadata();
    // iPhones save HEIC, which libvips names HEIF.
    if (!["jpeg", "png", "webp"].includes(format) && compression !== "av1")
      return refused(format);
    const { width, height } = autoOrient;
    if (bytes.length > largest.bytes || width * height > largest.pixels)
      return `the picture has ${millions(bytes.length)} MB and ${millions(width * height)} million pixels, the limits are ${millions(largest.bytes)} MB and ${millions(largest.pixels)} million – export it again, 2,000 pixels wide`;
    // The header says nothing about the rest: a small copy reads every pixel.
    await picture.resize(16).toBuffer();
    return { width, height };
  } catch (error) {
    return /unsupported image format/.test(String(error))
      ? refused("something else")
      : "the picture is cut off or damaged – open it to see, and upload it again";
  }
}

function tooSmall(
  picture: string,
  size: Size | undefined,
  { width, height }: Size,
): string | undefined {
  if (!size || (size.width >= width && size.height >= height)) return undefined;
  const needs = height > 0 ? `${width} × ${height}` : `a width of ${width}`;
  return `${picture} is ${size.width} × ${size.height} pixels, and this place needs ${needs} – upload a larger one`;
}

/** With one decimal at most. */
function millions(number: number): string {
  return String(Math.round(number / 1e5) / 10);
}
