/** What the server answers over HTTP: pages, scripts of games, and where tables are opened. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readTerms } from '@undercroft/table';
import { addressOf, type Addresses } from './origin/addresses.ts';
import { metricsText } from './metrics.ts';
import type { ServedGame } from './games.ts';
import { POLICY, startPage, tablePage } from './pages.ts';
import type { TableGate } from './gate.ts';
import { isHostAllowed } from './origin/hosts.ts';
import type { TableOrder } from './tables.ts';

/** Most bytes of one message or request. */
export const MESSAGE_MAX = 4096;

const WRONG_HOST = 'This server is not asked under this name. Whoever runs it may allow the name with --allow-host.\n';

const NOT_SERVED = 'The game of this table is not served here at the moment. The table is kept.\n';

/** What requests are answered from. */
export interface Served {
  readonly games: ReadonlyMap<string, ServedGame>;
  readonly gate: TableGate;
  readonly addresses: Addresses;
  /** how many pages are connected */
  readonly sockets: () => number;
  readonly isProxied: boolean;
  /** names under which the server may be asked, besides addresses and this machine */
  readonly hosts: readonly string[];
}

/** Answers a request. @throws Error when a script cannot be made, or the store cannot be read */
export async function answerRequest(request: IncomingMessage, response: ServerResponse, served: Served): Promise<void> {
  response.setHeader('Content-Security-Policy', POLICY);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'no-referrer');
  if (!isHostAllowed(request.headers.host, served)) return send(response, 421, 'text/plain', WRONG_HOST);
  const pathname = pathOf(request.url ?? '/');
  if (request.method === 'POST' && pathname === '/tables') return await openTable(request, response, served);
  if (request.method !== 'GET') return send(response, 405, 'text/plain', 'Only GET.');
  const games = [...served.games.values()];
  if (pathname === '/') return send(response, 200, 'text/html', startPage(games, '/start.js'));
  if (pathname === '/healthz')
    return served.gate.isUp
      ? send(response, 200, 'text/plain', 'ok\n')
      : send(response, 503, 'text/plain', 'The tables are being opened.\n');
  if (pathname === '/metrics' && isLocal(request)) {
    const { counts, isUp, threadsEnded } = served.gate;
    return send(response, 200, 'text/plain', metricsText({ ...counts, isUp, threadsEnded, sockets: served.sockets() }));
  }
  if (pathname === '/start.js')
    return send(response, 200, 'text/javascript', (await games[0]?.script(games[0].meta)) ?? '');
  const code = await codeAt(pathname, served);
  if (code !== null) return send(response, 200, 'text/javascript', code);
  const table = /^\/t\/([\w-]{1,64})$/.exec(pathname)?.[1];
  const found = table === undefined ? null : await served.gate.gameOf(table);
  const played = found && served.games.get(found.game);
  if (played === undefined) return send(response, 404, 'text/plain', NOT_SERVED);
  if (played !== null) return send(response, 200, 'text/html', tablePage(played, found!.content));
  return send(response, 404, 'text/plain', 'There is no such page. A table may have been removed.\n');
}

/**
 * The code behind an address: the rules of a version of a game, or the script of its page.
 * @returns null when there is none
 */
async function codeAt(pathname: string, { games, gate }: Served): Promise<string | null> {
  const [, folder, id, content] = /^\/(rules|games\/([^/]+))\/([\w-]{1,128})\.js$/.exec(pathname) ?? [];
  if (folder === undefined || content === undefined) return null;
  const served = [...games.values()].find(({ meta }) => meta.hash === content);
  const version = served ?? (await gate.version(content));
  if (version === null || folder === 'rules') return version && version.code;
  return version.meta.id === id ? ((await games.get(id)?.script(version.meta)) ?? null) : null;
}

/** Whether a request comes from this machine, and not through a proxy on it. */
function isLocal({ headers, socket }: IncomingMessage): boolean {
  const isHere = /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
  return isHere && headers['x-forwarded-for'] === undefined && headers['forwarded'] === undefined;
}

/** The path of an address, decoded; empty when it is none. @throws never */
function pathOf(url: string): string {
  try {
    return decodeURIComponent(url.split('?', 1)[0]!);
  } catch {
    return '';
  }
}

/** Whether a request comes from a page of this server, or from a program, which names no origin. */
export function isFromOurPage({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host !== '' && new URL(origin).host === host);
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' }).end(body);
}

async function openTable(request: IncomingMessage, response: ServerResponse, served: Served): Promise<void> {
  const refuse = (status: number, why: string): void =>
    send(response, status, 'application/json', JSON.stringify({ refused: why }));
  if (!isFromOurPage(request)) return refuse(403, 'origin');
  const text = await textOf(request);
  if (text === null) {
    // What is left of the body is not read.
    response.setHeader('Connection', 'close');
    return refuse(413, 'too-long');
  }
  const order = readOrder(text);
  if (order === null) return refuse(400, 'unreadable');
  if (!served.addresses.openTable(addressOf(request, served.isProxied), Date.now())) return refuse(429, 'too-many');
  const opened = await served.gate.create(order);
  if (typeof opened === 'string') return refuse(opened === 'not-stored' ? 503 : 400, opened);
  return send(response, 200, 'application/json', JSON.stringify(opened));
}

/** The text of a request; null when it is too long. */
async function textOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    parts.push(part as Buffer);
    length += (part as Buffer).length;
    if (length > MESSAGE_MAX) return null;
  }
  return Buffer.concat(parts).toString('utf8');
}

function readOrder(text: string): TableOrder | null {
  try {
    const order = JSON.parse(text) as Record<string, unknown>;
    const { game, seats, token } = order;
    const terms = readTerms(order);
    if (typeof game !== 'string' || typeof seats !== 'number' || typeof token !== 'string') return null;
    return terms === null || !/^[\w-]{16,64}$/.test(token) ? null : { game, seats, token, terms };
  } catch {
    return null;
  }
}
