/**
 * How likely each way is in which a position can end: all dice are gone through, and nothing is
 * left to chance.
 */
import { HEADER, STATUS, type GameMeta } from '@undercroft/contract';
import {
  advance,
  applyOption,
  hashState,
  overThrows,
  readDecision,
  TooManyThrowsError,
  writeScript,
} from '@undercroft/engine';
import { matchAnswer, nameAnswers } from '../language/answers.ts';
import type { Situation } from '../language/names.ts';
import { addFractions, ONE, shareOf, type Fraction } from './fraction.ts';

/** Throws and answers that are tried before giving up. */
export const CHANCES_LIMIT = 200_000;

/** Chances that cannot be told, with the reason. */
export class ChanceError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ChanceError';
  }
}

/** Possible values as texts, with their probabilities, which add up to 1. */
export type Chances = ReadonlyMap<string, Fraction>;

/**
 * Plays a position to its end in every way that dice can fall.
 *
 * @param told    what is said of the end
 * @param always answers that are given wherever they are offered, the first of them that is; of
 *   other questions each answer is as likely
 * @throws ChanceError when something else than dice is left to chance, or when more than
 *   `CHANCES_LIMIT` ways lie ahead; what the compiled game throws when a rule fails, and what
 *   `told` throws
 */
export function chancesOf(
  situation: Situation,
  told: (end: Situation) => string,
  always: readonly string[] = [],
): Chances {
  const { game } = situation;
  const budget = { left: CHANCES_LIMIT };
  const chance = situation.state.slice(HEADER.rng, HEADER.rng + RNG_CELLS);

  // Fights differ in their dice, and seldom in what these leave behind.
  const known = new Map<string, Chances>();
  const after = (position: Int32Array): Chances => {
    forgetDice(game.meta, position);
    const key = hashState(position);
    let chances = known.get(key);
    if (chances === undefined) {
      const options = answersAt({ ...situation, state: position }, always);
      known.set(key, (chances = mixed(options.map((option) => from(position, option)))));
    }
    return chances;
  };
  const from = (position: Int32Array, answer: number | null): Chances =>
    overThrows<Chances>(
      game,
      position,
      {
        play: (state) => void (answer === null ? advance(game, state) : applyOption(game, state, answer)),
        end: (state) => {
          if (chance.some((cell, i) => cell !== state[HEADER.rng + i]))
            throw new ChanceError('something else than dice is left to chance here, so chances cannot be told exactly');
          if (state[HEADER.status] !== STATUS.decision) return new Map([[told({ ...situation, state }), ONE]]);
          return after(state.slice());
        },
        mix: mixed,
      },
      budget,
    );

  try {
    return from(situation.state, null);
  } catch (error) {
    if (!(error instanceof TooManyThrowsError)) throw error;
    throw new ChanceError(`there are too many ways to count them: over ${CHANCES_LIMIT} throws and answers`);
  }
}

/** Takes away what says which dice fell, but for those that lie on the table. */
function forgetDice(meta: GameMeta, state: Int32Array): void {
  writeScript(meta, state, {});
  const { dieSides, dieValue } = meta.layout;
  for (const cells of [dieSides, dieValue])
    if (cells !== undefined) state.fill(0, cells + state[HEADER.dice]!, cells + meta.layout.maxDice);
}

/** Cells of the generator in the state. */
const RNG_CELLS = 4;

/** Ways that are all as likely, as one. */
function mixed(ways: readonly Chances[]): Chances {
  const sum = new Map<string, Fraction>();
  for (const way of ways) {
    for (const [end, chance] of way) {
      const share = shareOf(chance, ways.length);
      const before = sum.get(end);
      sum.set(end, before === undefined ? share : addFractions(before, share));
    }
  }
  return sum;
}

/** The answers that are given to the question a position stands at. */
function answersAt(situation: Situation, always: readonly string[]): readonly number[] {
  const { game, state } = situation;
  advance(game, state);
  const options = Array.from(game.io.options.subarray(0, game.io.count));
  if (always.length === 0) return options;
  const decision = readDecision(game, state, 0);
  const labels = decision.options.map(({ label }) => label);
  const named = nameAnswers(situation, decision.ask, options, labels);
  for (const text of always) {
    const match = matchAnswer(named, text);
    if (match.is === 'one') return [options[match.answer.index]!];
    if (match.is === 'several') throw new ChanceError(`\`${text}\` can mean several answers here: say which`);
  }
  return options;
}
