// Decides which HTML and script addresses the page accepts in browsers that
// enforce Trusted Types: https://www.w3.org/TR/trusted-types/

/** Refuses HTML and scripts without a policy of their own. Plain text passes, because Gatsby copies the head's elements through `innerHTML`. */
export function refuseHtml(): void {
  globalThis.trustedTypes?.createPolicy("default", {
    // null refuses the text; the types say string only, and so do the DOM's below.
    createHTML: (text) => (text.includes("<") ? null : text) as string,
  });
}

const form = globalThis.trustedTypes?.createPolicy("form", {
  createScriptURL: (address) => address,
});

/** Allows the address of the form provider's script, the only third-party script. The header in `pipeline/publish/security-policy.ts` names this policy. */
export function formScript(address: string): string {
  return (form?.createScriptURL(address) ?? address) as string;
}
