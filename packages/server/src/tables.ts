/** The tables of a server: made, rebuilt from what is stored when somebody comes, stored and told once a turn of the loop. */
import { hostOf, type Entry, type Link, type TableHost, type TableSetup } from '@undercroft/table';
import { BotThread } from './bots.ts';
import { moduleFrom, type ServedGame } from './games.ts';
import type { EntryStore } from './store.ts';
import { commitmentTo, markOf, newSecret, newSeed } from './tokens.ts';

/** How often tables look for persons who are away, in milliseconds. */
const TICK = 1000;
/** The bot that stands in for a person. */
const STAND_IN = 'sensible:8';
/** After how long a bot plays for a person who is away, in milliseconds, unless the table says otherwise. */
const TAKE_OVER = 120_000;

/** What a person asks for who opens a table. */
export interface TableOrder {
  readonly game: string;
  readonly seats: number;
  readonly options: TableSetup['options'];
  /** token of the host, made by the page */
  readonly token: string;
}

/** Why no table was opened. */
export type OrderRefusal = 'no-such-game' | 'seats' | 'options' | 'not-stored';

export class Tables {
  readonly #games: ReadonlyMap<string, ServedGame>;
  readonly #store: EntryStore;
  readonly #open = new Map<string, Promise<OpenTable | null>>();
  readonly #bots = new Map<string, BotThread>();
  readonly #timer: NodeJS.Timeout;
  readonly #log: (line: object) => void;

  constructor(games: ReadonlyMap<string, ServedGame>, store: EntryStore, log: (line: object) => void) {
    this.#games = games;
    this.#store = store;
    this.#log = log;
    this.#timer = setInterval(() => void this.#tick(), TICK);
    this.#timer.unref();
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#open.size;
  }

  /** Opens a table. @returns its id, or why not */
  create({ game: id, seats, options, token }: TableOrder): { readonly id: string } | OrderRefusal {
    const game = this.#games.get(id);
    if (game === undefined) return 'no-such-game';
    const { players, hash, options: known, extras, variants, recommended } = game.meta;
    if (!Number.isInteger(seats) || seats < players.min || seats > players.max) return 'seats';
    if (Object.keys(options).some((name) => !known.some((option) => option.name === name))) return 'options';
    const [seed, salt] = [newSeed(), newSecret()];
    const setup: TableSetup = {
      game: id,
      content: hash,
      seats,
      options,
      variant: recommended === undefined ? null : (variants[recommended]?.name ?? null),
      seed,
      salt,
      commitment: commitmentTo(seed, salt),
      undo: extras.table?.undo ?? 'asked',
      host: markOf(token),
      takeOverAfter: TAKE_OVER,
    };
    const table = newSecret();
    try {
      this.#store.keepModule(hash, game.code);
      this.#store.create({ id: table, setup }, Date.now());
    } catch (error) {
      this.#log({ event: 'not-stored', error: String(error) });
      return 'not-stored';
    }
    return { id: table };
  }

  /** A table, rebuilt from the store if it is not in memory; null when there is none. @throws TableError, Error when what is stored is damaged */
  async table(id: string): Promise<OpenTable | null> {
    let open = this.#open.get(id);
    if (open === undefined) {
      open = this.#rebuilt(id);
      this.#open.set(id, open);
      const found = await open.catch(() => null);
      if (found === null) this.#open.delete(id);
    }
    return await open;
  }

  async #rebuilt(id: string): Promise<OpenTable | null> {
    const stored = this.#store.find(id);
    const code = stored && this.#store.module(stored.setup.content);
    if (stored === null || code === null) return null;
    const entries = this.#store.entries(id);
    const host = hostOf(await moduleFrom(code), stored.setup, entries, Date.now());
    let bots = this.#bots.get(stored.setup.content);
    if (bots === undefined) this.#bots.set(stored.setup.content, (bots = new BotThread(code, this.#log)));
    return new OpenTable(id, host, this.#store, bots, this.#log);
  }

  async #tick(): Promise<void> {
    for (const [id, open] of this.#open) {
      const table = await open.catch(() => null);
      table?.tick();
      if (table?.isIdle === true) this.#open.delete(id);
    }
  }

  /** Tells all pages that the server ends. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    for (const open of this.#open.values()) (await open.catch(() => null))?.close();
    for (const bots of this.#bots.values()) await bots.close();
  }
}

/** A table in memory. */
export class OpenTable {
  readonly id: string;
  readonly host: TableHost;
  readonly #store: EntryStore;
  readonly #bots: BotThread;
  readonly #log: (line: object) => void;
  #isPlanned = false;
  #isThinking = false;

  constructor(id: string, host: TableHost, store: EntryStore, bots: BotThread, log: (line: object) => void) {
    this.id = id;
    this.host = host;
    this.#store = store;
    this.#bots = bots;
    this.#log = log;
  }

  /** Whether nobody looks at it and no bot thinks: it can be rebuilt when somebody comes. */
  get isIdle(): boolean {
    return this.host.links === 0 && !this.#isThinking && !this.#isPlanned;
  }

  join(link: Link): void {
    this.host.join(link, Date.now());
    this.#plan();
  }

  leave(link: Link): void {
    this.host.leave(link, Date.now());
    this.#plan();
  }

  receive(link: Link, message: unknown): void {
    this.host.receive(link, message, Date.now());
    this.#plan();
  }

  tick(): void {
    this.host.tick(Date.now());
    this.#plan();
  }

  close(): void {
    this.host.dismiss('closing');
  }

  /** What comes in one turn of the loop is stored together. */
  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setImmediate(() => {
      this.#isPlanned = false;
      this.#flush();
      void this.#think();
    });
  }

  #flush(): void {
    const append = (entries: readonly Entry[]): void =>
      this.#store.append(this.id, this.host.table.length - entries.length, entries);
    try {
      if (!this.host.flush(append, () => this.#store.entries(this.id)))
        this.#log({ event: 'not-stored', table: this.id });
    } catch (error) {
      // What is stored cannot be read either: nobody is told anything that is not so.
      this.#log({ event: 'table-failed', table: this.id, error: String(error) });
      this.host.dismiss('not-stored');
    }
  }

  async #think(): Promise<void> {
    const { table } = this.host;
    const [asked] = table.botsAsked();
    if (asked === undefined || this.#isThinking || this.host.links === 0) return;
    const { seat, at, bot } = asked;
    const options = table.game?.decisions().find(({ player }) => player === seat)?.options ?? [];
    this.#isThinking = true;
    try {
      const index = await this.#bots.choose({
        is: 'choose',
        bot: bot === '' ? STAND_IN : bot,
        seed: seat + 1,
        state: table.game!.snapshotFor(seat),
        player: seat,
        options: Int32Array.from(options, ({ value }) => value),
      });
      this.host.answerByBot(seat, at, index);
    } catch (error) {
      this.#log({ event: 'bot-failed', table: this.id, error: error instanceof Error ? error.name : 'unknown' });
    } finally {
      this.#isThinking = false;
    }
    this.#plan();
  }
}
