import { render, screen, within } from "@testing-library/react";
import { ThirdPartyTable } from "../../src/components/third-party-table";
import { content } from "../support/content";

const { caption, rows, policyLink, parties } = content.thirdParties;

beforeEach(
  () => void render(<ThirdPartyTable thirdParties={content.thirdParties} />),
);

const groupOf = (name: string) =>
  within(
    screen.getByRole("rowheader", { name }).closest("tbody") as HTMLElement,
  );

test("the other companies are a table named by its caption", () => {
  expect(screen.getByRole("table", { name: caption })).toBeVisible();
});

test("every company heads a group of rows", () => {
  for (const { name } of parties) {
    expect(screen.getByRole("rowheader", { name })).toHaveAttribute(
      "scope",
      "rowgroup",
    );
  }
});

test("every company's rows say what for, when, and what it learns", () => {
  for (const { name, purpose, when, data } of parties) {
    const cells = [rows.purpose, rows.when, rows.data].map((label) => {
      const header = groupOf(name).getByRole("rowheader", { name: label });
      expect(header).toHaveAttribute("scope", "row");
      return header.nextElementSibling?.textContent;
    });
    expect(cells).toEqual([purpose, when, data]);
  }
});

test("every company's own policy is linked, by a name that tells it apart", () => {
  for (const { name, policy } of parties) {
    expect(
      groupOf(name).getByRole("link", { name: `${policyLink}: ${name}` }),
    ).toHaveAttribute("href", policy);
  }
});
