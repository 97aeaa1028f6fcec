import { CheckIcon } from "./icon";
import { Ranges } from "./ranges";

interface CheckListProps {
  items: readonly string[];
  className?: string;
}

/** What is included, each with a check mark. */
export function CheckList({ items, className = "" }: CheckListProps) {
  return (
    <ul className={className}>
      {items.map((item, index) => (
        <li key={index} className="relative py-1 ps-8">
          <CheckIcon />
          <Ranges text={item} />
        </li>
      ))}
    </ul>
  );
}
