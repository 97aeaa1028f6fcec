/** @jest-environment jsdom */
import fc from "fast-check";
import { attribution } from "../../src/lib/attribution";

const allowed = ["utm_*", "gclid"];

/** Arrives at an address. */
function arriveAt(address: string): string {
  window.history.replaceState(null, "", address);
  return attribution(allowed);
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const long = "x".repeat(501);
test.each([
  ["no other names", "email=a%40b.example&gclid2=1&xgclid=1&utm=1", ""],
  ["no empty values", "gclid=&utm_source", ""],
  ["long values whole", `gclid=${long.slice(1)}`, `gclid=${long.slice(1)}`],
  ["no values that are too long", `gclid=${long}&utm_source=a`, "utm_source=a"],
  ["no name that is too long", `utm_${long}=1`, ""],
])("of an address it keeps %s", (_, query, kept) => {
  expect(arriveAt(`/?${query}`)).toBe(kept);
  expect(sessionStorage).toHaveLength(kept ? 1 : 0);
});

/** A parameter that is allowed, its name also in capitals or after an "&amp;" copied out of HTML. */
const parameter = fc.record({
  name: fc.constantFrom("gclid", "GCLID", "amp;utm_id", "amp;amp;UTM_Id"),
  value: fc.string({ unit: "binary", minLength: 1, maxLength: 500 }),
});
const page = fc.record({
  parameters: fc.array(parameter, { maxLength: 4 }),
  leftBeforeReact: fc.boolean(),
});

test("through all pages of a visit it keeps the last value of each name, whole, and only what is allowed stays stored", () => {
  fc.assert(
    fc.property(fc.array(page, { maxLength: 4 }), (pages) => {
      sessionStorage.clear();
      const expected: Record<string, string> = {};
      for (const { parameters, leftBeforeReact } of pages) {
        let query = "secret=1";
        for (const { name, value } of parameters) {
          expected[/gclid/i.test(name) ? "gclid" : "utm_id"] = value;
          query += `&${name}=${encodeURIComponent(value)}`;
        }
        const stored = sessionStorage.getItem("attribution") ?? "";
        // As the loader does.
        if (leftBeforeReact)
          sessionStorage.setItem("attribution", `${stored}&${query}`);
        const kept = arriveAt(leftBeforeReact ? "/" : `/?${query}`);
        expect(Object.fromEntries(new URLSearchParams(kept))).toEqual(expected);
        expect(sessionStorage.getItem("attribution") ?? "").toBe(kept);
      }
    }),
    // The same in every run, so that no change of the content meets an old mistake.
    { seed: 1 },
  );
});

test("where storage is forbidden, the attribution is that of the address", () => {
  for (const method of ["getItem", "setItem"] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("Forbidden", "SecurityError");
    });
  expect(arriveAt("/?gclid=1")).toBe("gclid=1");
});
