import { useEffect, useState, type RefObject } from "react";
import {
  FORM_MAX_HEIGHT,
  FORM_SLOW_AFTER,
  FORM_TIMEOUT,
} from "../../lib/thresholds";
import { formScript } from "../../lib/trusted-types";
import { useOnline } from "../use-online";

/**
 * What is known about the form: not asked for yet, on its way, taking long,
 * alive, not there, silent (it may be there all the same), or waiting for a
 * connection.
 */
export type FrameStatus =
  | "pending"
  | "loading"
  | "slow"
  | "ready"
  | "failed"
  | "unanswered"
  | "offline";

interface FrameSource {
  /** The origin of the form; messages from anywhere else are ignored. */
  host: string;
  /** The provider's script, which makes the form send messages. */
  embedScript: string;
  /** The id of the frame's element, by which messages name it. */
  frameId: string;
  /** The height before the form tells its own, and the least, in pixels. */
  minHeight: number;
}

/**
 * Loads the provider's script and watches a cross-origin frame.
 *
 * A frame's `load` event also fires for refused connections and error pages,
 * so only a message from the frame itself proves that the form is alive.
 *
 * @param wanted whether the form is to be loaded yet
 */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  { host, embedScript, frameId, minHeight }: FrameSource,
  wanted: boolean,
) {
  const online = useOnline();
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<FrameStatus>("loading");
  const [height, setHeight] = useState(minHeight);
  // A form that is there stays when the connection is lost: it may be half filled in.
  const active = wanted && (online || status === "ready");

  useEffect(() => {
    if (!active) return undefined;
    const change = (from: FrameStatus[], to: FrameStatus) =>
      setStatus((current) => (from.includes(current) ? to : current));

    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (origin !== host || source !== frame.current?.contentWindow) return;
      setStatus("ready");
      const told = heightIn(data, frameId);
      if (told) setHeight(Math.min(Math.max(told, minHeight), FORM_MAX_HEIGHT));
    };
    window.addEventListener("message", onMessage);

    const script = document.createElement("script");
    script.src = formScript(embedScript);
    script.referrerPolicy = "strict-origin";
    const onFailure = () => change(["loading", "slow", "unanswered"], "failed");
    script.addEventListener("error", onFailure);
    document.body.append(script);

    const timers = [
      setTimeout(() => change(["loading"], "slow"), FORM_SLOW_AFTER),
      setTimeout(() => change(["loading", "slow"], "unanswered"), FORM_TIMEOUT),
    ];
    return () => {
      timers.forEach(clearTimeout);
      // A script that is taken away can still fail afterwards.
      script.removeEventListener("error", onFailure);
      script.remove();
      window.removeEventListener("message", onMessage);
      setStatus("loading");
    };
  }, [frame, host, embedScript, frameId, minHeight, active, attempt]);

  const present: FrameStatus = !wanted
    ? "pending"
    : online
      ? status
      : "offline";
  return {
    status: present,
    height,
    /** Whether the frame belongs on the page. */
    shown: active && status !== "failed",
    /** Changes with every attempt, so that each gets a frame of its own. */
    attempt,
    retry: () => setAttempt((count) => count + 1),
  };
}

/** Reads the height out of "[iFrameSizer]<frame id>:<height>:<width>:<event>". */
function heightIn(data: unknown, frameId: string): number | undefined {
  const start = `[iFrameSizer]${frameId}:`;
  if (typeof data !== "string" || !data.startsWith(start)) return undefined;
  const told = /^(\d{1,6})(?:\.\d+)?:/.exec(data.slice(start.length))?.[1];
  return told ? Number(told) : undefined;
}
