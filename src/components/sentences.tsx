/** A heading's text in which each sentence starts a line of its own. */
export function Sentences({ text }: { text: string }) {
  return text.split(/(?<=[.!?]) /).map((sentence) => (
    <span key={sentence} className="block">
      {`${sentence} `}
    </span>
  ));
}
