import { useEffect, useRef, type ReactNode } from "react";
import { NAV_SOLID_PAST } from "../lib/thresholds";
import { buttonClass } from "./button-link";
import { FormLink } from "./form-link";
import { CloseIcon, MenuIcon } from "./icon";
import { Logo } from "./logo";
import { useScrolledPast } from "../hooks/use-scrolled-past";

interface NavProps {
  site: Pick<
    Queries.LayoutQuery["content"]["site"],
    "brand" | "nav" | "skipLink"
  >;
  /** On the landing page, links are anchors and the bar is transparent until the visitor scrolls. */
  onLanding: boolean;
  /** Follows the links, for example the button that opens the dialog. */
  children?: ReactNode;
}

const linkClass =
  "flex min-h-12 min-w-11 items-center px-1 font-semibold underline-offset-4 hover:underline";

/** The top bar, which begins with the skip link. Its menu is a popover, so it opens and closes without React. */
export function Nav({ site, onLanding, children }: NavProps) {
  const { nav } = site;
  const solid = useScrolledPast(NAV_SOLID_PAST) || !onLanding;
  const menu = useRef<HTMLDivElement>(null);
  // Browsers without popovers have no such method.
  const closeMenu = () => menu.current?.hidePopover?.();

  useEffect(() => {
    // The breakpoint `md` of `src/styles/global.css`: a phone that is turned.
    const wide = matchMedia("(min-width: 52rem)");
    wide.addEventListener("change", closeMenu);
    return () => wide.removeEventListener("change", closeMenu);
  }, []);

  return (
    <header
      className={`group fixed inset-x-0 top-0 z-10 border-b px-5 has-[:popover-open]:bg-paper print:hidden no-scripting:static ${solid ? "border-line bg-paper" : "bar-solid-past border-transparent"}`}
    >
      <a
        href="#main"
        className="fixed start-2 -top-24 z-20 rounded-md bg-accent p-3 font-semibold text-accent-ink focus:top-2"
      >
        {site.skipLink}
      </a>
      <nav
        aria-label={nav.label}
        className="mx-auto flex min-h-(--bar) max-w-6xl items-center justify-between gap-3 md:gap-6 no-scripting:flex-wrap"
      >
        <a
          href={onLanding ? "#top" : "/"}
          aria-label={nav.home}
          className="flex min-h-12 min-w-11 shrink-0 items-center gap-1 font-display text-[min(1.375rem,6.9vw)] font-bold"
        >
          <Logo className="-ms-1 size-7 shrink-0" />
          <span
            translate="no"
            className={children ? "max-[23rem]:sr-only" : ""}
          >
            {site.brand.name}
          </span>
        </a>
        {/* No aria-expanded: with popoverTarget, the browser exposes whether the menu is open. */}
        <button
          type="button"
          className={`-me-2.5 flex size-12 shrink-0 items-center justify-center md:hidden no-scripting:hidden ${children ? "order-last" : "ms-auto"}`}
          aria-label={nav.menu}
          popoverTarget="menu"
        >
          <MenuIcon className="size-7 group-has-[:popover-open]:hidden" />
          <CloseIcon className="hidden size-7 group-has-[:popover-open]:block" />
        </button>
        <div
          ref={menu}
          id="menu"
          popover="auto"
          className="menu inset-x-0 top-(--bar) bottom-auto max-h-[calc(100dvh-var(--bar))] w-full overflow-y-auto border-b border-line bg-paper px-5 pt-2 pb-4 text-ink backdrop:top-(--bar) backdrop:bg-[rgb(0_0_0/40%)] md:static md:ms-auto md:block md:w-auto md:overflow-visible md:border-0 md:bg-transparent md:p-0 no-scripting:static no-scripting:block no-scripting:border-0 no-scripting:bg-transparent no-scripting:p-0"
        >
          <ul className="flex flex-col max-md:-mx-1 md:flex-row md:gap-6 no-scripting:flex-row no-scripting:flex-wrap no-scripting:gap-x-4">
            {nav.links.map(({ label, target }) => (
              <li key={target}>
                <a
                  href={onLanding ? `#${target}` : `/#${target}`}
                  className={linkClass}
                  onClick={closeMenu}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
          {onLanding && (
            <div className="mt-2 md:hidden no-scripting:hidden">
              <FormLink
                className={`${buttonClass.loud} w-full`}
                onClick={closeMenu}
              >
                {nav.button}
              </FormLink>
            </div>
          )}
        </div>
        {onLanding && solid && (
          <div className="max-md:hidden no-scripting:hidden">
            <FormLink className={buttonClass.compact}>{nav.button}</FormLink>
          </div>
        )}
        {children}
      </nav>
    </header>
  );
}
