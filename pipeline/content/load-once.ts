import { contentFolder } from "../content-folder";
import type { LoadedContent } from "./load-content";
import { loadWithPictures } from "./picture-files";

let loaded: Promise<LoadedContent> | undefined;

/**
 * The content of a build, which is read once: a file that is saved meanwhile cannot
 * change a part of the site only.
 */
export function loadOnce(): Promise<LoadedContent> {
  return (loaded ??= loadWithPictures(contentFolder, process.env["FORM_HOST"]));
}

/** Reads the content again, while an editor works on it. */
export function loadAgain(): Promise<LoadedContent> {
  loaded = undefined;
  return loadOnce();
}
