import { renderToStaticMarkup } from "react-dom/server";
import { checklist, type Check } from "./checklist";
import {
  markWords,
  type Kind,
  type PageChange,
  type Piece,
  type SectionChange,
} from "./compare";
import { filesNote, quotesShown, type Review } from "./markdown";

const style = `
  :root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 90rem; padding: 1rem; }
  h2 { border-top: 2px solid; margin-top: 3rem; padding-top: 1rem; }
  .words { max-width: 45rem; overflow-wrap: anywhere; white-space: pre-line; }
  .words p { margin: 0.25rem 0; }
  .hunk + .hunk { border-top: 1px dashed #767676; margin-top: 0.75rem; padding-top: 0.75rem; }
  del { background: #ffdcd8; }
  ins { background: #c9f2d0; }
  .pictures { align-items: start; display: flex; flex-wrap: wrap; gap: 1rem; margin: 1rem 0; }
  figure { margin: 0; }
  img { border: 1px solid #767676; max-width: 100%; }
  .wide img { width: 40rem; }
  .narrow img { width: 20rem; }
  .checks > li { list-style: none; margin: 1rem 0; }
`;

/**
 * Names the file of a picture.
 *
 * @param when "before" or "after"
 */
export function pictureFile(
  route: string,
  section: string,
  width: number,
  when: string,
): string {
  const page = route === "/" ? "landing" : route;
  return `${[page, section, width, when]
    .join("-")
    .replace(/[^a-z0-9]+/gi, "-")
    .replace(/^-/, "")}.png`;
}

/** Writes a review as a web page that shows the pictures beside it. */
export function toHtml({ comparedWith, pages, files }: Review): string {
  const checks = checklist(pages);
  const title = "What visitors read and see, before and after";
  return `<!doctype html>\n${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body>
        <h1>{title}</h1>
        <p>{comparedWith}</p>
        {checks.length > 0 && (
          <>
            <h2>Before this goes live</h2>
            <ul className="checks">{checks.map(task)}</ul>
          </>
        )}
        {pages.length > 0 ? (
          pages.map(pageChange)
        ) : (
          <p>No words and no looks changed.</p>
        )}
        {files.length > 0 && (
          <p>
            {filesNote} {files.join(", ")}
          </p>
        )}
      </body>
    </html>,
  )}\n`;
}

function task({ claim, quotes }: Check) {
  const more = quotes.length - quotesShown;
  return (
    <li key={claim}>
      <label>
        <input type="checkbox" /> {claim}
      </label>
      <ul>
        {quotes
          .slice(0, quotesShown)
          .map(({ route, section, when, text }, index) => (
            <li key={index}>
              {`${pageName(route)}, ${section}, ${when}: `}
              {when === "before" ? <del>{text}</del> : <ins>{text}</ins>}
            </li>
          ))}
        {more > 0 && <li>and {more} more lines below</li>}
      </ul>
    </li>
  );
}

function pageChange({ route, kind, sections }: PageChange) {
  return (
    <section key={route}>
      <h2>
        {pageName(route)}
        {suffix(kind)}
      </h2>
      {sections.map((section) => sectionChange(route, section))}
    </section>
  );
}

function sectionChange(
  route: string,
  { name, kind, hunks, looks, pictures }: SectionChange,
) {
  return (
    <section key={name}>
      <h3>
        {name}
        {suffix(kind)}
      </h3>
      <div className="words">
        {hunks.length === 0 && (
          <p>Looks changed, words did not: {looks.join(" and ")} px wide.</p>
        )}
        {hunks.map((hunk, index) => (
          <div key={index} className="hunk">
            {markWords(hunk).map((pieces, index) => (
              <p key={index}>{pieces.map(marked)}</p>
            ))}
          </div>
        ))}
      </div>
      {pictures.map(({ width, ...pair }) => (
        <div
          key={width}
          className={`pictures ${width < 600 ? "narrow" : "wide"}`}
        >
          {Object.keys(pair).map((when) => {
            const file = pictureFile(route, name, width, when);
            return (
              <figure key={when}>
                <figcaption>
                  {width} px wide, {when}
                </figcaption>
                <a href={file}>
                  <img src={file} alt={`${name}, ${when}`} loading="lazy" />
                </a>
              </figure>
            );
          })}
        </div>
      ))}
    </section>
  );
}

function marked({ kind, text }: Piece, index: number) {
  if (kind === "gone") return <del key={index}>{text}</del>;
  if (kind === "new") return <ins key={index}>{text}</ins>;
  return <span key={index}>{text}</span>;
}

function pageName(route: string): string {
  return route === "/" ? "Landing page" : `Page ${route}`;
}

function suffix(kind: Kind): string {
  return kind === "changed" ? "" : ` (${kind})`;
}
