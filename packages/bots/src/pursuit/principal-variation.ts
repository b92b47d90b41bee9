/**
 * A plan that is followed as long as everything comes as foreseen, so that most answers of it cost
 * nothing.
 */
import { HEADER, STATUS, type GameModule } from '@undercroft/contract';
import { applyOption, createState } from '@undercroft/engine';
import type { Considered } from '../bot.ts';
import type { Fingerprint } from '../planner/fingerprint.ts';

/** One way on: what the position will look like, and what is answered then. */
interface Step {
  readonly print: number;
  readonly answer: number;
}

export class PrincipalVariation {
  readonly #game: GameModule;
  readonly #prints: Fingerprint;
  readonly #state: Int32Array;
  readonly #before: Int32Array;
  #steps: Step[] = [];
  #player = -1;
  #planned: Considered = { index: 0, tries: 0, chance: 0.5 };

  constructor(game: GameModule, prints: Fingerprint) {
    this.#game = game;
    this.#prints = prints;
    this.#state = createState(game);
    this.#before = createState(game);
  }

  /**
   * What was planned for this position, null when something came otherwise; then the plan is
   * forgotten.
   */
  next(state: Int32Array, player: number, offered: Int32Array): Considered | null {
    const step = this.#steps.shift();
    if (step !== undefined && player === this.#player) {
      this.#prints.lookAs(player, state);
      const index = offered.indexOf(step.answer);
      if (index >= 0 && this.#prints.of(state) === step.print) return { ...this.#planned, index };
    }
    this.#steps = [];
    return null;
  }

  /**
   * Remembers a plan up to the first event that could not be foreseen.
   *
   * @param world   the position that was thought about, as it was dealt
   * @param answers the plan; its first answer is given now
   */
  set(world: Int32Array, player: number, answers: readonly number[], planned: Considered): void {
    const [game, state, before] = [this.#game, this.#state, this.#before];
    this.#steps = [];
    this.#player = player;
    this.#planned = planned;
    state.set(world);
    const steps: Step[] = [];
    try {
      for (const [i, answer] of answers.entries()) {
        const print = this.#prints.of(state);
        before.set(state);
        const status = applyOption(game, state, answer);
        const isForeseen =
          status === STATUS.decision && game.io.player === player && !isSurprise(this.#prints, before, state);
        if (i > 0 && isForeseen) steps.push({ print, answer });
        if (!isForeseen) break;
      }
    } catch {
      return;
    }
    this.#steps = steps;
  }
}

/** Whether chance has decided anything since, or hidden things have moved. */
function isSurprise(prints: Fingerprint, before: Int32Array, after: Int32Array): boolean {
  for (let cell = 0; cell < 4; cell++) if (before[HEADER.rng + cell] !== after[HEADER.rng + cell]) return true;
  return prints.hasHiddenMoved(before, after);
}
