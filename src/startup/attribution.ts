import { attribution } from "../lib/attribution";

/** The parameters to keep, from `content/site.yaml`; `pipeline/publish/defer-scripts.ts` fills them in. */
declare const ATTRIBUTION: readonly string[];

// At once, because the visitor may follow a link before the page's scripts arrive.
attribution(ATTRIBUTION);
