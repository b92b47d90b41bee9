/** A server on which people play the games of a folder with each other. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { addressOf, Addresses } from './origin/addresses.ts';
import { serveSocket } from './connection.ts';
import type { ServedGame } from './games.ts';
import { answerRequest, isFromOurPage, MESSAGE_MAX, type Served } from './requests.ts';
import { LocalGate, type TableGate } from './gate.ts';
import { isHostAllowed } from './origin/hosts.ts';
import type { EntryStore } from './store/store.ts';
import { Tables } from './tables.ts';
import { ThreadGate } from './thread-gate.ts';

/** Milliseconds that a request may take to arrive, so that slow ones do not pile up. */
const REQUEST_WITHIN = 10_000;
/** Milliseconds between pings. A socket that has not answered by the next ping is ended. */
const PING_EVERY = 30_000;
/** How long pages have to end their sockets when the server ends, in milliseconds. */
const END_WITHIN = 1000;

/** Most sockets of all addresses together, so that memory does not run out. */
const SOCKETS_MAX = 20_000;

export interface ServerSettings {
  readonly games: readonly ServedGame[];
  /**
   * where tables are kept: the file of a database, for tables in a thread of their own, or a store
   * for tables in this thread
   */
  readonly data: string | EntryStore;
  /** 0 for any that is free */
  readonly port: number;
  readonly host: string;
  /** whether a proxy is in front, which says in `X-Forwarded-For` who is behind it */
  readonly isProxied?: boolean;
  /** path of a copy of the database that is written every hour */
  readonly backup?: string | undefined;
  /** address of a program that hears of persons who are asked and not there */
  readonly notify?: string | undefined;
  /** names under which the server may be asked, besides addresses and this machine */
  readonly hosts?: readonly string[];
  /** most sockets; default `SOCKETS_MAX` */
  readonly socketsMax?: number;
  /**
   * milliseconds for which the thread of the tables may answer nothing; default see `ThreadGate`
   */
  readonly silentFor?: number;
  /** days for which a table is kept after the game is over; default 90 */
  readonly keepDays?: number;
  /** milliseconds; default `REQUEST_WITHIN` */
  readonly requestWithin?: number;
  /** milliseconds; default `PING_EVERY` */
  readonly pingEvery?: number;
  /** one line of the log; it never holds tokens, names or seeds */
  readonly log: (line: object) => void;
}

/** A server that runs. */
export interface RunningServer {
  readonly port: number;
  /**
   * A designer has changed a game: pages and tables go over to it, without asking those who play.
   * @throws Error when it cannot be loaded
   */
  serve(game: ServedGame): Promise<void>;
  /** Tells all pages that it ends, and ends. */
  close(): Promise<void>;
}

/** Starts a server. @throws Error when the port is taken or may not be used, StoreError */
export async function startServer(settings: ServerSettings): Promise<RunningServer> {
  const { log, isProxied = false, requestWithin = REQUEST_WITHIN, hosts = [] } = settings;
  const games = new Map(settings.games.map((game) => [game.id, game]));
  const gate = await gateOf(settings, games);
  const names = hosts.map((name) => name.toLowerCase());
  const addresses = new Addresses();
  const served: Served = { games, gate, addresses, sockets: () => sockets.clients.size, isProxied, hosts: names };
  const times = { requestTimeout: requestWithin, headersTimeout: requestWithin };
  const http = createServer(
    { ...times, connectionsCheckingInterval: Math.min(1000, requestWithin) },
    (request, response) => {
      answerRequest(request, response, served).catch((error: unknown) => {
        log({ event: 'request-failed', error: error instanceof Error ? error.name : 'unknown' });
        if (!response.headersSent) response.writeHead(500).end();
      });
    },
  );
  endSilent(http, requestWithin);
  const sockets = acceptSockets(http, served, settings.socketsMax ?? SOCKETS_MAX);
  const pings = setInterval(() => ping(sockets.clients), settings.pingEvery ?? PING_EVERY);
  pings.unref();
  try {
    await new Promise<void>((resolve, reject) => {
      http.once('error', reject).listen(settings.port, settings.host, resolve);
    });
  } catch (error) {
    await gate.close();
    throw error;
  }
  return {
    port: (http.address() as AddressInfo).port,
    async serve(game) {
      games.set(game.id, game);
      await gate.serve(game);
    },
    async close() {
      clearInterval(pings);
      await gate.close();
      for (const socket of sockets.clients) socket.close(1001);
      const late = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, END_WITHIN);
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
      clearTimeout(late);
      if (typeof settings.data !== 'string') await settings.data.close();
    },
  };
}

async function gateOf(settings: ServerSettings, games: ReadonlyMap<string, ServedGame>): Promise<TableGate> {
  const { backup = null, data, keepDays, log, notify = null, silentFor } = settings;
  if (typeof data === 'string')
    return await ThreadGate.start({ games: settings.games, data, keepDays, backup, notify, log, silentFor });
  const tables = new Tables(games, data, log, keepDays, { notify });
  void tables.openTimed();
  return new LocalGate(tables, log);
}

/**
 * Ends connections on which no request begins: Node gives them any time.
 * @param within  milliseconds
 */
function endSilent(http: Server, within: number): void {
  const silent = new WeakMap<Duplex, NodeJS.Timeout>();
  const speaks = ({ socket }: IncomingMessage): void => clearTimeout(silent.get(socket));
  http.on('connection', (socket) => {
    const late = setTimeout(() => socket.destroy(), within);
    silent.set(socket, late);
    socket.once('close', () => clearTimeout(late));
  });
  http.on('request', speaks).on('upgrade', speaks);
}

function acceptSockets(http: Server, served: Served, most: number): WebSocketServer {
  const { gate, addresses, isProxied } = served;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_MAX, perMessageDeflate: false });
  http.on('upgrade', (request, socket, head) => {
    // The other side may reset the connection at any time, and there is no other listener yet.
    socket.on('error', () => socket.destroy());
    const refuse = (status: string): void => {
      socket.once('finish', () => socket.destroy());
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    };
    if (request.url !== '/socket') return refuse('404 Not Found');
    if (!isHostAllowed(request.headers.host, served)) return refuse('421 Misdirected Request');
    // A page of another site must not talk for the person in front of it.
    if (!isFromOurPage(request)) return refuse('403 Forbidden');
    if (sockets.clients.size >= most) return refuse('503 Service Unavailable');
    const address = addressOf(request, isProxied);
    if (!addresses.open(address)) return refuse('429 Too Many Requests');
    socket.once('close', () => addresses.close(address));
    sockets.handleUpgrade(request, socket, head, (one) => {
      isThere.add(one);
      one.on('pong', () => isThere.add(one));
      serveSocket(one, gate);
    });
  });
  return sockets;
}

/** Sockets that have answered since they were last asked. */
const isThere = new WeakSet<WebSocket>();

/**
 * Ends dead sockets. A ping finds them, because a device that sleeps or has lost the network does
 * not close its socket.
 */
function ping(sockets: Iterable<WebSocket>): void {
  for (const socket of sockets) {
    if (isThere.delete(socket)) socket.ping();
    else socket.terminate();
  }
}
