/** @jest-environment jsdom */
import type * as Attribution from "../../src/lib/attribution";

const allowed = ["utm_*", "gclid"];

/** Arrives on a page with nothing in memory, as after a full page load. */
function arriveAt(address: string): string {
  window.history.replaceState(null, "", address);
  let kept = "";
  jest.isolateModules(() => {
    const module: typeof Attribution = jest.requireActual(
      "../../src/lib/attribution",
    );
    kept = module.attribution(allowed);
  });
  return kept;
}

function forbidStorage() {
  for (const method of ["getItem", "setItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("Forbidden", "SecurityError");
    });
  }
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test("a visitor whom no advertisement brought has no attribution", () => {
  expect(arriveAt("/")).toBe("");
  expect(sessionStorage).toHaveLength(0);
});

test("the parameters that the content allows are kept, in full", () => {
  expect(arriveAt("/?utm_source=maps&utm_campaign=a+b&gclid=1")).toBe(
    "utm_source=maps&utm_campaign=a+b&gclid=1",
  );
});

test("other parameters are not kept", () => {
  expect(arriveAt("/?email=a%40b.example&gclid2=1&xgclid=1&utm=1")).toBe("");
});

test("a parameter without a value is not kept", () => {
  expect(arriveAt("/?gclid=&utm_source")).toBe("");
});

test("a value that is too long for a click id is cut", () => {
  expect(arriveAt(`/?gclid=${"x".repeat(5000)}`)).toBe(
    `gclid=${"x".repeat(200)}`,
  );
});

test("a name that is too long for a parameter is not kept", () => {
  expect(arriveAt(`/?utm_${"x".repeat(5000)}=1`)).toBe("");
});

test("the attribution stays for the whole visit", () => {
  arriveAt("/?gclid=1");
  expect(arriveAt("/privacy-policy")).toBe("gclid=1");
});

test("the present address wins over that of an earlier page", () => {
  arriveAt("/?gclid=1&utm_source=maps");
  expect(arriveAt("/?gclid=2")).toBe("gclid=2&utm_source=maps");
});

test("where storage is forbidden, the present address is used", () => {
  forbidStorage();
  expect(arriveAt("/?gclid=1")).toBe("gclid=1");
});

test("where storage is forbidden, the attribution lasts until the next page load", () => {
  forbidStorage();
  jest.isolateModules(() => {
    const { attribution }: typeof Attribution = jest.requireActual(
      "../../src/lib/attribution",
    );
    window.history.replaceState(null, "", "/?gclid=1");
    attribution(allowed);
    window.history.replaceState(null, "", "/privacy-policy");
    expect(attribution(allowed)).toBe("gclid=1");
  });
});
