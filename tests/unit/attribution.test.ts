/** @jest-environment jsdom */
import type * as Attribution from "../../src/lib/attribution";

const allowed = ["utm_*", "gclid"];

/** Arrives at addresses one after the other, in one page load. */
function arriveAt(...addresses: string[]): string {
  let kept = "";
  jest.isolateModules(() => {
    const { attribution }: typeof Attribution = jest.requireActual(
      "../../src/lib/attribution",
    );
    for (const address of addresses) {
      window.history.replaceState(null, "", address);
      kept = attribution(allowed);
    }
  });
  return kept;
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test("a visitor who did not come from an ad has no attribution, and nothing is stored", () => {
  expect(arriveAt("/")).toBe("");
  expect(sessionStorage).toHaveLength(0);
});

const long = "x".repeat(5000);
test.each([
  [
    "what the content allows",
    "utm_source=maps&utm_campaign=a+b&gclid=1",
    "utm_source=maps&utm_campaign=a+b&gclid=1",
  ],
  ["no other names", "email=a%40b.example&gclid2=1&xgclid=1&utm=1", ""],
  ["no empty values", "gclid=&utm_source", ""],
  [
    "no more than 200 characters",
    `gclid=${long}`,
    `gclid=${long.slice(0, 200)}`,
  ],
  ["no name that is too long", `utm_${long}=1`, ""],
])("of an address it keeps %s", (_, query, kept) => {
  expect(arriveAt(`/?${query}`)).toBe(kept);
});

test("the attribution stays for the whole visit, and a newer one wins", () => {
  arriveAt("/?gclid=1&utm_source=maps");
  expect(arriveAt("/privacy-policy")).toBe("gclid=1&utm_source=maps");
  expect(arriveAt("/?gclid=2")).toBe("gclid=2&utm_source=maps");
});

test("where storage is forbidden, the attribution lasts until the next page load", () => {
  for (const method of ["getItem", "setItem"] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("Forbidden", "SecurityError");
    });
  expect(arriveAt("/?gclid=1", "/privacy-policy")).toBe("gclid=1");
  expect(arriveAt("/")).toBe("");
});
