import type { Engine, Reviewed } from "./engines";

/* Every "needs review" of an engine that a person has looked at, and every
   failure that is a mistake of the engine: the rule, the elements, the reason. An
   entry that no longer occurs fails the test, so that this list stays honest. */

const engine =
  (name: Engine, verdict: Reviewed["verdict"] = "needs review") =>
  (because: string, rules: Record<string, string>): Reviewed[] =>
    Object.entries(rules).map(([rule, where]) => ({
      ...{ engine: name, verdict, rule, where, because },
    }));

const axe = engine("axe");
const ibm = engine("IBM");
const sniffer = engine("HTML_CodeSniffer");

/** The region of Radix’s notifications: its list, and the two ends that pass the focus on. */
const toasts = "body > [role=region], body > [role=region] *";

export const reviewed: Reviewed[] = [
  // Failures that are the engine’s own mistakes.
  ...engine("HTML_CodeSniffer", "fails")(
    "An input without a type is a text field, to which this token belongs.",
    { "1_3_5.H98": "input:not([type])" },
  ),
  ...engine("HTML_CodeSniffer", "fails")(
    "Nothing is submitted: the ZIP field’s button is a link that works without scripts, and Enter does the same (zip-field.spec); the others answer while one types.",
    { "3_2_2.H32.2": "form:not([method])" },
  ),
  ...engine("HTML_CodeSniffer", "fails")(
    "It does not know scope=rowgroup, by which HTML gives each cell its headers; axe and Alfa do.",
    { "1_3_1.H43.HeadersRequired": "table:has([scope=rowgroup])" },
  ),
  ...engine("IBM", "fails")(
    "The same, of a cell that has no header but that.",
    {
      table_headers_related: "td[colspan]",
    },
  ),
  ...engine("HTML_CodeSniffer", "fails")(
    "The title of the modal dialog; the page’s h1 comes later in the document and is inert behind it.",
    { "1_3_1_AAA.G141": "#dialog-title" },
  ),
  ...engine("Alfa", "fails")(
    "While the dialog is open only its own title can be read; the page’s h1 is inert.",
    { "sia-r61": "html:has(dialog:modal)" },
  ),
  ...engine("axe", "fails")(
    "The table has a caption; its first row names the group of rows below.",
    { "table-fake-caption": "table:has(caption):has([scope=rowgroup])" },
  ),
  ...engine("axe", "fails")(
    "Radix’s ends of the list pass the focus on and never keep it (notifications.spec).",
    { "focus-order-semantics": toasts },
  ),
  ...engine("IBM", "fails")(
    "Radix lets the focus rest on a notification, so that it stays while it is read; its ends pass the focus on.",
    { element_tabbable_role_valid: toasts },
  ),

  // Colours.
  ...axe(
    "What lies over it, or its own letters, axe cannot compute; contrast.ts does, in this test and theme. The stages’ labels, below a veil of a tenth: 7.3 light, 8.5 dark.",
    { "color-contrast": "*", "color-contrast-enhanced": "[role=img]" },
  ),
  ...sniffer("The same; it does not compute what is positioned.", {
    "1_4_6.G17.Abs": "li, p, a",
    "1_4_6.G18.Abs": "span",
  }),
  ...engine("Alfa")("The same; it does not compute what is positioned.", {
    "sia-r66": "*",
    "sia-r69": "*",
  }),
  ...ibm(
    "Colour is never alone: states have words, bars have figures. Forced colours: appearance.spec.",
    { style_color_misuse: "style", style_highcontrast_visible: "style" },
  ),

  // What an engine cannot see from one state.
  ...axe(
    "Each hidden part is a state of its own; the form’s frame is not ours.",
    {
      "hidden-content": "#menu, #form-dialog, button, main > .fixed",
      "frame-tested": "iframe",
    },
  ),
  ...axe("It stands in the form’s place, and here keeps its own.", {
    "hidden-content": "p[aria-hidden]",
  }),
  ...ibm("The form’s frame is not ours; what is around it is tested.", {
    frame_src_valid: "iframe",
  }),
  ...ibm("keyboard.spec walks through every stop and looks for covers.", {
    element_tabbable_unobscured: "*",
    element_tabbable_visible: "header > a, body > [role=region] > span",
    style_focus_visible: "body > [role=region] > span",
  }),
  ...ibm("A new tab: the provider’s own page is what the link is for.", {
    a_target_warning: "a[target]",
  }),
  ...sniffer("The same, or said in the link’s name.", {
    "3_2_5.H83.3": "a[target]",
  }),

  // Structure.
  ...ibm("Groups of dt and dd in divs are HTML; axe and Alfa agree.", {
    list_structure_proper: "dl",
  }),
  ...ibm("The quote of a person; there is no source to cite.", {
    blockquote_cite_exists: "blockquote",
  }),
  ...ibm("Nothing is submitted, see above; the dialog’s form has its button.", {
    form_submit_button_exists: "form",
  }),
  ...ibm("An icon that everyone knows, with a name.", {
    input_label_visible: "button",
  }),
  ...engine("Alfa")("There is nothing to jump over on the error screen.", {
    "sia-r87": "html:not(:has(header))",
  }),
  ...[
    ...ibm("An ordinary word of the copy, not how to find a control.", {
      text_sensory_misuse: "*",
    }),
    ...ibm("Short, yet no heading: a rating, a caller, a legend.", {
      text_block_heading: "p, legend, div",
    }),
  ].map((entry) => ({ ...entry, wordsDecide: true as const })),
  ...sniffer("Data tables, each with a caption from the content.", {
    "1_3_1.DataTable": "table",
    "1_3_1.H39.3.Check": "table",
  }),
  ...axe("The header of a group spans both columns; its cells follow.", {
    "th-has-data-cells": "table:has([scope=rowgroup])",
  }),
  ...sniffer("Each group is a tbody, see above.", {
    "1_3_1.H43.ScopeAmbiguous": "table:has([scope=rowgroup])",
  }),
  ...sniffer("Two links in a sentence, and three short lists without groups.", {
    "1_3_1.H48": "p",
    "1_3_1.H85.2": "select",
  }),
  ...sniffer(
    "Fixed are the bar, its menu and the floating button, on every screen without scrolling sideways (layout.spec).",
    {
      "1_4_10.C32,C31,C33,C38,SCR34,G206": "*",
    },
  ),
  ...sniffer("The frame’s title comes from the content.", {
    "2_4_1.H64.2": "iframe",
  }),

  // What no machine tells, asked of each control.
  ...sniffer("Read in the transcripts: each link says where it leads.", {
    "2_4_9.H30": "a",
  }),
  ...sniffer("Focus changes nothing but what notifications will need.", {
    "3_2_1.G107": "button, input, select",
  }),
  ...sniffer(
    "Labels, mistakes with an example, tested in zip-field, market-finder and cost-comparison.spec.",
    {
      "1_3_5.H98": "input, select",
      "3_3_1.G83,G84,G85": "form",
      "3_3_2.G131,G89,G184,H90": "form",
      "3_3_3.G177": "form",
      "3_3_5.G71,G184,G193": "form",
      "3_3_6.G98,G99,G155,G164,G168.AllForms": "form",
    },
  ),

  // What no machine tells, asked of each page.
  ...sniffer("Read in the transcripts: order, names, purposes, states.", {
    "1_3_2.G57": "html",
    "1_3_6.ARIA11": "html",
    "2_4_2.H25.2": "title",
    "2_4_6.G130,G131": "html",
    "2_5_3.F96": "html",
    "4_1_3.": "html",
  }),
  ...sniffer(
    "Layout and appearance.spec: any screen, zoom, spacing; colours and shapes.",
    {
      "1_3_4.": "html",
      "1_4_1.G14,G182": "html",
      "1_4_8.C19,G172,G169": "html",
      "1_4_8.G148,G156,G175": "html",
      "1_4_8.G188,C21": "html",
      "1_4_8.H87,C20": "html",
      "1_4_8.H87,G146,C26": "html",
      "1_4_11.G195,G207,G18,G145,G174,F78": "html",
      "1_4_12.C36,C35": "html",
      "2_5_5.": "html",
    },
  ),
  ...sniffer(
    "Keyboard, terms and menu.spec: order, focus, Escape, skip link; no shortcut is a letter.",
    {
      "1_4_13.F95": "html",
      "2_1_4.": "html",
      "2_4_1.G1,G123,G124,H69": "html",
      "2_4_3.H4.2": "html",
      "2_4_7.G149,G165,G195,C15,SCR31": "html",
      "2_5_1.": "html",
      "2_5_2.": "html",
      "2_5_4.": "html",
      "2_5_6.": "html",
    },
  ),
  ...sniffer(
    "Nothing moves for long, flashes, ends a session or loses what is typed; what a notification says stands on the page too.",
    {
      "2_2_2.SCR33,SCR22,G187,G152,G186,G191": "html",
      "2_2_3.G5": "html",
      "2_2_4.SCR14": "html",
      "2_2_5.G105,G181": "html",
      "2_2_6.": "html",
      "2_3_2.G19": "html",
      "2_3_3.C39": "html",
    },
  ),
  ...sniffer(
    "Plain words in one language and no name for a place but its own; terms of the trade are explained on the page (terms.spec).",
    {
      "1_3_3.G96": "html",
      "3_1_2.H58": "html",
      "3_1_3.H40,H54,H60,G62,G70": "html",
      "3_1_4.G102,G55,G62,H28,G97": "html",
      "3_1_5.G86,G103,G79,G153,G160": "html",
    },
  ),
  ...sniffer(
    "Two pages with one bar and one footer, which link to each other.",
    {
      "2_4_5.G125,G64,G63,G161,G126,G185": "html",
      "3_2_3.G61": "html",
      "3_2_4.G197": "html",
    },
  ),
];
