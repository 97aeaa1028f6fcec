import { join } from "node:path";
import sharp from "sharp";
import { locate, type ContentIssue } from "./problem";
import { loadContent, type LoadedContent } from "./load-content";
import { pictureFiles, pictureFolder, pictureUses } from "./picture-uses";

type Size = { width: number; height: number };

/** Loads the content and checks the format and the size of every picture. */
export async function loadWithPictures(
  directory: string,
  formHost?: string,
): Promise<LoadedContent> {
  const { content, ...loaded } = loadContent(directory, formHost);
  const sizes = new Map<string, Size>();
  const issues: ContentIssue[] = [];
  for (const name of pictureFiles(directory)) {
    const { size, found } = await lookInto(
      join(directory, pictureFolder, name),
    );
    if (size) sizes.set(name, size);
    else
      issues.push({
        file: `${pictureFolder}/${name}`,
        path: [],
        message: `expected a JPEG, PNG, WebP or AVIF, found ${found} – export it as JPEG`,
      });
  }
  for (const { picture, smallest, ...place } of content
    ? pictureUses(content)
    : []) {
    const message = tooSmall(picture, sizes.get(picture), smallest);
    if (message) issues.push({ ...place, message });
  }
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

function tooSmall(
  picture: string,
  size: Size | undefined,
  { width, height }: Size,
): string | undefined {
  if (!size || (size.width >= width && size.height >= height)) return undefined;
  const [is, needs] =
    height > 0
      ? [`${size.width} × ${size.height} pixels`, `${width} × ${height}`]
      : [`${size.width} pixels wide`, width];
  return `${picture} is ${is}, and this place needs ${needs} – upload a larger one`;
}

/** The upright size of a picture, or the name of a format that does not work here. */
async function lookInto(path: string): Promise<{ size?: Size; found: string }> {
  // gatsby-transformer-sharp goes by the ending.
  const [ending = "no ending"] = /\.[^./]*$/.exec(path) ?? [];
  if (!/^\.(jpe?g|png|webp|avif)$/i.test(ending))
    return { found: `the ending "${ending}"` };
  try {
    const { format, compression, autoOrient } = await sharp(path).metadata();
    const works =
      ["jpeg", "png", "webp"].includes(format) || compression === "av1";
    // iPhones save HEIC, which libvips names HEIF.
    if (!works) return { found: format };
    // Reads all of it, since a build stops at a damaged picture.
    const isWhole = await sharp(path, { failOn: "error" })
      .stats()
      .then(
        () => true,
        () => false,
      );
    return isWhole
      ? { size: autoOrient, found: format }
      : { found: "a damaged picture" };
  } catch {
    return { found: "something else" };
  }
}
