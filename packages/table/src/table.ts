/**
 * A table at which several people play one game, as a server keeps it: who sits where, and the
 * game. It knows no socket, clock, disk or chance. Whatever happens is an `Entry`; the same entries
 * make the same table, so a server keeps them and nothing else.
 */
import type { GameModule } from '@undercroft/contract';
import { createGame, disclosedTo, type Game } from '@undercroft/engine';
import { answerIndex } from '@undercroft/view';
import { asideAfter, emptyAside, entryBeside, type Aside, type Asker } from './aside.ts';
import type { Entry, TableSetup } from './entry.ts';
import { ruleFailureOf, type RuleFailure } from './failure.ts';
import { isSamePlace, type AnswerPlace, type Refusal, type Reply, type Request } from './protocol.ts';
import { namesAt, personsAt, presentAt, seatOf, seatsAfter, type Sitter } from './seats.ts';
import { agreedBy, type TableWish } from './wish.ts';

/** Who sends a request, as the server has found out from the token. */
export interface Visitor {
  /**
   * the hash of the token: all that a server keeps of it; null without a token: such a visitor only
   * watches
   */
  readonly mark: string | null;
}

/** A visitor with a token. */
type Person = Visitor & { readonly mark: string };

/** What became of a request: the entry is stored before the reply is sent. */
export interface RequestOutcome {
  readonly reply: Reply;
  /** null when the table stays as it was */
  readonly entry: Entry | null;
  /** where the rules failed, when they did */
  readonly failure?: RuleFailure;
}

/** Entries that do not belong to a table: what was stored is damaged. */
export class TableError extends Error {
  override readonly name = 'TableError';
}

/** Most entries of a table, many times what a long game has. */
const ENTRIES_MAX = 50_000;
/** Entries that may come without the game getting farther than it ever was. */
const IDLE_MAX = 200;
/** Requests that can be repeated for ever without the game getting farther. */
const IDLE: ReadonlySet<Request['is']> = new Set(['rise', 'bot', 'free', 'take-back', 'ask-undo']);

export class OnlineTable {
  readonly module: GameModule;
  readonly setup: TableSetup;
  #seats: readonly Sitter[];
  #game: Game | null = null;
  #wish: TableWish | null = null;
  #isEnded = false;
  #aside: Aside;
  #epoch = 0;
  /** early answers by seat at the position where several are asked */
  #early: number[];
  readonly #keys = new Set<string>();
  #length = 0;
  /** the greatest position that the game has had, and how many entries have come since */
  #farthest = -1;
  #idle = 0;

  /** An empty table. @param module  the game as compiled when the table was opened */
  constructor(module: GameModule, setup: TableSetup) {
    this.module = module;
    this.setup = setup;
    this.#seats = Array.from({ length: setup.seats }, () => ({ is: 'free' }) as const);
    this.#early = this.#seats.map(() => 0);
    this.#aside = emptyAside(setup.seats);
  }

  /**
   * The table after everything that happened at it.
   * @throws TableError  when an entry does not fit those before it
   */
  static rebuild(module: GameModule, setup: TableSetup, entries: Iterable<Entry>): OnlineTable {
    const table = new OnlineTable(module, setup);
    for (const entry of entries) {
      try {
        table.#apply(entry);
      } catch (error) {
        throw new TableError(`entry ${table.length + 1} (${entry.is}) does not fit the table`, { cause: error });
      }
    }
    return table;
  }

  /** How many entries made it. */
  get length(): number {
    return this.#length;
  }

  get seats(): readonly Sitter[] {
    return this.#seats;
  }

  /** The game; null before it begins. */
  get game(): Game | null {
    return this.#game;
  }

  get over(): boolean {
    return this.#isEnded || this.#game?.over === true;
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
    const position = this.#game?.asked?.begin ?? this.#game?.position ?? 0;
    return { epoch: this.#epoch, position, early: this.#early[seat] ?? 0 };
  }

  /**
   * Does what a person asks for, or says why not. A request that was done before is done: nothing
   * happens again.
   *
   * @throws TableError  when the table itself is broken; never because of what is asked
   */
  request(visitor: Visitor, request: Request): RequestOutcome {
    const refused = (why: Refusal): RequestOutcome => ({
      reply: { is: 'refused', key: request.key, why },
      entry: null,
    });
    const { mark } = visitor;
    if (mark === null) return refused('not-seated');
    const key = `${mark}/${request.key}`;
    const done: Reply = { is: 'done', key: request.key };
    if (this.#keys.has(key)) return { reply: done, entry: null };
    const wanted = this.#wanted({ mark }, request, key);
    if (typeof wanted === 'string') return refused(wanted);
    try {
      this.#apply(wanted);
    } catch (error) {
      const failure = ruleFailureOf(error);
      if (failure === null) throw error;
      return { ...refused('game-failed'), failure };
    }
    return { reply: done, entry: wanted };
  }

  #wanted(visitor: Person, request: Request, key: string): Entry | Refusal {
    if (this.#length >= ENTRIES_MAX || (this.#idle >= IDLE_MAX && IDLE.has(request.is))) return 'full';
    switch (request.is) {
      case 'sit':
        return this.#sit(visitor, request, key);
      case 'rise': {
        const seat = this.seatOf(visitor);
        if (seat < 0) return 'not-seated';
        return this.#game === null ? { is: 'rise', seat, key } : 'begun';
      }
      case 'bot':
      case 'free':
        return this.#fill(visitor, request, key);
      case 'begin':
        if (!this.isHost(visitor)) return 'not-host';
        if (this.#game !== null) return 'begun';
        return this.#seats.some(({ is }) => is === 'free') ? 'seats-free' : { is: 'begin', key };
      case 'answer':
        return this.#answer(this.seatOf(visitor), request, key);
      case 'take-back': {
        const seat = this.seatOf(visitor);
        if (seat < 0) return 'not-seated';
        return this.#game?.canTakeBack(seat) === true ? { is: 'take-back', seat, key } : 'stale';
      }
      case 'ask-undo':
        return this.#askUndo(this.seatOf(visitor), request, key);
      case 'vote': {
        const seat = this.seatOf(visitor);
        if (seat < 0) return 'not-seated';
        return this.#wish === null ? 'nothing-to-vote' : { is: 'vote', seat, yes: request.yes, key };
      }
      case 'ask-end':
      case 'resign':
      case 'say':
      case 'talk':
      case 'ready':
      case 'colour':
      case 'next':
        return entryBeside(this.#aside, this.#asker(visitor), request, key);
    }
  }

  #asker(visitor: Person): Asker {
    const stage = this.over ? 'over' : this.#game === null ? 'open' : 'begun';
    return { seat: this.seatOf(visitor), isHost: this.isHost(visitor), stage };
  }

  #sit(visitor: Person, { seat, name }: Extract<Request, { is: 'sit' }>, key: string): Entry | Refusal {
    if (this.#game !== null) return 'begun';
    if (this.seatOf(visitor) >= 0) return 'seated';
    const sitter = this.#seats[seat];
    if (sitter === undefined) return 'no-such-seat';
    return sitter.is === 'free' ? { is: 'sit', seat, name, mark: visitor.mark, key } : 'taken';
  }

  #fill(visitor: Person, request: Extract<Request, { is: 'bot' | 'free' }>, key: string): Entry | Refusal {
    if (!this.isHost(visitor)) return 'not-host';
    if (this.#game !== null) return 'begun';
    const sitter = this.#seats[request.seat];
    if (sitter === undefined) return 'no-such-seat';
    if (sitter.is === 'person') return 'taken';
    if (request.is === 'bot') return { is: 'bot', seat: request.seat, bot: request.bot, key };
    return { is: 'rise', seat: request.seat, key };
  }

  #answer(seat: number, { at, index }: Extract<Request, { is: 'answer' }>, key: string): Entry | Refusal {
    if (seat < 0) return 'not-seated';
    if (this.#game === null) return 'not-begun';
    if (this.over) return 'over';
    if (!isSamePlace(at, this.placeOf(seat))) return 'stale';
    if (!this.isAsked(seat)) return 'not-asked';
    const given = answerIndex(this.module, this.#game.stateFor(seat), seat, index);
    return given < 0 ? 'not-offered' : { is: 'answer', seat, index: given, by: 'person', key };
  }

  /** Whether a seat is asked something now. */
  isAsked(seat: number): boolean {
    return this.#game?.decisions().some(({ player }) => player === seat) === true;
  }

  /** Position before the last answer of a seat that is in the history of the game; -1 when it gave none. */
  lastAnswerOf(seat: number): number {
    for (let step = this.placeOf(seat).position; step > 0; step--)
      if (this.#game?.playerOf(step) === seat) return step - 1;
    return -1;
  }

  #askUndo(seat: number, { at, to }: Extract<Request, { is: 'ask-undo' }>, key: string): Entry | Refusal {
    if (seat < 0) return 'not-seated';
    if (this.#game === null) return 'not-begun';
    // The seed is public after the end, so a player who went back would know all future chance.
    if (this.over) return 'over';
    if (!isSamePlace(at, this.placeOf(seat)) || to >= this.#game.position) return 'stale';
    const needsConsent = disclosedTo(personsAt(this.#seats), this.#game.undoInfo(to)) !== null;
    return needsConsent && this.setup.undo === 'never' ? 'no-undo' : { is: 'ask-undo', seat, to, key };
  }

  /**
   * Seats that a bot has to answer for now, and the name of the bot; '' where it stands in for a
   * person.
   */
  botsAsked(): readonly { readonly seat: number; readonly bot: string; readonly at: AnswerPlace }[] {
    if (this.over) return [];
    return (this.#game?.decisions() ?? []).flatMap(({ player: seat }) => {
      const sitter = this.#seats[seat];
      const at = this.placeOf(seat);
      if (sitter?.is === 'bot') return [{ seat, bot: sitter.bot, at }];
      return sitter?.is === 'person' && sitter.isAway ? [{ seat, bot: '', at }] : [];
    });
  }

  /**
   * A bot answers for a seat.
   *
   * @param at     where it was asked
   * @param index  into the list of the engine
   * @returns      null when the table stands elsewhere by now, or a person plays the seat again
   * @throws       GameError  when the rules fail; the table stays as it was
   */
  answerByBot(seat: number, at: AnswerPlace, index: number): Entry | null {
    const asked = this.botsAsked().find((one) => one.seat === seat);
    if (asked === undefined || !isSamePlace(at, asked.at)) return null;
    const key = `bot/${seat}/${at.epoch}/${at.position}/${at.early}/${this.#length}`;
    const entry: Entry = { is: 'answer', seat, index, by: 'bot', key };
    this.#apply(entry);
    return entry;
  }

  /**
   * Lets a bot stand in for a person who is away, or gives the seat back.
   * @returns null when that is so already
   */
  standIn(seat: number, on: boolean): Entry | null {
    const sitter = this.#seats[seat];
    if (sitter?.is !== 'person' || sitter.isAway === on) return null;
    const entry: Entry = { is: 'stand-in', seat, on, key: `stand-in/${this.#length}` };
    this.#apply(entry);
    return entry;
  }

  /** @throws GameError, GameUseError when the game does not take it; the table is as it was */
  #apply(entry: Entry): void {
    if (this.#keys.has(entry.key)) throw new TableError(`the key ${entry.key} was used before`);
    this.#play(entry);
    this.#seats = seatsAfter(this.#seats, entry);
    this.#aside = asideAfter(this.#aside, entry);
    this.#keys.add(entry.key);
    this.#length++;
    this.#idle++;
    const position = this.#game?.position ?? -1;
    if (position <= this.#farthest) return;
    this.#farthest = position;
    this.#idle = 0;
  }

  #play(entry: Entry): void {
    switch (entry.is) {
      case 'begin': {
        const { seats: players, seed, options, variant } = this.setup;
        const setup = { players, seed, options, ...(variant === null ? {} : { variant }) };
        this.#game = createGame(this.module, { ...setup, names: this.names });
        return;
      }
      case 'answer':
        return this.#give(entry.seat, entry.index);
      case 'take-back':
        if (!this.#begun().takeBack(entry.seat)) throw new TableError('there is no early answer');
        this.#early[entry.seat]!--;
        return;
      case 'ask-undo': {
        const free = disclosedTo(personsAt(this.#seats), this.#begun().undoInfo(entry.to)) === null;
        this.#wish = { is: 'undo', by: entry.seat, to: entry.to, agreed: [entry.seat] };
        return this.#doIfAgreed(free || this.setup.undo === 'free');
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
      case 'sit':
      case 'rise':
      case 'bot':
      case 'stand-in':
      case 'say':
      case 'talk':
      case 'ready':
      case 'colour':
      case 'next':
        return;
    }
  }

  #begun(): Game {
    if (this.#game === null) throw new TableError('the game has not begun');
    return this.#game;
  }

  #give(seat: number, index: number): void {
    const game = this.#begun();
    const before = this.placeOf(seat).position;
    game.answerFor(seat, index);
    // Playing on ends the vote, because that player has not agreed to go back.
    this.#wish = null;
    if (game.asked !== null && game.asked.begin === before && game.canTakeBack(seat)) this.#early[seat]!++;
    else this.#early.fill(0);
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
    this.#begun().goTo(wish.to);
    this.#early.fill(0);
    this.#epoch++;
  }
}
