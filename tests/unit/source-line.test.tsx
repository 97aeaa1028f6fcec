import { render, screen } from "@testing-library/react";
import { SourceLine } from "../../src/components/source-line";
import { MapPack } from "../../src/sections/map-pack";
import { PainPoints } from "../../src/sections/pain-points";
import { content } from "../support/content";
import "../support/intersections";

const line = "Source: {source}, read on {date}.";
const known = { source: "A survey", asOf: "2025-06-10" };

test.each([
  [line, "Source: A survey, read on 06/10/2025."],
  ["{date}: {source}", "06/10/2025: A survey"],
])("%j is filled in: %s", (template, text) => {
  const { container } = render(<SourceLine line={template} {...known} />);
  expect(container.textContent).toBe(text);
  expect(screen.getByText("06/10/2025")).toHaveAttribute(
    "datetime",
    "2025-06-10",
  );
});

test.each([{ source: null }, { asOf: null }])(
  "without both a source and a day there is no source line: %j",
  (unknown) => {
    const { container } = render(
      <SourceLine line={line} {...known} {...unknown} />,
    );
    expect(container).toBeEmptyDOMElement();
  },
);

test("the pain points and the call volumes name their source", () => {
  const { painPoints, mapPack, marketFinder, cities } = content;
  const claim = { percent: 1, text: "of them", ...known };
  render(
    <>
      <PainPoints
        painPoints={{ ...painPoints, claim }}
        sourceLine={line}
        button="Ask"
      />
      <MapPack
        mapPack={{ ...mapPack, callVolumes: known }}
        sources={cities.sources}
        {...{ marketFinder, sourceLine: line, button: "Ask" }}
      />
    </>,
  );
  expect(screen.getAllByText("06/10/2025")).toHaveLength(2);
});
