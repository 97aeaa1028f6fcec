import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-jsonrpc/node";

interface Diagnostic {
  message: string;
  range: { start: { line: number } };
}

/** What VS Code's YAML extension says of one file. */
export interface OpenFile {
  /** What it marks, as `line: message`. */
  marks: string[];
  /** What it shows on pointing at a text of the file. */
  hover(text: string): Promise<string | undefined>;
  /** What it offers at the start of an empty line put after a text of the file. */
  offers(text: string): Promise<string[]>;
}

/**
 * Starts the program behind VS Code's YAML extension in a folder, with the
 * settings that the project gives to VS Code.
 */
export async function startLanguageServer(root: string) {
  const server = spawn(process.execPath, [
    "node_modules/yaml-language-server/bin/yaml-language-server",
    "--stdio",
  ]);
  const connection = createMessageConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const waiting = new Map<string, (found: Diagnostic[]) => void>();
  connection.onRequest(
    "workspace/configuration",
    ({ items }: { items: { section: string }[] }) =>
      items.map(({ section }) => (section === "yaml" ? yamlSettings() : null)),
  );
  connection.onNotification(
    "textDocument/publishDiagnostics",
    ({ uri, diagnostics }: { uri: string; diagnostics: Diagnostic[] }) =>
      waiting.get(uri)?.(diagnostics),
  );
  connection.listen();
  const rootUri = pathToFileURL(root).href;
  await connection.sendRequest("initialize", {
    processId: process.pid,
    rootUri,
    capabilities: { workspace: { configuration: true } },
  });
  await connection.sendNotification("initialized", {});
  await connection.sendNotification("workspace/didChangeConfiguration", {});
  // Answered only once the server has its settings.
  await connection.sendRequest("textDocument/codeLens", {
    textDocument: { uri: rootUri },
  });

  let opened = 0;

  /** Opens a text in place of a file of the folder. */
  async function open(file: string, text: string): Promise<OpenFile> {
    opened += 1;
    const uri = pathToFileURL(join(root, file)).href;
    const marked = new Promise<Diagnostic[]>((resolve) =>
      waiting.set(uri, resolve),
    );
    await connection.sendNotification("textDocument/didOpen", {
      textDocument: { uri, languageId: "yaml", version: opened, text },
    });
    const ask = <Answer>(method: string, offset: number) =>
      connection.sendRequest<Answer>(method, {
        textDocument: { uri },
        position: positionOf(text, offset),
      });
    return {
      marks: (await marked).map(
        ({ range, message }) => `${range.start.line + 1}: ${message}`,
      ),
      async hover(at) {
        const answer = await ask<{ contents: { value: string } } | null>(
          "textDocument/hover",
          text.indexOf(at) + 1,
        );
        return answer?.contents.value;
      },
      async offers(after) {
        const answer = await ask<{ items: { label: string }[] }>(
          "textDocument/completion",
          text.indexOf(after) + after.length,
        );
        return answer.items.map(({ label }) => label);
      },
    };
  }

  return {
    open,
    stop() {
      connection.dispose();
      server.kill();
    },
  };
}

function yamlSettings() {
  const settings = Object.entries(
    JSON.parse(readFileSync(".vscode/settings.json", "utf8")) as object,
  );
  return {
    ...Object.fromEntries(
      settings.map(([name, value]) => [name.replace(/^yaml\./, ""), value]),
    ),
    // A test asks no other computer for anything.
    schemaStore: { enable: false },
  };
}

function positionOf(text: string, offset: number) {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}
