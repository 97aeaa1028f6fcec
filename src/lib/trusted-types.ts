// What the browser may be given as HTML or as the address of a script, where the
// site's policy has it ask first: https://www.w3.org/TR/trusted-types/

/** Lets no HTML and no script in that has no policy of its own. Gatsby copies the head's elements by their inner HTML, which is text. */
export function refuseHtml(): void {
  globalThis.trustedTypes?.createPolicy("default", {
    createHTML: (text) => (text.includes("<") ? null : text),
  });
}

const form = globalThis.trustedTypes?.createPolicy("form", {
  createScriptURL: (address) => address,
});

/** The address of the form provider's script, the only one of another site; the policy in `pipeline/publish/headers.ts` names it. */
export function formScript(address: string): string {
  return form?.createScriptURL(address) ?? address;
}
