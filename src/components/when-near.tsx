import {
  startTransition,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import { Boundary } from "./boundary";
import { useNear } from "../hooks/use-near";
import { useOnline } from "../hooks/use-online";

interface WhenNearProps<Props extends object> {
  /** Loads the component; called when the visitor comes near, and again when a lost connection is back. */
  load: () => Promise<ComponentType<Props>>;
  /** The props of the loaded component. */
  props: Props;
  /** The fallback until the component has loaded, and if loading fails. */
  children?: ReactNode;
  className?: string;
}

/** Loads a component when the visitor comes near it. If loading fails, the fallback stays. */
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
          // As a transition, so that rendering does not block input.
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
