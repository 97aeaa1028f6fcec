interface ExampleTagProps {
  /** The visible word. */
  tag: string;
  /** The rest of the caption, for screen readers: they do not see the drawing. */
  caption: string;
}

/** The caption of a drawing that looks like data: a small tag in the corner of the figure, which is positioned, says that it is an example. */
export function ExampleTag({ tag, caption }: ExampleTagProps) {
  return (
    <figcaption className="absolute end-0 top-0 m-4 text-sm sm:me-8">
      <span className="rounded-sm border border-control bg-card px-2 text-muted">
        {tag}
      </span>
      <span className="sr-only">{`: ${caption}`}</span>
    </figcaption>
  );
}
