import { join } from "node:path";
import type { Issue } from "../problem";
import type { Content } from "../sections";
import { smallestSizes } from "../schema/picture";
import { lookInto, type Look, type Size } from "./picture-file";
import { pictureFiles, pictureFolder, pictureUses } from "./pictures";

/** Checks the format and the size of every picture. */
export async function pictureFileProblems(
  directory: string,
  content: Content | undefined,
): Promise<Issue[]> {
  const looks = new Map<string, Look>();
  const issues: Issue[] = [];
  for (const name of pictureFiles(directory)) {
    const look = await lookInto(join(directory, pictureFolder, name));
    looks.set(name, look);
    const { message } = look;
    if (message)
      issues.push({ file: `${pictureFolder}/${name}`, path: [], message });
  }
  for (const { picture, smallest, ...place } of content
    ? pictureUses(content)
    : []) {
    const { size, transparent } = looks.get(picture) ?? {};
    const message =
      tooSmall(picture, size, smallest) ??
      (transparent && smallest === smallestSizes.share
        ? `${picture} has transparent parts, which social networks would show black – export it as JPEG`
        : undefined);
    if (message) issues.push({ ...place, message });
  }
  return issues;
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
