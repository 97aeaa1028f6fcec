/** How many tests passed and failed. Anything but a plain pass is a failure. */
export interface Counts {
  passed: number;
  failed: number;
}

/** Counts the tests of a report that `jest --json` wrote. */
export function countJest(report: string): Counts {
  const { numPassedTests, numTotalTests, numRuntimeErrorTestSuites } =
    JSON.parse(report) as {
      numPassedTests: number;
      numTotalTests: number;
      numRuntimeErrorTestSuites: number;
    };
  const notPassed = numTotalTests - numPassedTests;
  return {
    passed: numPassedTests,
    failed: notPassed + numRuntimeErrorTestSuites,
  };
}

/** Counts the tests of a report of Playwright's JSON reporter. */
export function countPlaywright(report: string): Counts {
  const { stats, errors } = JSON.parse(report) as {
    stats: Record<"expected" | "unexpected" | "flaky" | "skipped", number>;
    errors: unknown[];
  };
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  return { passed: stats.expected, failed: failed + errors.length };
}
