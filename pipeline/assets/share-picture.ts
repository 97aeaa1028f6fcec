import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { contentFolder } from "../content-folder";
import { pictureFolder } from "../check/pictures";
import { smallestSizes, type PictureFields } from "../schema/picture";
import { output } from "../publish/page-files";

/** WhatsApp shows no preview for a larger picture. */
const mostBytes = 300_000;

/**
 * Publishes an editor's share picture as a JPEG below 300 kB and returns its
 * address. The address changes with the picture, because networks keep a picture
 * by its address for weeks.
 */
export async function publishSharePicture({
  file,
  focus = "center",
}: PictureFields): Promise<string> {
  const picture = sharp(join(contentFolder, pictureFolder, file))
    .autoOrient()
    .resize({ ...smallestSizes.share, position: focus })
    .flatten({ background: "#fff" });
  let quality = 80;
  let bytes = await picture.jpeg({ quality }).toBuffer();
  while (bytes.length >= mostBytes && quality > 10) {
    quality -= 10;
    bytes = await picture.jpeg({ quality }).toBuffer();
  }
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
  const address = `/share/${hash}.jpg`;
  mkdirSync(join(output, "share"), { recursive: true });
  writeFileSync(join(output, address), bytes);
  return address;
}
