import { formAddress } from "../../src/lib/form-address";

const form = {
  host: "https://forms.example",
  widgetPath: "/widget/form/",
  formId: "abc",
  zipParameter: "postal_code",
};
const plain = "https://forms.example/widget/form/abc";

test("the form's address is host, path and id", () => {
  expect(formAddress(form)).toBe(plain);
});

test("a ZIP code travels under the provider's name for it", () => {
  expect(formAddress(form, { zip: "80202" })).toBe(
    `${plain}?postal_code=80202`,
  );
});

test.each([undefined, null, ""])(
  "no ZIP code travels when the provider's name for it is %j",
  (zipParameter) => {
    expect(formAddress({ ...form, zipParameter }, { zip: "80202" })).toBe(
      plain,
    );
  },
);

test("the attribution travels beside the ZIP code", () => {
  const handOver = { zip: "80202", attribution: "utm_source=a+b&gclid=1" };
  expect(formAddress(form, handOver)).toBe(
    `${plain}?utm_source=a+b&gclid=1&postal_code=80202`,
  );
});

test("what travels cannot leave its parameter", () => {
  const { searchParams, hash } = new URL(
    formAddress(form, { attribution: "utm_source=a%26b%3Dc%23d" }),
  );
  expect([...searchParams]).toEqual([["utm_source", "a&b=c#d"]]);
  expect(hash).toBe("");
});

test("a browser that cannot count parameters hands them over all the same", () => {
  const size = Object.getOwnPropertyDescriptor(
    URLSearchParams.prototype,
    "size",
  );
  Reflect.deleteProperty(URLSearchParams.prototype, "size");
  const address = formAddress(form, { zip: "80202" });
  if (size) Object.defineProperty(URLSearchParams.prototype, "size", size);
  expect(address).toBe(`${plain}?postal_code=80202`);
});
