import { fireEvent, render, screen } from "@testing-library/react";
import { LeadForm } from "../../src/components/lead-form";
import { content } from "../support/content";
import { reportInView } from "../support/intersections";

const { form, site } = content;
const { host, widgetPath, formId } = site.form;
const plainAddress = `${host}${widgetPath}${formId}`;

const renderFar = () => render(<LeadForm form={form} site={site} />);

function renderNear() {
  renderFar();
  reportInView(document.body, true);
}

function renderFailed() {
  renderNear();
  fireEvent.error(document.querySelector("script") as HTMLScriptElement);
}

describe.each([
  ["before the visitor comes near", () => void renderFar()],
  ["while the form loads", () => renderNear()],
  ["when the form has failed", () => renderFailed()],
])("%s, there are two other ways to reach us:", (_, arrive) => {
  beforeEach(arrive);

  test("a direct link to the form, in a new tab without an opener", () => {
    const link = screen.getByRole("link", { name: form.fallback.link });
    expect(link).toHaveAttribute("href", plainAddress);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link.getAttribute("rel")).toContain("noopener");
  });

  test("the e-mail address, as text and as a link", () => {
    const link = screen.getByRole("link", {
      name: (name) => name.endsWith(site.supportEmail),
    });
    expect(link).toHaveAttribute("href", `mailto:${site.supportEmail}`);
  });
});

test("what the visitor agrees to stands below the form, with the privacy policy", () => {
  renderFar();
  const link = screen.getByRole("link", { name: form.consent.link });
  expect(link).toHaveAttribute("href", "/privacy-policy");
  expect(link.parentElement).toHaveTextContent(form.consent.text);
});
