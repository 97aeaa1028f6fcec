import { formScript } from "../lib/trusted-types";

/** The address of the script that the page has loaded or is loading. */
let loading = "";

/**
 * Runs the provider's script, once per page, because it watches every frame. Some
 * scripts reload the form when they start, so a script that comes after the
 * visitor has begun to type does not run. The page can do without: it asks the
 * form for its height itself.
 *
 * @param isInUse whether a visitor is in the form
 */
export function loadFormScript(address: string, isInUse: () => boolean): void {
  if (loading === address) return;
  loading = address;
  const referrerPolicy = "strict-origin";
  const again = () => {
    loading = "";
  };
  // A script element would run whenever it comes; a preload only fetches.
  const fetched = Object.assign(document.createElement("link"), {
    rel: "preload",
    as: "script",
    referrerPolicy,
    href: address,
    onerror: again,
    onload: () => {
      if (isInUse()) return again();
      const script = document.createElement("script");
      script.referrerPolicy = referrerPolicy;
      script.src = formScript(address);
      document.body.append(script);
    },
  });
  document.head.append(fetched);
}
