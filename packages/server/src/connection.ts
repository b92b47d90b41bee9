/** One socket of a page: who it is, how fast it may talk, and what is sent to it. */
import { PROTOCOL, type Link, type ServerMessage } from '@undercroft/table';
import type { RawData, WebSocket } from 'ws';
import { describeError } from './failures.ts';
import type { OpenTable } from './open-table.ts';
import type { Tables } from './tables.ts';
import { markOf } from './tokens.ts';

/** Milliseconds until a page has said who it is. */
const HELLO_WITHIN = 5000;
/** Messages a second, and how many may come at once. */
const RATE = 20;
const BURST = 60;
/** Bytes that may wait for a page that reads too slowly; beyond them it has to come again. */
const BACKLOG_MAX = 1 << 20;
const TOKEN = /^[\w-]{16,64}$/;

/** What a page says first. */
interface Hello {
  readonly table: string;
  readonly token: string;
  readonly lang: string;
}

/** Codes with which a server ends a connection; a page shows a sentence for each. */
export const CLOSE = {
  protocol: 4000,
  noTable: 4004,
  damaged: 4005,
  tooFast: 4008,
  slow: 4009,
  outdated: 4010,
} as const;

/** Serves a socket until it closes. */
export function serveSocket(socket: WebSocket, tables: Tables, log: (line: object) => void): void {
  let table: OpenTable | null = null;
  let link: Link | null = null;
  let hasGreeted = false;
  let [tokens, filled] = [BURST, Date.now()];
  const slow = setTimeout(() => socket.close(CLOSE.protocol, 'hello'), HELLO_WITHIN);
  const isTooFast = (): boolean => {
    const now = Date.now();
    tokens = Math.min(BURST, tokens + (Math.max(0, now - filled) / 1000) * RATE);
    filled = now;
    return --tokens < 0;
  };
  const begin = async (hello: Hello): Promise<void> => {
    clearTimeout(slow);
    const found = await tables.table(hello.table).catch((error: unknown) => {
      log({ event: 'table-damaged', table: hello.table, ...describeError(error) });
      return 'damaged' as const;
    });
    if (found === 'damaged') return socket.close(CLOSE.damaged, 'damaged');
    if (found === null) return socket.close(CLOSE.noTable, 'no table');
    if (socket.readyState !== socket.OPEN) return;
    table = found;
    link = linkOf(socket, hello);
    found.join(link);
  };
  socket.on('message', (data, isBinary) => {
    // What still arrives after the server has ended the connection is not read.
    if (socket.readyState !== socket.OPEN) return;
    if (isTooFast()) return socket.close(CLOSE.tooFast, 'too fast');
    const message = isBinary ? undefined : parsed(data);
    if (link !== null && table !== null) return table.receive(link, message);
    const hello = hasGreeted ? null : readHello(message);
    if (hello === null) return socket.close(CLOSE.protocol, 'hello');
    if (hello === 'outdated') return socket.close(CLOSE.outdated, 'outdated');
    hasGreeted = true;
    void begin(hello);
  });
  socket.on('close', () => {
    clearTimeout(slow);
    if (link !== null) table?.leave(link);
  });
  socket.on('error', () => socket.terminate());
}

function linkOf(socket: WebSocket, { token, lang }: Hello): Link {
  return {
    visitor: { mark: token === '' ? null : markOf(token) },
    lang,
    send(message: ServerMessage) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > BACKLOG_MAX) return socket.close(CLOSE.slow, 'slow');
      socket.send(JSON.stringify(message));
    },
    end: () => socket.close(1001),
  };
}

function parsed(data: RawData): unknown {
  try {
    return JSON.parse((data as Buffer).toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

function readHello(message: unknown): Hello | 'outdated' | null {
  if (typeof message !== 'object' || message === null) return null;
  const { is, protocol, table, token, lang } = message as Record<string, unknown>;
  if (is !== 'hello') return null;
  if (protocol !== PROTOCOL) return 'outdated';
  if (typeof table !== 'string' || typeof token !== 'string') return null;
  if (token !== '' && !TOKEN.test(token)) return null;
  return { table, token, lang: typeof lang === 'string' ? lang.slice(0, 20) : 'en' };
}
