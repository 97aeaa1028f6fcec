/** @jest-environment jsdom */
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

test("a visitor who did not come from an ad has no attribution, and nothing is stored", () => {
  expect(arriveAt("/?page=2")).toBe("");
  expect(sessionStorage).toHaveLength(0);
});

const long = "x".repeat(501);
test.each([
  [
    "what the content allows",
    "utm_source=maps&utm_campaign=a+b&gclid=1",
    "utm_source=maps&utm_campaign=a+b&gclid=1",
  ],
  [
    "names in any case, with values as they are",
    "UTM_SOURCE=Maps&GCLID=Ab1",
    "utm_source=Maps&gclid=Ab1",
  ],
  [
    "names after an ampersand copied out of HTML",
    "utm_source=mail&amp;utm_medium=email&amp;amp;GCLID=1",
    "utm_source=mail&utm_medium=email&gclid=1",
  ],
  ["the last of a name written twice", "gclid=1&GCLID=2", "gclid=2"],
  ["no other names", "email=a%40b.example&gclid2=1&xgclid=1&utm=1", ""],
  ["no empty values", "gclid=&utm_source", ""],
  ["long values whole", `gclid=${long.slice(1)}`, `gclid=${long.slice(1)}`],
  ["no values that are too long", `gclid=${long}&utm_source=a`, "utm_source=a"],
  ["no name that is too long", `utm_${long}=1`, ""],
])("of an address it keeps %s", (_, query, kept) => {
  expect(arriveAt(`/?${query}`)).toBe(kept);
});

test("the attribution stays for the whole visit, and a newer one wins", () => {
  arriveAt("/?gclid=1&utm_source=maps");
  expect(arriveAt("/privacy-policy")).toBe("gclid=1&utm_source=maps");
  expect(arriveAt("/?gclid=2")).toBe("gclid=2&utm_source=maps");
});

test("queries that the loader has kept count in their order, and only what is allowed stays stored", () => {
  sessionStorage.setItem(
    "attribution",
    "gclid=1&utm_source=maps&gclid=2&zip=9",
  );
  expect(arriveAt("/")).toBe("gclid=2&utm_source=maps");
  expect({ ...sessionStorage }).toEqual({
    attribution: "gclid=2&utm_source=maps",
  });
});

test("where storage is forbidden, the attribution is that of the address", () => {
  for (const method of ["getItem", "setItem"] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("Forbidden", "SecurityError");
    });
  expect(arriveAt("/?gclid=1")).toBe("gclid=1");
});
