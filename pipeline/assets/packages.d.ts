// Two packages without types of their own.

declare module "subset-font" {
  /** Reduces a font to the given characters. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: "woff2";
      variationAxes: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}

declare module "zipcodes" {
  /** The ZIP codes of a state or territory, which has two letters. */
  export function lookupByState(
    state: string,
  ): { zip: string; city: string; state: string }[];
}
