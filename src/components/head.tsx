interface HeadProps {
  title: string;
  description: string;
  brand: string;
}

/** What a page puts into the document's head. */
export function PageHead({ title, description, brand }: HeadProps) {
  return (
    <>
      <title>{`${title} | ${brand}`}</title>
      <meta name="description" content={description} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </>
  );
}
