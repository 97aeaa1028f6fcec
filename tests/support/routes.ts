import { readFileSync } from "node:fs";

/** The addresses of the pages. An HTML file in `static/` is not one. */
export const routes = [
  ...readFileSync("public/sitemap.xml", "utf8").matchAll(/<loc>(.*?)<\/loc>/g),
].map(([, address = ""]) => new URL(address).pathname);
routes.push("/404");
