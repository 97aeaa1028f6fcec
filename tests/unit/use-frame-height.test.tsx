import { render } from "@testing-library/react";
import { height, message, Probe } from "../support/frame-probe";

function tellHeight(told: string, id = "inline-abc", from = {}) {
  message({ data: `[iFrameSizer]${id}:${told}:300:init`, ...from });
}

beforeEach(() => void render(<Probe wanted />));

test.each([
  ["the one that the form tells", "900", 900],
  ["a whole number", "900.75", 900],
  ["never below the reserved one", "300", 720],
  ["never above what fits", "999999", 2400],
])("the height is %s", (_, told, expected) => {
  tellHeight(told);
  expect(height()).toBe(expected);
});

test.each(["", "0", "-5", "1e9", "9999999", "NaN", "Infinity", "900px"])(
  "the height is left alone by %j",
  (told) => {
    tellHeight(told);
    expect(height()).toBe(720);
  },
);

test.each(["inline-ab", "inline-abc-2", "__proto__"])(
  "the height is left alone by a message to the frame %s",
  (id) => {
    tellHeight("900", id);
    expect(height()).toBe(720);
  },
);

test.each([2000, null, { height: 2000 }, ["[iFrameSizer]inline-abc:900:"]])(
  "the height is left alone by %j, which is no text",
  (data) => {
    message({ data });
    expect(height()).toBe(720);
  },
);

test("the height is the reserved one until the form tells its own", () => {
  expect(height()).toBe(720);
});

test("the height is left alone by a message from another origin", () => {
  tellHeight("900", "inline-abc", { origin: "https://evil.example" });
  expect(height()).toBe(720);
});
