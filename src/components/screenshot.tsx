import { Picture, type PictureData } from "./picture";

interface ScreenshotProps {
  picture: PictureData;
  sizes: string;
}

/** A real screenshot in place of a drawing, with a caption of its own. */
export function Screenshot({ picture, sizes }: ScreenshotProps) {
  return (
    <figure className="mx-auto w-full max-w-xl">
      <Picture
        {...{ picture, sizes }}
        className="rounded-lg border border-line raised"
      />
      <figcaption className="mt-4 text-sm text-muted">
        {[picture.caption, picture.credit].filter(Boolean).join(" · ")}
      </figcaption>
    </figure>
  );
}
