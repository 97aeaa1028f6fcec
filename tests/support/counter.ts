import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { z } from "zod";
import { builtFiles } from "../../pipeline/publish/built-files";
import { inlineScript } from "../../pipeline/publish/defer-scripts";
import type { Content } from "../../pipeline/schema/content";
import { serveChanged } from "./changed-site";

/** An event as Plausible takes it: https://plausible.io/docs/events-api */
const event = z.strictObject({
  name: z.string().min(1).max(120),
  domain: z.hostname(),
  url: z.url(),
  referrer: z.url().or(z.literal("")),
  props: z.record(z.string().max(300), z.string().max(2000)).optional(),
});

type Event = z.output<typeof event>;

/** A small endpoint that counts events, and refuses what Plausible would not understand. */
export async function startCounter() {
  const events: Event[] = [];
  const refused: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => (body += part));
    request.on("end", () => {
      const { method, url, headers } = request;
      const type = headers["content-type"] ?? "";
      try {
        if (method !== "POST" || url !== "/api/event" || headers.cookie)
          throw new Error(`${method} ${url} ${headers.cookie}`);
        if (!/^(text\/plain|application\/json)/.test(type))
          throw new Error(type);
        events.push(event.parse(JSON.parse(body)));
        response.writeHead(202).end("ok");
      } catch (error) {
        refused.push(`${body}: ${error}`);
        response.writeHead(400).end();
      }
    });
  }).listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    endpoint: `http://localhost:${port}/api/event`,
    events,
    refused,
    close: () => server.close(),
  };
}

/** Serves the build as it would be with an endpoint. */
export function serveMeasured(content: Content, endpoint: string) {
  const site = { ...content.site, measurement: endpoint };
  const measure = (html: string) =>
    html.replace(inlineScript(content.site), () => inlineScript(site));
  const pages = builtFiles(/\.html$/).map((path) => [
    path.replace("public/", ""),
    measure,
  ]);
  return serveChanged({ ...content, site }, Object.fromEntries(pages));
}
