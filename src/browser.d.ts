/** Undefined in browsers without Trusted Types, so read it as `globalThis.trustedTypes`. */
// eslint-disable-next-line no-var -- only a var becomes a property of globalThis
declare var trustedTypes:
  import("trusted-types/lib").TrustedTypePolicyFactory | undefined;

/** The events that `src/lib/measurement.ts` counts. */
interface WindowEventMap {
  /** The market of the visitor's ZIP code is known: the tier's slug, or "unknown". */
  "market-found": CustomEvent<string>;
  "form-shown": Event;
  "form-ready": Event;
  /** The form shows something else after a visitor was in it. */
  "form-sent": Event;
}

interface Window {
  /** The query and the hash with which the visitor arrived. From `src/loader.ts`; absent in unit tests. */
  arrival?: string;
  /** What has had the focus, by selectors, the last one last. From `src/loader.ts`; absent in unit tests. */
  fields?: Map<string, HTMLInputElement>;
}

interface Navigator {
  /** https://www.w3.org/TR/gpc/ */
  globalPrivacyControl?: boolean;
}

/** The background color of each theme, for the browser's toolbar: `pipeline/gatsby/webpack.ts` takes it from the style sheet. */
declare const PAPER: { light: string; dark: string };
