/**
 * A table at which several people play one game, as a server keeps it: who sits where, and the
 * game. It knows no socket, clock, disk or chance. Whatever happens is an `Entry`; the same entries
 * make the same table, so a server keeps them and nothing else.
 */
import type { OptionIndex, GameModule } from '@undercroft/contract';
import { createGame, disclosedTo, type Game } from '@undercroft/engine';
import { asideAfter, emptyAside, type Aside, type Asker, type TableStage } from './aside.ts';
import { Clocks, type SeatClock } from './clock.ts';
import { TableContent } from './content.ts';
import { EntryCap } from './entry-cap.ts';
import type { Entry, TableSetup } from './entry.ts';
import { ruleFailureOf, TableError } from './failure.ts';
import { BEFORE, GameAtTable } from './game-at-table.ts';
import type { RequestOutcome, Visitor } from './outcome.ts';
import type { AnswerPlace, Refusal, Reply, Request } from './protocol.ts';
import { namesAt, personsAt, presentAt, seatOf, seatsAfter, type Sitter } from './seats.ts';
import { botAnswer, botsAskedAt, spentAt, standInAt, timedAt, type AskedBot } from './entries/unasked.ts';
import { entryFor } from './entries/wanted.ts';
import type { TableTerms } from './terms.ts';
import { agreedBy, type TableWish } from './wish.ts';

/** A visitor with a token. */
type Person = Visitor & { readonly mark: string };

export class OnlineTable {
  readonly setup: TableSetup;
  /** versions of the game: the one that is played, and one that is offered */
  readonly content: TableContent;
  #seats: readonly Sitter[];
  #played: GameAtTable | null = null;
  #wish: TableWish | null = null;
  #isEnded = false;
  #aside: Aside;
  readonly #keys = new Set<string>();
  readonly #cap = new EntryCap();
  #terms: TableTerms;
  #clocks: Clocks | null;

  /**
   * An empty table.
   *
   * @param module    the game as compiled when the table was opened
   * @param versions  others by hash of their content, to which it may go over
   */
  constructor(module: GameModule, setup: TableSetup, versions: ReadonlyMap<string, GameModule> = new Map()) {
    this.content = new TableContent(module, versions);
    this.setup = setup;
    this.#seats = Array.from({ length: setup.seats }, () => ({ is: 'free' }) as const);
    const { options, variant, undo, takeOverAfter, clock = null, isWatched = true, watchDelay = 0 } = setup;
    this.#terms = { options, variant, undo, takeOverAfter, clock, isWatched, watchDelay };
    this.#clocks = clock && new Clocks(clock, setup.seats);
    this.#aside = emptyAside(setup.seats);
  }

  /**
   * The table after everything that happened at it.
   *
   * @param versions  of the game, by hash of their content: those of `versionsIn(entries)`
   * @throws TableError  when an entry does not fit those before it
   */
  static rebuild(
    module: GameModule,
    setup: TableSetup,
    entries: Iterable<Entry>,
    versions?: ReadonlyMap<string, GameModule>,
  ): OnlineTable {
    const table = new OnlineTable(module, setup, versions);
    for (const entry of entries) {
      try {
        table.#apply(entry);
      } catch (error) {
        throw new TableError(`entry ${table.length + 1} (${entry.is}) does not fit the table`, { cause: error });
      }
    }
    return table;
  }

  /** This table made again of other entries. @throws TableError */
  again(entries: Iterable<Entry>): OnlineTable {
    const { first, versions } = this.content;
    return OnlineTable.rebuild(first, this.setup, entries, versions);
  }

  /** The version of the game that is played. */
  get module(): GameModule {
    return this.content.module;
  }

  /** How many entries made it. */
  get length(): number {
    return this.#cap.length;
  }

  /** What the host has settled. */
  get terms(): TableTerms {
    return this.#terms;
  }

  get seats(): readonly Sitter[] {
    return this.#seats;
  }

  /** The game; null before it begins. */
  get game(): Game | null {
    return this.#played?.game ?? null;
  }

  /** The game with the places where answers belong; null before it begins. */
  get played(): GameAtTable | null {
    return this.#played;
  }

  get over(): boolean {
    return this.#isEnded || this.game?.over === true;
  }

  get stage(): TableStage {
    return this.over ? 'over' : this.#played === null ? 'open' : 'begun';
  }

  get names(): readonly string[] {
    return this.namesIn('en');
  }

  /** What the players are called in a language: those who gave no name are numbered. */
  namesIn(lang: string): readonly string[] {
    return namesAt(this.#seats, lang);
  }

  /** What the others vote on; null when no player asks for anything. */
  get wish(): TableWish | null {
    return this.#wish;
  }

  /** What happens beside the game. */
  get aside(): Aside {
    return this.#aside;
  }

  /** The seat of a visitor, -1 for a spectator. */
  seatOf({ mark }: Visitor): number {
    return seatOf(this.#seats, mark);
  }

  isHost({ mark }: Visitor): boolean {
    return mark === this.setup.host;
  }

  /** Where an answer of a seat belongs now. */
  placeOf(seat: number): AnswerPlace {
    return this.#played?.placeOf(seat) ?? BEFORE;
  }

  /**
   * Does what a person asks for, or says why not. A request that was done before is done: nothing
   * happens again.
   *
   * @param passed  milliseconds of the clocks that are not kept yet: they are, when it is done
   * @throws TableError  when the table itself is broken; never because of what is asked
   */
  request(visitor: Visitor, request: Request, passed = 0): RequestOutcome {
    const refused = (why: Refusal): RequestOutcome => ({
      reply: { is: 'refused', key: request.key, why },
      entry: null,
    });
    const { mark } = visitor;
    if (mark === null) return refused('not-seated');
    const key = `${mark}/${request.key}`;
    const done: Reply = { is: 'done', key: request.key };
    if (this.#keys.has(key)) return { reply: done, entry: null };
    const wanted = this.#cap.allows(request.is) ? entryFor(this, this.#asker({ mark }), request, key) : 'full';
    if (typeof wanted === 'string') return refused(wanted);
    const time = this.spend(passed);
    try {
      this.#apply(wanted);
    } catch (error) {
      const failure = ruleFailureOf(error);
      if (failure === null) throw error;
      return { ...refused('game-failed'), time, failure };
    }
    return { reply: done, entry: wanted, time };
  }

  #asker(visitor: Person): Asker {
    return { mark: visitor.mark, seat: this.seatOf(visitor), isHost: this.isHost(visitor), stage: this.stage };
  }

  /** Whether a seat is asked something now. */
  isAsked(seat: number): boolean {
    return this.#played?.isAsked(seat) === true;
  }

  /** Position before the last answer of a seat; -1 when it gave none. */
  lastAnswerOf(seat: number): number {
    return this.#played?.lastAnswerOf(seat) ?? -1;
  }

  /**
   * The server has another version of the game.
   *
   * @param asks  whether those who are there decide; false where a designer changes the game
   * @returns     null when there is nothing to go over to
   */
  offerContent(module: GameModule, asks = true): Entry | null {
    const { hash } = module.meta;
    if (this.over || (asks ? !this.content.isNew(module) : hash === this.module.meta.hash)) return null;
    this.content.know(module);
    const entry: Entry = { is: 'offer', content: hash, asks, key: `offer/${this.length}` };
    this.#apply(entry);
    return entry;
  }

  /** Seats that a bot has to answer for now. */
  botsAsked(): readonly AskedBot[] {
    return botsAskedAt(this);
  }

  /**
   * A bot answers for a seat.
   *
   * @param at     where it was asked
   * @param index  into the list of the engine
   * @returns      null when the table stands elsewhere by now, or a person plays the seat again
   * @throws       GameError  when the rules fail; the table stays as it was
   */
  answerByBot(seat: number, at: AnswerPlace, index: OptionIndex): Entry | null {
    return this.#happens(botAnswer(this, seat, at, index));
  }

  /** Lets a bot stand in for an absent person, or gives the seat back; null = already so. */
  standIn(seat: number, on: boolean): Entry | null {
    return this.#happens(standInAt(this, seat, on));
  }

  /** Seats whose clocks run: persons who are asked and play themselves. */
  get timed(): readonly number[] {
    return this.#clocks === null ? [] : timedAt(this);
  }

  /** How much time may pass before it is kept; null without clocks. */
  get keptWithin(): number | null {
    return this.#clocks?.keptWithin ?? null;
  }

  /** The clocks of the seats; null without. */
  get clocks(): readonly SeatClock[] | null {
    return this.#clocks?.shown(this.timed) ?? null;
  }

  /** Time has passed. @returns null when no clock runs, or it is none */
  spend(ms: number): Entry | null {
    return this.#happens(spentAt(this, ms));
  }

  /** Whether the time of some seat is over. @param passed  milliseconds that are not kept yet */
  isLate(passed: number): boolean {
    return this.timed.some((seat) => this.#clocks?.timeOutOf(seat, passed) !== null);
  }

  /**
   * The time of a seat is over: a bot answers for it, this question or from now on.
   * @returns null when it has time
   */
  timeOut(seat: number): Entry | null {
    const of = this.timed.includes(seat) ? (this.#clocks?.timeOutOf(seat, 0) ?? null) : null;
    return this.#happens(of && { is: 'time-out', seat, of, key: `time-out/${this.length}` });
  }

  /** What was not asked for happens. @returns the same entry */
  #happens<E extends Entry | null>(entry: E): E {
    if (entry !== null) this.#apply(entry);
    return entry;
  }

  /** @throws GameError, GameUseError when the game does not take it; the table is as it was */
  #apply(entry: Entry): void {
    if (this.#keys.has(entry.key)) throw new TableError(`the key ${entry.key} was used before`);
    this.#play(entry);
    this.#seats = seatsAfter(this.#seats, entry);
    this.#aside = asideAfter(this.#aside, entry);
    this.#keys.add(entry.key);
    this.#cap.add(entry.is, this.game?.position ?? -1);
    const clocks = this.#clocks;
    if (clocks === null) return;
    for (const { player } of this.game?.questions() ?? [])
      clocks.askedAt(player, Object.values(this.placeOf(player)).join());
  }

  #play(entry: Entry): void {
    switch (entry.is) {
      case 'terms': {
        const { clock } = (this.#terms = { ...this.#terms, ...entry.terms });
        this.#clocks = clock && new Clocks(clock, this.setup.seats);
        return;
      }
      case 'begin': {
        const { seats: players, seed } = this.setup;
        const { options, variant } = this.#terms;
        const setup = { players, seed, options, ...(variant === null ? {} : { variant }) };
        this.#played = new GameAtTable(createGame(this.module, { ...setup, names: this.names }), players);
        return;
      }
      case 'answer':
        this.#begun().give(entry.seat, entry.index);
        this.content.answered();
        // Playing on ends the vote, because that player has not agreed to go back.
        this.#wish = null;
        return;
      case 'take-back':
        if (!this.#begun().takeBack(entry.seat)) throw new TableError('there is no early answer');
        return;
      case 'ask-undo': {
        const free = disclosedTo(personsAt(this.#seats), this.#begun().game.undoInfo(entry.to)) === null;
        this.#wish = { is: 'undo', by: entry.seat, to: entry.to, agreed: [entry.seat] };
        return this.#doIfAgreed(free || this.#terms.undo === 'free');
      }
      case 'vote': {
        const wish = this.#wish;
        if (wish === null) throw new TableError('there is nothing to vote on');
        this.#wish = entry.yes ? agreedBy(wish, entry.seat) : null;
        return this.#doIfAgreed(false);
      }
      case 'ask-end':
        this.#begun();
        this.#wish = { is: 'end', by: entry.seat, to: -1, agreed: [entry.seat] };
        return this.#doIfAgreed(false);
      case 'resign':
        this.#wish = null;
        return;
      case 'offer':
        if (this.content.open(entry, this.stage)) this.#goOver();
        return;
      case 'renew':
        if (this.content.decide(entry, presentAt(this.#seats))) this.#goOver();
        return;
      case 'sit':
      case 'rise':
      case 'bot':
      case 'stand-in':
      case 'say':
      case 'talk':
      case 'ready':
      case 'colour':
      case 'next':
      case 'time-out':
        return;
      case 'clock':
        return this.#clocks?.spend(entry.seats, entry.ms);
    }
  }

  #begun(): GameAtTable {
    if (this.#played === null) throw new TableError('the game has not begun');
    return this.#played;
  }

  /** Goes over to the version that is offered, if the game fits it. */
  #goOver(): void {
    const { names, terms } = this;
    const game = this.content.takeOffered(this.game, { seats: this.#seats.length, names, terms });
    if (game === undefined) return;
    this.#wish = null;
    if (game !== null) this.#played?.goOver(game);
  }

  /** Does what a player wished for when all persons who are there agree. */
  #doIfAgreed(isFree: boolean): void {
    const wish = this.#wish;
    if (wish === null) return;
    if (!isFree && presentAt(this.#seats).some((seat) => !wish.agreed.includes(seat))) return;
    this.#wish = null;
    if (wish.is === 'end') {
      this.#isEnded = true;
      return;
    }
    this.#begun().goBack(wish.to);
  }
}
