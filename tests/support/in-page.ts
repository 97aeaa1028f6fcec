import { readFileSync } from "node:fs";
import type * as TestingLibrary from "@testing-library/dom";

/** What to look for: an accessible role with a name, or a text. */
export interface What {
  role?: string;
  name?: string;
  text?: string;
  /** The part of the page to look in, as CSS. */
  within?: string;
}

/** An element as the visitor finds it. */
export interface Seen {
  text: string;
  value: string;
  href: string;
  /** Its upper edge on the screen, in CSS pixels. */
  top: number;
  /** Its middle, unless that is out of view or something covers it. */
  target: { x: number; y: number } | undefined;
  focused: boolean;
  current: boolean;
}

/** What the page can be asked, once it has read `tools`. */
export interface Tools {
  look(what: What): Seen[];
  scrollTo(what: What): void;
  select(what: What): void;
}

declare const TestingLibraryDom: typeof TestingLibrary;

/** Runs in the page, after the library. */
function makeTools(): Tools {
  const { queryAllByRole, queryAllByText } = TestingLibraryDom;
  const seek = ({ role, name, text = "", within = "body" }: What) =>
    [...document.querySelectorAll<HTMLElement>(within)]
      .flatMap((root) =>
        role
          ? queryAllByRole(root, role, name === undefined ? {} : { name })
          : queryAllByText(root, text),
      )
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );

  return {
    look: (what) =>
      seek(what).map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const middle = { x: x + width / 2, y: y + height / 2 };
        const hit = document.elementFromPoint(middle.x, middle.y);
        return {
          // A space that does not break looks like any other.
          text: element.innerText.replaceAll("\u00a0", " "),
          value: (element as HTMLInputElement).value ?? "",
          href: element.getAttribute("href") ?? "",
          top: y,
          target: hit && element.contains(hit) ? middle : undefined,
          focused: element === document.activeElement,
          current: element.ariaCurrent === "true",
        };
      }),
    scrollTo: (what) =>
      seek(what)[0]?.scrollIntoView({ block: "center", behavior: "instant" }),
    select: (what) => (seek(what)[0] as HTMLInputElement | undefined)?.select(),
  };
}

const library = readFileSync(
  "node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js",
  "utf8",
);

/** Gives the page its tools, as an expression. */
export const tools = `(() => { ${library}; window.tools = (${String(makeTools)})(); })()`;
