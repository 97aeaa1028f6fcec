import { fireEvent, render, screen } from "@testing-library/react";
import { LeadForm } from "../../src/components/lead-form";
import { content } from "../support/content";
import { passTime } from "../support/frame-probe";
import { reportInView } from "../support/intersections";
import { setOnline } from "../support/online";

const { form, site } = content;
const { host, widgetPath, formId, embedScript, title, minHeight } = site.form;
const plainAddress = `${host}${widgetPath}${formId}`;

const frame = () => screen.queryByTitle<HTMLIFrameElement>(title);
const script = () =>
  document.querySelector<HTMLScriptElement>(`script[src="${embedScript}"]`);
const status = () => screen.getByRole("status");
const retryButton = () =>
  screen.queryByRole("button", { name: form.status.retry });
const failScript = () => fireEvent.error(script() as HTMLScriptElement);
const heightReserved = () =>
  Math.max(
    ...[...document.querySelectorAll("[height]")].map((element) =>
      Number(element.getAttribute("height")),
    ),
  );

const renderFar = (zip?: string) =>
  render(<LeadForm form={form} site={site} zip={zip} />);

function renderNear(zip?: string) {
  const rendered = renderFar(zip);
  reportInView(document.body, true);
  return rendered;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  setOnline(true);
});

describe("before the visitor comes near", () => {
  test("nothing of the form is in the document", () => {
    renderFar();
    expect(frame()).toBeNull();
    expect(script()).toBeNull();
  });

  test("it is said what to do should the form not appear, however long it takes", () => {
    renderFar();
    passTime(60_000);
    expect(status()).toHaveTextContent(form.status.pending);
  });

  test("its place is reserved, and stays as large when the form loads", () => {
    renderFar();
    const before = heightReserved();
    expect(before).toBeGreaterThanOrEqual(minHeight);
    reportInView(document.body, true);
    expect(heightReserved()).toBe(before);
  });
});

describe("when the visitor comes near", () => {
  test("the form is asked for at host, path and id, in a frame with a title", () => {
    renderNear();
    expect(frame()).toHaveAttribute("src", plainAddress);
  });

  test("the provider's script is asked for, and finds the frame", () => {
    renderNear();
    expect(script()).toBeInTheDocument();
    expect(frame()).toHaveAttribute("id", `inline-${formId}`);
    expect(frame()).toHaveAttribute("data-form-id", formId);
  });

  test("the frame cannot move the page away", () => {
    renderNear();
    const allowed = frame()?.getAttribute("sandbox")?.split(" ") ?? [""];
    expect(allowed).toEqual(expect.arrayContaining(["allow-scripts"]));
    expect(allowed.filter((each) => each.includes("navigation"))).toEqual([]);
  });

  test("the ZIP code that the visitor asked about goes with it", () => {
    const named = { ...site, form: { ...site.form, zipParameter: "postal" } };
    render(<LeadForm form={form} site={named} zip="80202" />);
    reportInView(document.body, true);
    expect(frame()).toHaveAttribute("src", `${plainAddress}?postal=80202`);
  });

  test.each([
    ["loading", form.status.loading, () => {}],
    ["slow after 4 s", form.status.slow, () => passTime(4_000)],
    [
      "not answering after 10 s",
      form.status.unanswered,
      () => passTime(10_000),
    ],
    ["not there when its script fails", form.status.failed, failScript],
    ["waiting for a connection", form.status.offline, () => setOnline(false)],
  ])("the form is said to be %s", (_, words, happen) => {
    renderNear();
    happen();
    expect(status()).toHaveTextContent(words);
  });

  test("the form is said to be ready once it has spoken", () => {
    renderNear();
    const source = frame()?.contentWindow ?? null;
    fireEvent(window, new MessageEvent("message", { origin: host, source }));
    expect(status()).toHaveTextContent(form.status.ready);
  });

  test("a form that takes long can be opened directly", () => {
    renderNear();
    passTime(4_000);
    expect(
      screen.getByRole("link", { name: form.status.slowLink }),
    ).toHaveAttribute("href", plainAddress);
  });

  test.each([
    ["does not answer", () => passTime(10_000)],
    ["has failed", () => failScript()],
  ])("a form that %s can be tried again", (_, happen) => {
    renderNear();
    const first = frame();
    expect(retryButton()).toBeNull();
    happen();
    fireEvent.click(retryButton() as HTMLElement);
    expect(status()).toHaveTextContent(form.status.loading);
    expect(frame()).toBeInTheDocument();
    expect(frame()).not.toBe(first);
  });

  test("the form and its script leave the document with the section", () => {
    renderNear().unmount();
    expect(frame()).toBeNull();
    expect(script()).toBeNull();
  });
});
