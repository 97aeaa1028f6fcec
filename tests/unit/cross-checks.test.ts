/** @jest-environment node */
import { contentWith, textOf } from "../support/content-copy";

const policy = textOf("privacy-policy.md");

test.each([
  ["paymentLink", ["paymentLink"]],
  ["form.host", ["form", "host"]],
  ["form.embedScript", ["form", "embedScript"]],
])(
  "a company in %s that the privacy policy does not name is a mistake",
  (field, path) => {
    const { problems, placeOf } = contentWith({
      "site.yaml": (site) => site.setIn(path, "https://new.example/path"),
      // The references in the register would follow the new address.
      "third-parties.yaml": textOf("third-parties.yaml").replace(
        /"\{site\.[\w.]+\}"/g,
        "https://old.example",
      ),
    });
    expect(problems).toContainEqual({
      file: "content/site.yaml",
      ...placeOf("site.yaml", "https://new.example"),
      field,
      message:
        "https://new.example is not in content/third-parties.yaml – add it there, so that the privacy policy names it",
    });
  },
);

test("without a payment link there is no company to name", () => {
  const { problems } = contentWith({
    "site.yaml": (site) => site.delete("paymentLink"),
    "third-parties.yaml": textOf("third-parties.yaml").replace(
      '"{site.paymentLink}"',
      "https://pay.example",
    ),
  });
  expect(problems).toEqual([]);
});

test("an origin in the register that is no address is a mistake", () => {
  const { problems, placeOf } = contentWith({
    "third-parties.yaml": (register) =>
      register.addIn(["parties", 0, "origins"], "forms dot example"),
  });
  expect(problems).toEqual([
    {
      file: "content/third-parties.yaml",
      ...placeOf("third-parties.yaml", "forms dot example"),
      field: expect.stringMatching(/^parties\[0\]\.origins\[\d+\]$/),
      message:
        'expected an address that starts with https://, found "forms dot example" – write it in full',
    },
  ]);
});

test("a privacy policy without the table of other companies is a mistake", () => {
  const { problems } = contentWith({
    "privacy-policy.md": policy.replace("\n{third-parties}\n", "\n"),
  });
  expect(problems).toEqual([
    expect.objectContaining({
      file: "content/privacy-policy.md",
      message: expect.stringContaining(
        "expected a line that holds only {third-parties}",
      ),
    }),
  ]);
});
