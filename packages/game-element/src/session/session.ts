import { botNamed, randomBot, type Bot } from '@undercroft/bots';
import type { GameModule } from '@undercroft/contract';
import { carryOver, createGame, loadGame, type Game } from '@undercroft/engine';
import { answerIndex, determinise, viewFor, type GameView } from '@undercroft/view';
import { namesFor, seatFrom, seatWord, type Plan } from './plan.ts';

/** Why something cannot be taken back, and to where it would go. */
export interface UndoOffer {
  /** position to go back to, -1 when there is none */
  readonly to: number;
  /** why it is not allowed, or null */
  readonly reason: string | null;
}

/** What became of a game when its content changed. */
export interface Carried {
  readonly replayed: number;
  readonly of: number;
  /** why it stopped before the end, or null */
  readonly stopped: string | null;
}

/** A saved game that can be gone on with. */
export type Loaded =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly message: string };

/**
 * One game in play with the people and programs who play it. It knows nothing of the page: callers ask for a view, give
 * answers, let bots move, save.
 */
export class Session {
  readonly plan: Plan;
  #module: GameModule;
  #game: Game;
  readonly #bots = new Map<number, Bot>();

  private constructor(module: GameModule, plan: Plan, game: Game) {
    this.#module = module;
    this.plan = plan;
    this.#game = game;
    this.#seatBots();
  }

  /**
   * Begins a game.
   *
   * @throws GameUseError when an option does not fit, GameError when the rules fail before the first question
   */
  static begin(module: GameModule, plan: Plan): Session {
    const { seats, seed, options, variant, names } = plan;
    const setup = { players: seats.length, seed, options, names, ...(variant === null ? {} : { variant }) };
    return new Session(module, plan, createGame(module, setup));
  }

  /**
   * Goes on with a saved game.
   *
   * @param text  what `save` gave
   * @throws      never: a text that does not fit is refused with the reason
   */
  static load(module: GameModule, text: string): Loaded {
    const parsed = parse(text);
    if (parsed === null) return { ok: false, message: 'The saved game cannot be read.' };
    const seats = parsed.seats.map(seatFrom);
    const names = namesFor(seats);
    const loaded = loadGame(module, parsed.game, { names });
    if (!loaded.ok) return { ok: false, message: loaded.message };
    const { setup } = loaded.game;
    if (setup === null || setup.players !== seats.length)
      return { ok: false, message: 'The saved game is damaged: its seats do not fit.' };
    const options = Object.fromEntries(
      module.meta.options.map((option, index) => [option.name, setup.options[index] ?? option.initial]),
    );
    const plan: Plan = { seats, names, seed: setup.seed, options, variant: null };
    return { ok: true, session: new Session(module, plan, loaded.game) };
  }

  get module(): GameModule {
    return this.#module;
  }

  get over(): boolean {
    return this.#game.over;
  }

  /** Answers given so far. */
  get position(): number {
    return this.#game.position;
  }

  /** Seat that is asked, or -1 when the game is over. */
  get asked(): number {
    return this.#game.decision()?.player ?? -1;
  }

  /** Whether a person is asked. */
  get humanAsked(): boolean {
    return this.plan.seats[this.asked]?.is === 'human';
  }

  get humans(): readonly number[] {
    return this.plan.seats.flatMap((seat, index) => (seat.is === 'human' ? [index] : []));
  }

  /** The game as a viewer may see it. @param viewer a seat, -1 for a spectator */
  view(viewer: number): GameView {
    const names = this.plan.names;
    return viewFor(this.#module, this.#game.state, viewer < 0 ? 'spectator' : viewer, {
      events: this.#game.events,
      names,
    });
  }

  /** The game at an earlier moment, with the log up to now. @param position 0 to `position` */
  viewAt(viewer: number, position: number): GameView {
    const now = this.#game.position;
    const { log } = this.view(viewer);
    this.#game.goTo(position);
    try {
      return { ...this.view(viewer), log };
    } finally {
      this.#game.goTo(now);
    }
  }

  /**
   * A person answers.
   *
   * @param index  of the view of the seat that is asked
   * @throws GameError when the rules fail; the game is as it was
   */
  answer(index: number): void {
    const at = answerIndex(this.#module, this.#game.state, this.asked, index);
    if (at >= 0) this.#game.answer(at);
  }

  /**
   * The program whose turn it is answers.
   *
   * @returns false when no program is asked
   * @throws GameError when the rules fail; the game is as it was
   */
  botMove(): boolean {
    const decision = this.#game.decision();
    const bot = decision === null ? undefined : this.#bots.get(decision.player);
    if (decision === null || bot === undefined) return false;
    const options = Int32Array.from(decision.options, (option) => option.value);
    const state = this.#game.snapshot();
    this.#game.answer(bot.choose({ state, player: decision.player, options, count: options.length }));
    return true;
  }

  /** Whether the last answer of a person can be taken back. */
  undoOffer(): UndoOffer {
    const to = this.#lastHuman();
    if (to < 0) return { to, reason: 'Nothing was answered yet' };
    const { free, randomness, learned, answeredBy } = this.#game.undoInfo(to);
    if (free) return { to, reason: null };
    if (randomness) return { to, reason: 'Dice or chance have decided since' };
    if (answeredBy.length > 1) return { to, reason: 'Somebody else has answered since' };
    if (learned.length > 0) return { to, reason: 'Something hidden was seen since' };
    return { to, reason: 'It cannot be taken back' };
  }

  /** Takes back to an earlier moment. */
  goTo(position: number): void {
    this.#game.goTo(position);
  }

  /** Position of the last answer that a person gave, or -1. */
  #lastHuman(): number {
    const now = this.#game.position;
    let found = -1;
    for (let position = now - 1; position >= 0 && found < 0; position--) {
      this.#game.goTo(position);
      if (this.humanAsked) found = position;
    }
    this.#game.goTo(now);
    return found;
  }

  /**
   * Goes on with changed content by giving the same answers again.
   *
   * @throws GameError when the changed rules fail before the first question
   */
  carryTo(module: GameModule): Carried {
    const before = this.#game.position;
    const { game, replayed, stopped } = carryOver(this.#game, module, { names: this.plan.names });
    this.#module = module;
    this.#game = game;
    this.#seatBots();
    return { replayed, of: before, stopped };
  }

  /** The game as text, for `load`. */
  save(): string {
    return JSON.stringify({ seats: this.plan.seats.map(seatWord), game: this.#game.save() });
  }

  /** One line with which the same game can be played again elsewhere. */
  replayLine(): string {
    return this.#game.replayLine() ?? '';
  }

  #seatBots(): void {
    this.#bots.clear();
    this.plan.seats.forEach((seat, index) => {
      if (seat.is !== 'bot') return;
      const make = botNamed(seat.bot) ?? randomBot;
      this.#bots.set(index, make({ game: this.#module, seed: this.plan.seed + index + 1, determinise }));
    });
  }
}

function parse(text: string): { seats: string[]; game: string } | null {
  try {
    const value = JSON.parse(text) as { seats?: unknown; game?: unknown };
    if (typeof value !== 'object' || value === null || !Array.isArray(value.seats) || typeof value.game !== 'string')
      return null;
    return value.seats.every((seat) => typeof seat === 'string') ? { seats: value.seats, game: value.game } : null;
  } catch {
    return null;
  }
}
