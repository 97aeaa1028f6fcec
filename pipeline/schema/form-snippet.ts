import { parseFragment } from "parse5";
import { attributeOf, elementsIn, type Element } from "../read/html";

/** What the page needs of the provider's snippet. */
export interface FormEmbed {
  /** The address of the form. */
  frame: string;
  /** The address of the provider's script. */
  script: string;
  /** The id of the frame, which the messages of the form repeat. */
  id: string;
  /** The screen reader label of the frame. */
  title: string;
  /** The height that the snippet gives the frame, in pixels. */
  height: number;
  /** Every `data-*` attribute, which the provider's script reads. */
  attributes: { name: string; value: string }[];
}

/** A mistake in a snippet, and the words that it is about. */
interface SnippetProblem {
  message: string;
  words?: string;
}

/** The height of a frame whose snippet has none. It counts until the form tells its own. */
const usualHeight = 700;

const elsewhere =
  "this provider's form cannot be embedded here; use its frame: copy the code that it offers for an iframe";

/** Stands for an id in instructions, such as YOUR_FORM_ID, {{form_id}} or xxxx. */
const standIn =
  /[{}<>[\]…]|\.{3}|^x{3,}$|^(inline-)?(your[-_ ]?)?(form[-_ ]?)?id$/i;

/**
 * Reads the code that a form provider gives out for other people's pages: an
 * `<iframe>` and a `<script>` with an address.
 */
export function readSnippet(
  snippet: string,
): { embed: FormEmbed } | { problems: SnippetProblem[] } {
  if (/=\s*[“”‘’]/.test(snippet))
    return {
      problems: [
        {
          message:
            'found curly quotation marks, which a word processor makes – copy the code again from the provider, or type straight ones: "',
        },
      ],
    };
  const all = elementsIn(parseFragment(snippet));
  const frames = all.filter(({ tagName }) => tagName === "iframe");
  const scripts = all.filter(({ tagName }) => tagName === "script");
  const [frame, script] = [frames[0], scripts[0]];

  const handlers = all
    .flatMap(({ attrs }) => attrs.map(({ name }) => name))
    .filter((name) => name.startsWith("on"));
  const foreign = [
    ...(scripts.some((one) => attributeOf(one, "src") === undefined)
      ? ["a script with code in it"]
      : []),
    ...handlers,
  ].map((found) => ({ message: `found ${found} – ${elsewhere}` }));
  if (foreign.length > 0) return { problems: foreign };

  const counts = [
    ...wrongCount(frames.length, "<iframe>"),
    ...wrongCount(scripts.length, "<script> with an address"),
  ];
  if (!frame || !script || counts.length > 0) return { problems: counts };

  const [address, scriptAddress] = [frame, script].map((element) =>
    secure(attributeOf(element, "src")),
  );
  if (!address || !scriptAddress)
    return { problems: [frame, script].flatMap(insecure) };

  const id = attributeOf(frame, "id") ?? "";
  const [path = ""] = (attributeOf(frame, "src") ?? "").split(/[?#]/);
  const last = path.split("/").at(-1) ?? "";
  const pretended = [last, id].find((name) => standIn.test(name));
  if (pretended)
    return {
      problems: [
        {
          message: `"${pretended}" stands for the form's id – copy the code of your own form`,
          words: pretended,
        },
      ],
    };
  const [layout] =
    /^(?:inline|popup|polite-slide-in|sticky-sidebar)-/i.exec(last) ?? [];
  if (layout)
    return {
      problems: [
        {
          message: `expected the form's id at the end of the address, found "${last}" – remove "${layout}", which belongs in front of the frame's own id only`,
          words: last,
        },
      ],
    };
  const attributes = frame.attrs
    .filter(({ name }) => name.startsWith("data-"))
    .map(({ name, value }) => ({ name, value }));
  const heights = ["data-height", "height"].map((name) =>
    pixels(attributeOf(frame, name)),
  );
  return {
    embed: {
      frame: withoutBraces(address),
      script: withoutBraces(scriptAddress),
      id: id || "form",
      title: attributeOf(frame, "title")?.trim() ?? "",
      height: heights.find(Boolean) ?? usualHeight,
      attributes,
    },
  };
}

/** An address whose braces are no references where third-parties.yaml names it. */
function withoutBraces({ href }: URL): string {
  return href.replace(/[{}]/g, encodeURIComponent);
}

/** An address, if it is absolute and starts with https. */
function secure(address = ""): URL | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url?.protocol === "https:" ? url : undefined;
}

function insecure(element: Element): SnippetProblem[] {
  const address = attributeOf(element, "src") ?? "";
  if (secure(address)) return [];
  return [
    {
      message: `expected an address that starts with https:// in <${element.tagName}>, found "${address}" – ask the provider for it`,
      words: address,
    },
  ];
}

function wrongCount(count: number, name: string): SnippetProblem[] {
  if (count === 1) return [];
  return [
    count === 0
      ? {
          message: `expected one ${name}, found none – paste the whole code that the provider gives for an iframe: a frame and a script`,
        }
      : {
          message: `expected one ${name}, found ${count} – keep the code of one form`,
        },
  ];
}

/** "700" and "700px"; a share of something, such as "100%", is no height. */
function pixels(height = ""): number {
  const [, digits = "0"] = /^(\d{2,5})(?:px)?$/.exec(height.trim()) ?? [];
  return Number(digits);
}
