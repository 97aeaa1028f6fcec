import { z } from "zod";
import { flag, text } from "./fields";

/** The size in pixels that each place for a picture needs, by the name of its field. */
export const smallestSizes = {
  picture: { width: 1600, height: 600 },
  portrait: { width: 192, height: 192 },
  share: { width: 1200, height: 630 },
};

/** The name of a picture, as web addresses are written, so that every host serves it. */
export const pictureName = /^[A-Za-z0-9][A-Za-z0-9_-]*\.[A-Za-z]+$/;

const schema = z
  .strictObject({
    file: z
      .string()
      .overwrite((name) => name.replace(/^.*[\\/]/, ""))
      .regex(pictureName)
      .meta({
        description: "The name of the file in content/pictures.",
        expects:
          "the name of a file in content/pictures without its folder, of letters, digits, - and _, such as office.jpg",
      }),
    alt: text("What the picture shows, for visitors who cannot see it.", 300),
    focus: z
      .enum(["center", "top", "bottom", "left", "right"])
      .optional()
      .meta({
        description: "The side to keep where the picture has to be cropped.",
        expects: "one of center, top, bottom, left, right",
      }),
    permission: flag(
      "Write true once the person in a portrait has agreed to be shown here. A portrait without it stops a release.",
    ).optional(),
  })
  .meta({
    id: "Picture",
    expects: 'two lines below it, "file:" and "alt:", each further in',
  });

/** What the content says about a picture. */
export type PictureFields = z.output<typeof schema>;

/** A place for a picture of `content/pictures/`, named like one of `smallestSizes`. It may stay empty. */
export function picture(description: string) {
  return schema.meta({ description }).optional();
}
