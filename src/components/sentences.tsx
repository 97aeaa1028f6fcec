import { Ranges } from "./ranges";

/** A heading's text with each sentence on a new line. */
export function Sentences({ text }: { text: string }) {
  return text.split(/(?<=[.!?]) /).map((sentence, index) => (
    <span key={index} className="block">
      <Ranges text={`${sentence} `} />
    </span>
  ));
}
