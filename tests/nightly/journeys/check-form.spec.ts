import { devices, type Browser } from "@playwright/test";
import {
  findings,
  findingsAfterwards,
} from "../../../tools/check-form/findings";
import { visitForm } from "../../../tools/check-form/visit-form";
import type { Finding } from "../../../tools/finding";
import { testPorts } from "../../../tools/ports";
import { expect, test, type Content } from "../../support/page";
import { serveWithRights, type Rights } from "../../support/site-with-rights";

// Each sample provider does one thing, and gets the one sentence about it.
test.describe.configure({ mode: "parallel" });

interface Sample {
  /** What is to fix, in order. */
  says: RegExp[];
  rights?: Rights;
  send?: boolean;
}

const local = (name: string) => `http://${name}.localhost:${testPorts.form}`;
const count = local("count");

const samples: Record<string, Sample> = {
  friendly: { says: [] },
  "no-script": { says: [/script .* does not load \(status 404\)/, /sends no/] },
  error: {
    says: [/^The form does not load \(status 500\): compare form\.host/],
  },
  refused: { says: [/^The form does not load \(net::ERR_[A-Z_]+\)/] },
  hanging: { says: [/^The form does not load \(no answer\)/] },
  framed: { says: [/forbids other sites .*: allow https:\/\//] },
  silent: { says: [/^The form loads and sends no message within 15 s/] },
  late: { says: [/^The form answers only after [89] s; after 4 s visitors/] },
  tall: { says: [/^The form is 3\d\d\d px high, and the site shows 2400/] },
  wordless: { says: [/no height\): write "minHeight: \d+" below form/] },
  moved: { says: [/loses the ZIP code \(zip=/, /loses the utm_check, gclid/] },
  "no-zip": { says: [/as zip=80202, and no field of it has the ZIP code/] },
  "writes-html": {
    says: [/write "writesHtml: true # the reason" below form\.rights/],
  },
  "asks-host": {
    says: [
      new RegExp(
        `refuses ${count} \\(connect-src\\).* add "- ${count}" to the origins .* and "allow: \\[requests\\] # the reason"`,
      ),
    ],
  },
  evaluates: { says: [/refuses what .* does \(eval\), and no setting allows/] },
  leaves: {
    says: [/script leads the page to http:.*\/promotion, which nothing/],
  },
  opens: {
    says: [/script opens a window at http:.*\/promotion, which nothing/],
  },
  scrolls: { says: [/script scrolls the page, which nothing/] },
  cookie: { says: [/keeps visitor on our own address/] },
  popup: { says: [/open a window, .* write "popups: true # the reason"/] },
  "leads-away": { says: [/elsewhere, .* write "topNavigation: true # the/] },
  "three-hosts": {
    says: [
      new RegExp(
        `^It also asks ${["fonts", "files", "count"].map(local).join(", ")}: add them to the origins`,
      ),
    ],
  },
  redirects: {
    send: true,
    says: [/^After it was sent.* write "topNavigation: true # the reason"/],
  },
  captcha: {
    send: true,
    says: [/says nothing new, so perhaps it was not sent/],
  },
};

for (const [mode, { says, rights = {}, send }] of Object.entries(samples))
  test(`The sample provider “${mode}” gets its own sentence, and no other`, async ({
    browser,
    content,
  }) => {
    const found = await check(browser, content, mode, rights, send);
    expect(found.filter(({ good }) => !good).map((each) => each.says)).toEqual(
      says.map((sentence) => expect.stringMatching(sentence)),
    );
  });

test("What a form says after it was sent is quoted", async ({
  browser,
  content,
}) => {
  const found = await check(browser, content, "friendly", {}, true);
  expect(found.at(-1)).toEqual({
    good: true,
    says: expect.stringMatching(/^After it was sent, the form says: Thank you/),
  });
});

/** What each provider needs, as its sentence says. */
const needs: Record<string, Rights> = {
  popup: { popups: true },
  redirects: { topNavigation: true },
  "writes-html": { writesHtml: true },
  "asks-host": { allow: ["requests"], origins: [count] },
};
for (const [mode, rights] of Object.entries(needs))
  test(`With the right that it needs, there is nothing to fix for ${mode}`, async ({
    browser,
    content,
  }) => {
    const found = await check(
      browser,
      content,
      mode,
      rights,
      mode === "redirects",
    );
    expect(found.filter(({ good }) => !good)).toEqual([]);
  });

async function check(
  browser: Browser,
  content: Content,
  mode: string,
  rights: Rights,
  send = false,
): Promise<Finding[]> {
  const site = await serveWithRights(content, rights);
  const screen = {
    ...devices["Pixel 7"],
    extraHTTPHeaders: { "x-form-mode": mode },
    // The sample hosts are on this machine, and the site's address is not.
    permissions: ["local-network-access"],
  };
  const visit = await visitForm(browser, site.content, site.url, screen, send);
  await site.stop();
  return [
    ...findings(site.content, visit.before),
    ...(visit.after ? findingsAfterwards(visit.after) : []),
  ];
}
