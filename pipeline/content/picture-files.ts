import { join } from "node:path";
import { locate, type ContentIssue } from "./problem";
import { loadContent, type LoadedContent } from "./load-content";
import { lookInto, type Size } from "./picture-file";
import { pictureFiles, pictureFolder, pictureUses } from "./picture-uses";

/** Loads the content and checks the format and the size of every picture. */
export async function loadWithPictures(
  directory: string,
  formHost?: string,
): Promise<LoadedContent> {
  const { content, ...loaded } = loadContent(directory, formHost);
  const sizes = new Map<string, Size>();
  const issues: ContentIssue[] = [];
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
