import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { FORM_MAX_HEIGHT, FORM_TIMEOUT } from "../lib/thresholds";
import { formScript } from "../lib/trusted-types";
import { useFrameFocus } from "./use-frame-focus";

/** Loading, confirmed by a message, or without a message for too long (it may still work). */
type FrameStatus = "loading" | "ready" | "unanswered";

/** A form that reports less than this part of its height shows something else, such as a thank-you. */
const otherContent = 0.75;

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

interface FrameParts {
  frame: RefObject<HTMLIFrameElement | null>;
  /** The element that holds the frame's place in the page. */
  place: RefObject<HTMLElement | null>;
  /** The line above the frame. */
  top: RefObject<HTMLElement | null>;
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
  { frame, place, top }: FrameParts,
  { host, embedScript, frameId, minHeight, address }: FrameSource,
  wanted: boolean,
) {
  const [attempt, setAttempt] = useState(0);
  const [state, setStatus] = useState<FrameStatus>("loading");
  const [reported, setReported] = useState(0);
  const { used, setUsed, ...parking } = useFrameFocus(frame, place, wanted);
  // Nothing may move under a visitor who is in a form that says nothing.
  const status = used && state === "loading" ? "ready" : state;

  const giveUp = useEffectEvent(() => {
    if (status === "loading") setStatus("unanswered");
  });
  /** Scrolls to the top of a form that the visitor has sent from its end. */
  const showTop = () => {
    if (used) top.current?.scrollIntoView({ block: "nearest" });
  };
  const onHeight = useEffectEvent((height: number) => {
    setReported(height);
    if (height < reported * otherContent) showTop();
  });

  useEffect(() => {
    if (wanted) addScript(embedScript, attempt, () => giveUp());
  }, [wanted, embedScript, attempt]);

  useEffect(() => {
    if (!wanted) return undefined;
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (origin !== host || source !== frame.current?.contentWindow) return;
      setStatus("ready");
      const height = heightIn(data, frameId);
      if (height) onHeight(height);
    };
    window.addEventListener("message", onMessage);
    const timer = setTimeout(() => giveUp(), FORM_TIMEOUT);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("message", onMessage);
      setStatus("loading");
    };
  }, [frame, host, frameId, address, wanted, attempt]);

  useEffect(() => {
    if (wanted) window.dispatchEvent(new Event("form-shown"));
  }, [wanted]);
  useEffect(() => {
    if (status === "ready") window.dispatchEvent(new Event("form-ready"));
  }, [status]);

  return {
    status,
    height: Math.min(Math.max(reported, minHeight), FORM_MAX_HEIGHT),
    used,
    ...parking,
    /** The number of the attempt, used as a key so that each gets a new frame. */
    attempt,
    /** Starts over with a new frame. */
    retry: () => {
      setUsed(false);
      setAttempt((count) => count + 1);
    },
    /** Follows the visitor's form to its next page. */
    onLoad: showTop,
  };
}

/**
 * Adds the provider's script, once per page, because it watches every frame.
 *
 * @param attempt a later one replaces a script that has not loaded
 */
function addScript(address: string, attempt: number, onError: () => void) {
  const present = document.querySelector<HTMLScriptElement>(
    "script[data-form-script]",
  );
  if (present?.dataset["formScript"] === "loaded" || (present && !attempt))
    return;
  present?.remove();
  const script = document.createElement("script");
  const url = new URL(address);
  // At the same address the browser would wait for the request that hangs.
  if (attempt) url.search += `&${attempt}`;
  script.src = formScript(url.href);
  script.referrerPolicy = "strict-origin";
  script.dataset["formScript"] = "";
  script.onload = () => (script.dataset["formScript"] = "loaded");
  script.onerror = () => {
    script.remove();
    // The form may work without the script, but it cannot say so.
    onError();
  };
  document.body.append(script);
}

/** Reads the height from "[iFrameSizer]<frame id>:<height>:<width>:<event>", 0 if there is none. */
function heightIn(data: unknown, frameId: string): number {
  const start = `[iFrameSizer]${frameId}:`;
  if (typeof data !== "string" || !data.startsWith(start)) return 0;
  const told = /^(\d{1,6})(?:\.\d+)?:/.exec(data.slice(start.length));
  return Number(told?.[1] ?? 0);
}
