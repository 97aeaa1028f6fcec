import fc from "fast-check";
import { abuses, markdownAbuses } from "../support/abuse";
import {
  expectRefusedOrText,
  runs,
  sharedFiles,
} from "../support/broken-trees";

// A policy's text can be broken in more ways than a list of fields.
const trees = fc.oneof(
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...sharedFiles), abuses) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constant("privacy-policy.md"), markdownAbuses),
  },
);

test(`of ${runs} content trees with a broken file that all pages share, or a broken policy, each is refused with a message that names a file, or published as text`, () => {
  const { refused, published } = expectRefusedOrText(trees);
  expect(refused).toBeGreaterThan(0);
  expect(published).toBeGreaterThan(0);
}, 300_000);
