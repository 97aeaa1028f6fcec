import { render, screen, within } from "@testing-library/react";
import { range } from "../../src/figures";
import { MapPack } from "../../src/sections/map-pack";
import { content } from "../support/content";

const { mapPack } = content;
const { columns, tiers } = mapPack;
const words = (elements: HTMLElement[]) =>
  elements.map((element) => element.textContent);

beforeEach(() => void render(<MapPack mapPack={mapPack} />));

test("the Map Pack proof is a region named by its heading, at its anchor", () => {
  expect(screen.getByRole("region", { name: mapPack.heading })).toHaveAttribute(
    "id",
    "map-pack",
  );
});

test("the call volumes are a table named by its caption", () => {
  const table = screen.getByRole("table", { name: mapPack.caption });
  expect(within(table).getByText(mapPack.caption).tagName).toBe("CAPTION");
});

test("every column has a header with the scope of its column", () => {
  const headers = screen.getAllByRole("columnheader");
  expect(words(headers)).toEqual([
    columns.tier,
    columns.population,
    columns.top3,
    columns.fourToTen,
    columns.notRanked,
  ]);
  headers.forEach((header) => expect(header).toHaveAttribute("scope", "col"));
});

test("every city tier is a row whose header has the scope of its row", () => {
  const headers = screen.getAllByRole("rowheader");
  expect(words(headers)).toEqual(tiers.map(({ tier }) => tier));
  headers.forEach((header) => expect(header).toHaveAttribute("scope", "row"));
});

test("every row gives the population and the calls for each position", () => {
  const [, ...rows] = screen.getAllByRole("row");
  expect(rows.map((row) => words(within(row).getAllByRole("cell")))).toEqual(
    tiers.map(({ population, top3, fourToTen, notRanked }) => [
      population,
      range(top3),
      range(fourToTen),
      range(notRanked),
    ]),
  );
});

test("the bars beside the figures say that they are an illustration, and are not read out", () => {
  expect(screen.getByText(mapPack.barsCaption)).toBeVisible();
  expect(screen.queryByRole("img")).toBeNull();
  expect(document.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(
    tiers.length * 3,
  );
});

test("a note below the table says what the figures are not", () => {
  const note = screen.getByText(mapPack.note);
  expect(
    screen.getByRole("table").compareDocumentPosition(note) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});
