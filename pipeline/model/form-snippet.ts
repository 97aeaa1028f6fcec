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

/** Why a snippet cannot be used, and the words that it is about. */
interface Refused {
  message: string;
  words?: string;
}

/** The height of a frame whose snippet has none. It counts until the form tells its own. */
const usualHeight = 700;

const elsewhere =
  "this provider's form cannot be embedded here; use its frame: copy the code that it offers for an iframe";

/** Stands for an id in instructions, such as YOUR_FORM_ID, {{form_id}} or [id]. */
const standIn = /[{}<>[\]…]|^(?:inline-)?(?:your.*|(?:form[-_]?)?id)$/i;

/**
 * Reads the code that a form provider gives out for other people's pages: an
 * `<iframe>` and a `<script>` with an address.
 */
export function readSnippet(snippet: string): FormEmbed | Refused {
  if (/=\s*[“”‘’]/.test(snippet))
    return {
      message:
        'found curly quotation marks, which a word processor makes – copy the code again from the provider, or type straight ones: "',
    };
  const all = elementsIn(parseFragment(snippet));
  const frames = all.filter(({ tagName }) => tagName === "iframe");
  const scripts = all.filter(({ tagName }) => tagName === "script");
  const code = scripts.some((one) => attributeOf(one, "src") === undefined);
  const handler = all
    .flatMap(({ attrs }) => attrs.map(({ name }) => name))
    .find((name) => name.startsWith("on"));
  const foreign = code ? "a script with code in it" : handler;
  if (foreign) return { message: `found ${foreign} – ${elsewhere}` };
  const [frame, script] = [frames[0], scripts[0]];
  if (!frame || !script || frames.length + scripts.length > 2)
    return {
      message: `expected one <iframe> and one <script> with an address, found ${frames.length} and ${scripts.length} – paste the whole code that the provider gives for an iframe, of one form`,
    };
  const insecure = [frame, script].find((element) => !secure(element));
  const [address, scriptAddress] = [secure(frame), secure(script)];
  if (insecure || !address || !scriptAddress) {
    const written = (insecure && attributeOf(insecure, "src")) ?? "";
    return {
      message: `expected an address that starts with https:// in <${insecure?.tagName}>, found "${written}" – ask the provider for it`,
      words: written,
    };
  }

  const id = attributeOf(frame, "id") ?? "";
  const [path = ""] = (attributeOf(frame, "src") ?? "").split(/[?#]/);
  const last = path.split("/").at(-1) ?? "";
  const pretended = [last, id].find((name) => standIn.test(name));
  if (pretended)
    return {
      message: `"${pretended}" stands for the form's id – copy the code of your own form`,
      words: pretended,
    };
  const attributes = frame.attrs
    .filter(({ name }) => name.startsWith("data-"))
    .map(({ name, value }) => ({ name, value }));
  const heights = ["data-height", "height"].map((name) =>
    pixels(attributeOf(frame, name)),
  );
  return {
    frame: withoutBraces(address),
    script: withoutBraces(scriptAddress),
    id: id || "form",
    title: attributeOf(frame, "title")?.trim() ?? "",
    height: heights.find(Boolean) ?? usualHeight,
    attributes,
  };
}

/** An address whose braces are no references where third-parties.yaml names it. */
function withoutBraces({ href }: URL): string {
  return href.replace(/[{}]/g, encodeURIComponent);
}

/** The address of an element, if it is absolute and starts with https. */
function secure(element: Element): URL | undefined {
  const address = attributeOf(element, "src") ?? "";
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url?.protocol === "https:" ? url : undefined;
}

/** "700" and "700px"; a share of something, such as "100%", is no height. */
function pixels(height = ""): number {
  const [, digits = "0"] = /^(\d{2,5})(?:px)?$/.exec(height.trim()) ?? [];
  return Number(digits);
}
