import { render, screen, within } from "@testing-library/react";
import { formatRange } from "../../src/lib/figures";
import { MapPack } from "../../src/sections/map-pack";
import { content } from "../support/content";
import "../support/intersections";

const mapPack = { ...content.mapPack, shown: true };
const { columns, tiers } = mapPack;
const words = (elements: HTMLElement[]) =>
  elements.map((element) => element.textContent);

const renderWith = (change: Partial<Queries.MapPackFragment> = {}) =>
  render(
    <MapPack
      marketFinder={content.marketFinder}
      button="Ask"
      onZip={() => {}}
      mapPack={{ ...mapPack, ...change }}
      sourceLine={content.site.sourceLine}
    />,
  );

test("the Map Pack proof is a region named by its heading, at its anchor", () => {
  renderWith();
  expect(screen.getByRole("region", { name: mapPack.heading })).toHaveAttribute(
    "id",
    "map-pack",
  );
});

test("the call volumes are a table named by its caption", () => {
  renderWith();
  const table = screen.getByRole("table", { name: mapPack.caption });
  expect(within(table).getByText(mapPack.caption).tagName).toBe("CAPTION");
});

test("every column has a header with the scope of its column", () => {
  renderWith();
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
  renderWith();
  const headers = screen.getAllByRole("rowheader");
  expect(words(headers)).toEqual(tiers.map(({ tier }) => tier));
  headers.forEach((header) => expect(header).toHaveAttribute("scope", "row"));
});

test("every row gives the population and the calls for each position", () => {
  renderWith();
  const [, ...rows] = screen.getAllByRole("row");
  expect(rows.map((row) => words(within(row).getAllByRole("cell")))).toEqual(
    tiers.map(({ population, top3, fourToTen, notRanked }) => [
      population,
      formatRange(top3),
      formatRange(fourToTen),
      formatRange(notRanked),
    ]),
  );
});

test("the bars beside the figures say that they are an illustration, and are not read out", () => {
  renderWith();
  expect(screen.getByText(mapPack.barsCaption)).toBeVisible();
  expect(screen.queryByRole("img")).toBeNull();
  expect(document.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(
    tiers.length * 3,
  );
});

test("a note below the table says what the figures are not", () => {
  renderWith();
  const note = screen.getByText(mapPack.note);
  expect(
    screen.getByRole("table").compareDocumentPosition(note) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});

test("the source of the call volumes stands below what the bars are", () => {
  renderWith({ callVolumes: { source: "Our calls", asOf: "2025-06-10" } });
  const source = screen.getByText("06/10/2025").closest("p");
  expect(source).toHaveTextContent("Our calls");
  expect(source?.previousElementSibling).toHaveTextContent(mapPack.barsCaption);
});

test("a Map Pack proof that is switched off leaves nothing behind", () => {
  const { container } = renderWith({ shown: false });
  expect(container).toBeEmptyDOMElement();
});
