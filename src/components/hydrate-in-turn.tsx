import { Suspense, use, useEffect, useState, type ReactNode } from "react";
import { useBrowserValue } from "../hooks/use-browser-value";
import { newTurn, waitForTurn, type Turn } from "../lib/hydration";

/**
 * A part of the page that React hydrates by itself, after the parts before it. One
 * task for all of them would hold up a cheap phone, and a part that a translator or
 * an extension has changed is rendered anew alone.
 */
export function HydrateInTurn({ children }: { children: ReactNode }) {
  const [turn] = useState(newTurn);
  useEffect(() => waitForTurn(turn), [turn]);
  return (
    <Suspense>
      <Part turn={turn}>{children}</Part>
    </Suspense>
  );
}

function Part({ turn, children }: { turn: Turn; children: ReactNode }) {
  // False where React renders anew: there is nothing in the page to wait beside.
  const hydrates = useBrowserValue(() => false, typeof window !== "undefined");
  if (hydrates) use(turn.comes);
  useEffect(() => turn.end(), [turn]);
  return children;
}
