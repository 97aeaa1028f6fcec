import { once } from "node:events";
import { watch } from "node:fs";
import { createServer } from "node:http";
import type { CreateDevServerArgs, SourceNodesArgs } from "gatsby";
import { loadWithPictures } from "../content/picture-files";
import { report, type Problem } from "../content/problem";

/** Where `src/startup/content-mistakes.ts` asks for the mistakes, as text. */
const address = "/___content";

let mistakes = "";

/** Shows mistakes in the browsers of `npm run dev`, and returns the text. None: shows nothing. */
export function showMistakes(problems: Problem[]): string {
  mistakes =
    problems.length > 0
      ? `The content has mistakes. Fix these first:\n\n${report(problems)}`
      : "";
  return mistakes;
}

export const onCreateDevServer = ({ app }: CreateDevServerArgs) => {
  app.get(address, (_: unknown, response: { send(text: string): void }) =>
    response.send(mistakes),
  );
};

/** Shown in place of the site; reloads once Gatsby's own server answers. */
const waitingPage = `<!doctype html>
<meta name="viewport" content="width=device-width">
<pre role="alert" style="white-space: pre-wrap"></pre>
<script>
  const ask = async () => {
    const answer = await fetch("${address}").catch(() => {});
    const mistakes = answer ? await answer.text() : "Starting …";
    if (!mistakes) location.reload();
    document.querySelector("pre").textContent = mistakes;
  };
  ask();
  setInterval(ask, 1000);
</script>`;

/**
 * Waits until the content has no mistakes. Without content, every query of
 * Gatsby's fails, with messages that lead editors astray.
 */
export async function waitForContent({
  store,
  reporter,
}: Pick<SourceNodesArgs, "store" | "reporter">): Promise<void> {
  const find = async () =>
    showMistakes((await loadWithPictures("content")).problems);
  if (!(await find())) return;
  const { port, host } = store.getState().program;
  const server = createServer(({ url }, response) => {
    const type = url === address ? "plain" : "html";
    response.setHeader("Content-Type", `text/${type}; charset=utf-8`);
    response.end(url === address ? mistakes : waitingPage);
  }).listen(port, host);
  const watcher = watch("content", { recursive: true });
  let reported = "";
  for (;;) {
    // Before the look, which takes time: a change meanwhile counts.
    const changed = once(watcher, "change");
    if (!(await find())) break;
    if (mistakes !== reported) reporter.error(mistakes);
    reported = mistakes;
    await changed;
  }
  watcher.close();
  server.close();
  server.closeAllConnections();
}
