/**
 * The server in a web worker: the first message is a `WorkerStart` with the texts of the games, all
 * others are the protocol.
 */
import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser';
import { CONNECTION } from './cancelling.ts';
import type { IconPath, KnownIcons } from './host.ts';
import { memoryHost } from './memory-host.ts';
import { serve } from './serve.ts';

/** What a page sends once, before anything of the protocol. */
export interface WorkerStart {
  /** URI to text; a game is a folder with a `game.yaml` */
  readonly files: Readonly<Record<string, string>>;
  /** names of all icons; null = any name is taken */
  readonly icons: readonly string[] | null;
  /** what they show, where offers of names come with pictures */
  readonly shapes?: Readonly<Record<string, IconPath>>;
  /** address of the documents as a site, with a slash at the end; null where there are none */
  readonly docs: string | null;
}

const scope = globalThis as unknown as ConstructorParameters<typeof BrowserMessageReader>[0];

// The first message brings the texts; everything behind it is the protocol.
scope.addEventListener(
  'message',
  ({ data }: MessageEvent<WorkerStart>) => {
    const host = memoryHost(new Map(Object.entries(data.files)), knownIcons(data), data.docs);
    serve(createConnection(new BrowserMessageReader(scope), new BrowserMessageWriter(scope), CONNECTION), host);
  },
  { once: true },
);

function knownIcons({ icons, shapes = {} }: WorkerStart): KnownIcons | null {
  return (
    icons && { names: new Set(icons), shapeOf: (name) => (Object.hasOwn(shapes, name) ? (shapes[name] ?? null) : null) }
  );
}
