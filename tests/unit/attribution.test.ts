/** @jest-environment jsdom */
import fc from "fast-check";
import { attribution, handOver, readArrival } from "../../src/lib/attribution";

const allowed = ["utm_*", "gclid"];

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  delete window.arrival;
});

const long = "x".repeat(501);
test.each([
  ["no other names", "email=a%40b.example&gclid2=1&xgclid=1&utm=1", ""],
  ["no empty values", "gclid=&utm_source", ""],
  ["long values whole", `gclid=${long.slice(1)}`, `gclid=${long.slice(1)}`],
  ["no values that are too long", `gclid=${long}&utm_source=a`, "utm_source=a"],
  ["no name that is too long", `utm_${long}=1`, ""],
  [
    "the last of several values",
    "gclid=1&utm_id=2&GCLID=3",
    "gclid=3&utm_id=2",
  ],
])("of an address it reads %s", (_, query, read) => {
  expect(readArrival(`?${query}`, allowed).toString()).toBe(read);
});

test.each([
  "?utm_source=mail#form",
  "?UTM_SOURCE=mail",
  "?utm_source=mail&amp;gclid=G",
  "?utm_source=mail&amp;amp;gclid=G",
  "?utm_source=mail&amp%3Bgclid=G",
  "?utm_source=mail&#38;gclid=G",
  "?utm_source=mail?gclid=G",
  "?utm_source=mail??gclid=G",
  "??utm_source=mail&?gclid=G",
  "?utm_source=mail%3Fgclid=G",
  "?zip=80202?utm_source=mail",
  "#form?utm_source=mail",
  "#pricing&utm_source=mail&gclid=G",
  "#form/?utm_source=mail?gclid=G",
  "#form%3Futm_source=mail",
  "#utm_source=mail&gclid=G",
  "?gclid=G#form?utm_source=mail",
])("%s is read as it was meant", (address) => {
  const meant = {
    utm_source: "mail",
    ...(/gclid/.test(address) && { gclid: "G" }),
  };
  expect(Object.fromEntries(readArrival(address, allowed))).toEqual(meant);
});

test.each(["how much?", "who? me", "a&b=c", "a?gclid=c", "#1", "50%", "a=b"])(
  "the value %j stays whole",
  (value) => {
    const query = new URLSearchParams({ utm_term: value, gclid: "G" });
    const read = { utm_term: value, gclid: "G" };
    expect(Object.fromEntries(readArrival(`?${query}`, allowed))).toEqual(read);
  },
);

/** A parameter that is allowed, its name also in capitals or after an "&amp;" copied out of HTML. */
const parameter = fc.record({
  name: fc.constantFrom("gclid", "GCLID", "amp;utm_id", "amp;amp;UTM_Id"),
  value: fc.string({ unit: "binary", minLength: 1, maxLength: 500 }),
});

test("of each name it reads the last value, whole", () => {
  fc.assert(
    fc.property(fc.array(parameter, { maxLength: 4 }), (parameters) => {
      const expected: Record<string, string> = {};
      let query = "?secret=1";
      for (const { name, value } of parameters) {
        expected[/gclid/i.test(name) ? "gclid" : "utm_id"] = value;
        query += `&${name}=${encodeURIComponent(value)}`;
      }
      const read = readArrival(query, allowed);
      expect(Object.fromEntries(read)).toEqual(expected);
    }),
    // The same in every run, so that no change of the content meets an old mistake.
    { seed: 1 },
  );
});

test.each([
  ["", "gclid=1"],
  ["?zip=80202&plan=both#form", "gclid=1"],
  ["?utm_source=&gclid=", "gclid=1"],
  ["?utm_source=partner", "utm_source=partner"],
])("with gclid=1 kept, the attribution at /%s is %s", (arrival, expected) => {
  sessionStorage.setItem("attribution", "gclid=1");
  window.arrival = arrival;
  expect(attribution(allowed)).toBe(expected);
});

test("where storage is forbidden, the attribution is that of the address", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("Forbidden", "SecurityError");
  });
  expect(attribution(allowed)).toBe("");
  window.arrival = "?gclid=1";
  expect(attribution(allowed)).toBe("gclid=1");
});

test.each([
  ["/", "", "", "/"],
  ["/#form", "gclid=1", "80202", "/?gclid=1#form?zip=80202"],
  ["/privacy-policy", "", "80202", "/privacy-policy#?zip=80202"],
  ["/?own=1&gclid=0#faq", "gclid=1", "", "/?own=1&gclid=1#faq"],
  // The loader after the hook.
  ["/?gclid=1#form?zip=1", "gclid=1", "80202", "/?gclid=1#form?zip=80202"],
])("a link to %s, with %j and %j, leads a new tab to %s", (...row) => {
  const [written, campaign, zip, completed] = row;
  const link = document.createElement("a");
  link.href = written;
  handOver(link, campaign, zip);
  expect(link.href).toBe(location.origin + completed);
});
