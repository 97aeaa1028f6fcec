import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pageFile } from "../../pipeline/publish/page-files";
import type { Content } from "../../pipeline/schema/content";
import { formAddress } from "../../src/lib/form-address";
import { routesIn } from "../built-pages";
import { fix, ok, type Finding } from "../finding";
import { headersFor } from "../headers";
import {
  broken,
  inTurn,
  linksOf,
  reason,
  redirectsOf,
  scriptOf,
  unreachable,
  type Live,
} from "./live";
import { ask, handshake, namedServer } from "./network";

interface Check {
  title: string;
  good: string | ((live: Live) => string);
  remedy: string;
  /** What is wrong, if anything. */
  problems(live: Live): Promise<string[]>;
}

/** The most problems of a kind that are shown. */
const shown = 3;

const publish =
  "Publish the build in public/, or build the commit that is published, as deploy/README.md says.";

const checks: Check[] = [
  {
    title: "Certificate",
    good: ({ tls }) => `browsers trust it, until ${dayOf(tls.validTo)}.`,
    remedy: "Have the host issue a new one.",
    async problems({ tls: { distrusted, validFrom, validTo } }) {
      const day = 86_400_000;
      // Hosts renew a certificate when a third of its time is left.
      const spare = Math.min(14 * day, (+validTo - +validFrom) / 4);
      return [
        ...(distrusted ? [`browsers do not trust it (${distrusted})`] : []),
        ...(Date.now() > +validTo - spare
          ? [`it ends on ${dayOf(validTo)}`]
          : []),
      ];
    },
  },
  {
    title: "HTTP/2",
    good: "the server speaks it.",
    remedy: "Turn it on in the server's or the host's settings.",
    problems: async ({ tls }) =>
      tls.protocol === "h2" ? [] : ["the server speaks HTTP/1.1 only"],
  },
  {
    title: "Pages",
    good: "all are those of the build.",
    remedy: publish,
    problems: (live) =>
      inTurn(live.routes, async (route) => {
        const { status, body } = await live.ask(route);
        if (status !== 200) return `${route} is answered with ${status}`;
        const same = String(body) === live.page(route);
        return same ? undefined : `${route} is another page than in the build`;
      }),
  },
  {
    title: "Headers",
    good: "all are those of the build.",
    remedy:
      "The host has to read public/_headers, or deploy/headers.caddy: see deploy/README.md.",
    async problems(live) {
      const files = [scriptOf(live), "/share/landing.png", "/no-such-page"];
      const wrong = new Map<string, string>();
      for (const path of [...live.routes, ...files]) {
        const { headers } = await live.ask(path);
        for (const [name, value] of Object.entries(
          headersFor(path, live.directory),
        ))
          if (headers[name] !== value && !wrong.has(name))
            wrong.set(name, path);
      }
      return [...wrong].map(
        ([name, path]) => `${name} is missing or another at ${path}`,
      );
    },
  },
  {
    title: "Redirects",
    good: "each page has one address.",
    remedy:
      "Set them in the host's settings; deploy/README.md says which it needs.",
    problems: (live) =>
      inTurn(redirectsOf(live), async ([from, to]) => {
        const answer = await live.ask(from).catch(reason);
        if (typeof answer === "string") return unreachable(from, answer);
        const { status, headers } = answer;
        const moved = status === 301 || status === 308;
        const leads = headers.location && new URL(headers.location, from).href;
        if (moved && leads === to) return undefined;
        return `${from} leads ${leads ? `to ${leads}` : "nowhere"} (${status}), not to ${to}`;
      }),
  },
  {
    title: "Unknown addresses",
    good: "are answered with the 404 page and status 404.",
    remedy:
      "The host has to answer with 404.html and status 404: search engines would list every wrong address.",
    async problems(live) {
      const { status, body } = await live.ask(`/no-such-page-${Date.now()}`);
      return [
        ...(status === 404 ? [] : [`the status is ${status}`]),
        ...(String(body) === live.built("404.html")
          ? []
          : ["the page is not 404.html"]),
      ];
    },
  },
  {
    title: "Compression",
    good: "pages and scripts are sent compressed.",
    remedy:
      "Turn on gzip and Brotli, or have the host send the .gz and .br files of the build.",
    problems: (live) =>
      inTurn(["/", scriptOf(live)], async (path) => {
        const { headers } = await live.ask(path, "br, gzip");
        return headers["content-encoding"] ? undefined : `${path} is not`;
      }),
  },
  {
    title: "Sitemap",
    good: "it is that of the build, and all its pages are there.",
    remedy: `Correct url in content/site.yaml if need be, build, and publish.`,
    async problems(live) {
      const { status, body } = await live.ask("/sitemap.xml");
      const sitemap = String(body);
      if (status !== 200 || sitemap !== live.built("sitemap.xml"))
        return ["it is not that of the build"];
      const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)];
      return inTurn(pages, async ([, page = ""]) => {
        if (!page.startsWith(`${live.url}/`)) return `it names ${page}`;
        const answer = await live.ask(page);
        return answer.status === 200 ? undefined : `${page} is not there`;
      });
    },
  },
  {
    title: "Links",
    good: "all lead somewhere.",
    remedy: "Correct them in content/, build, and publish.",
    problems: (live) =>
      inTurn(linksOf(live), async (link) => broken(live, link)),
  },
  {
    title: "Form",
    good: "its host answers, and the site may show it.",
    remedy:
      "Compare form in content/site.yaml with the provider's embed code, build without FORM_HOST, and publish; npm run check:form says more.",
    async problems(live) {
      const { form } = live.content.site;
      const { headers } = await live.ask("/");
      const policy = String(headers["content-security-policy"]);
      const addresses = [formAddress(form), form.embedScript];
      return [
        ...(policy.includes(`frame-src ${form.host}`)
          ? []
          : [`the published site may not show ${form.host}`]),
        ...(await inTurn(addresses, (address) => broken(live, address))),
      ];
    },
  },
];

/**
 * Compares a published site with its build, a finding for each kind of thing.
 *
 * @param url its address, without a slash at the end
 * @param directory the folder with the build
 */
export async function checkLive(
  content: Content,
  url: string,
  directory = "public",
  findServer = namedServer,
): Promise<Finding[]> {
  const connected = await handshake(new URL(url), findServer).catch(reason);
  if (typeof connected === "string")
    return [
      fix(
        `${unreachable(url, connected)}: look at its address, its DNS, and whether it is published.`,
      ),
    ];
  const live: Live = {
    ...{ content, url, directory, tls: connected },
    routes: routesIn(directory).filter((route) => route !== "/404"),
    ask: (path, encoding) => ask(new URL(path, url), findServer, encoding),
    built: (file) => readFileSync(join(directory, file), "utf8"),
    page: (route) => readFileSync(pageFile(route, directory), "utf8"),
  };
  const findings: Finding[] = [];
  for (const { title, good, remedy, problems } of checks) {
    const found = await problems(live).catch((error) => [reason(error)]);
    const more = found.length - shown;
    const said = [
      ...found.slice(0, shown),
      ...(more > 0 ? [`and ${more} more`] : []),
    ].join("; ");
    if (said) findings.push(fix(`${title}: ${said}. ${remedy}`));
    else {
      const fine = typeof good === "string" ? good : good(live);
      findings.push(ok(`${title}: ${fine}`));
    }
  }
  return findings;
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
