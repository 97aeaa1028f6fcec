import { z } from "zod";
import { date, flag, label, text } from "./fields";

/** A size in pixels; the height is 0 where any will do, since nothing is cropped. */
export interface Size {
  width: number;
  height: number;
}

declare module "zod" {
  interface GlobalMeta {
    /** Marks a field as a picture: the size that its place needs. */
    smallest?: Size;
    /** Marks a picture that shows a person, or may: only an editor can tell. The person has to agree. */
    person?: "always" | "maybe";
  }
}

/** What a picture may be named: as web addresses are written, so that every host serves it. */
const pictureName = /^[A-Za-z0-9][A-Za-z0-9_-]*\.[A-Za-z]+$/;

/** A picture of `content/pictures/`, with what the page says about it. */
const schema = z
  .strictObject({
    file: z.string().regex(pictureName).meta({
      description: "The name of the file in content/pictures.",
      expects:
        "the name of a file in content/pictures without its folder, of letters, digits, - and _, such as office.jpg",
    }),
    alt: text("What the picture shows, for visitors who cannot see it.", 300),
    caption: text("The line below the picture.", 200).optional(),
    credit: text("Who took the picture.", 100).optional(),
    permission: z
      .strictObject({
        day: date("The day of the permission."),
        by: label("Who gave it."),
      })
      .describe("Who agreed that the picture is shown here, and when.")
      .optional(),
    people: flag(
      "Write false if nobody can be recognized in it, so that nobody has to agree.",
    ).optional(),
    focus: z
      .enum(["center", "top", "bottom", "left", "right"])
      .optional()
      .meta({
        description: "The side to keep where the picture has to be cropped.",
        expects: "one of center, top, bottom, left, right",
      }),
  })
  .meta({
    id: "Picture",
    expects: 'two lines below it, "file:" and "alt:", each further in',
  });

/** What the content says about a picture. */
export type PictureFields = z.output<typeof schema>;

/**
 * A place for a picture; empty, the place is not there. The launch check asks
 * for the permission, or whether anybody is in it.
 *
 * @param width the width that the place needs on a sharp screen, in pixels
 * @param height the height that it needs, if it crops the picture
 */
export function picture(description: string, width: number, height = 0) {
  const smallest = { width, height };
  return schema.meta({ description, smallest, person: "maybe" }).optional();
}

/** A place for the portrait of a person. The launch check asks for the permission. */
export function portrait(description: string) {
  const smallest = { width: 192, height: 192 };
  return schema.meta({ description, smallest, person: "always" }).optional();
}

/** A place for a real screenshot in place of a drawing. */
export function screenshot(width: number) {
  const description =
    "A real screenshot, in place of the drawing, with a caption of its own.";
  const smallest = { width, height: 0 };
  return schema.meta({ description, smallest }).optional();
}
