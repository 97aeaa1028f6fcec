import { render, screen, within } from "@testing-library/react";
import { Timeline } from "../../src/sections/timeline";
import { content } from "../support/content";

const { timeline } = content;

beforeEach(() => void render(<Timeline timeline={timeline} />));

test("the timeline is a region named by its heading, at its anchor", () => {
  expect(
    screen.getByRole("region", { name: timeline.heading }),
  ).toHaveAttribute("id", "timeline");
});

test("the stages are an ordered list, in order of time", () => {
  const list = screen.getByRole("list");
  expect(list.tagName).toBe("OL");
  expect(
    within(list)
      .getAllByRole("heading", { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(timeline.stages.map(({ heading }) => heading));
});

test("every stage says when it is and what happens in it", () => {
  const items = screen.getAllByRole("listitem");
  timeline.stages.forEach(({ when, text }, index) => {
    const stage = within(items[index] as HTMLElement);
    expect(stage.getByText(when)).toBeVisible();
    expect(stage.getByText(text)).toBeVisible();
  });
});

test("the timeline gives its reservation", () => {
  expect(screen.getByText(timeline.note)).toBeVisible();
});
