import { setZip, getZip, markAsked } from "../lib/zip-store";

// Keeps the ZIP code of an address such as `/?zip=80202`, and takes it out: on a
// reload it would win over one that the visitor has typed since.
const { searchParams, pathname, hash } = new URL(location.href);
const linked = searchParams.get("zip");
if (linked) {
  setZip(linked);
  searchParams.delete("zip");
  const query = String(searchParams) && `?${searchParams}`;
  history.replaceState(history.state, "", pathname + query + hash);
}
// What depends on the ZIP code has its place from the first layout on.
markAsked(getZip());

// Keeps the ZIP code of every field while the visitor types, and when it is
// sent: some password managers fill a field without an event.
for (const type of ["input", "submit"])
  addEventListener(type, ({ target }) => {
    const field =
      target instanceof HTMLFormElement
        ? target.elements.namedItem("zip")
        : target;
    if (field instanceof HTMLInputElement && field.name === "zip")
      setZip(field.value);
  });
