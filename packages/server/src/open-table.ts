/**
 * A table in memory: what comes in one turn of the loop is stored together, then told. Bots think
 * when they are asked.
 */
import {
  ruleFailureOf,
  SEAT_BOTS,
  versionsIn,
  type AnswerPlace,
  type Entry,
  type Link,
  type TableHost,
} from '@undercroft/table';
import { describeError } from './failures.ts';
import type { Reminder } from './notify.ts';
import { StoreConflict, type EntryStore } from './store/store.ts';
import type { Version, Versions } from './versions.ts';
import type { Watch } from './watch.ts';

/** The bot that stands in for a person. */
const STAND_IN = 'sensible:8';

/** What a table works with. */
interface TableParts {
  readonly store: EntryStore;
  readonly versions: Versions;
  readonly log: (line: object) => void;
  readonly watch: Watch;
  readonly isHeld: boolean;
  /** hears of a person who is asked and not there */
  readonly remind: (reminder: Reminder) => void;
  /** what all tables of the server count */
  readonly counts: { entries: number; notStored: number };
  /** called when the table cannot go on in memory: it has to be rebuilt */
  readonly failed: () => void;
}

export class OpenTable {
  readonly id: string;
  readonly host: TableHost;
  readonly #parts: TableParts;
  /** whether bots and clocks of the table are run by this server */
  isHeld: boolean;
  #isPlanned = false;
  #isThinking = false;
  #isBroken = false;
  /** what arrived while entries are being stored: nothing of it may be told with them */
  readonly #waiting: (() => void)[] = [];
  #isStoring = false;
  /** the last question of which each seat was reminded */
  readonly #reminded = new Map<number, string>();
  /** how many entries there were when the rules failed over the answer of a bot; -1 never */
  #failedAt = -1;

  constructor(id: string, host: TableHost, parts: TableParts) {
    this.id = id;
    this.host = host;
    this.#parts = parts;
    this.isHeld = parts.isHeld;
  }

  /**
   * Whether no socket is connected, no bot thinks and no clock runs. Such a table can leave memory,
   * because the next visit rebuilds it.
   */
  get isIdle(): boolean {
    if (this.#isThinking || this.#isPlanned || this.#isStoring) return false;
    return this.host.links === 0 && !this.#isTimed;
  }

  /** A game with clocks goes on without visitors. */
  get #isTimed(): boolean {
    const { clocks, game } = this.host.table;
    return clocks !== null && game !== null && !game.over && !this.#isBroken;
  }

  join(link: Link): void {
    this.#do(() => this.host.join(link, Date.now()));
  }

  leave(link: Link): void {
    this.#do(() => this.host.leave(link, Date.now()));
  }

  receive(link: Link, message: unknown): void {
    this.#do(() => this.host.receive(link, message, Date.now()));
  }

  /** The server has this version of the game. @param asks  false where a designer changes it */
  offer({ module }: Version, asks = true): void {
    this.#do(() => this.host.offerContent(module, asks));
  }

  /** @param now  milliseconds of the clock */
  tick(now: number): void {
    this.#do(() => this.host.tick(now));
  }

  #do(change: () => void): void {
    if (this.#isStoring) {
      this.#waiting.push(change);
      return;
    }
    this.#parts.watch.during(this.id, change);
    this.#plan();
  }

  close(): void {
    this.host.dismiss('closing');
  }

  /** What comes in one turn of the loop is stored together. */
  #plan(): void {
    if (this.#isPlanned || this.#isBroken) return;
    this.#isPlanned = true;
    setImmediate(() => {
      this.#isPlanned = false;
      void this.#flush();
    });
  }

  async #flush(): Promise<void> {
    if (this.#isStoring) return;
    try {
      await this.#store();
    } catch (error) {
      this.#break(error);
    }
    for (const change of this.#waiting.splice(0)) this.#do(change);
    await this.#think();
  }

  /**
   * Stores what has happened, then tells it.
   *
   * @throws Error when the table cannot be gone on with
   */
  async #store(): Promise<void> {
    const { counts, log, store, versions, watch } = this.#parts;
    const { host, id } = this;
    const entries = host.takeEntries();
    if (entries.length > 0) {
      const { table } = host;
      const hash = table.game?.hash() ?? '';
      this.#isStoring = true;
      try {
        await store.append(id, {
          from: table.length - entries.length,
          entries,
          versions: new Map(versionsIn(entries).map((content) => [content, versions.loaded(content).code])),
          stage: table.stage,
          isTimed: table.clocks !== null,
          hash,
          now: Date.now(),
        });
        counts.entries += entries.length;
      } catch (error) {
        if (error instanceof StoreConflict) return await this.#goOn();
        counts.notStored++;
        log({ event: 'not-stored', table: id, ...describeError(error) });
        const stored = await store.entries(id);
        return watch.during(id, () => host.goBackTo(stored));
      } finally {
        this.#isStoring = false;
      }
    }
    watch.during(id, () => host.tell(entries.length > 0));
    if (entries.length > 0 && this.isHeld) this.#remind();
  }

  /** Each person who is not there hears once of each question. */
  #remind(): void {
    const { id, host } = this;
    const { seats, setup } = host.table;
    for (const seat of host.absentAsked(Date.now())) {
      const { epoch, position } = host.table.placeOf(seat);
      const question = `${epoch}/${position}`;
      if (this.#reminded.get(seat) === question) continue;
      this.#reminded.set(seat, question);
      const sitter = seats[seat];
      const name = sitter?.is === 'person' ? sitter.name : '';
      this.#parts.remind({ table: id, game: setup.game, seat, name });
    }
  }

  /** Another server has stored entries. */
  async #goOn(): Promise<void> {
    const stored = await this.#stored();
    this.#parts.watch.during(this.id, () => this.host.goOnFrom(stored, Date.now()));
    this.#plan();
  }

  /** Another server may have stored entries. */
  async refresh(): Promise<void> {
    const stored = await this.#stored();
    this.#do(() => {
      if (stored.length > this.host.table.length) this.host.goOnFrom(stored, Date.now());
    });
  }

  /** What is stored, with the versions that it names: another server may have offered one. */
  async #stored(): Promise<readonly Entry[]> {
    const stored = await this.#parts.store.entries(this.id);
    const { content } = this.host.table;
    for (const module of (await this.#parts.versions.modules(versionsIn(stored))).values()) content.know(module);
    return stored;
  }

  /** What is in memory may not be what is stored, so nothing more is told of it. */
  #break(error: unknown): void {
    const { failed, log } = this.#parts;
    this.#isBroken = true;
    failed();
    const failure = ruleFailureOf(error);
    if (failure === null) log({ event: 'table-failed', table: this.id, ...describeError(error) });
    else log({ event: 'game-failed', table: this.id, ...failure });
    this.host.dismiss('damaged');
  }

  async #think(): Promise<void> {
    const { table } = this.host;
    const [asked] = table.botsAsked();
    if (asked === undefined || this.#isThinking || this.#isBroken || !this.isHeld) return;
    if (this.host.links === 0 && !this.#isTimed) return;
    if (table.length === this.#failedAt) return;
    const { seat, at, bot } = asked;
    const options = table.game?.decisions().find(({ player }) => player === seat)?.options ?? [];
    this.#isThinking = true;
    try {
      const { bots } = this.#parts.versions.loaded(table.module.meta.hash);
      const index = await bots.choose({
        is: 'choose',
        bot: SEAT_BOTS.includes(bot) ? bot : STAND_IN,
        seed: seat + 1,
        state: table.game!.snapshotFor(seat),
        player: seat,
        options: Int32Array.from(options, ({ value }) => value),
      });
      this.#do(() => this.#answer(seat, at, [index, ...options.keys()]));
    } catch (error) {
      this.#parts.log({ event: 'bot-failed', table: this.id, ...describeError(error) });
      this.#failedAt = this.host.table.length;
    } finally {
      this.#isThinking = false;
    }
    this.#plan();
  }

  /**
   * Gives the first of these answers over which the rules do not fail. When they fail over each,
   * the bot waits until something else happens.
   */
  #answer(seat: number, at: AnswerPlace, indexes: readonly number[]): void {
    for (const index of new Set(indexes)) {
      try {
        this.host.answerByBot(seat, at, index, Date.now());
        return;
      } catch (error) {
        const failure = ruleFailureOf(error);
        if (failure === null) throw error;
        this.#parts.log({ event: 'game-failed', table: this.id, ...failure });
      }
    }
    this.#failedAt = this.host.table.length;
  }
}
