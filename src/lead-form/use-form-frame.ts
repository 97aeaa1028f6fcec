import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import {
  FORM_ANSWER_TIMEOUT,
  FORM_MAX_HEIGHT,
  FORM_TIMEOUT,
} from "../lib/thresholds";
import { loadFormScript } from "./form-script";
import { useFrameFocus } from "./use-frame-focus";

/**
 * - `loading`: the form has not answered yet
 * - `ready`: the page in the frame has answered
 * - `silent`: the host is there, but its form says nothing; it may work
 * - `down`: the host cannot be reached
 * - `unconfirmed`: a later page of the form says nothing, so nobody knows whether
 *   what was sent has arrived
 */
type FrameStatus = "loading" | "ready" | "silent" | "down" | "unconfirmed";

/** A form that reports less than this part of its height shows something else, such as a thank-you. */
const otherContent = 0.75;

interface FrameParts {
  /** The element that holds the frame's place in the page. */
  place: RefObject<HTMLElement | null>;
  /** The box in it, with the frame. */
  box: RefObject<HTMLElement | null>;
  /** The line above the frame. */
  top: RefObject<HTMLElement | null>;
}

/**
 * Loads the provider's script, asks the form for its height, and watches what it
 * says. A frame's `load` event also fires for refused connections and error
 * pages, so only a message from the frame itself proves that the form works.
 *
 * @param embed what the page takes from the provider's snippet
 * @param address the address of the form; another one is another form
 * @param wanted true once the form should load
 */
export function useFormFrame(
  { place, box, top }: FrameParts,
  embed: Queries.FormFrameFragment["embed"],
  address: string,
  wanted: boolean,
) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<FrameStatus>("loading");
  const [reported, setReported] = useState(0);
  const [reserved, setReserved] = useState(embed.height);
  const { used, setUsed, ...parking } = useFrameFocus(box, place, wanted);
  const isUsed = useEffectEvent(() => used);

  /** Scrolls to the top of a form that the visitor has sent from its end. */
  const onOtherContent = useEffectEvent(() => {
    if (!used) return;
    top.current?.scrollIntoView({ block: "nearest" });
    window.dispatchEvent(new Event("form-sent"));
  });
  const onHeight = useEffectEvent((height: number) => {
    setReported(height);
    if (height >= reported * otherContent) return;
    setReserved(0);
    onOtherContent();
  });
  const onAnswer = useEffectEvent(() => {
    // The lines above a silent form stay while a visitor is in it, so that it
    // does not move.
    if (state !== "silent" || !used) setState("ready");
  });

  useEffect(() => {
    if (wanted) loadFormScript(embed.script, () => isUsed());
  }, [wanted, embed.script, attempt]);

  useEffect(() => {
    const holder = place.current;
    if (!wanted || !holder) return undefined;
    const { origin } = new URL(embed.frame);
    const listeners = new AbortController();
    const { signal } = listeners;
    let hasLoaded = false;
    let hasAnswered = false;
    let secondAsk = 0;
    let deadline = 0;
    const frame = () => box.current?.querySelector("iframe");

    const giveUp = async () => {
      const silent = hasAnswered
        ? "unconfirmed"
        : (await isReachable(embed.frame))
          ? "silent"
          : "down";
      if (!signal.aborted) setState(silent);
    };
    const waitFor = (time: number) => {
      clearTimeout(deadline);
      deadline = window.setTimeout(() => void giveUp(), time);
    };
    const ask = () => askForHeight(frame()?.contentWindow, embed.id);
    const onLoad = () => {
      ask();
      clearTimeout(secondAsk);
      secondAsk = window.setTimeout(ask, FORM_ANSWER_TIMEOUT / 3);
      waitFor(FORM_ANSWER_TIMEOUT);
      // A visitor may be in the form before all of its first page has loaded.
      if (hasLoaded) onOtherContent();
      hasLoaded = true;
    };
    const onMessage = ({ source, origin: from, data }: MessageEvent) => {
      if (from !== origin || source !== frame()?.contentWindow) return;
      clearTimeout(deadline);
      hasAnswered = true;
      onAnswer();
      const height = heightIn(data, embed.id);
      // A frame without a box measures nothing.
      if (height && !box.current?.hidden) onHeight(height);
    };
    // `load` does not bubble. The script may move the frame, but not out of here.
    holder.addEventListener("load", onLoad, { capture: true, signal });
    window.addEventListener("message", onMessage, { signal });
    waitFor(FORM_TIMEOUT);
    return () => {
      listeners.abort();
      clearTimeout(deadline);
      clearTimeout(secondAsk);
      setState("loading");
      setReported(0);
      setReserved(embed.height);
    };
  }, [place, box, embed, address, wanted, attempt]);

  useEffect(() => {
    if (wanted) window.dispatchEvent(new Event("form-shown"));
  }, [wanted]);
  useEffect(() => {
    if (state === "ready") window.dispatchEvent(new Event("form-ready"));
  }, [state]);

  return {
    status: state,
    height: Math.min(Math.max(reported, reserved), FORM_MAX_HEIGHT),
    used,
    ...parking,
    /** The number of the attempt, used as a key so that each gets a new frame. */
    attempt,
    /** Starts over with a new frame. */
    retry: () => {
      setUsed(false);
      setAttempt((count) => count + 1);
    },
  };
}

/**
 * Asks a form for its height in iframe-resizer's words, as its parent does: the
 * first message begins, the second asks once more where a script has begun already.
 * To be sent twice, since a form ignores the second message for a moment after the
 * first. To any origin: a console error would tell of each page that is not the form's.
 */
function askForHeight(form: Window | null | undefined, frameId: string): void {
  for (const words of [`${frameId}:0:false`, "reset"])
    form?.postMessage(`[iFrameSizer]${words}`, "*");
}

/** Whether a server answers at an address, whatever it answers. */
function isReachable(address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(FORM_ANSWER_TIMEOUT);
  return fetch(address, { mode: "no-cors", cache: "no-store", signal }).then(
    () => true,
    () => false,
  );
}

/** Reads the height from "[iFrameSizer]<frame id>:<height>:<width>:<event>", rounded up; 0 if there is none. */
function heightIn(data: unknown, frameId: string): number {
  const start = `[iFrameSizer]${frameId}:`;
  if (typeof data !== "string" || !data.startsWith(start)) return 0;
  const told = /^\d{1,6}(?:\.\d{1,20})?(?=:)/.exec(data.slice(start.length));
  return Math.ceil(Number(told?.[0] ?? 0));
}
