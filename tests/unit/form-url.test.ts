import { formUrl } from "../../src/lead-form/form-url";

const zipParameter = "postal_code";
const plain = "https://forms.example/widget/form/abc";
const zip = "80202";

test.each([
  [undefined, ""],
  // A ZIP code travels under the provider's name for it.
  [{ zip }, "?postal_code=80202"],
  [
    { zip, attribution: "utm_source=a+b&gclid=1" },
    "?utm_source=a+b&gclid=1&postal_code=80202",
  ],
  [{ attribution: "utm_source=a%26b%3Dc%23d" }, "?utm_source=a%26b%3Dc%23d"],
])("%j travels as %j", (handOver, query) => {
  expect(formUrl(plain, { zipParameter, ...handOver })).toBe(plain + query);
});

test("a query in the snippet's own address stays", () => {
  expect(formUrl(`${plain}?notrack=true`, { zip, zipParameter })).toBe(
    `${plain}?notrack=true&postal_code=80202`,
  );
});

test.each([undefined, null, ""])(
  "no ZIP code travels when the provider's name for it is %j",
  (zipParameter) => {
    expect(formUrl(plain, { zip, zipParameter })).toBe(plain);
  },
);
