import { PictureFigure, type PictureData } from "./picture";

interface ScreenshotProps {
  picture: PictureData;
  sizes: string;
}

/** A real screenshot in place of a drawing. */
export function Screenshot(props: ScreenshotProps) {
  return (
    <div className="mx-auto w-full max-w-xl">
      <PictureFigure
        {...props}
        className="rounded-lg border border-line raised"
      />
    </div>
  );
}
