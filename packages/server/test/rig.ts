/** A real server with real sockets for tests, and what a page does. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL, TableClient, type RequestBody, type ServerMessage } from '@undercroft/table';
import { WebSocket } from 'ws';
import { openStore, startServer, type RunningServer, type ServedGame, type ServerSettings } from '../src/index.ts';

export const HOST_TOKEN = 'host-token-0123456789';
export const GUEST_TOKEN = 'guest-token-0123456789';

/** A server of one test with the pages that look at it. */
export class Rig {
  readonly folder = mkdtempSync(join(tmpdir(), 'undercroft-tables-'));
  readonly file = join(this.folder, 'tables.sqlite');
  games: readonly ServedGame[];
  readonly log: object[] = [];
  readonly pages: Page[] = [];
  isEnding = false;
  server!: RunningServer;

  constructor(...games: readonly ServedGame[]) {
    this.games = games;
  }

  async start(settings: Partial<ServerSettings> = {}): Promise<this> {
    const { games, log } = this;
    const usual = { games, port: 0, host: '127.0.0.1', log: (line: object) => void log.push(line) };
    this.server = await startServer({ ...usual, data: settings.data ?? openStore(this.file), ...settings });
    return this;
  }

  async end(): Promise<void> {
    this.isEnding = true;
    for (const page of this.pages) page.socket?.terminate();
    await this.server.close();
    rmSync(this.folder, { recursive: true });
  }

  get url(): string {
    return `http://127.0.0.1:${this.server.port}`;
  }

  async post(order: object, headers: Record<string, string> = {}): Promise<Response> {
    return await fetch(`${this.url}/tables`, { method: 'POST', body: JSON.stringify(order), headers });
  }

  /** Opens a table. @returns its id */
  async table(order: object = {}): Promise<string> {
    const response = await this.post({ game: this.games[0]!.id, seats: 2, token: HOST_TOKEN, ...order });
    return ((await response.json()) as { id: string }).id;
  }

  page(table: string, token: string): Page {
    const page = new Page(this, table, token, `p${this.pages.length + 1}`);
    this.pages.push(page);
    return page.connect();
  }

  /** A table at which two persons sit, and the game has begun. */
  async begun(order: object = {}): Promise<[Page, Page]> {
    const table = await this.table(order);
    const [host, guest] = [this.page(table, HOST_TOKEN), this.page(table, GUEST_TOKEN)];
    await host.ask({ is: 'sit', seat: 0, name: 'Ann' });
    await guest.ask({ is: 'sit', seat: 1, name: 'Bob' });
    await host.ask({ is: 'begin' });
    return [host, guest];
  }

  /** A socket that says what the test wants. */
  socket(...messages: readonly (object | string)[]): RawSocket {
    const socket = new WebSocket(`ws://127.0.0.1:${this.server.port}/socket`);
    const received: ServerMessage[] = [];
    socket.on('message', (data) => received.push(JSON.parse((data as Buffer).toString('utf8')) as ServerMessage));
    socket.on('error', () => {});
    socket.on('open', () => {
      for (const message of messages) socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    });
    return { socket, received, closed: new Promise((resolve) => socket.on('close', resolve)) };
  }
}

export interface RawSocket {
  readonly socket: WebSocket;
  readonly received: readonly ServerMessage[];
  /** the code with which it ends */
  readonly closed: Promise<number>;
}

/** What a page says first. */
export function hello(table: string, token: string, lang = 'en'): object {
  return { is: 'hello', protocol: PROTOCOL, table, token, lang };
}

/** A page: the client of the table on a socket. */
export class Page {
  readonly client: TableClient;
  readonly rig: Rig;
  readonly table: string;
  readonly token: string;
  socket: WebSocket | null = null;
  readonly received: string[] = [];
  readonly refused: string[] = [];
  closed = 0;
  #keys = 0;
  #changed: () => void = () => {};

  constructor(rig: Rig, table: string, token: string, prefix: string) {
    this.rig = rig;
    this.table = table;
    this.token = token;
    this.client = new TableClient(
      { changed: () => this.#changed(), refused: (_request, why) => this.refused.push(why) },
      () => `${prefix}-${this.#keys++}`,
    );
  }

  connect(): this {
    const socket = new WebSocket(`ws://127.0.0.1:${this.rig.server.port}/socket`);
    let hasOpened = false;
    this.socket = socket;
    socket.on('open', () => {
      hasOpened = true;
      socket.send(JSON.stringify({ ...hello(this.table, this.token), known: this.client.known }));
      this.client.connected((request) => socket.send(JSON.stringify(request)));
    });
    socket.on('message', (data) => {
      const text = (data as Buffer).toString('utf8');
      this.received.push(text);
      this.client.receive(JSON.parse(text) as ServerMessage);
    });
    socket.on('close', (code) => {
      this.closed = code;
      if (this.socket !== socket) return;
      this.client.lost();
      // On a busy machine a server may end the connection before the page has spoken.
      if (!hasOpened && !this.rig.isEnding) this.connect();
    });
    socket.on('error', () => {});
    return this;
  }

  /** Cuts the connection, as a tunnel does. */
  async cut(): Promise<void> {
    this.socket?.terminate();
    await this.until(() => !this.client.isConnected);
  }

  /** Waits until something is so. */
  async until(test: () => boolean): Promise<void> {
    while (!test()) await new Promise<void>((resolve) => (this.#changed = resolve));
  }

  async ask(request: RequestBody): Promise<void> {
    this.client.request(request);
    await this.until(() => this.client.pending.length === 0);
  }

  /** Answers with one of the answers, by default the first. */
  async answer(index = 0): Promise<void> {
    await this.until(() => (this.client.outlook?.view?.decision ?? null) !== null);
    await this.ask({ is: 'answer', at: this.client.outlook!.at, index });
  }
}
