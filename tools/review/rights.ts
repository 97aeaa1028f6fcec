/** The name of the section that shows what other companies' code may do. */
export const rightsSection = "rights of other companies";

/**
 * What other companies' code may do on the landing page, a line for each right.
 *
 * @param sandbox the attribute of the form's frame
 * @param policy the content security policy
 */
export function rights(sandbox: string | null, policy = ""): string[] {
  const sources = policy.split(";").flatMap((directive) => {
    const [name, ...values] = directive.split(" ");
    return values
      .filter((value) => !value.startsWith("'sha256-"))
      .map((value) => `${name}: ${value}`);
  });
  const frame = sandbox
    ?.split(" ")
    .map((right) => `the form’s frame: ${right}`);
  return [...(frame ?? []), ...sources];
}
