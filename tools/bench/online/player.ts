/** A page that plays, without a browser. */
import { PROTOCOL, TableClient, type RequestBody, type ServerMessage } from '@undercroft/table';
import { WebSocket } from 'ws';

/** What a load program learns from all its pages. */
export class Tally {
  /** milliseconds from an answer to its confirmation */
  readonly confirmed: number[] = [];
  /** bytes of each patch */
  readonly patches: number[] = [];
  refused = 0;
}

let pages = 0;

export class Player {
  readonly client: TableClient;
  readonly token: string;
  readonly #tally: Tally;
  readonly #table: string;
  readonly #address: string;
  #socket: WebSocket | null = null;
  #keys = 0;
  #sent = 0;
  /** whether this connection shows the table */
  isWelcome = false;
  #changed: () => void = () => {};

  constructor(table: string, token: string, tally: Tally) {
    this.#table = table;
    this.token = token;
    this.#tally = tally;
    const page = ++pages;
    this.#address = `10.${(page >> 16) & 255}.${(page >> 8) & 255}.${page & 255}`;
    this.client = new TableClient(
      { changed: () => this.#changed(), refused: () => void tally.refused++ },
      () => `p${page}-${this.#keys++}`,
    );
  }

  /** Connects, each page from an address of its own. */
  connect(port: number): void {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, {
      headers: { 'X-Forwarded-For': this.#address },
      perMessageDeflate: false,
    });
    this.#socket = socket;
    this.isWelcome = false;
    socket.on('open', () => {
      const { known } = this.client;
      const hello = { is: 'hello', protocol: PROTOCOL, table: this.#table, token: this.token, lang: 'en', known };
      socket.send(JSON.stringify(hello));
      this.client.connected((message) => socket.send(JSON.stringify(message)));
    });
    socket.on('message', (data) => this.#take((data as Buffer).toString('utf8')));
    socket.on('close', () => this.#socket === socket && this.client.lost());
    socket.on('error', () => {});
  }

  #take(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.is === 'welcome') this.isWelcome = true;
    if (message.is === 'patch') this.#tally.patches.push(text.length);
    if (message.is === 'done' && this.#sent > 0) {
      this.#tally.confirmed.push(performance.now() - this.#sent);
      this.#sent = 0;
    }
    this.client.receive(message);
  }

  get isAsked(): boolean {
    const { outlook, pending } = this.client;
    return pending.length === 0 && (outlook?.view?.decision?.answers.length ?? 0) > 0;
  }

  get isOver(): boolean {
    return this.client.outlook?.revealed !== null && this.client.outlook !== null;
  }

  /** Answers with one of the answers. @param draw  decides which */
  answer(draw: number): void {
    const { at, view } = this.client.outlook!;
    const count = view?.decision?.answers.length ?? 1;
    this.#sent = performance.now();
    this.client.request({ is: 'answer', at, index: draw % count });
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>((resolve) => (this.#changed = resolve));
  }

  async ask(wish: RequestBody): Promise<void> {
    this.client.request(wish);
    await this.until(() => this.client.pending.length === 0);
  }

  end(): void {
    this.#socket?.terminate();
  }
}

/** Opens a table. @returns its id */
export async function openTable(
  port: number,
  order: { readonly game: string; readonly token: string },
): Promise<string> {
  const from = Math.floor(Math.random() * 2 ** 24);
  const headers = { 'X-Forwarded-For': `11.${from >> 16}.${(from >> 8) & 255}.${from & 255}` };
  const body = JSON.stringify({ seats: 2, ...order });
  const response = await fetch(`http://127.0.0.1:${port}/tables`, { method: 'POST', body, headers });
  if (!response.ok) throw new Error(`no table was opened: ${await response.text()}`);
  return ((await response.json()) as { readonly id: string }).id;
}

/** A table at which two persons play, and the game has begun. */
export async function begunTable(port: number, game: string, number: number, tally: Tally): Promise<Player[]> {
  const tokens = [0, 1].map((seat) => `load-${seat}-${String(number).padStart(16, '0')}`);
  const id = await openTable(port, { game, token: tokens[0]! });
  const players = tokens.map((token) => new Player(id, token, tally));
  for (const [seat, player] of players.entries()) {
    player.connect(port);
    await player.ask({ is: 'sit', seat, name: `P${seat}` });
  }
  await players[0]!.ask({ is: 'begin' });
  return players;
}
