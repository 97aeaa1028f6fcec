import { render, screen } from "@testing-library/react";
import { Closing } from "../../src/sections/closing";

test.each([
  ["Photo by Kim", 1],
  [null, 0],
])("the credit of the picture, %j, is shown %i times", (credit, count) => {
  const picture = { alt: "A street", caption: null, credit, focus: null };
  const words = { heading: "Call us", text: "Now.", button: "Call" };
  const { container } = render(
    <Closing
      closing={{ shown: true, ...words, picture: { ...picture, image: null } }}
    />,
  );
  expect(screen.queryAllByText("Photo by Kim")).toHaveLength(count);
  expect(container.querySelectorAll("section > p")).toHaveLength(count);
});
