// A client for tests, on the client side of the protocol library: it knows nothing of the server
// but what comes over the wire.

import { PassThrough } from 'node:stream';
import {
  createConnection,
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  CodeLensRequest,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  StreamMessageReader,
  StreamMessageWriter,
  type CodeLens,
  type Diagnostic,
  type InitializeResult,
  type Position,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  type TextEdit,
} from 'vscode-languageserver/node';
import { CONNECTION } from '../cancelling.ts';
import type { KnownIcons } from '../host.ts';
import { memoryHost } from '../memory-host.ts';
import { serve } from '../serve.ts';

/** Where the games of tests lie. */
export const ROOT = 'file:///games';

/** A client with a server of its own. */
export class TestClient {
  readonly connection: ProtocolConnection;
  capabilities: InitializeResult['capabilities'] = {};
  /** all published diagnostics, in order; a test that has read them empties the list */
  readonly heard: PublishDiagnosticsParams[] = [];
  readonly #texts = new Map<string, string>();
  readonly #versions = new Map<string, number>();
  readonly #found = new Map<string, { readonly version: number | undefined; readonly diagnostics: Diagnostic[] }>();
  #waiting: (() => void)[] = [];

  private constructor(files: ReadonlyMap<string, string>, icons: KnownIcons | null) {
    const toServer = new PassThrough();
    const toClient = new PassThrough();
    serve(
      createConnection(new StreamMessageReader(toServer), new StreamMessageWriter(toClient), CONNECTION),
      memoryHost(new Map([...files].map(([path, text]) => [this.uri(path), text])), icons),
    );
    this.connection = createProtocolConnection(new StreamMessageReader(toClient), new StreamMessageWriter(toServer));
    this.connection.onNotification(PublishDiagnosticsNotification.type, (told) => {
      const { uri, version, diagnostics } = told;
      this.heard.push(told);
      this.#found.set(uri, { version, diagnostics });
      for (const go of this.#waiting.splice(0)) go();
    });
    this.connection.listen();
    for (const [path, text] of files) this.#texts.set(this.uri(path), text);
  }

  /** Starts a server over files and says hello to it. */
  static async over(
    files: ReadonlyMap<string, string>,
    icons: KnownIcons | null = null,
    initializationOptions: object = {},
  ): Promise<TestClient> {
    const client = new TestClient(files, icons);
    const { capabilities } = await client.connection.sendRequest(InitializeRequest.type, {
      processId: null,
      rootUri: ROOT,
      capabilities: {},
      initializationOptions,
    });
    client.capabilities = capabilities;
    await client.connection.sendNotification(InitializedNotification.type, {});
    return client;
  }

  uri(path: string): string {
    return `${ROOT}/${path}`;
  }

  text(path: string): string {
    return this.#texts.get(this.uri(path)) ?? '';
  }

  /** What stands above the lines of a file. */
  async lenses(path: string): Promise<CodeLens[]> {
    const params = { textDocument: { uri: this.uri(path) } };
    return (await this.connection.sendRequest(CodeLensRequest.type, params)) ?? [];
  }

  /**
   * Opens a file, or changes it when it is open, and waits for what is wrong with it and with all
   * others.
   */
  async write(path: string, text: string = this.text(path)): Promise<Diagnostic[]> {
    await this.type(path, text);
    await this.settled(path);
    return this.#found.get(this.uri(path))?.diagnostics ?? [];
  }

  /**
   * Waits until everything is told that is wrong by now: it comes before the answer to the next
   * question.
   */
  async settled(path: string): Promise<void> {
    await this.connection.sendRequest(HoverRequest.type, {
      textDocument: { uri: this.uri(path) },
      position: { line: 0, character: 0 },
    });
  }

  /** Waits until something is told about a file. */
  async hears(path: string): Promise<void> {
    while (!this.heard.some(({ uri }) => uri === this.uri(path)))
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
  }

  /** Opens or changes a file, and waits for what is wrong with it alone. */
  async type(path: string, text: string): Promise<Diagnostic[]> {
    const uri = this.uri(path);
    const before = this.#versions.get(uri);
    const version = (before ?? 0) + 1;
    this.#versions.set(uri, version);
    this.#texts.set(uri, text);
    if (before === undefined) {
      const languageId = path.endsWith('.rules') ? 'undercroft' : 'yaml';
      await this.connection.sendNotification(DidOpenTextDocumentNotification.type, {
        textDocument: { uri, version, text, languageId },
      });
    } else {
      await this.connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri, version },
        contentChanges: [{ text }],
      });
    }
    while (this.#found.get(uri)?.version !== version)
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    return this.#found.get(uri)?.diagnostics ?? [];
  }

  /** What was last said about a file. */
  found(path: string): readonly Diagnostic[] {
    return this.#found.get(this.uri(path))?.diagnostics ?? [];
  }

  /** The place of the `nth` occurrence of some words, `inside` characters further. */
  place(path: string, words: string, inside = 0, nth = 1): At {
    const text = this.text(path);
    let at = -1;
    for (let i = 0; i < nth; i++) at = text.indexOf(words, at + 1);
    if (at < 0) throw new Error(`no \`${words}\` in ${path}`);
    return { textDocument: { uri: this.uri(path) }, position: positionOf(text, at + inside) };
  }

  /** The words under a range, with their file. */
  words(uri: string, { start, end }: { start: Position; end: Position }): string {
    const text = this.#texts.get(uri) ?? '';
    return `${uri.slice(ROOT.length + 1)}: ${text.slice(offsetOf(text, start), offsetOf(text, end))}`;
  }

  /** A text with edits. */
  edited(uri: string, edits: readonly TextEdit[]): string {
    let text = this.#texts.get(uri) ?? '';
    const later = edits.toSorted((one, other) => offsetOf(text, other.range.start) - offsetOf(text, one.range.start));
    const at = later.map(({ range }) => [offsetOf(text, range.start), offsetOf(text, range.end)] as const);
    for (const [i, { newText }] of later.entries()) {
      const [start, end] = at[i] ?? [0, 0];
      text = text.slice(0, start) + newText + text.slice(end);
    }
    return text;
  }

  close(): void {
    this.connection.dispose();
  }
}

/** What a request about a place takes. */
export interface At {
  readonly textDocument: { readonly uri: string };
  readonly position: Position;
}

function positionOf(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
}

function offsetOf(text: string, { line, character }: Position): number {
  return text.split('\n').slice(0, line).join('\n').length + (line > 0 ? 1 : 0) + character;
}
