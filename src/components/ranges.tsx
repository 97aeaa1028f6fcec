/** A text whose ranges stay in one line, such as "60–90" or "$500–$1,000". */
export function Ranges({ text }: { text: string }) {
  return wrapped(text, /(\S*\d–\S*)/, "whitespace-nowrap");
}

/** A bold text whose amounts in dollars are large. */
export function Amounts({ text }: { text: string }) {
  return (
    <b className="font-semibold">
      {wrapped(text, /(\$\S+)/, "text-xl font-bold sm:text-[2rem]")}
    </b>
  );
}

/** Gives every match of a pattern, which is one group, a class. */
function wrapped(text: string, pattern: RegExp, className: string) {
  return text.split(pattern).map((part, index) =>
    index % 2 ? (
      <span key={index} className={className}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
