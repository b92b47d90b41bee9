/** One socket of a page: who it is, how fast it may talk, and what is sent to it. */
import { CLOSE, PROTOCOL, TokenBucket, type Allowance } from '@undercroft/table';
import type { RawData, WebSocket } from 'ws';
import type { TableGate, JoinedPage, PageLink } from './gate.ts';
import { markOf } from './tokens.ts';

/** Milliseconds until a page has said who it is. */
const HELLO_WITHIN = 5000;
/** Messages of one page. */
const MESSAGES: Allowance = { burst: 60, rate: 20 };
/** Bytes that may wait for a page that reads too slowly; beyond them it has to come again. */
const BACKLOG_MAX = 1 << 20;
const TOKEN = /^[\w-]{16,64}$/;

/** What a page says first. */
interface Hello {
  readonly table: string;
  readonly token: string;
  readonly lang: string;
  /** hash of what the page knows from before; empty when it knows nothing */
  readonly known: string;
}

/** Serves a socket until it closes. */
export function serveSocket(socket: WebSocket, gate: TableGate): void {
  let page: JoinedPage | null = null;
  let hasGreeted = false;
  const allowed = new TokenBucket(MESSAGES, Date.now());
  const slow = setTimeout(() => socket.close(CLOSE.protocol, 'hello'), HELLO_WITHIN);
  const begin = async (hello: Hello): Promise<void> => {
    clearTimeout(slow);
    const joined = await gate.join(linkOf(socket, hello));
    if (joined === 'damaged') return socket.close(CLOSE.damaged, 'damaged');
    if (joined === 'no-table') return socket.close(CLOSE.noTable, 'no table');
    if (socket.readyState === socket.OPEN) page = joined;
    else joined.leave();
  };
  socket.on('message', (data, isBinary) => {
    // What still arrives after the server has ended the connection is not read.
    if (socket.readyState !== socket.OPEN) return;
    if (!allowed.take(1, Date.now())) return socket.close(CLOSE.tooFast, 'too fast');
    const message = isBinary ? undefined : parsed(data);
    if (page !== null) return page.receive(message);
    const hello = hasGreeted ? null : readHello(message);
    if (hello === null) return socket.close(CLOSE.protocol, 'hello');
    if (hello === 'outdated') return socket.close(CLOSE.outdated, 'outdated');
    hasGreeted = true;
    void begin(hello);
  });
  socket.on('close', () => {
    clearTimeout(slow);
    page?.leave();
  });
  socket.on('error', () => socket.terminate());
}

function linkOf(socket: WebSocket, { table, token, lang, known }: Hello): PageLink {
  return {
    table,
    mark: token === '' ? null : markOf(token),
    lang,
    known,
    send(text) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > BACKLOG_MAX) return socket.close(CLOSE.slow, 'slow');
      socket.send(text);
    },
    end: (code) => socket.close(code),
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
  const { is, protocol, table, token, lang, known } = message as Record<string, unknown>;
  if (is !== 'hello') return null;
  if (protocol !== PROTOCOL) return 'outdated';
  if (typeof table !== 'string' || typeof token !== 'string') return null;
  if (token !== '' && !TOKEN.test(token)) return null;
  const language = typeof lang === 'string' ? lang.slice(0, 20) : 'en';
  return { table, token, lang: language, known: typeof known === 'string' ? known.slice(0, 16) : '' };
}
