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
        <li key={index} className="flex gap-3 py-1">
          <CheckIcon />
          <span>
            <Ranges text={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}
