import { useEffect, useState, type RefObject } from "react";
import { FORM_TIMEOUT } from "../thresholds";

/** What is known about the form: not asked for yet, on its way, alive, or given up on. */
export type FrameStatus = "idle" | "loading" | "ready" | "failed";

interface FrameSource {
  /** The origin of the form. */
  host: string;
  /** The provider's script, which makes the form send messages. */
  embedScript: string;
}

/**
 * Loads the provider's script and watches a cross-origin frame.
 *
 * A frame's `load` event also fires for refused connections and error pages,
 * so only a message from the frame itself proves that the form is alive.
 *
 * @param wanted whether the frame is to be loaded yet
 */
export function useFrameStatus(
  frame: RefObject<HTMLIFrameElement | null>,
  { host, embedScript }: FrameSource,
  wanted: boolean,
): FrameStatus {
  const [status, setStatus] = useState<FrameStatus>("loading");

  useEffect(() => {
    if (!wanted) return undefined;
    const fail = () =>
      setStatus((current) => (current === "ready" ? current : "failed"));

    const onMessage = ({ source, origin }: MessageEvent) => {
      if (origin === host && source === frame.current?.contentWindow)
        setStatus("ready");
    };
    window.addEventListener("message", onMessage);

    const script = document.createElement("script");
    script.src = embedScript;
    script.async = true;
    script.addEventListener("error", fail);
    document.body.append(script);

    const timer = setTimeout(fail, FORM_TIMEOUT);
    return () => {
      clearTimeout(timer);
      script.remove();
      window.removeEventListener("message", onMessage);
    };
  }, [frame, host, embedScript, wanted]);

  return wanted ? status : "idle";
}
