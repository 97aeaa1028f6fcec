import type { Content } from "../../pipeline/schema/content";
import { allowances } from "../../pipeline/schema/third-parties";
import { FORM_MAX_HEIGHT, FORM_SLOW_AFTER } from "../../src/lib/thresholds";
import { fix, ok, type Finding } from "../finding";
import { campaign, patience, zip, type Sent, type Visit } from "./visit-form";

const settings = "content/site.yaml";
const register = "content/third-parties.yaml";

/** What a form does and what to do about it, a sentence each. */
export function findings(content: Content, visit: Visit): Finding[] {
  return [
    ...loading(content, visit),
    height(content, visit),
    zipCode(content, visit),
    attribution(content, visit),
    ...refusals(visit),
    ...attempts(content, visit),
    storage(content, visit),
    hosts(content, visit),
  ].filter((finding) => finding !== undefined);
}

/** What happened after the form was sent. */
export function findingsAfterwards(sent: Sent): Finding[] {
  const refused = refusals(sent).filter(({ good }) => !good);
  return [...refused, ...(refused.length > 0 ? [] : [outcomeOf(sent)])];
}

function outcomeOf({ said, left, stopped, form }: Sent): Finding {
  if (said === undefined)
    return fix("No button to send the form was found: send it by hand once.");
  if (stopped.has("page"))
    return fix(
      `After it was sent, the form wants to lead the whole page elsewhere, and the sandbox stops it: choose a message in place of a page in the provider's settings, or ${grant("topNavigation")}.`,
    );
  if (left[0]) return ok(`After it was sent, the page leads to ${left[0]}.`);
  if (form !== "status 200")
    return fix(
      `After it was sent, the form leads to a page that does not load in its frame (${form}): choose a message in place of that page in the provider's settings.`,
    );
  if (said) return ok(`After it was sent, the form says: ${said}`);
  return fix(
    "After it was sent, the form says nothing new, so perhaps it was not sent: a mistake, a captcha, or one of several steps. Send it by hand once.",
  );
}

function loading({ site, form: words }: Content, visit: Visit): Finding[] {
  const { host, embedScript } = site.form;
  const found: Finding[] = [
    visit.script === "status 200"
      ? ok("The provider's script loads.")
      : fix(
          `The provider's script ${embedScript} does not load (${visit.script}): copy its address from the provider's embed code to form.embedScript in ${settings}.`,
        ),
  ];
  const elsewhere = visit.messages.find(({ origin }) => origin !== host);
  if (visit.form === "net::ERR_BLOCKED_BY_RESPONSE")
    found.push(
      fix(
        `The provider forbids other sites to show the form: allow ${site.url} in the provider's settings.`,
      ),
    );
  else if (visit.form !== "status 200")
    found.push(
      fix(
        `The form does not load (${visit.form}): compare form.host, widgetPath and formId in ${settings} with the provider's embed code.`,
      ),
    );
  else if (visit.answeredAfter === undefined && elsewhere)
    found.push(
      fix(
        `The form answers from ${elsewhere.origin}, and the site listens to ${host} only: write the former as form.host in ${settings}.`,
      ),
    );
  else if (visit.answeredAfter === undefined)
    found.push(
      fix(
        `The form loads and sends no message within ${seconds(patience)}, so visitors read “${words.status.unanswered}”: ask the provider which script makes the form tell its height.`,
      ),
    );
  else if (visit.answeredAfter > FORM_SLOW_AFTER)
    found.push(
      fix(
        `The form answers only after ${seconds(visit.answeredAfter)}; after ${seconds(FORM_SLOW_AFTER)} visitors read “${words.status.slow}”: ask the provider what takes so long.`,
      ),
    );
  else
    found.push(ok(`The form answers within ${seconds(visit.answeredAfter)}.`));
  return found;
}

function height({ site }: Content, visit: Visit): Finding | undefined {
  if (visit.answeredAfter === undefined) return undefined;
  const told = visit.messages.flatMap(({ text }) => {
    const start = `[iFrameSizer]inline-${site.form.formId}:`;
    return text.startsWith(start) ? [parseFloat(text.slice(start.length))] : [];
  });
  const heights = [...new Set(told)].join(", ");
  // What a frame can be off by when it is rounded.
  if (visit.formHeight > FORM_MAX_HEIGHT + 3)
    return fix(
      `The form is ${visit.formHeight} px high, and the site shows ${FORM_MAX_HEIGHT} of them, so visitors have to scroll in it: ask for less, or in several steps.`,
    );
  if (visit.formHeight > visit.frameHeight + 3)
    return fix(
      `The form is ${visit.formHeight} px high and its frame ${Math.round(visit.frameHeight)} (${heights ? `it told ${heights}` : "it tells no height"}): write "minHeight: ${visit.formHeight}" below form in ${settings}.`,
    );
  return ok(
    heights
      ? `It tells its height (${heights} px), and all of it is in sight.`
      : "It tells no height, and all of it is in sight.",
  );
}

function zipCode({ site }: Content, visit: Visit): Finding | undefined {
  const { zipParameter } = site.form;
  if (visit.form !== "status 200") return undefined;
  if (!zipParameter)
    return ok("No ZIP code is passed on, since there is no form.zipParameter.");
  if (new URL(visit.address).searchParams.get(zipParameter) !== zip)
    return fix(moved(visit, `ZIP code (${zipParameter}=${zip})`));
  if (!visit.values.includes(zip))
    return fix(
      `The ZIP code arrives in its address as ${zipParameter}=${zip}, and no field of it has the ZIP code: ask the provider for the parameter's name, and write it as form.zipParameter in ${settings}, or delete that line.`,
    );
  return ok(
    `The ZIP code arrives in its address as ${zipParameter}=${zip}, and a field of it has the ZIP code.`,
  );
}

function attribution(content: Content, visit: Visit): Finding | undefined {
  const expected = campaign(content);
  if (visit.form !== "status 200" || expected.length === 0) return undefined;
  const arrived = new URL(visit.address).searchParams;
  const lost = expected.filter(([name, value]) => arrived.get(name) !== value);
  if (lost.length > 0)
    return fix(moved(visit, lost.map(([name]) => name).join(", ")));
  return ok("What names the advertisement arrives in its address.");
}

function moved({ address }: Visit, what: string): string {
  const { origin, pathname } = new URL(address);
  return `The form has moved to ${origin}${pathname}, and on the way loses the ${what}: write that address as form.host, widgetPath and formId in ${settings}.`;
}

function refusals({ refused }: Visit): Finding[] {
  if (refused.length === 0)
    return [ok("The security policy and Trusted Types refuse nothing.")];
  return distinct(
    refused.map(({ directive, address, sample }) => {
      const evaluated = /^(eval|Function)\b/.test(sample);
      if (directive.includes("trusted-types") && !evaluated)
        return `Trusted Types refuse what the provider's script writes (${sample.split("|")[0]}): if the form does not work without it, ${grant("writesHtml")}.`;
      // script-src-elem is a part of script-src.
      const [kind] = Object.entries(allowances).find(([, name]) =>
        directive.startsWith(name),
      ) ?? [undefined];
      if (!kind || !URL.canParse(address))
        return `The security policy refuses what the provider's script does (${evaluated ? "eval" : `${directive} ${address}`}), and no setting allows it: ask the provider for a form without it.`;
      const { origin } = new URL(address);
      return `The security policy refuses ${origin} (${directive}): if the form does not work without it, add "- ${origin}" to the origins of a company in ${register}, and "allow: [${kind}] # the reason" beside them.`;
    }),
  ).map(fix);
}

function attempts({ site }: Content, visit: Visit): Finding[] {
  const { left, opened, scrolled, stopped } = visit;
  const { popups } = site.form.rights;
  const script = [
    ...left.map((address) => `leads the page to ${address}`),
    ...(popups ? [] : opened).map((address) => `opens a window at ${address}`),
    ...(scrolled ? ["scrolls the page"] : []),
  ];
  const found = distinct(script).map((deed) =>
    fix(
      `The provider's script ${deed}, which nothing on the site can stop: have the provider turn that off.`,
    ),
  );
  if (stopped.has("window"))
    found.push(
      fix(
        `The form tries to open a window, and the sandbox stops it: if visitors need it, ${grant("popups")}.`,
      ),
    );
  if (stopped.has("page"))
    found.push(
      fix(
        `The form tries to lead the whole page elsewhere, and the sandbox stops it: if visitors need it after a tap, ${grant("topNavigation")}.`,
      ),
    );
  return found.length > 0
    ? found
    : [ok("It does not try to move the page or to open a window.")];
}

function storage({ policies }: Content, { kept }: Visit): Finding {
  const text = policies.map(({ markdown }) => markdown).join("\n");
  const unnamed = kept.filter((name) => !text.includes(name));
  if (unnamed.length > 0)
    return fix(
      `The provider's script keeps ${unnamed.join(", ")} on our own address: have the provider turn that off, or name it in content/privacy-policy.md.`,
    );
  return ok(
    kept.length > 0
      ? `It keeps ${kept.join(", ")} on our own address, as the privacy policy says.`
      : "It keeps nothing on our own address.",
  );
}

function hosts({ thirdParties }: Content, { asked }: Visit): Finding {
  const named = thirdParties.parties
    .filter(({ occasion }) => occasion === "form")
    .flatMap(({ origins }) =>
      origins.map((address) => new URL(address).origin),
    );
  const unnamed = asked.filter((origin) => !named.includes(origin));
  if (unnamed.length === 0)
    return ok(`It asks nobody who is not in ${register}.`);
  return fix(
    `It also asks ${unnamed.join(", ")}: add them to the origins of a company in ${register}, so that the privacy policy names whoever learns of a visitor.`,
  );
}

function grant(right: keyof Content["site"]["form"]["rights"]): string {
  return `write "${right}: true # the reason" below form.rights in ${settings}`;
}

function seconds(milliseconds: number): string {
  return `${Math.ceil(milliseconds / 1_000)} s`;
}

function distinct(sentences: string[]): string[] {
  return [...new Set(sentences)];
}
