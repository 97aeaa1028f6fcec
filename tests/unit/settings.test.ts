import { currentBuild } from "../../pipeline/settings";

afterEach(() => jest.restoreAllMocks());

test.each(["published", "constructor"])(
  "BUILD=%s is refused with the names of the builds",
  (name) => {
    jest.replaceProperty(process, "env", { BUILD: name });
    expect(currentBuild).toThrow(
      `There is no build "${name}": choose preview, demo, launched, release.`,
    );
  },
);
