import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { pageFile } from "../../pipeline/publish/page-files";

/** A thing of schema.org's vocabulary, as JSON-LD says it. */
export interface Thing {
  "@type": string;
  [property: string]: unknown;
}

const element = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** What the built page at an address tells machines: its one graph. */
export function graphOf(path: string): Thing[] {
  const html = readFileSync(pageFile(path), "utf8");
  const [written, ...others] = [...html.matchAll(element)];
  expect(others).toEqual([]);
  const data = JSON.parse(written?.[1] ?? "null");
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"];
}

/** Everything in a graph that has a type. */
export function thingsIn(value: unknown): Thing[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(thingsIn);
  return "@type" in value ? [value as Thing, ...inside] : inside;
}
