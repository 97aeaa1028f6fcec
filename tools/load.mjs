import { readFileSync } from "node:fs";
import autocannon from "autocannon";
import { startServer } from "../tests/support/web-servers";
import { ensureWebServers } from "./programs.mjs";

// Asks real nginx with the configuration of deploy/ for the landing page and its
// scripts, with as many requests as it can answer, and prints how it did. Ends
// with exit code 1 on any error, or when nginx takes more and more memory. The
// site has to be built. "-- 10" is for so many seconds.

const duration = Number(process.argv[2] ?? 60);
const connections = 100;
/** Times the memory of the first quarter. */
const mostGrowth = 1.1;

await ensureWebServers();
const server = await startServer("nginx");
const page = readFileSync("public/index.html", "utf8");
const scripts = [...page.matchAll(/<script src="([^"]+)"/g)];
/** @type {Map<number, number>[]} */
const samples = [];
const sampling = setInterval(() => samples.push(memoryOfWorkers()), 500);
const result = await autocannon({
  url: server.url,
  ...{ connections, duration },
  headers: { "Accept-Encoding": "gzip" },
  requests: ["/", ...scripts.map(([, path = ""]) => path)].map((path) => ({
    path,
  })),
});
clearInterval(sampling);
await server.stop();

const quarter = Math.floor(samples.length / 4);
const first = mean(samples.slice(0, quarter));
const last = mean(samples.slice(-quarter));
const workers = new Set(samples.flatMap((sample) => [...sample.keys()]));
const { latency, requests, throughput, errors, timeouts, non2xx } = result;
console.log(
  [
    `${duration} s, ${connections} connections: ${requests.total} requests`,
    `${Math.round(requests.total / result.duration)} requests/s, ${(throughput.mean / 1e6).toFixed(1)} MB/s`,
    `milliseconds: median ${latency.p50}, 97.5 % ${latency.p97_5}, 99 % ${latency.p99}, 99.9 % ${latency.p99_9}, most ${latency.max}`,
    `errors ${errors}, timeouts ${timeouts}, other than 2xx ${non2xx}`,
    `memory of ${workers.size} workers: ${first.toFixed(1)} MB in the first quarter, ${last.toFixed(1)} MB in the last`,
  ].join("\n"),
);
const crashed = samples.some((sample) => sample.size < workers.size);
if (errors + timeouts + non2xx > 0 || last > first * mostGrowth || crashed)
  process.exitCode = 1;

/** Megabytes by process: https://man7.org/linux/man-pages/man5/proc_pid_status.5.html */
function memoryOfWorkers() {
  const read = (/** @type {string} */ file) =>
    readFileSync(`/proc/${file}`, "utf8");
  const { pid } = server;
  const children = read(`${pid}/task/${pid}/children`).trim().split(" ");
  return new Map(
    children.map((child) => {
      const kilobytes = /VmRSS:\s+(\d+)/.exec(read(`${child}/status`))?.[1];
      return [Number(child), Number(kilobytes) / 1024];
    }),
  );
}

/** @param {Map<number, number>[]} sampled of all workers together */
function mean(sampled) {
  const all = sampled.flatMap((sample) => [...sample.values()]);
  return all.reduce((sum, each) => sum + each, 0) / sampled.length;
}
