import { unreviewedTexts } from "../../pipeline/content/reviewed-texts";
import { siteContent } from "../support/content";

const { site, pricing, form, policies } = siteContent;

function asked(
  reviewed: string | undefined,
  confirmed: string | undefined,
  paymentLink = "https://pay.agency.com",
) {
  const content = {
    ...siteContent,
    site: { ...site, paymentLink },
    form: { ...form, consent: { ...form.consent, confirmed } },
    pricing: { ...pricing, payment: { ...pricing.payment, confirmed } },
    policies: [{ ...policies[0]!, slug: "terms", reviewed }],
  };
  return unreviewedTexts(content, new Date("2031-06-01T12:00Z")).map(
    ({ file, path, message }) => `${file} ${path.join(".")}: ${message}`,
  );
}

test.each([
  [undefined, /^terms\.md reviewed: nobody has reviewed the policy – read all/],
  ["2030-05-31", /^terms\.md reviewed: 2030-05-31 is more than 12 months ago/],
  ["2030-06-02", undefined],
  ["2031-06-01", undefined],
  ["2031-06-02", /^terms\.md reviewed: 2031-06-02 is in the future – write/],
])("a policy that was reviewed on %s", (reviewed, said) => {
  expect(asked(reviewed, "2031-01-01")).toEqual(
    said ? [expect.stringMatching(said)] : [],
  );
});

test.each([
  [undefined, /: the owner has not confirmed the text – ask the owner/],
  ["2031-06-02", /: 2031-06-02 is in the future – write/],
])("texts with legal weight that were confirmed on %s", (confirmed, said) => {
  const list = asked("2031-01-01", confirmed);
  expect(list.map((line) => line.split(":")[0])).toEqual([
    "form.yaml consent.confirmed",
    "pricing.yaml payment.confirmed",
  ]);
  for (const line of list) expect(line).toMatch(said);
});

test("the text beside the payment link needs no word where there is no link", () => {
  const list = asked("2031-01-01", undefined, "");
  expect(list).toEqual([expect.stringMatching(/^form\.yaml /)]);
});
