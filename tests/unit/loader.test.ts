import { JSDOM } from "jsdom";
import { handOver, readArrival } from "../../src/lib/attribution";
import { loader } from "../../src/loader";

/** What a browser has before the loader runs. */
interface Visit {
  address?: string;
  stored?: Record<string, string>;
  storage?: "forbidden" | "full";
  href?: string;
}

const opened: { close(): void }[] = [];
afterEach(() => opened.splice(0).forEach((window) => window.close()));

/** Opens a page with the loader's text in it, as `src/html.tsx` writes it. */
function visit({
  address = "/",
  stored = {},
  storage,
  href = "/#form",
}: Visit = {}) {
  const { window } = new JSDOM(
    `<main id="main" data-campaign="utm_* gclid"></main>
    <form id="hero"><input name="zip"></form>
    <form id="closing"><input name="zip"></form>
    <form id="dialog" method="dialog"><button>Close</button></form>
    <a href="${href}"><b>Link</b></a>
    <template id="scripts"><script src="1.js"></script><script src="2.js"></script></template>`,
    {
      url: `https://agency.com${address}`,
      runScripts: "outside-only",
      pretendToBeVisual: true,
    },
  );
  opened.push(window);
  Object.assign(window.sessionStorage, stored);
  const error = new window.DOMException("No storage", "SecurityError");
  const refuse = () => {
    throw error;
  };
  if (storage === "forbidden")
    Object.defineProperty(window, "sessionStorage", { get: refuse });
  if (storage === "full") window.Storage.prototype.setItem = refuse;
  const fonts = { load: () => Promise.reject(error) };
  Object.assign(window.document, { fonts });
  window.eval(`(${loader})(${readArrival},${handOver});`);

  const { document } = window;
  const link = document.querySelector("a")!;
  const type = (form: string, text: string) => {
    const field = document.querySelector<HTMLInputElement>(`#${form} input`)!;
    field.value = text;
    field.dispatchEvent(new window.Event("input", { bubbles: true }));
    return field;
  };
  /** Clicks the link and returns the address that the click finds. */
  const click = (init: MouseEventInit = { ctrlKey: true }, name = "click") => {
    const event = new window.MouseEvent(name, {
      bubbles: true,
      cancelable: true,
      ...init,
    });
    let found = "";
    const look = (event: Event) => {
      found = link.getAttribute("href") ?? "";
      // jsdom cannot follow links.
      event.preventDefault();
    };
    window.addEventListener(name, look, { once: true });
    link.firstElementChild!.dispatchEvent(event);
    return found;
  };
  const tasks = () => new Promise((resolve) => window.setTimeout(resolve));
  return { window, document, link, type, click, tasks };
}

const gclid = "Cj0KCQ_12345_x";

test.each<[what: string, visit: Visit, typed: string, end: string]>([
  ["nothing", {}, "", "#form"],
  ["the ZIP code", { stored: { zip: "80202" } }, "", "#form?zip=80202"],
  ["the typed ZIP code", {}, "80202", "#form?zip=80202"],
  [
    "the typed one in place of others",
    { address: "/?zip=10001", stored: { zip: "60601" } },
    "Denver, CO 80202",
    "#form?zip=Denver%2C+CO+80202",
  ],
  [
    "the one of the address in place of the stored one",
    { address: "/#form?zip=80202", stored: { zip: "60601" } },
    "",
    "#form?zip=80202",
  ],
  ["no empty ZIP code", { address: "/?zip=&gclid=1" }, "", "?gclid=1#form"],
  [
    "the campaign and the ZIP code of earlier pages",
    { stored: { attribution: `gclid=${gclid}`, zip: "80202" } },
    "",
    `?gclid=${gclid}#form?zip=80202`,
  ],
  [
    "the latest campaign alone",
    { address: "/#?gclid=2", stored: { attribution: "utm_source=maps" } },
    "",
    "?gclid=2#form",
  ],
  [
    "values with signs in them",
    { stored: { attribution: "gclid=a%26b%3Dc&utm_term=a=b+c" } },
    "",
    "?gclid=a%26b%3Dc&utm_term=a%3Db+c#form",
  ],
  [
    "campaign and ZIP code where storage is forbidden",
    { address: "/?gclid=1&zip=80202", storage: "forbidden" },
    "",
    "?gclid=1#form?zip=80202",
  ],
  [
    "those of the address where storage is full",
    {
      address: "/?gclid=2&zip=80202",
      stored: { attribution: "gclid=1", zip: "10001" },
      storage: "full",
    },
    "",
    "?gclid=2#form?zip=80202",
  ],
  [
    "the query of the link itself",
    { stored: { zip: "80202" }, href: "/?plan=both#form" },
    "",
    "?plan=both#form?zip=80202",
  ],
])("a new tab's address has %s", async (_, before, typed, end) => {
  const { link, type, click, tasks } = visit(before);
  const written = link.getAttribute("href");
  if (typed) type("hero", typed);
  expect(click()).toBe(`https://agency.com/${end}`);
  await tasks();
  expect(link.getAttribute("href")).toBe(written);
});

const campaign = { address: "/?gclid=1" };

test.each<[string, MouseEventInit, name: string, completes: boolean]>([
  ["Ctrl", { ctrlKey: true }, "click", true],
  ["Command", { metaKey: true }, "click", true],
  ["Shift", { shiftKey: true }, "click", true],
  ["the middle button", { button: 1 }, "auxclick", true],
  ["the right button", { button: 2 }, "auxclick", false],
  ["no key", {}, "click", false],
])("a click with %s", (_, init, name, completes) => {
  expect(visit(campaign).click(init, name).includes("gclid")).toBe(completes);
});

test("links to other sites stay as they are", () => {
  const href = "https://pay.example/a?b=1";
  expect(visit({ ...campaign, href }).click()).toBe(href);
});

test("once the page is hydrated, the hook alone completes links, and before, its address stays", async () => {
  const { document, link, click, tasks } = visit(campaign);
  click();
  link.setAttribute("href", "/#faq");
  await tasks();
  expect(link.getAttribute("href")).toBe("/#faq");
  document.documentElement.classList.add("hydrated");
  expect(click()).toBe("/#faq");
});

test.each([
  ["/", { zip: "10001", attribution: "gclid=1" }],
  ["/#form", { zip: "10001", attribution: "gclid=1" }],
  ["/?plan=both&zip=802", { zip: "10001", attribution: "gclid=1" }],
  ["/?utm_source=a&b=1", { zip: "10001", attribution: "utm_source=a" }],
  ["/#?zip=80202", { zip: "80202", attribution: "gclid=1" }],
])("at %s, the visit keeps %j", (address, expected) => {
  const stored = { zip: "10001", attribution: "gclid=1" };
  const { window } = visit({ address, stored });
  expect({ ...window.sessionStorage }).toEqual(expected);
  expect(window.arrival).toBe(address.slice(1));
});

test.each([
  ["Denver 80202", { zip: "Denver 80202" }],
  ["802", {}],
])("the field with %j leads to its anchor, not to the server", (text, kept) => {
  const { window, document, type } = visit({ address: "/?a=1" });
  const { form } = type("hero", text);
  form!.action = "#form";
  const submit = () => {
    const event = new window.Event("submit", {
      bubbles: true,
      cancelable: true,
    });
    form!.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(submit()).toBe(true);
  expect(window.location.href).toBe("https://agency.com/?a=1#form");
  expect({ ...window.sessionStorage }).toEqual(kept);
  // As React does, which comes first.
  window.location.hash = "#faq";
  document.addEventListener("submit", (event) => event.preventDefault());
  submit();
  expect(window.location.hash).toBe("#faq");
});

test("the form that closes a dialog is left to the browser", () => {
  const { window, document } = visit();
  const event = new window.Event("submit", { bubbles: true, cancelable: true });
  document.getElementById("dialog")!.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test("without campaign and ZIP code, nothing is stored", () => {
  expect(visit({ address: "/?a=1" }).window.sessionStorage).toHaveLength(0);
});

test.each([
  ["/#form?utm_source=a", "/#form"],
  ["/?a=1#pricing&utm_source=a&b=1", "/?a=1#pricing"],
  ["/#form/?utm_source=a", "/#form"],
  ["/#form%3Futm_source=a", "/#form"],
  ["/#form?", "/#form"],
  ["/#?zip=80202", "/#"],
  ["/#50%&utm_source=a", "/#50%"],
  // No anchor, so the browser has nothing to find.
  ["/#utm_source=a&b=1", "/#utm_source=a&b=1"],
  ["/?a=1?b=2#faq", "/?a=1?b=2#faq"],
])("%s leads to %s", (address, found) => {
  const { window } = visit({ address });
  expect(window.location.href).toBe(`https://agency.com${found}`);
  expect(window.history).toHaveLength(1);
});

test("the fields that were used are kept, the last one last", () => {
  const { window, type } = visit();
  const hero = type("hero", "1");
  const closing = type("closing", "2");
  hero.focus();
  expect([...(window.fields ?? [])]).toEqual([
    ['[id="closing"] [name="zip"]', closing],
    ['[id="hero"] [name="zip"]', hero],
  ]);
});

test.each(["fail", "do not come"])(
  "after the first frame, the scripts come in order and the fonts at once; if scripts %s, the page knows",
  async (trouble) => {
    const { window, document, tasks } = visit();
    const { classList } = document.documentElement;
    const wait = jest.spyOn(window, "setTimeout");
    // The load event and the frame are too early: the paint follows them.
    await new Promise<unknown>((resolve) =>
      window.addEventListener("load", () =>
        window.requestAnimationFrame(resolve),
      ),
    );
    expect(document.getElementById("scripts")).not.toBeNull();
    await new Promise<unknown>((resolve) => {
      const observer = new window.MutationObserver(resolve);
      observer.observe(document.body, { childList: true });
    });
    const scripts = [...document.querySelectorAll("script")];
    expect(scripts.map(({ src, async }) => [src, async])).toEqual([
      ["https://agency.com/1.js", false],
      ["https://agency.com/2.js", false],
    ]);
    await tasks();
    // Also if a font fails, as both do here.
    expect([...classList]).toEqual(["late"]);
    const [giveUp] = wait.mock.calls.find(([, time]) => time === 20_000) ?? [];
    if (trouble === "fail")
      scripts[1]?.dispatchEvent(new window.Event("error"));
    else (giveUp as () => void)();
    expect(classList.contains("scriptless")).toBe(true);
  },
);
