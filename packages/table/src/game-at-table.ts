/** The game of a table once it has begun, and where in it answers belong. */
import type { OptionIndex } from '@undercroft/contract';
import type { Game } from '@undercroft/engine';
import type { AnswerPlace } from './protocol.ts';

/** Where answers belong before the game begins. */
export const BEFORE: AnswerPlace = { epoch: 0, position: 0, early: 0 };

export class GameAtTable {
  #game: Game;
  /** how often the game went back, or over to another version */
  #epoch = 0;
  /** early answers by seat at the position where several are asked */
  readonly #early: number[];

  constructor(game: Game, seats: number) {
    this.#game = game;
    this.#early = Array.from({ length: seats }, () => 0);
  }

  get game(): Game {
    return this.#game;
  }

  /** Where an answer of a seat belongs now. */
  placeOf(seat: number): AnswerPlace {
    const position = this.game.asked?.begin ?? this.game.position;
    return { epoch: this.#epoch, position, early: this.#early[seat] ?? 0 };
  }

  /** Whether a seat is asked something now. */
  isAsked(seat: number): boolean {
    return this.game.questions().some(({ player }) => player === seat);
  }

  /** Position before the last answer of a seat; -1 when it gave none. */
  lastAnswerOf(seat: number): number {
    if (seat < 0) return -1;
    for (let step = this.placeOf(seat).position; step > 0; step--)
      if (this.game.playerOf(step) === seat) return step - 1;
    return -1;
  }

  /**
   * A seat answers.
   * @throws GameError, GameUseError when the game does not take it; all is as it was
   */
  give(seat: number, index: OptionIndex): void {
    const { game } = this;
    const before = this.placeOf(seat).position;
    game.answerFor(seat, index);
    if (game.asked !== null && game.asked.begin === before && game.canTakeBack(seat)) this.#early[seat]!++;
    else this.#early.fill(0);
  }

  /** Takes the last early answer of a seat back. @returns whether there was one */
  takeBack(seat: number): boolean {
    const taken = this.game.takeBack(seat);
    if (taken) this.#early[seat]!--;
    return taken;
  }

  /** Goes back; what was meant for the time after that is stale. */
  goBack(to: number): void {
    this.#game.goTo(to);
    this.#leave();
  }

  /** The same game goes on as another version; early answers are given anew. */
  goOver(game: Game): void {
    this.#game = game;
    this.#leave();
  }

  #leave(): void {
    this.#early.fill(0);
    this.#epoch++;
  }
}
