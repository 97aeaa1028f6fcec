import {
  render,
  screen,
  within,
  type RenderOptions,
} from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { Nav } from "../../src/components/nav";
import { content } from "../support/content";
import { scrollPageTo } from "../support/scroll";
import { withoutPopovers } from "../support/top-layer";

const { site } = content;
const { nav, brand } = site;

function renderNav(
  props: Partial<ComponentProps<typeof Nav>> = {},
  options: RenderOptions = {},
) {
  return render(<Nav site={site} onLanding {...props} />, options);
}

const bar = () => screen.getByRole("banner");
const menuButton = () => screen.getByRole("button", { name: nav.menu });
const menu = () => document.getElementById("menu") as HTMLElement;
const links = () =>
  within(menu())
    .getAllByRole<HTMLAnchorElement>("link", { hidden: true })
    .map((link) => ({
      label: link.textContent,
      leadsTo: link.getAttribute("href"),
    }));

afterEach(() => scrollPageTo(0));

describe("links", () => {
  test("on the landing page they are anchors in the page", () => {
    renderNav();
    expect(links()).toEqual(
      nav.links.map(({ label, target }) => ({ label, leadsTo: `#${target}` })),
    );
  });

  test("elsewhere they lead to the landing page's anchors", () => {
    renderNav({ onLanding: false });
    expect(links()).toEqual(
      nav.links.map(({ label, target }) => ({ label, leadsTo: `/#${target}` })),
    );
  });

  test("the logo leads to the start and says so", () => {
    renderNav();
    const logo = screen.getByRole("link", { name: nav.home });
    expect(logo).toHaveAttribute("href", "/");
    expect(logo).toHaveTextContent(brand.name);
  });

  test("the navigation has a name, and holds what a page adds to it", () => {
    renderNav({ children: <button>{"Added"}</button> });
    const navigation = screen.getByRole("navigation", { name: nav.label });
    expect(within(navigation).getByText("Added")).toBeVisible();
  });
});

describe("the menu of small screens", () => {
  test("has a button that opens it before and without JavaScript, and leaves it to the browser to say so", () => {
    renderNav();
    expect(menu()).toHaveAttribute("popover", "auto");
    expect(menuButton()).toHaveAttribute("popovertarget", menu().id);
    expect(menuButton()).not.toHaveAttribute("aria-expanded");
  });

  test.each([true, false])(
    "closes when a link is chosen (on the landing page: %s)",
    async (onLanding) => {
      renderNav({ onLanding });
      await userEvent.click(menuButton());
      const [link] = within(menu()).getAllByRole("link", { hidden: true });
      await userEvent.click(link as HTMLElement);
      expect(menu().matches(":popover-open")).toBe(false);
    },
  );
});

test("a browser that knows no popovers shows the bar all the same", () => {
  withoutPopovers(() => expect(() => renderNav()).not.toThrow());
});

describe("the bar", () => {
  test("looks on the landing page as it does at the top up to and including 50 px", () => {
    renderNav();
    const transparent = bar().className;
    scrollPageTo(50);
    expect(bar()).toHaveAttribute("class", transparent);
  });

  test("is solid on the landing page from 51 px", () => {
    renderNav();
    const transparent = bar().className;
    scrollPageTo(51);
    expect(bar()).not.toHaveAttribute("class", transparent);
  });

  test("is transparent again when the visitor scrolls back", () => {
    renderNav();
    const transparent = bar().className;
    scrollPageTo(51);
    scrollPageTo(50);
    expect(bar()).toHaveAttribute("class", transparent);
  });

  test("is solid elsewhere without scrolling", () => {
    renderNav({ onLanding: false });
    const elsewhere = bar().className;
    scrollPageTo(51);
    expect(bar()).toHaveAttribute("class", elsewhere);
  });
});
