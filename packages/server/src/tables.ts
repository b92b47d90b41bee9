/**
 * The tables of a server. A visit rebuilds a table from its stored entries; new entries are stored,
 * then sent, once per turn of the event loop.
 */
import {
  hostOf,
  isPlayable,
  TableError,
  versionsIn,
  type RuleFailure,
  type TableHost,
  type TableSetup,
  type TableTerms,
} from '@undercroft/table';
import { describeError } from './failures.ts';
import type { PlayedGame } from './games.ts';
import type { TableCounts } from './metrics.ts';
import { reminders, type Reminder } from './notify.ts';
import { OpenTable } from './open-table.ts';
import type { EntryStore } from './store/store.ts';
import { commitmentTo, markOf, newSecret, newSeed } from './tokens.ts';
import { Versions, type Version } from './versions.ts';
import { Watch } from './watch.ts';

/** How often tables look for persons who are away, in milliseconds. */
const TICK = 1000;
/** Milliseconds for which an idle table stays in memory after the last request for it. */
const IDLE_FOR = 60_000;
/** How often a server tells who is connected to it, in milliseconds. */
const ANNOUNCE_EVERY = 5000;
/** How often old tables are removed, in milliseconds. */
const PURGE_EVERY = 3_600_000;
/** Days for which a table is kept after the game is over, unless the server says otherwise. */
const KEEP_DAYS = 90;
/**
 * After how long a bot plays for a person who is away, in milliseconds, unless the table says
 * otherwise.
 */
const TAKE_OVER = 120_000;

/** What a person asks for who opens a table. */
export interface TableOrder {
  readonly game: string;
  readonly seats: number;
  /** what is left out is as the game recommends it */
  readonly terms: Partial<TableTerms>;
  /** token of the host, made by the page */
  readonly token: string;
}

/** Why no table was opened. */
export type OrderRefusal = 'no-such-game' | 'seats' | 'options' | 'not-stored';

/** Which version of which game is played at a table. */
export interface PlayedVersion {
  /** id of the game */
  readonly game: string;
  /** hash of the content */
  readonly content: string;
}

/** What a thread of tables works with besides. */
export interface TablesParts {
  readonly watch?: Watch;
  /** tables whose rules did not come to an end: they are not opened */
  readonly stuck?: ReadonlySet<string>;
  /** address of a program that hears of persons who are asked and not there; null for none */
  readonly notify?: string | null;
}

export class Tables {
  readonly #games: Map<string, PlayedGame>;
  /** games that a designer has changed since the start */
  readonly #edited = new Set<string>();
  readonly #store: EntryStore;
  readonly #open = new Map<string, { readonly table: Promise<OpenTable | null>; asked: number }>();
  readonly #versions: Versions;
  readonly #timers: readonly NodeJS.Timeout[];
  /** when this server last told who is connected, by table that another server runs */
  readonly #announced = new Map<string, number>();
  readonly #keepDays: number;
  readonly #counts = { entries: 0, notStored: 0 };
  readonly #log: (line: object) => void;
  readonly #watch: Watch;
  readonly #remind: (reminder: Reminder) => void;
  readonly #stuck: ReadonlySet<string>;
  /** resolves when the tables that were asked for before have been rebuilt */
  #rebuilding: Promise<void> = Promise.resolve();

  constructor(
    games: ReadonlyMap<string, PlayedGame>,
    store: EntryStore,
    log: (line: object) => void,
    keepDays = KEEP_DAYS,
    { watch = new Watch(), stuck = new Set(), notify = null }: TablesParts = {},
  ) {
    this.#watch = watch;
    this.#remind = notify === null ? () => {} : reminders(notify, log);
    this.#stuck = stuck;
    this.#games = new Map(games);
    this.#versions = new Versions(store, log, this.#games);
    this.#store = store;
    this.#log = log;
    this.#keepDays = keepDays;
    this.#timers = [
      setInterval(() => void this.tick(Date.now()), TICK),
      setInterval(() => void this.purge(Date.now()), PURGE_EVERY),
    ];
    for (const timer of this.#timers) timer.unref();
    store.onChange((id) => void this.#refresh(id));
    store.onPresent((id, seats) => void this.#seenElsewhere(id, seats));
    void this.purge(Date.now());
  }

  get counts(): TableCounts {
    return { ...this.#counts, tables: this.size };
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#open.size;
  }

  /**
   * What is played at a table; null when there is no such table.
   *
   * @throws Error when it is damaged
   */
  async gameOf(table: string): Promise<PlayedVersion | null> {
    const open = await this.table(table).catch(() => null);
    const setup = open?.host.table.setup ?? (await this.#store.find(table))?.setup;
    if (setup === undefined) return null;
    return { game: setup.game, content: open?.host.table.module.meta.hash ?? setup.content };
  }

  /** A version of a game that some table needs; null when there is none. */
  async version(content: string): Promise<Version | null> {
    return await this.#versions.find(content);
  }

  /** Opens a table. @returns its id, or why not */
  async create(order: TableOrder): Promise<{ readonly id: string } | OrderRefusal> {
    const { game: id, seats, token } = order;
    const game = this.#games.get(id);
    if (game === undefined) return 'no-such-game';
    const { players, hash, extras, variants, recommended } = game.meta;
    if (!Number.isInteger(seats) || seats < players.min || seats > players.max) return 'seats';
    const terms: TableTerms = {
      options: {},
      variant: recommended === undefined ? null : (variants[recommended]?.name ?? null),
      undo: extras.table?.undo ?? 'asked',
      takeOverAfter: TAKE_OVER,
      clock: null,
      isWatched: true,
      watchDelay: 0,
      ...order.terms,
    };
    if (!isPlayable(game.meta, terms, seats)) return 'options';
    const [seed, salt] = [newSeed(), newSecret()];
    const setup: TableSetup = {
      game: id,
      content: hash,
      seats,
      ...terms,
      seed,
      salt,
      commitment: commitmentTo(seed, salt),
      host: markOf(token),
    };
    const table = newSecret();
    try {
      await this.#store.keepModule(hash, game.code);
      await this.#store.create({ id: table, setup }, Date.now());
    } catch (error) {
      this.#log({ event: 'not-stored', ...describeError(error) });
      return 'not-stored';
    }
    return { id: table };
  }

  /**
   * A table, rebuilt from the store if it is not in memory; null when there is none.
   * @throws TableError, Error when what is stored is damaged
   */
  async table(id: string): Promise<OpenTable | null> {
    let open = this.#open.get(id);
    if (open === undefined) {
      open = { table: this.#rebuilt(id), asked: Date.now() };
      this.#open.set(id, open);
      const found = await open.table.catch(() => null);
      if (found === null) this.#open.delete(id);
    }
    open.asked = Date.now();
    return await open.table;
  }

  async #rebuilt(id: string): Promise<OpenTable | null> {
    if (this.#stuck.has(id)) throw new TableError('its rules did not come to an end');
    const stored = await this.#store.find(id);
    if (stored === null) return null;
    const { setup } = stored;
    const entries = await this.#store.entries(id);
    const versions = await this.#versions.modules([setup.content, ...versionsIn(entries)]);
    const module = versions.get(setup.content)!;
    const failed = (failure: RuleFailure): void => this.#log({ event: 'game-failed', table: id, ...failure });
    const make = (): TableHost => hostOf(module, setup, entries, Date.now(), { failed, versions });
    const parts = {
      store: this.#store,
      counts: this.#counts,
      versions: this.#versions,
      log: this.#log,
      watch: this.#watch,
      remind: this.#remind,
      isHeld: await this.#store.hold(id),
    };
    await this.#ownTurn();
    const table = new OpenTable(id, this.#watch.during(id, make), { ...parts, failed: () => this.#open.delete(id) });
    const served = this.#games.get(setup.game);
    if (served !== undefined && served.meta.hash !== table.host.table.module.meta.hash)
      table.offer(await this.#versions.load(served.meta.hash, served.code), !this.#edited.has(setup.game));
    return table;
  }

  /**
   * Waits for a turn of the loop in which no other table is rebuilt. After a restart the pages of
   * all tables come at once: those of the first are shown their table while others are rebuilt, and
   * the thread still says that it works.
   */
  async #ownTurn(): Promise<void> {
    this.#rebuilding = this.#rebuilding.then(async () => await new Promise((resolve) => void setImmediate(resolve)));
    await this.#rebuilding;
  }

  /** A designer has changed a game: its tables go over to it at once, or when they are opened. */
  async serve(game: PlayedGame): Promise<void> {
    this.#games.set(game.id, game);
    this.#edited.add(game.id);
    const version = await this.#versions.load(game.meta.hash, game.code);
    for (const open of this.#open.values()) {
      const table = await open.table.catch(() => null);
      if (table?.host.table.setup.game === game.id) table.offer(version, false);
    }
  }

  /** Opens the tables whose clocks run, one after the other. @throws never */
  async openTimed(): Promise<void> {
    try {
      for (const id of await this.#store.timed()) await this.table(id).catch(() => null);
    } catch (error) {
      this.#log({ event: 'not-opened', ...describeError(error) });
    }
  }

  async #holds(id: string): Promise<boolean> {
    try {
      return await this.#store.hold(id);
    } catch {
      return false;
    }
  }

  /** Tells the store something that may get lost. */
  async #tellStore(tell: () => Promise<void>): Promise<void> {
    await tell().catch((error: unknown) => this.#log({ event: 'not-told', ...describeError(error) }));
  }

  /** Tells the server that runs the table who is connected to this one. */
  async #announce(id: string, { host }: OpenTable, now: number): Promise<void> {
    const seats = host.presentSeats;
    if (seats.length === 0 || now - (this.#announced.get(id) ?? 0) < ANNOUNCE_EVERY) return;
    this.#announced.set(id, now);
    await this.#tellStore(async () => await this.#store.announce(id, seats));
  }

  async #seenElsewhere(id: string, seats: readonly number[]): Promise<void> {
    const table = await this.#open.get(id)?.table.catch(() => null);
    table?.host.sees(seats, Date.now());
  }

  /** Another server has changed a table. */
  async #refresh(id: string): Promise<void> {
    try {
      await (await this.#open.get(id)?.table)?.refresh();
    } catch (error) {
      this.#log({ event: 'not-refreshed', table: id, ...describeError(error) });
    }
  }

  /**
   * Lets tables look for persons who are away, and removes idle tables from memory.
   * @param now  milliseconds of the clock
   */
  async tick(now: number): Promise<void> {
    for (const [id, open] of this.#open) {
      const table = await open.table.catch(() => null);
      if (table === null) continue;
      if (!table.isIdle) {
        table.isHeld = await this.#holds(id);
        if (table.isHeld) table.tick(now);
        else await this.#announce(id, table, now);
        // A request may just have received this table and not yet have connected to it, so it stays
        // for a while.
      } else if (now - open.asked >= IDLE_FOR) {
        this.#open.delete(id);
        this.#announced.delete(id);
        await this.#tellStore(async () => await this.#store.letGo(id));
      }
    }
  }

  /** Removes tables that are older than a server keeps them. Those in memory stay. */
  async purge(now: number): Promise<void> {
    try {
      const removed = await this.#store.purge(now, this.#keepDays, [...this.#open.keys()]);
      if (removed > 0) this.#log({ event: 'purged', tables: removed });
    } catch (error) {
      this.#log({ event: 'not-purged', ...describeError(error) });
    }
  }

  /** Tells all pages that the server ends. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    for (const open of this.#open.values()) (await open.table.catch(() => null))?.close();
    await this.#versions.close();
  }
}
