import { render, screen, within } from "@testing-library/react";
import { Timeline } from "../../src/sections/timeline";
import { content } from "../support/content";

const timeline = { ...content.timeline, shown: true };

const renderWith = (change: Partial<Queries.TimelineFragment> = {}) =>
  render(
    <Timeline
      timeline={{ ...timeline, ...change }}
      sourceLine={content.site.sourceLine}
    />,
  );

test("the timeline is a region named by its heading, at its anchor", () => {
  renderWith();
  expect(
    screen.getByRole("region", { name: timeline.heading }),
  ).toHaveAttribute("id", "timeline");
});

test("the stages are an ordered list, in order of time", () => {
  renderWith();
  const list = screen.getByRole("list");
  expect(list.tagName).toBe("OL");
  expect(
    within(list)
      .getAllByRole("heading", { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(timeline.stages.map(({ heading }) => heading));
});

test("every stage says when it is and what happens in it", () => {
  renderWith();
  const items = screen.getAllByRole("listitem");
  timeline.stages.forEach(({ when, text }, index) => {
    const stage = within(items[index] as HTMLElement);
    expect(stage.getByText(when)).toBeVisible();
    expect(stage.getByText(text)).toBeVisible();
  });
});

test("the timeline gives its reservation", () => {
  renderWith();
  expect(screen.getByText(timeline.note)).toBeVisible();
});

test("the source of the timing claims stands below the drawing", () => {
  renderWith({ claims: { source: "Our listings", asOf: "2025-06-10" } });
  const source = screen.getByText("06/10/2025").closest("p");
  expect(source).toHaveTextContent("Our listings");
  expect(source?.previousElementSibling).toHaveTextContent(
    timeline.illustration.caption,
  );
});

test("a single stage is not drawn as a climb", () => {
  renderWith({ stages: timeline.stages.slice(0, 1) });
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(screen.queryByRole("figure")).toBeNull();
});

test("a timeline that is switched off leaves nothing behind", () => {
  const { container } = renderWith({ shown: false });
  expect(container).toBeEmptyDOMElement();
});
