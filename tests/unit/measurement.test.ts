import { gzipSync } from "node:zlib";
import { inlineScript } from "../../pipeline/publish/defer-scripts";
import { siteContent } from "../support/content";

const { site } = siteContent;
const endpoint = "https://count.agency.com/api/event";
const off = inlineScript({ ...site, measurement: undefined });
const on = inlineScript({ ...site, measurement: endpoint });

test("without an endpoint, nothing of the measurement is in the pages", () => {
  expect(off).not.toMatch(/sendBeacon|pageview|securitypolicyviolation/);
});

test("the measurement weighs at most 1 kB", () => {
  expect(on).toContain(endpoint);
  expect(gzipSync(on).length - gzipSync(off).length).toBeLessThanOrEqual(1024);
});
