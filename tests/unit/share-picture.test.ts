import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { publishSharePicture } from "../../pipeline/assets/share-picture";
import { useEmptyFolder } from "../support/empty-folder";

useEmptyFolder();
beforeEach(() => mkdirSync("content/pictures", { recursive: true }));

/** Publishes a picture, and returns its address and its bytes. */
async function published(picture: sharp.Sharp) {
  await picture.toFile("content/pictures/street.png");
  const fields = { file: "street.png", alt: "A street" };
  const address = await publishSharePicture(fields);
  return { address, bytes: readFileSync(`public${address}`) };
}

const flat = (background: string) =>
  sharp({ create: { width: 1300, height: 700, channels: 4, background } });

test("the largest picture is a JPEG of 1200 × 630 pixels below 300 kB, without notes of the camera", async () => {
  const raw = { width: 1300, height: 700, channels: 3 as const };
  const noise = sharp(randomBytes(1300 * 700 * 3), { raw }).withExif({
    IFD0: { Model: "Sample Camera" },
  });
  const { bytes } = await published(noise);
  expect(bytes.length).toBeLessThan(300_000);
  expect(bytes.toString("latin1")).not.toContain("Sample Camera");
  expect(await sharp(bytes).metadata()).toMatchObject({
    format: "jpeg",
    width: 1200,
    height: 630,
  });
});

test("another picture of the same name has another address, the same one keeps it", async () => {
  const first = await published(flat("#0c5a43"));
  const second = await published(flat("#a53a1c"));
  const again = await published(flat("#0c5a43"));
  expect(second.address).not.toBe(first.address);
  expect(again.address).toBe(first.address);
});

test("transparent parts are white", async () => {
  const { bytes } = await published(flat("transparent"));
  const { dominant } = await sharp(bytes).stats();
  expect(Math.min(...Object.values(dominant))).toBeGreaterThan(240);
});
