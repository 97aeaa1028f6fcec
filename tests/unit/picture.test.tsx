import { render, screen } from "@testing-library/react";
import {
  Picture,
  PictureFigure,
  type PictureData,
} from "../../src/components/picture";

const source = (type: string) => ({
  type: `image/${type}`,
  srcSet: `/a.${type} 96w`,
  sizes: "96px",
});
const picture: PictureData = {
  ...{ alt: "A head", caption: null, credit: null, focus: "top" },
  image: {
    childImageSharp: {
      gatsbyImageData: {
        ...{ layout: "constrained", width: 96, height: 63.9999 },
        backgroundColor: "#0c5a43",
        images: {
          sources: [source("avif"), source("webp")],
          fallback: { src: "/a.jpg", srcSet: "/a.jpg 96w", sizes: "96px" },
        },
      },
    },
  },
};
const image = () => screen.getByRole("img", { name: "A head" });

test("AVIF comes before WebP and the fallback, and the size is known beforehand", () => {
  const { container } = render(<Picture picture={picture} sizes="4rem" />);
  const sources = [...container.querySelectorAll("source, img")];
  expect(sources.map((each) => each.getAttribute("srcset"))).toEqual([
    "/a.avif 96w",
    "/a.webp 96w",
    "/a.jpg 96w",
  ]);
  expect(sources.map((each) => each.getAttribute("sizes"))).toEqual(
    Array(3).fill("4rem"),
  );
  expect(image()).toHaveAttribute("width", "96");
  expect(image()).toHaveAttribute("height", "64");
});

test("a picture loads late, without holding up the page, and its color stands in its place", () => {
  const { container } = render(<Picture picture={picture} />);
  expect(image()).toHaveAttribute("loading", "lazy");
  expect(image()).toHaveAttribute("decoding", "async");
  expect(container.querySelector("rect")).toHaveAttribute("fill", "#0c5a43");
  expect(container.querySelector("[style]")).toBeNull();
});

test("a picture that may be in the first screen loads at once", () => {
  render(<Picture picture={picture} early />);
  expect(image()).not.toHaveAttribute("loading");
  expect(image()).toHaveAttribute("fetchpriority", "high");
});

test("a picture without data leaves no trace", () => {
  const { container } = render(
    <Picture picture={{ ...picture, image: null }} />,
  );
  expect(container).toBeEmptyDOMElement();
});

test.each([
  ["Main Street", "Photo by Kim", "Main Street · Photo by Kim"],
  ["Main Street", null, "Main Street"],
  [null, null, undefined],
])("the caption %j and the credit %j are below it", (caption, credit, text) => {
  render(<PictureFigure picture={{ ...picture, caption, credit }} />);
  expect(
    screen.getByRole("figure").querySelector("figcaption")?.textContent,
  ).toBe(text);
});
