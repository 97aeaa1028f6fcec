import { renderToStaticMarkup } from "react-dom/server";
import { checklist, type Check } from "./checklist";
import {
  markWords,
  pageName,
  titled,
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
  .hunk + .hunk { border-top: 1px dashed; margin-top: 0.75rem; padding-top: 0.75rem; }
  del { background: #ffdcd8; }
  ins { background: #c9f2d0; }
  .pictures { align-items: start; display: flex; gap: 1rem; }
  figure { margin: 1rem 0; }
  img { border: 1px solid; max-width: 100%; }
`;

/**
 * The file name of a picture.
 *
 * @param when "before" or "after"
 */
export function pictureFile(
  ...[route, section, width, when]: [string, string, number, string]
): string {
  const page = route === "/" ? "landing" : route.slice(1);
  const name = [page, section, width, when].join("-");
  return `${name.replace(/[^a-z0-9]+/gi, "-")}.png`;
}

/** Writes a review as a web page that shows the pictures. */
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
            <ul>{checks.map(task)}</ul>
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
        {more > 0 && <li>and {more} more lines</li>}
      </ul>
    </li>
  );
}

function pageChange({ route, kind, sections }: PageChange) {
  return (
    <section key={route}>
      <h2>{titled(pageName(route), kind)}</h2>
      {sections.map(({ name, kind, hunks, looks, pictures }) => (
        <section key={name}>
          <h3>{titled(name, kind)}</h3>
          {hunks.length === 0 && (
            <p>Looks changed, words did not: {looks.join(" and ")} px wide.</p>
          )}
          <div className="words">{hunks.map(hunkOf)}</div>
          {pictures.map((pair) => picturePair(route, name, pair))}
        </section>
      ))}
    </section>
  );
}

function hunkOf(hunk: string[], index: number) {
  return (
    <div key={index} className="hunk">
      {markWords(hunk).map((pieces, index) => (
        <p key={index}>{pieces.map(marked)}</p>
      ))}
    </div>
  );
}

function marked({ kind, text }: Piece, index: number) {
  if (kind === "gone") return <del key={index}>{text}</del>;
  if (kind === "new") return <ins key={index}>{text}</ins>;
  return <span key={index}>{text}</span>;
}

function picturePair(
  route: string,
  section: string,
  { width, ...pair }: SectionChange["pictures"][number],
) {
  return (
    <div key={width} className="pictures">
      {Object.keys(pair).map((when) => {
        const file = pictureFile(route, section, width, when);
        return (
          <figure key={when}>
            <figcaption>{`${width} px wide, ${when}`}</figcaption>
            <a href={file}>
              <img src={file} alt={`${section}, ${when}`} loading="lazy" />
            </a>
          </figure>
        );
      })}
    </div>
  );
}
