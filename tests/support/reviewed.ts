import type { Page } from "@playwright/test";

/** Something that an engine is not sure of, or mistakes for a failure. */
interface Finding {
  /** The engine, and its own name of the rule. */
  rule: string;
  says: string;
  element: Element | null;
}

declare global {
  interface Window {
    found: Finding[];
  }
}

/** The list of Radix's notifications, with the two ends that pass the focus on. */
const toasts = "body > [role=region], body > [role=region] *";
const groupedTable = "table:has([scope=rowgroup])";

/** What a person has looked at and found right: the reason, then the elements of each rule. */
const reviewed: Record<string, Record<string, string>> = {
  // Failures that are the engine's own mistakes.
  "An input without a type is a text field, which may have this token.": {
    "HTML_CodeSniffer 1_3_5.H98": "input:not([type])",
  },
  "The ZIP field's button is a link that works without scripts, Enter does the same, and other forms answer while one types.":
    {
      "HTML_CodeSniffer 3_2_2.H32.2": "form:not([method])",
      "IBM form_submit_button_exists": "form",
    },
  "scope=rowgroup gives each cell its headers in HTML; the caption is a caption.":
    {
      "HTML_CodeSniffer 1_3_1.H43.HeadersRequired": groupedTable,
      "HTML_CodeSniffer 1_3_1.H43.ScopeAmbiguous": groupedTable,
      "IBM table_headers_related": "td[colspan]",
      "axe table-fake-caption": groupedTable,
      "axe th-has-data-cells": groupedTable,
    },
  "Behind the open dialog the page's h1 is inert; only the dialog's own title can be read.":
    {
      "HTML_CodeSniffer 1_3_1_AAA.G141": "#dialog-title",
      "Alfa sia-r61": "html:has(dialog:modal)",
    },
  "The ends of Radix's list never keep the focus (notifications.spec); a notification may, while it is read.":
    {
      "axe focus-order-semantics": toasts,
      "IBM element_tabbable_role_valid": toasts,
    },

  // Colors.
  "They do not compute what is positioned or lies below something else; contrast.ts does.":
    {
      "axe color-contrast": "*",
      "axe color-contrast-enhanced": "[role=img]",
      "HTML_CodeSniffer 1_4_6.G17.Abs": "li, p, a, caption, span",
      "HTML_CodeSniffer 1_4_6.G18.Abs": "span, h3, b",
      "Alfa sia-r66": "*",
      "Alfa sia-r69": "*",
    },
  "Color is never alone: states have words, bars have figures. Forced colors: appearance.spec.":
    {
      "IBM style_color_misuse": "style",
      "IBM style_highcontrast_visible": "style",
    },

  "The contents lead down the page and the menu to another one; each list has a name.":
    {
      "axe identical-links-same-purpose": "#menu a",
      "Alfa sia-r41": "#menu a, article nav a",
    },

  // What an engine cannot see from one state.
  "Each hidden part is a state of its own; a line that keeps the form's place says nothing.":
    {
      "axe hidden-content":
        "#menu, #form-dialog, button, button > svg, header div, main > .fixed, p[aria-hidden], figure ul, figure li, div:has(+ [open]), #market-finder p, #form ul, #testimonials span, #timeline [aria-hidden] *",
    },
  "The form's frame is not ours; what is around it is tested.": {
    "axe frame-tested": "iframe",
    "IBM frame_src_valid": "iframe",
  },
  "keyboard.spec walks through every stop and looks for covers.": {
    "IBM element_tabbable_unobscured": "*",
    "IBM element_tabbable_visible": "header > a, body > [role=region] > span",
    "IBM style_focus_visible": "body > [role=region] > span",
  },
  "A new tab, as the link's name says: the provider's own page is what it is for.":
    {
      "IBM a_target_warning": "a[target]",
      "HTML_CodeSniffer 3_2_5.H83.3": "a[target]",
    },

  // Structure.
  "Groups of dt and dd in divs are HTML; axe and Alfa agree.": {
    "IBM list_structure_proper": "dl",
  },
  "The quote of a person; there is no source to cite.": {
    "IBM blockquote_cite_exists": "blockquote",
  },
  "An icon that everyone knows, with a name.": {
    "IBM input_label_visible": "button",
  },
  "There is nothing to jump over on the error screen.": {
    "Alfa sia-r87": "html:not(:has(header))",
  },
  "Two links in a sentence, and three short lists without groups.": {
    "HTML_CodeSniffer 1_3_1.H48": "p",
    "HTML_CodeSniffer 1_3_1.H85.2": "select",
  },
  "Fixed are the bar, its menu and the floating button, on every screen without scrolling sideways (layout.spec).":
    { "HTML_CodeSniffer 1_4_10.C32,C31,C33,C38,SCR34,G206": "*" },
};

const entries = Object.values(reviewed).flatMap(Object.entries<string>);
const occurred = new Set<string>();

/** What was found on the page and is not on the list, a line each; notes which entries were needed. */
export async function unreviewed(page: Page): Promise<string[]> {
  const { problems, needed } = await page.evaluate((known) => {
    const pathOf = ({ id, localName, parentElement }: Element): string =>
      id || !parentElement
        ? `${localName}#${id}`
        : `${pathOf(parentElement)} > ${localName}`;
    const needed: string[] = [];
    const problems = window.found.flatMap(({ rule, says, element }) => {
      const at = element ?? document.documentElement;
      const isKnown = known.some(
        ([name, where]) => name === rule && at.matches(where),
      );
      if (isKnown) needed.push(rule);
      return isKnown ? [] : [`${rule}: ${pathOf(at)} – ${says}`];
    });
    return { problems, needed };
  }, entries);
  needed.forEach((rule) => occurred.add(rule));
  return problems;
}

/** The rules on the list that no page needed in this process. */
export function outdated(): string[] {
  return entries.map(([rule]) => rule).filter((rule) => !occurred.has(rule));
}
