/**
 * Keeps a page connected to its table: after sleep, a train, a restart of the server, without a
 * word to the person.
 */
import { CLOSE, PROTOCOL, type ServerMessage, type TableClient } from '@undercroft/table';

/** Why no other try is made. The page has a sentence for each. */
export type ConnectionEnd = 'no-table' | 'outdated' | 'damaged';

/** Milliseconds before another try, longer each time. */
const WAITS = [250, 500, 1000, 2000, 4000] as const;

/**
 * Milliseconds after which a page that was out of sight connects anew: by then its server may have
 * ended a socket that did not answer, and a device that slept hears nothing of it.
 */
const AWAY_FOR = 20_000;

/** Codes with which a server says that another try makes no sense. */
const FINAL: ReadonlyMap<number, ConnectionEnd> = new Map([
  [CLOSE.noTable, 'no-table'],
  [CLOSE.damaged, 'damaged'],
  [CLOSE.outdated, 'outdated'],
]);

/** Who connects to what. */
export interface TableAddress {
  readonly table: string;
  readonly token: string;
  readonly lang: string;
}

export class TableConnection {
  readonly #client: TableClient;
  #address: TableAddress;
  readonly #ended: (why: ConnectionEnd) => void;
  #socket: WebSocket | null = null;
  /** the language that the last connection asked for */
  #spoken = '';
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #isOpen = true;
  /** when the page was last seen; the clock goes on while a device sleeps */
  #seen = Date.now();

  /** @param ended  called when the server says that there is nothing to connect to */
  constructor(client: TableClient, address: TableAddress, ended: (why: ConnectionEnd) => void) {
    this.#client = client;
    this.#address = address;
    this.#ended = ended;
    addEventListener('online', this.#back);
    document.addEventListener('visibilitychange', this.#turned);
    this.#connect();
  }

  /**
   * The server is to speak another language from now on: a new connection begins with the whole.
   */
  speak(lang: string): void {
    if (lang === this.#address.lang) return;
    this.#address = { ...this.#address, lang };
    this.#socket?.close();
  }

  close(): void {
    this.#isOpen = false;
    removeEventListener('online', this.#back);
    document.removeEventListener('visibilitychange', this.#turned);
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** The page went out of sight, or came back. */
  readonly #turned = (): void => {
    const isBack = document.visibilityState === 'visible';
    if (isBack && (this.#socket === null || Date.now() - this.#seen >= AWAY_FOR)) this.#back();
    this.#seen = Date.now();
  };

  /**
   * There is no reason to wait any more. A socket that is still there may be dead without a word,
   * so another one takes its place.
   */
  readonly #back = (): void => {
    if (document.visibilityState !== 'visible' || !this.#isOpen) return;
    if (this.#timer !== null) clearTimeout(this.#timer);
    const before = this.#socket;
    this.#connect();
    before?.close();
  };

  #connect(): void {
    this.#timer = null;
    this.#spoken = this.#address.lang;
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      if (socket !== this.#socket) return;
      // What was asked over the socket before is not answered any more.
      if (this.#client.isConnected) this.#client.lost();
      socket.send(JSON.stringify({ is: 'hello', protocol: PROTOCOL, known: this.#client.known, ...this.#address }));
      this.#client.connected((request) => socket.send(JSON.stringify(request)));
    });
    socket.addEventListener('message', ({ data }) => socket === this.#socket && this.#receive(socket, String(data)));
    socket.addEventListener('close', ({ code }) => socket === this.#socket && this.#lost(code));
  }

  #receive(socket: WebSocket, text: string): void {
    try {
      this.#client.receive(JSON.parse(text) as ServerMessage);
      this.#tries = 0;
    } catch {
      // What is here does not fit what is sent: a new connection begins with the whole.
      socket.close();
    }
  }

  #lost(code: number): void {
    this.#socket = null;
    this.#client.lost();
    const final = FINAL.get(code);
    if (final !== undefined) this.#ended(final);
    if (final !== undefined || !this.#isOpen) return;
    if (this.#spoken !== this.#address.lang) return this.#connect();
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)];
    this.#timer = setTimeout(() => this.#connect(), wait);
  }
}
