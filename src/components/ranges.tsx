/** A text whose ranges stay in one line where there is room for it, such as "60–90" or "$500–$1,000". */
export function Ranges({ text }: { text: string }) {
  return text.split(/(\S*\d–\S*)/).map((part, index) =>
    index % 2 ? (
      <span key={index} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
