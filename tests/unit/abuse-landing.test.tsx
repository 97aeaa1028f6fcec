import fc from "fast-check";
import { abuses } from "../support/abuse";
import {
  expectRefusedOrText,
  landingFiles,
  runs,
} from "../support/broken-trees";

const trees = fc.tuple(fc.constantFrom(...landingFiles), abuses);

test(`of ${runs} content trees with a broken part of the landing page each is refused with a message that names a file, or published as text`, () => {
  const { refused, published } = expectRefusedOrText(trees);
  expect(refused).toBeGreaterThan(0);
  expect(published).toBeGreaterThan(0);
}, 300_000);
