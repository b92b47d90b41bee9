/** A server on which people play the games of a folder with each other. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { serveSocket } from './connection.ts';
import type { ServedGame } from './games.ts';
import { POLICY, startPage, tablePage } from './pages.ts';
import type { EntryStore } from './store.ts';
import { Tables, type TableOrder } from './tables.ts';

/** Most bytes of one message or request. */
const MESSAGE_MAX = 4096;
/** Most sockets from one address. */
const SOCKETS_MAX = 50;
/** Most tables that one address may open in an hour. */
const TABLES_MAX = 60;
const HOUR = 3_600_000;

export interface ServerSettings {
  readonly games: readonly ServedGame[];
  readonly store: EntryStore;
  /** 0 for any that is free */
  readonly port: number;
  readonly host: string;
  /** one line of the log; it never holds tokens, names or seeds */
  readonly log: (line: object) => void;
}

/** A server that runs. */
export interface RunningServer {
  readonly port: number;
  /** Tells all pages that it ends, and ends. */
  close(): Promise<void>;
}

/** Starts a server. @throws Error when the port is taken or may not be used */
export async function startServer(settings: ServerSettings): Promise<RunningServer> {
  const { store, log } = settings;
  const games = new Map(settings.games.map((game) => [game.id, game]));
  const tables = new Tables(games, store, log);
  const opened = new Counted();
  const http = createServer((request, response) => {
    answer(request, response, { games, tables, store, opened }).catch((error: unknown) => {
      log({ event: 'request-failed', error: error instanceof Error ? error.name : 'unknown' });
      if (!response.headersSent) response.writeHead(500).end();
    });
  });
  acceptSockets(http, tables, log);
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject).listen(settings.port, settings.host, resolve);
  });
  return {
    port: (http.address() as AddressInfo).port,
    async close() {
      await tables.close();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
      store.close();
    },
  };
}

function acceptSockets(http: Server, tables: Tables, log: (line: object) => void): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_MAX, perMessageDeflate: false });
  const open = new Map<string, number>();
  http.on('upgrade', (request, socket, head) => {
    const address = request.socket.remoteAddress ?? '';
    const many = open.get(address) ?? 0;
    // A page of another site must not talk for the person in front of it.
    const isOurs =
      request.headers.origin === undefined || hostOfOrigin(request.headers.origin) === request.headers.host;
    if (!isOurs || many >= SOCKETS_MAX || request.url !== '/socket') {
      socket.end(`HTTP/1.1 ${isOurs && many < SOCKETS_MAX ? '404 Not Found' : '403 Forbidden'}\r\n\r\n`);
      return;
    }
    open.set(address, many + 1);
    socket.once('close', () => open.set(address, (open.get(address) ?? 1) - 1));
    sockets.handleUpgrade(request, socket, head, (one) => serveSocket(one, tables, log));
  });
}

function hostOfOrigin(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : '';
}

/** How often each address did something within an hour. */
class Counted {
  readonly #times = new Map<string, number[]>();

  /** @returns whether it is no more than allowed */
  add(address: string, now: number, most: number): boolean {
    const recent = (this.#times.get(address) ?? []).filter((time) => time > now - HOUR);
    if (recent.length < most) recent.push(now);
    else return false;
    this.#times.set(address, recent);
    return true;
  }
}

interface Served {
  readonly games: ReadonlyMap<string, ServedGame>;
  readonly tables: Tables;
  readonly store: EntryStore;
  readonly opened: Counted;
}

async function answer(request: IncomingMessage, response: ServerResponse, served: Served): Promise<void> {
  response.setHeader('Content-Security-Policy', POLICY);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'no-referrer');
  const { pathname } = new URL(request.url ?? '/', 'http://server');
  if (request.method === 'POST' && pathname === '/tables') return await openTable(request, response, served);
  if (request.method !== 'GET') return send(response, 405, 'text/plain', 'Only GET.');
  const game = [...served.games.values()];
  if (pathname === '/') return send(response, 200, 'text/html', startPage(game, '/start.js'));
  if (pathname === '/healthz') return send(response, 200, 'text/plain', 'ok\n');
  if (pathname === '/start.js') return send(response, 200, 'text/javascript', (await game[0]?.script()) ?? '');
  const script = /^\/games\/([^/]+)\.js$/.exec(pathname)?.[1];
  const asked = script === undefined ? undefined : served.games.get(decodeURIComponent(script));
  if (asked !== undefined) return send(response, 200, 'text/javascript', await asked.script());
  const table = /^\/t\/([\w-]{1,64})$/.exec(pathname)?.[1];
  const found = table === undefined ? null : served.store.find(table);
  const played = found === null ? undefined : served.games.get(found.setup.game);
  if (played !== undefined) return send(response, 200, 'text/html', tablePage(played));
  return send(response, 404, 'text/plain', 'There is no such page. A table may have been removed.\n');
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' }).end(body);
}

async function openTable(request: IncomingMessage, response: ServerResponse, served: Served): Promise<void> {
  const refuse = (status: number, why: string): void =>
    send(response, status, 'application/json', JSON.stringify({ refused: why }));
  const { origin, host } = request.headers;
  if (origin !== undefined && hostOfOrigin(origin) !== host) return refuse(403, 'origin');
  if (!served.opened.add(request.socket.remoteAddress ?? '', Date.now(), TABLES_MAX)) return refuse(429, 'too-many');
  const order = readOrder(await textOf(request));
  if (order === null) return refuse(400, 'unreadable');
  const opened = served.tables.create(order);
  if (typeof opened === 'string') return refuse(opened === 'not-stored' ? 503 : 400, opened);
  return send(response, 200, 'application/json', JSON.stringify(opened));
}

/** The text of a request; empty when it is too long. */
async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > MESSAGE_MAX) return '';
  }
  return text;
}

function readOrder(text: string): TableOrder | null {
  try {
    const { game, seats, options = {}, token } = JSON.parse(text) as Record<string, unknown>;
    if (typeof game !== 'string' || typeof seats !== 'number' || typeof token !== 'string') return null;
    if (!/^[\w-]{16,64}$/.test(token) || typeof options !== 'object' || options === null) return null;
    return { game, seats, options: options as TableOrder['options'], token };
  } catch {
    return null;
  }
}
