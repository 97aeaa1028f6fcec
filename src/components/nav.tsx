import { Link } from "gatsby";
import type { ReactNode } from "react";
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
  /** On the landing page, links are plain anchors and the bar is transparent until the visitor scrolls. */
  onLanding: boolean;
  /** Follows the links, for example the button that opens the dialog. */
  children?: ReactNode;
}

const linkClass =
  "flex min-h-12 min-w-11 items-center px-1 font-semibold underline-offset-4 hover:underline";

/** The top bar, which begins with the skip link. Its menu is a popover, which `src/startup/menu.ts` closes. */
export function Nav({ site, onLanding, children }: NavProps) {
  const { nav } = site;
  const solid = useScrolledPast(NAV_SOLID_PAST) || !onLanding;

  return (
    <header
      className={`fixed inset-x-0 top-0 z-10 border-b px-5 print:hidden no-scripting:static ${solid ? "border-line bg-paper" : "bar-solid-past border-transparent"}`}
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
        <Link
          to="/"
          // A new entry in the history, so that Back returns from the top.
          replace={false}
          aria-label={nav.home}
          className="flex min-h-12 min-w-11 items-center gap-1 font-display text-xl font-bold"
        >
          <Logo className="-ms-1 size-7" />
          <span translate="no" className={children ? "max-sm:sr-only" : ""}>
            {site.brand.name}
          </span>
        </Link>
        {/* No aria-expanded: with popoverTarget, the browser exposes whether the menu is open. */}
        <button
          type="button"
          className="menu-button ms-auto -me-2.5 flex size-12 shrink-0 items-center justify-center md:hidden no-scripting:hidden"
          aria-label={nav.menu}
          popoverTarget="menu"
        >
          <MenuIcon />
          <CloseIcon className="size-7" />
        </button>
        <div id="menu" popover="auto" className="menu">
          <ul className="flex flex-col max-md:-mx-1 md:flex-row md:gap-6 no-scripting:flex-row no-scripting:flex-wrap no-scripting:gap-x-4">
            {nav.links.map(({ label, target }) => (
              <li key={target}>
                {onLanding ? (
                  <a href={`#${target}`} className={linkClass}>
                    {label}
                  </a>
                ) : (
                  <Link to={`/#${target}`} className={linkClass}>
                    {label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
          {onLanding && (
            <div className="mt-2 md:hidden no-scripting:hidden">
              <FormLink className={`${buttonClass.loud} w-full`}>
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
