import { join } from "node:path";
import sharp from "sharp";
import {
  pictureFolder,
  pictureUses,
} from "../../../pipeline/content/picture-uses";
import { sharePicture } from "../../../src/lib/share-picture";
import { expect, open, test } from "../../support/page";

test.beforeEach(({ guard }) => guard.allowForm());

test("Every picture that the content names comes when it is near, in AVIF, as wide as its place needs, upright and whole, and moves nothing", async ({
  page,
  content,
}) => {
  const shown = pictureUses(content).filter(
    ({ file, path }) =>
      !path.includes("share") &&
      (file !== "closing.yaml" || content.closing.shown) &&
      (file !== "testimonials.yaml" || content.testimonials.shown),
  );
  /** The shapes of the originals with an alternative text, upright: width by height. */
  const shapes = (alt: string | null) =>
    Promise.all(
      shown
        .filter((use) => use.alt === alt)
        .map(async ({ picture }) => {
          const { autoOrient } = await sharp(
            join("content", pictureFolder, picture),
          ).metadata();
          return autoOrient.width / autoOrient.height;
        }),
    );
  const paths = ["/", ...content.policies.map(({ slug }) => `/${slug}`)];
  const seen: string[] = [];
  for (const path of paths) {
    await open(page, path);
    for (const picture of await page.locator("main img").all()) {
      const before = await picture.boundingBox();
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty("complete", true);
      const { source, shape, enough } = await picture.evaluate(
        (image: HTMLImageElement) => ({
          source: image.currentSrc,
          shape: image.naturalWidth / image.naturalHeight,
          // A place may be sharper than the original, never blurred.
          enough: image.naturalWidth >= Math.min(image.clientWidth, 600),
        }),
      );
      expect(source).toMatch(/^http:\/\/localhost:\d+\/static\/.*\.avif$/);
      expect(await shapes(await picture.getAttribute("alt"))).toContainEqual(
        expect.closeTo(shape, 1),
      );
      expect(enough).toBe(true);
      const after = await picture.boundingBox();
      expect([after?.width, after?.height]).toEqual([
        before?.width,
        before?.height,
      ]);
      seen.push(source);
    }
  }
  expect(seen).toHaveLength(shown.length);
});

test("Where and with what a picture was taken is in none of the published files", async ({
  page,
}) => {
  const note = /Exif|Sample Camera|Photoshop|<x:xmpmeta/;
  const files = [sharePicture("/"), sharePicture("/privacy-policy")];
  await open(page);
  for (const { srcset } of await page
    .locator("main source, main img")
    .evaluateAll((all) =>
      all.map((each) => ({ srcset: each.getAttribute("srcset") ?? "" })),
    ))
    files.push(...srcset.split(", ").map((each) => each.split(" ")[0]!));
  for (const file of files) {
    const body = await (await page.request.get(file)).body();
    expect(body.length).toBeGreaterThan(100);
    expect(body.toString("latin1")).not.toMatch(note);
  }
});

test("Nothing of Gatsby's image component is loaded", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text());
  });
  await open(page);
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of await Promise.all(scripts))
    expect(script).not.toMatch(/gatsby-image-wrapper|renderToStaticMarkup/);
});
