/** A Trusted Types policy: https://www.w3.org/TR/trusted-types/ */
interface TrustedTypePolicy {
  createHTML(text: string): string;
  createScriptURL(address: string): string;
}

interface TrustedTypePolicyFactory {
  /** @param rules a rule that returns null refuses the text */
  createPolicy(
    name: string,
    rules: {
      createHTML?: (text: string) => string | null;
      createScriptURL?: (address: string) => string | null;
    },
  ): TrustedTypePolicy;
}

/** Undefined in browsers without Trusted Types, so read it as `globalThis.trustedTypes`. */
// eslint-disable-next-line no-var -- only a var becomes a property of globalThis
declare var trustedTypes: TrustedTypePolicyFactory | undefined;

interface Window {
  /** Gatsby's links call this. */
  ___navigate: (to: string, options?: object) => void;
}

interface WindowEventMap {
  "market-found": CustomEvent<string>;
}

interface Document {
  /** True while Chromium loads a page that the visitor may open next. */
  prerendering?: boolean;
}

/** Chromium's Network Information: https://wicg.github.io/netinfo/ */
interface Navigator {
  /** https://www.w3.org/TR/gpc/ */
  globalPrivacyControl?: boolean;
  connection?: { saveData?: boolean; effectiveType?: string };
}
