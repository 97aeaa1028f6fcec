import { act, fireEvent, screen } from "@testing-library/react";
import { useRef } from "react";
import { useFormFrame } from "../../src/lead-form/use-form-frame";

const host = "https://forms.example";
const embedScript = `${host}/js/embed.js`;
const source = {
  ...{ host, embedScript, frameId: "inline-abc", minHeight: 720 },
  address: `${host}/form`,
};

/** Shows what `useFormFrame` knows, around a frame that asks nobody for anything. */
export function Probe({ wanted }: { wanted: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { status, height, shown, attempt, retry } = useFormFrame(
    frame,
    source,
    wanted,
  );
  return (
    <>
      <output>{status}</output>
      <meter max={10_000} value={height} />
      <button onClick={retry}>{"Retry"}</button>
      {shown && <iframe key={attempt} ref={frame} title="The form" />}
    </>
  );
}

export const status = () => screen.getByRole("status").textContent;
export const height = () => screen.getByRole<HTMLMeterElement>("meter").value;
export const frame = () => screen.queryByTitle<HTMLIFrameElement>("The form");

export const scripts = () => [
  ...document.querySelectorAll<HTMLScriptElement>(
    `script[src^="${embedScript}"]`,
  ),
];
export const failScript = () =>
  fireEvent.error(scripts()[0] as HTMLScriptElement);

/** What the frame says, unless it is said by somebody else. */
export function message(from: MessageEventInit = {}): void {
  const sender = frame()?.contentWindow ?? null;
  fireEvent(
    window,
    new MessageEvent("message", { origin: host, source: sender, ...from }),
  );
}

/** Lets faked time pass. */
export function passTime(milliseconds: number): void {
  act(() => jest.advanceTimersByTime(milliseconds));
}
