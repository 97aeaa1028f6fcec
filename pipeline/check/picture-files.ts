import { join } from "node:path";
import type { Issue } from "../problem";
import type { Content } from "../sections";
import { lookInto, type Size } from "./picture-file";
import { pictureFiles, pictureFolder, pictureUses } from "./pictures";

/** Checks the format and the size of every picture. */
export async function pictureFileProblems(
  directory: string,
  content: Content | undefined,
): Promise<Issue[]> {
  const sizes = new Map<string, Size>();
  const issues: Issue[] = [];
  for (const name of pictureFiles(directory)) {
    const { size, message } = await lookInto(
      join(directory, pictureFolder, name),
    );
    if (size) sizes.set(name, size);
    if (message)
      issues.push({ file: `${pictureFolder}/${name}`, path: [], message });
  }
  for (const { picture, smallest, ...place } of content
    ? pictureUses(content)
    : []) {
    const message = tooSmall(picture, sizes.get(picture), smallest);
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
