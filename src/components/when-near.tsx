import {
  startTransition,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import { Boundary } from "./boundary";
import { useNear } from "./use-near";
import { useOnline } from "./use-online";

interface WhenNearProps<Props extends object> {
  /** Loads the part; called when the visitor comes near, and again if the connection was lost before it came. */
  load: () => Promise<ComponentType<Props>>;
  /** What the part is given. */
  props: Props;
  /** What stands there until then, and where loading fails. */
  children?: ReactNode;
  className?: string;
}

/** A part of the page that is loaded when the visitor comes near it, If loading fails, the fallback stays. */
export function WhenNear<Props extends object>({
  load,
  props,
  children,
  className,
}: WhenNearProps<Props>) {
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box, "50% 0px");
  const online = useOnline();
  const [Part, setPart] = useState<ComponentType<Props>>();

  useEffect(() => {
    if (near && online)
      load().then(
        (loaded) =>
          // In steps, so that it is no long task.
          startTransition(() =>
            setPart((before?: ComponentType<Props>) => before ?? loaded),
          ),
        () => {},
      );
  }, [near, online, load]);

  return (
    <div ref={box} className={className}>
      <Boundary fallback={children}>
        {Part ? <Part {...props} /> : children}
      </Boundary>
    </div>
  );
}
