import { readdirSync } from "node:fs";

/** The addresses of the pages of a built site, the page for errors included. */
export function routesIn(directory: string): string[] {
  return readdirSync(directory)
    .filter((file) => file.endsWith(".html"))
    .map((file) => `/${file.replace(/(^index)?\.html$/, "")}`)
    .sort();
}
