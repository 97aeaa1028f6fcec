import { render, screen } from "@testing-library/react";
import { SourceLine } from "../../src/components/source-line";

const line = "Source: {source}, read on {date}.";

test("the source line names the source and the day, as days are written in the US", () => {
  const { container } = render(
    <SourceLine line={line} source="A survey" asOf="2025-06-10" />,
  );
  expect(container).toHaveTextContent(
    /^Source: A survey, read on 06\/10\/2025\.$/,
  );
  const date = screen.getByText("06/10/2025");
  expect(date).toHaveAttribute("datetime", "2025-06-10");
});

test("the text may name the day first", () => {
  const { container } = render(
    <SourceLine line="{date}: {source}" source="A survey" asOf="2025-06-10" />,
  );
  expect(container).toHaveTextContent(/^06\/10\/2025: A survey$/);
});

test.each([
  { source: null, asOf: null },
  { source: "A survey", asOf: null },
  { source: null, asOf: "2025-06-10" },
])("without both there is no source line: %o", (known) => {
  const { container } = render(<SourceLine line={line} {...known} />);
  expect(container).toBeEmptyDOMElement();
});
