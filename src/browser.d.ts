/** What a policy of Trusted Types lets in: https://www.w3.org/TR/trusted-types/ */
interface TrustedTypePolicy {
  createHTML(text: string): string;
  createScriptURL(address: string): string;
}

interface TrustedTypePolicyFactory {
  /** @param rules what a rule returns null for is refused */
  createPolicy(
    name: string,
    rules: {
      createHTML?: (text: string) => string | null;
      createScriptURL?: (address: string) => string | null;
    },
  ): TrustedTypePolicy;
}

/** Not there in browsers that do not enforce them: to be asked for as `globalThis.trustedTypes`. */
// eslint-disable-next-line no-var -- only a var is found on globalThis
declare var trustedTypes: TrustedTypePolicyFactory | undefined;

/** What Gatsby's links call. */
interface Window {
  ___navigate: (to: string, options?: object) => void;
}

/** Chromium's Network Information: https://wicg.github.io/netinfo/ */
interface Navigator {
  connection?: { saveData?: boolean; effectiveType?: string };
}
