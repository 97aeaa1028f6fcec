import type { Content } from "../../pipeline/schema/content";
import type { Answer, Handshake } from "./network";

/** A published site and its build. */
export interface Live {
  content: Content;
  /** The address of the site, without a slash at the end. */
  url: string;
  /** The folder with the build. */
  directory: string;
  tls: Handshake;
  /** The pages of the build. */
  routes: string[];
  ask(path: string, encoding?: string): Promise<Answer>;
  /** The text of a file of the build. */
  built(file: string): string;
  /** The HTML of a page of the build. */
  page(route: string): string;
}

/** What is wrong with each of some things, in turn, so that no host is flooded. */
export async function inTurn<Thing>(
  things: Iterable<Thing>,
  problem: (thing: Thing) => Promise<string | undefined>,
): Promise<string[]> {
  const found: string[] = [];
  for (const thing of things) {
    const wrong = await problem(thing);
    if (wrong) found.push(wrong);
  }
  return found;
}

/** From where to where the site and its host have to lead. */
export function redirectsOf({
  content,
  url,
  routes,
}: Live): [string, string][] {
  const { host } = new URL(url);
  const { url: ownUrl, redirects } = content.site;
  const named = routes.filter((route) => route !== "/");
  return [
    [`http://${host}/`, `${url}/`],
    // A preview has no such name.
    ...(url === ownUrl && !host.startsWith("www.")
      ? [[`https://www.${host}/`, `${url}/`] as [string, string]]
      : []),
    ...named.flatMap((route): [string, string][] => [
      [`${url}${route}/`, url + route],
      [`${url}${route}.html`, url + route],
    ]),
    ...redirects.map(({ from, to }): [string, string] => [
      url + from,
      url + to,
    ]),
  ];
}

/** The addresses that the pages of the build link to or show. */
export function linksOf({ routes, page, url, content }: Live): Set<string> {
  const { host } = content.site.form;
  const tag = /<(?:a|img|script)\b[^>]*?\s(?:href|src)="([^"]+)"/g;
  const links = routes.flatMap((route) =>
    [...page(route).matchAll(tag)].map(([, link = ""]) => {
      const { href, hash } = new URL(
        link.replaceAll("&amp;", "&"),
        url + route,
      );
      return href.slice(0, href.length - hash.length);
    }),
  );
  // The form has a check of its own.
  return new Set(
    links.filter((link) => link.startsWith("http") && !link.startsWith(host)),
  );
}

/** Says so if an address leads nowhere. Some hosts refuse clients that are no browsers. */
export async function broken({ ask }: Live, address: string) {
  const answer = await ask(address).catch(reason);
  if (typeof answer === "string") return unreachable(address, answer);
  const { status } = answer;
  const refused = [401, 403, 405, 429].includes(status);
  return status < 400 || refused
    ? undefined
    : `${address} is answered with ${status}`;
}

/** Says that an address cannot be reached. */
export function unreachable(address: string, why: string): string {
  return `${address} cannot be reached (${why})`;
}

/** Why a request failed. */
export function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}

/** The address of the first script of the landing page. */
export function scriptOf({ page }: Live): string {
  return /<script src="([^"]+)"/.exec(page("/"))?.[1] ?? "";
}
