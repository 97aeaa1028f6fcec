/** What a check found. */
export interface Finding {
  /** Whether there is nothing to do. */
  good: boolean;
  /** A sentence: what is good, or what is wrong and what to do about it. */
  says: string;
}

/** Something that needs nothing to be done. */
export function ok(says: string): Finding {
  return { good: true, says };
}

/** Something to fix. */
export function fix(says: string): Finding {
  return { good: false, says };
}

/** Prints findings, one per line. */
export function print(findings: Finding[]): void {
  for (const { good, says } of findings)
    console.log(`${good ? "ok " : "FIX"}  ${says}`);
}

/** Prints how many findings there are to fix, and ends the program with a failure if there are any. */
export function conclude(findings: Finding[], verdict: string): void {
  const open = findings.filter(({ good }) => !good).length;
  console.log(`\n${open > 0 ? `${open} to fix.` : verdict}`);
  if (open > 0) process.exitCode = 1;
}
