import { render, screen } from "@testing-library/react";
import { Picture, type PictureData } from "../../src/components/picture";

const source = (type: string) => ({
  type: `image/${type}`,
  srcSet: `/a.${type} 96w`,
  sizes: "96px",
});
const picture: PictureData = {
  alt: "A head",
  focus: "top",
  image: {
    childImageSharp: {
      gatsbyImageData: {
        layout: "constrained",
        width: 96,
        height: 63.9999,
        images: {
          sources: [source("avif"), source("webp")],
          fallback: { src: "/a.jpg", srcSet: "/a.jpg 96w", sizes: "96px" },
        },
      },
    },
  },
};

test("AVIF comes before WebP and the fallback; the picture loads late, and its size is known beforehand", () => {
  const { container } = render(
    <Picture picture={picture} sizes="4rem" className="" />,
  );
  const sources = [...container.querySelectorAll("source, img")];
  expect(sources.map((each) => each.getAttribute("srcset"))).toEqual([
    "/a.avif 96w",
    "/a.webp 96w",
    "/a.jpg 96w",
  ]);
  for (const each of sources) expect(each).toHaveAttribute("sizes", "4rem");
  const image = screen.getByRole("img", { name: "A head" });
  expect(image).toHaveAttribute("width", "96");
  expect(image).toHaveAttribute("height", "64");
  expect(image).toHaveAttribute("loading", "lazy");
});

test("a picture without data leaves no trace", () => {
  const { container } = render(
    <Picture picture={{ ...picture, image: null }} className="" />,
  );
  expect(container).toBeEmptyDOMElement();
});
