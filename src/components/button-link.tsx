import type { ComponentProps } from "react";

interface ButtonLinkProps extends ComponentProps<"a"> {
  /** `quiet` is for a second button beside a loud one. */
  tone?: keyof typeof buttonClass;
  /** Opens in a new tab, without access to this one. */
  newTab?: boolean;
}

const shape =
  "inline-flex items-center justify-center rounded-md text-center font-semibold active:[translate:0_1px]";
const loud = `${shape} bg-accent text-accent-ink hover:bg-accent-strong forced-colors:border`;
const wide = "min-h-12 px-3 sm:px-6 sm:text-lg";
const large = `${wide} py-2`;

/** The shape of a button that does not lead to the form. */
export const buttonShape = `${shape} ${wide} border-2 py-1`;

/** The classes of buttons and of links that look like one; `compact` is for the top bar, with whose text it grows. */
export const buttonClass = {
  loud: `${loud} ${large}`,
  compact: `${loud} min-h-[2.95em] shrink-0 px-[0.6em] text-[0.9em] max-md:ms-auto leading-tight wrap-anywhere max-sm:max-w-[7em] min-[24rem]:group-data-short:max-w-none min-[24rem]:group-data-short:shrink sm:whitespace-nowrap md:max-lg:group-data-many:max-w-[9em] md:max-lg:group-data-many:whitespace-normal md:min-h-12 md:px-4 md:text-base`,
  quiet: `${buttonShape} border-control bg-card hover:border-ink`,
};

/** A link that looks like a button, so that it works before and without JavaScript. */
export function ButtonLink({
  tone = "loud",
  newTab = false,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a
      className={buttonClass[tone]}
      {...(newTab && { target: "_blank", rel: "noopener noreferrer" })}
      {...rest}
    >
      {children}
    </a>
  );
}
