import { Picture, type PictureData } from "./picture";

interface ScreenshotProps {
  picture: PictureData;
  /** The caption of the drawing that the screenshot replaces. */
  caption: string;
  sizes: string;
}

/** A real screenshot in place of a drawing. Its own caption wins. */
export function Screenshot({ picture, caption, sizes }: ScreenshotProps) {
  return (
    <figure className="mx-auto w-full max-w-xl">
      <Picture
        {...{ picture, sizes }}
        className="rounded-lg border border-line raised"
      />
      <figcaption className="mt-4 text-sm text-muted">
        {[picture.caption ?? caption, picture.credit].filter(Boolean).join(" ")}
      </figcaption>
    </figure>
  );
}
