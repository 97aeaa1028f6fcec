import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { palettes } from "../../pipeline/assets/palettes";
import { Logo } from "../../src/components/logo";

const favicon = readFileSync("static/favicon.svg", "utf8");

test("the favicon draws the paths of the logo", () => {
  const paths = (svg: string) => svg.match(/\bd="[^"]+"/g);
  expect(paths(favicon)).toEqual(
    paths(renderToStaticMarkup(<Logo className="logo" />)),
  );
});

test("the favicon has the accent colors of both themes", () => {
  const { light, dark } = palettes();
  expect(favicon.match(/#[0-9a-f]{6}/g)).toEqual(
    [light, dark].flatMap((colors) => [colors["accent"], colors["accent-ink"]]),
  );
});
