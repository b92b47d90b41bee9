/**
 * Every way that something can go: each answer to each question, and each throw of dice with its
 * odds.
 */
import { HEADER, MOST_OF_DIE, SCRIPT_SIZE, STATUS, seedRandom } from '@undercroft/contract';
import { advance, applyOption, isGameErrorLike, readDecision, writeScript } from '@undercroft/engine';
import type { Situation } from '../language/names.ts';
import { changesBetween, dumpState, type Change } from '../state/dump.ts';

/** One way, from the first step to a question that nothing answers any more. */
export interface Branch {
  /** answers, and the dice that fell before each question */
  readonly steps: readonly BranchStep[];
  /**
   * probability of this branch for its
   * answers: above 0, at most 1
   */
  readonly odds: number;
  /** the odds are counted from tries, not from all throws: cards were shuffled, say */
  readonly about: boolean;
  /** what is another than before, by the paths of scenarios */
  readonly changes: readonly Change[];
  /** why a rule failed; null when none did */
  readonly failed: string | null;
}

export type BranchStep =
  | { readonly is: 'answer'; readonly player: number; readonly label: string }
  | { readonly is: 'dice'; readonly dice: readonly number[] };

export interface Branches {
  /** the same ends after the same answers are one */
  readonly list: readonly Branch[];
  /** there are more: this many throws and answers were tried, and the rest was left */
  readonly more: boolean;
}

/** Runs of the rules before the rest is left out. */
export const BRANCH_RUNS = 4000;
/** Tries, where chance cannot be told in full. */
const TRIES = 200;

interface End {
  readonly state: Int32Array;
  readonly odds: number;
  readonly about: boolean;
  readonly dice: readonly number[];
  readonly failed: string | null;
}

/** One run of the rules up to the next question. */
interface Run {
  readonly state: Int32Array;
  readonly failed: string | null;
  /** dice that fell */
  readonly used: number;
  /** something else than dice was left to chance */
  readonly picked: boolean;
  /** a die cannot show what was wanted of it */
  readonly refused: boolean;
  /** what the last of the dice that were wanted has shown */
  readonly last: number;
}

/**
 * Follows what is running to its end in every way.
 *
 * @param situation a call that has not run yet (`GameModule.call`), or any position; it stays as it
 *   is
 * @param runs       most runs of the rules
 * @throws           what is no failure of a rule
 */
export function branchesOf(situation: Situation, runs = BRANCH_RUNS): Branches {
  return new Tree(situation, runs).branches();
}

class Tree {
  readonly #situation: Situation;
  readonly #before: ReadonlyMap<string, string>;
  readonly #merged = new Map<string, Branch>();
  #left: number;

  constructor(situation: Situation, runs: number) {
    this.#situation = situation;
    this.#before = dumpState(situation);
    this.#left = runs;
  }

  branches(): Branches {
    this.#from(
      [],
      1,
      false,
      this.#throws((state) => advance(this.#situation.game, state), this.#situation.state),
    );
    const list = [...this.#merged.values()];
    return { list, more: this.#left <= 0 };
  }

  #from(steps: readonly BranchStep[], odds: number, about: boolean, ends: readonly End[]): void {
    const { game } = this.#situation;
    for (const end of ends) {
      const share = odds * end.odds;
      const isAbout = about || end.about;
      if (end.failed !== null || end.state[HEADER.status] !== STATUS.decision) {
        this.#keep(steps, share, isAbout, end);
        continue;
      }
      const so = end.dice.length === 0 ? steps : [...steps, { is: 'dice' as const, dice: end.dice }];
      advance(game, end.state);
      const { player, options } = readDecision(game, end.state, 0);
      for (const { label, value } of options) {
        if (this.#left <= 0) return;
        const answered = [...so, { is: 'answer' as const, player, label }];
        // Odds are those of chance alone; answers of players have no probability.
        this.#from(
          answered,
          share,
          isAbout,
          this.#throws((state) => applyOption(game, state, value), end.state),
        );
      }
    }
  }

  #keep(steps: readonly BranchStep[], odds: number, about: boolean, { state, failed }: End): void {
    const changes = failed === null ? changesBetween(this.#before, dumpState({ ...this.#situation, state })) : [];
    const key = JSON.stringify([steps, changes, failed]);
    const same = this.#merged.get(key);
    this.#merged.set(key, { steps, changes, failed, odds: odds + (same?.odds ?? 0), about });
  }

  /** All that chance can make of one step. */
  #throws(step: (state: Int32Array) => unknown, from: Int32Array): End[] {
    const first = this.#run(step, from, []);
    if (first.picked || first.refused) return this.#tries(step, from);
    const ends: End[] = [];
    this.#eachDie(step, from, [], 1, ends);
    return ends;
  }

  /**
   * Follows each number that the next die can show. Dice that are not decided show
   * 1, which each die can.
   */
  #eachDie(
    step: (state: Int32Array) => unknown,
    from: Int32Array,
    dice: readonly number[],
    odds: number,
    ends: End[],
  ): void {
    const run = this.#run(step, from, dice);
    if (run.used <= dice.length || dice.length >= SCRIPT_SIZE - 1) {
      ends.push({ ...run, odds, about: run.picked, dice });
      return;
    }
    const sides = this.#run(step, from, [...dice, MOST_OF_DIE]).last;
    for (let value = 1; value <= sides && this.#left > 0; value++)
      this.#eachDie(step, from, [...dice, value], odds / sides, ends);
  }

  #tries(step: (state: Int32Array) => unknown, from: Int32Array): End[] {
    return Array.from({ length: Math.min(TRIES, Math.max(1, this.#left)) }, (_, n) => {
      const state = from.slice();
      seedRandom(state, HEADER.rng, n + 1);
      const run = this.#run(step, state, null);
      return { ...run, odds: 1 / TRIES, about: true, dice: [] };
    });
  }

  /** @param dice  what the first dice show; null leaves all to chance */
  #run(step: (state: Int32Array) => unknown, from: Int32Array, dice: readonly number[] | null): Run {
    this.#left--;
    const { game } = this.#situation;
    const state = from.slice();
    const script = dice === null ? [] : [...dice, ...Array.from({ length: SCRIPT_SIZE - dice.length }, () => 1)];
    writeScript(game.meta, state, { dice: script });
    const chance = state.slice(HEADER.rng, HEADER.rng + 4).join(' ');
    let failed: string | null = null;
    let refused = false;
    try {
      step(state);
    } catch (error) {
      if (!isGameErrorLike(error)) throw error;
      failed = error.message;
      refused = error.code === 'script';
    }
    const used = state[HEADER.diceUsed]!;
    const picked = state.slice(HEADER.rng, HEADER.rng + 4).join(' ') !== chance;
    const last = state[game.meta.layout.diceScript + (dice?.length ?? 0) - 1]!;
    writeScript(game.meta, state, {});
    return { state, failed, used, picked, refused, last };
  }
}
