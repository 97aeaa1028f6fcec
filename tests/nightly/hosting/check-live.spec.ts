import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkLive } from "../../../tools/check-live/checks";
import {
  namedServer,
  type FindServer,
} from "../../../tools/check-live/network";
import type { Finding } from "../../../tools/finding";
import { startCaddy, type Caddy } from "../../support/caddy";
import { expect, test, type Content } from "../../support/page";

const url = "https://localhost";

/** A host that sends one page for everything, without what a site needs. */
const neglected = `{
	admin off
	skip_install_trust
	auto_https disable_redirects
	http_port {$HTTP_PORT}
	https_port {$HTTPS_PORT}
	servers {
		protocols h1
	}
}
http://localhost, https://localhost {
	tls internal
	respond "<p>Soon" 200
}`;

/** The build, with a sitemap that has the address of the test's server. */
let build: string;
let caddy: Caddy;
let poor: Caddy;

test.beforeAll(async ({ content }) => {
  build = mkdtempSync(join(tmpdir(), "live-"));
  cpSync("public", build, { recursive: true });
  const sitemap = join(build, "sitemap.xml");
  const text = readFileSync(sitemap, "utf8");
  writeFileSync(sitemap, text.replaceAll(content.site.url, url));
  for (const kind of ["br", "gz"]) rmSync(`${sitemap}.${kind}`);
  caddy = await startCaddy(build, readFileSync("deploy/headers.caddy", "utf8"));
  poor = await startCaddy(build, "", neglected);
});
test.afterAll(async () => {
  await Promise.all([caddy.stop(), poor.stop()]);
  rmSync(build, { recursive: true });
});

/** Finds the test's server at the address of the site, with www too. */
const at =
  (server: Caddy, ca?: Buffer): FindServer =>
  (address) => {
    if (address.port || !address.hostname.endsWith("localhost"))
      return namedServer(address);
    const { port } = new URL(
      address.protocol === "https:" ? server.url : server.plainUrl,
    );
    return { host: "localhost", port: Number(port), ...(ca && { ca }) };
  };

async function check(content: Content, findServer: FindServer) {
  const own = { ...content, site: { ...content.site, url } };
  return checkLive(own, url, build, findServer);
}

const toFix = (findings: Finding[]) =>
  findings.filter(({ good }) => !good).map(({ says }) => says);

test("A site on our own server has nothing to fix but links that the content names", async ({
  content,
}) => {
  const found = await check(content, at(caddy, caddy.authority()));
  expect(found).toHaveLength(10);
  const [links, ...others] = toFix(found);
  expect(others).toEqual([]);
  // Until the placeholders are replaced, those of other companies lead nowhere.
  expect(links ?? "Links: ").toMatch(/^Links: /);
  expect(links ?? "").not.toContain(url);
});

test("A certificate that browsers do not trust is told of, and the rest is checked all the same", async ({
  content,
}) => {
  const [certificate, ...others] = toFix(await check(content, at(caddy)));
  expect(certificate).toMatch(
    /^Certificate: browsers do not trust it \(\w+\)\. Have the host issue/,
  );
  expect(others.filter((says) => !says.startsWith("Links: "))).toEqual([]);
});

test("A host that does nothing right is told what to do about each thing", async ({
  content,
}) => {
  const found = toFix(await check(content, at(poor, poor.authority())));
  for (const sentence of [
    /^HTTP\/2: the server speaks HTTP\/1\.1 only\. Turn it on/,
    /^Pages: \/ is another page than in the build; .* Publish the build/,
    /^Headers: strict-transport-security is missing or another at \/; .* public\/_headers/,
    /^Redirects: http:\/\/localhost\/ leads nowhere \(200\), not to https:/,
    /^Unknown addresses: the status is 200; the page is not 404\.html\. The host/,
    /^Compression: \/ is not; .* Turn on gzip/,
    /^Sitemap: it is not that of the build\. /,
    /^Form: the published site may not show http:/,
  ])
    expect(found).toContainEqual(expect.stringMatching(sentence));
});

test("A site that cannot be reached is told of in one line", async ({
  content,
}) => {
  const nowhere: FindServer = () => ({ host: "localhost", port: 1 });
  expect(toFix(await check(content, nowhere))).toEqual([
    expect.stringMatching(/^https:\/\/localhost cannot be reached \(ECONN/),
  ]);
});
