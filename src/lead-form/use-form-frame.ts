import { useEffect, useState, type RefObject } from "react";
import {
  FORM_MAX_HEIGHT,
  FORM_SLOW_AFTER,
  FORM_TIMEOUT,
} from "../lib/thresholds";
import { formScript } from "../lib/trusted-types";
import { useOnline } from "../hooks/use-online";

/**
 * The state of the form: not requested yet, loading, loading slowly, confirmed
 * by a message, without a message for too long (it may still work), or waiting
 * for a connection.
 */
export type FrameStatus =
  "pending" | "loading" | "slow" | "ready" | "unanswered" | "offline";

interface FrameSource {
  /** The origin of the form; messages from anywhere else are ignored. */
  host: string;
  /** The address of the provider's script, which makes the form send messages. */
  embedScript: string;
  /** The id of the iframe element; messages contain it. */
  frameId: string;
  /** The height until the form reports its own, and the minimum, in pixels. */
  minHeight: number;
  /** The address of the form; another one is another form. */
  address: string;
}

/**
 * Loads the provider's script and watches a cross-origin frame.
 *
 * A frame's `load` event also fires for refused connections and error pages,
 * so only a message from the frame itself proves that the form works.
 *
 * @param wanted true once the form should load
 */
export function useFormFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  { host, embedScript, frameId, minHeight, address }: FrameSource,
  wanted: boolean,
) {
  const online = useOnline();
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<FrameStatus>("loading");
  const [height, setHeight] = useState(minHeight);
  const [touched, setTouched] = useState(false);
  // A loaded form stays when the connection is lost, because it may be partly filled in.
  const active = wanted && (online || status === "ready" || touched);

  useEffect(() => {
    // The focus moves from this window into the one in the frame.
    const check = () => {
      if (!frame.current || document.activeElement !== frame.current) return;
      setTouched(true);
      // It is in use, so no later message may move it.
      setStatus((current) => (current === "unanswered" ? current : "ready"));
    };
    // Firefox names the frame only after the event.
    const onBlur = () => setTimeout(check);
    window.addEventListener("blur", onBlur);
    return () => window.removeEventListener("blur", onBlur);
  }, [frame]);

  useEffect(() => {
    if (!touched) return undefined;
    window.addEventListener("click", openBeside, { capture: true });
    return () =>
      window.removeEventListener("click", openBeside, { capture: true });
  }, [touched]);

  useEffect(() => {
    if (!active) return undefined;
    const change = (from: FrameStatus[], to: FrameStatus) =>
      setStatus((current) => (from.includes(current) ? to : current));
    const giveUp = () => change(["loading", "slow"], "unanswered");

    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (origin !== host || source !== frame.current?.contentWindow) return;
      setStatus("ready");
      const told = heightIn(data, frameId);
      if (told) setHeight(Math.min(Math.max(told, minHeight), FORM_MAX_HEIGHT));
    };
    window.addEventListener("message", onMessage);

    const script = document.createElement("script");
    const scriptAddress = new URL(embedScript);
    // At the same address the browser would wait for the request that hangs.
    if (attempt) scriptAddress.search += `&${attempt}`;
    script.src = formScript(scriptAddress.href);
    script.referrerPolicy = "strict-origin";
    // The form may work without the script, but it cannot say so.
    script.onerror = giveUp;
    document.body.append(script);

    const timers = [
      setTimeout(() => change(["loading"], "slow"), FORM_SLOW_AFTER),
      setTimeout(giveUp, FORM_TIMEOUT),
    ];
    return () => {
      timers.forEach(clearTimeout);
      // A removed script can still fire an error.
      script.onerror = null;
      script.remove();
      window.removeEventListener("message", onMessage);
      setStatus("loading");
    };
  }, [frame, host, embedScript, frameId, minHeight, address, active, attempt]);

  const present: FrameStatus = !wanted
    ? "pending"
    : online
      ? status
      : "offline";
  return {
    status: present,
    height,
    /** True if the frame should be on the page. */
    shown: active,
    /** The number of the attempt, used as a key so that each gets a new frame. */
    attempt,
    /** True once the visitor has been in the frame, which may hold what was typed. */
    touched,
    /** Starts over with a new frame. */
    retry: () => {
      setTouched(false);
      setAttempt((count) => count + 1);
    },
  };
}

/** Opens a link to another page in a new tab: leaving this one would empty the form. */
function openBeside(event: MouseEvent) {
  const link =
    event.target instanceof Element && event.target.closest("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target === "_blank") return;
  const { protocol, origin, pathname } = link;
  const ours = origin === location.origin;
  const here = ours && pathname === location.pathname;
  if (here || !protocol.startsWith("http")) return;
  event.preventDefault();
  event.stopPropagation();
  // With an opener, a page of ours knows the ZIP code and the campaign.
  window.open(link.href, "_blank", ours ? "" : "noopener");
}

/** Reads the height from "[iFrameSizer]<frame id>:<height>:<width>:<event>", 0 if there is none. */
function heightIn(data: unknown, frameId: string): number {
  const start = `[iFrameSizer]${frameId}:`;
  if (typeof data !== "string" || !data.startsWith(start)) return 0;
  const told = /^(\d{1,6})(?:\.\d+)?:/.exec(data.slice(start.length));
  return Number(told?.[1] ?? 0);
}
