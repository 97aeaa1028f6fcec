import { readFile } from "node:fs/promises";
import sharp from "sharp";

export type Size = { width: number; height: number };

/** Larger files cost the build minutes and show nothing more. A camera's picture fits. */
const largest = { bytes: 12_000_000, pixels: 50_000_000 };

const again = "export it again, 2,000 pixels wide";

/** What `lookInto` finds. */
export interface Look {
  /** As the camera was held. */
  size?: Size;
  /** True if a part of the picture is transparent. */
  transparent?: boolean;
  /** What is wrong with the file. */
  message?: string;
}

/** Reads a picture's file, and finds what is wrong with it. */
export async function lookInto(path: string): Promise<Look> {
  const refused = (found: string) => ({
    message: `expected a JPEG, PNG, WebP or AVIF, found ${found} – export it as JPEG`,
  });
  // gatsby-transformer-sharp goes by the ending.
  const [ending = "no ending"] = /\.[^./]*$/.exec(path) ?? [];
  if (!/^\.(jpe?g|png|webp|avif)$/i.test(ending))
    return refused(`the ending "${ending}"`);
  const bytes = await readFile(path);
  if (bytes.length === 0)
    return { message: "the file is empty – upload the picture again" };
  if (bytes.length > largest.bytes)
    return {
      message: `the file has ${rounded(bytes.length)} MB, the limit is ${rounded(largest.bytes)} – ${again}`,
    };
  try {
    // Our own limit says more than sharp's.
    const picture = sharp(bytes, { limitInputPixels: false });
    const { format, compression, autoOrient, pages } = await picture.metadata();
    const works =
      ["jpeg", "png", "webp"].includes(format) || compression === "av1";
    // iPhones save HEIC, which libvips names HEIF.
    if (!works) return refused(format);
    const { width, height } = autoOrient;
    if (width * height > largest.pixels)
      return {
        message: `the picture is ${width} × ${height} pixels, ${rounded(width * height)} million; the limit is ${rounded(largest.pixels)} million – ${again}`,
      };
    // The header says nothing about the rest: a small copy reads every pixel.
    const small = await picture.resize(16).png().toBuffer();
    const { isOpaque } = await sharp(small).stats();
    return {
      size: { width, height },
      transparent: !isOpaque,
      ...(((pages ?? 1) > 1 || isAnimated(format, bytes)) && {
        message:
          "the picture moves, and the page would show its first frame as a still – export that frame as JPEG or PNG",
      }),
    };
  } catch (error) {
    return /unsupported image format/.test(String(error))
      ? refused("something else")
      : {
          message:
            "the picture is cut off or damaged – open it to see, and upload it again",
        };
  }
}

/** A PNG or an AVIF of several frames, which libvips reads as one. */
function isAnimated(format: string, bytes: Buffer): boolean {
  if (format !== "png") return bytes.toString("latin1", 4, 12) === "ftypavis";
  return bytes.subarray(0, bytes.indexOf("IDAT")).includes("acTL");
}

/** Millions, with one decimal at most. */
function rounded(number: number): string {
  return String(Math.round(number / 1e5) / 10);
}
