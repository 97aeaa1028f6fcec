/** A text whose ranges stay in one line, such as "60–90" or "$500–$1,000". */
export function Ranges({ text }: { text: string }) {
  return text.split(/(\S*\d–\S*)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
