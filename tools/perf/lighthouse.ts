import type { Flags } from "lighthouse";
import { median, row, type Row } from "./rows";

const profiles = ["phone", "desktop"] as const;
type Profile = (typeof profiles)[number];

const paints = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
};
const shift = "cumulative-layout-shift";
const applied: Flags = {
  throttlingMethod: "devtools",
  onlyAudits: [...Object.values(paints), shift],
};
/** Lighthouse applies nothing to a desktop: its simulated 40 ms and 10 Mbit/s, by its factors for a phone. */
const desktop: Flags = {
  throttling: { requestLatencyMs: 150, downloadThroughputKbps: 9_216 },
};

/** Loads our pages in turns with the bare ones, network and processor slowed down. */
export async function measurePaints(
  port: number,
  [site, bare]: [site: string, bare: string],
  runs: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const profile of profiles)
    for (const route of ["/", "/privacy-policy"]) {
      const flags = { ...applied, ...(profile === "desktop" && desktop), port };
      const figures: Record<string, number[]> = {};
      for (let run = 0; run < runs; run += 1)
        for (const origin of [site, bare]) {
          const { audits } = await load(origin + route, profile, flags);
          for (const { id, numericValue = NaN } of Object.values(audits))
            (figures[origin + id] ??= []).push(numericValue);
        }
      const of = (id: string) => median(figures[id] ?? []);
      for (const [name, id] of Object.entries(paints)) {
        const [ours, its] = [of(site + id), of(bare + id)];
        const what = `${profile} ${route} ${name}: ${ours.toFixed()} ms, bare ${its.toFixed()} ms`;
        rows.push(row(what, ours / its, 1.2, " × bare"));
      }
      const moved = of(site + shift);
      rows.push(row(`${profile} ${route} layout shift`, moved, 0.01));
    }
  return rows;
}

const onlyCategories = "performance accessibility best-practices seo".split(
  " ",
);

/** Lighthouse's own scores, with its simulated throttling. */
export async function measureScores(
  port: number,
  site: string,
  runs: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  // What a missing page has to be counts against it.
  const missing = ["http-status-code", "is-crawlable", "errors-in-console"];
  for (const profile of profiles)
    for (const route of ["/", "/privacy-policy", "/404"]) {
      const skipAudits = route === "/404" ? missing : null;
      const flags = {
        ...{ port, onlyCategories, skipAudits },
        ignoreStatusCode: true,
      };
      const scores: Record<string, number[]> = {};
      for (let run = 0; run < runs; run += 1) {
        const { categories } = await load(site + route, profile, flags);
        for (const { id, score } of Object.values(categories))
          (scores[id] ??= []).push(Number(score) * 100);
      }
      for (const [id, all] of Object.entries(scores)) {
        const [score, least] = [median(all), id === "performance" ? 98 : 100];
        const what = `${profile} ${route} Lighthouse ${id}, at least`;
        rows.push(row(what, score, least, "", score >= least));
      }
    }
  return rows;
}

async function load(url: string, profile: Profile, flags: Flags, attempts = 3) {
  // Not a static import: tsx would change the functions that it runs in the page.
  const { default: lighthouse, desktopConfig } = await import("lighthouse");
  const config = profile === "desktop" ? desktopConfig : undefined;
  const result = await lighthouse(url, { logLevel: "error", ...flags }, config);
  const error = result?.lhr.runtimeError;
  // Sometimes the recording starts after the navigation.
  if (error?.code === "NO_NAVSTART" && attempts > 1)
    return load(url, profile, flags, attempts - 1);
  if (!result || error) throw new Error(`Lighthouse: ${error?.message}`);
  return result.lhr;
}
