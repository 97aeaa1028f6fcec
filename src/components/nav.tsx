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
    "brand" | "logo" | "nav" | "skipLink"
  >;
  /** On the landing page, links are anchors and the bar is transparent until the visitor scrolls. */
  onLanding: boolean;
  /** Follows the links, for example the button that opens the dialog. */
  children?: ReactNode;
}

/** Beside a name of up to so many letters, a phone has room for the button on one line. */
const shortName = 9;
/** A longer name is written smaller, on up to four lines. */
const mediumName = 12;

/** With more links, a bar that has just become wide draws everything together. */
const fewLinks = 3;

/** The size of the name, on a low screen too. */
const alone =
  "text-[1.3em] group-data-long/home:text-[0.88em] short:group-data-long/home:text-[0.7em]";
/** The same where a button follows, which leaves a phone less room. */
const beside = `${alone} max-[30rem]:text-[1em] short:max-[30rem]:text-[0.8em] max-[30rem]:group-data-long/home:text-[0.75em] max-[22.4rem]:group-data-long/home:text-[0.66em]`;

const linkClass =
  "flex min-h-12 min-w-11 items-center px-1 font-semibold underline-offset-4 hover:underline";

/** The top bar, which begins with the skip link. Its menu is a popover, so it opens and closes without React. */
export function Nav({ site, onLanding, children }: NavProps) {
  const { nav } = site;
  const solid = useScrolledPast(NAV_SOLID_PAST) || !onLanding;
  const menu = useRef<HTMLDivElement>(null);
  const { name } = site.brand;
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
      data-short={name.length <= shortName || undefined}
      data-many={nav.links.length > fewLinks || undefined}
      className={`group fixed inset-x-0 top-0 z-10 border-b px-[min(1.25rem,6.25vw)] has-[:popover-open]:bg-paper print:static print:border-0 no-scripting:static ${solid ? "border-line bg-paper" : "bar-solid-past border-transparent"}`}
    >
      <a
        href="#main"
        className="fixed start-2 -top-24 z-20 rounded-md bg-accent p-3 font-semibold text-accent-ink focus:top-2"
      >
        {site.skipLink}
      </a>
      <nav
        aria-label={nav.label}
        // Enlarged text grows with the screen only, so that all has room in one row.
        className="mx-auto flex min-h-(--bar) max-w-6xl items-center justify-between gap-[0.6em] text-[min(1.0625rem,5.3125vw)] md:gap-6 md:max-lg:group-data-many:gap-4 no-scripting:flex-wrap"
      >
        <a
          href={onLanding ? "#top" : "/"}
          aria-label={nav.home}
          data-long={name.length > mediumName || undefined}
          className="group/home flex min-h-12 min-w-11 items-center gap-1 font-display font-bold"
        >
          <Logo
            logo={site.logo}
            className={`-ms-1 h-[1.65em] ${children ? "max-lg:w-[1.65em] max-[30rem]:group-data-long/home:hidden" : ""}`}
          />
          <span
            translate="no"
            className={`min-w-0 leading-[1.05] wrap-anywhere ${children ? beside : alone}`}
          >
            {name}
          </span>
        </a>
        {/* No aria-expanded: with popoverTarget, the browser exposes whether the menu is open. */}
        <button
          type="button"
          className={`-me-[0.6em] flex size-[2.8em] shrink-0 items-center justify-center md:hidden no-scripting:hidden ${children ? "order-last" : "ms-auto"}`}
          aria-label={nav.menu}
          popoverTarget="menu"
        >
          <MenuIcon className="size-[1.65em] group-has-[:popover-open]:hidden" />
          <CloseIcon className="hidden size-[1.65em] group-has-[:popover-open]:block" />
        </button>
        <div
          ref={menu}
          id="menu"
          popover="auto"
          className="menu inset-x-0 top-(--bar) bottom-auto max-h-[calc(100dvh-var(--bar))] w-full overflow-y-auto border-b border-line bg-paper px-5 pt-2 pb-4 text-base text-ink backdrop:top-(--bar) backdrop:bg-[rgb(0_0_0/40%)] md:static md:ms-auto md:block md:w-auto md:shrink-0 md:overflow-visible md:border-0 md:bg-transparent md:p-0 no-scripting:static no-scripting:block no-scripting:border-0 no-scripting:bg-transparent no-scripting:p-0"
        >
          <Links
            links={nav.links}
            page={onLanding ? "" : "/"}
            onFollow={closeMenu}
          />
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

interface LinksProps {
  links: NavProps["site"]["nav"]["links"];
  /** The address of the page with the sections. */
  page: string;
  onFollow: () => void;
}

/** The links to the sections, below each other in the menu and in a row otherwise. */
function Links({ links, page, onFollow }: LinksProps) {
  return (
    <ul className="flex flex-col max-md:-mx-1 md:flex-row md:gap-6 md:max-lg:group-data-many:gap-3 no-scripting:flex-row no-scripting:flex-wrap no-scripting:gap-x-4">
      {links.map(({ label, target }) => (
        <li key={target}>
          <a
            href={`${page}#${target}`}
            className={linkClass}
            onClick={onFollow}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
