import { HEADER, MOST_OF_DIE, SCRIPT_SIZE } from '@undercroft/contract';
import { GameError, gameFromState, writeScript } from '@undercroft/engine';
import type { Situation } from '../language/names.ts';
import type { Failure } from './result.ts';
import type { Scenario } from '../language/scenario.ts';
import { valueAt } from '../language/source.ts';

/** Dice and picks that a scenario decides and that were not needed. */
export function scriptsLeft({ node, at }: Scenario, state: Int32Array): Failure[] {
  const failures: Failure[] = [];
  const check = (what: string, scripted: number, used: number): void => {
    if (used >= scripted) return;
    failures.push({
      at: valueAt(node, what)?.at ?? at,
      message: `not all \`${what}\` were needed`,
      expected: `${scripted} used`,
      found: `${used} used`,
    });
  };
  check('dice', state[HEADER.diceScripted]!, state[HEADER.diceUsed]!);
  check('picks', state[HEADER.picksScripted]!, state[HEADER.picksUsed]!);
  return failures;
}

/** An answer that a rule could not finish; null: the game could not begin. */
export type GivenAnswer = { readonly player: number; readonly index: number } | null;

/**
 * Says which dice are rolled up to the next question, because `dice` has too few numbers or one
 * that its die cannot show.
 *
 * @param before  the position in which the answer was given; not changed
 * @returns       null where dice are not the cause, or the rules fail otherwise, too
 */
export function diceRolled({ game, state }: Situation, answer: GivenAnswer): string | null {
  const { diceScript, pickScript } = game.meta.layout;
  const left = (at: number, used: number, end: number): number[] => [...state.subarray(at + used, at + end)];
  const dice = left(diceScript, state[HEADER.diceUsed]!, state[HEADER.diceScripted]!);
  const picks = left(pickScript, state[HEADER.picksUsed]!, state[HEADER.picksScripted]!);
  /** Sides of the dice that fall behind the first ones, all of which show their most. */
  const sidesAfter = (first: readonly number[]): number[] | null => {
    const copy = state.slice();
    const most = Array.from({ length: SCRIPT_SIZE - first.length }, () => MOST_OF_DIE);
    writeScript(game.meta, copy, { dice: [...first, ...most], picks });
    try {
      const played = gameFromState(game, copy);
      if (answer !== null) played.answerFor(answer.player, answer.index);
      return [...played.state.subarray(diceScript + first.length, diceScript + played.state[HEADER.diceUsed]!)];
    } catch (error) {
      if (error instanceof GameError) return null;
      throw error;
    }
  };
  const sides: number[] = [];
  for (const [index, value] of dice.entries()) {
    const [most] = sidesAfter(dice.slice(0, index)) ?? [];
    if (most === undefined) return null;
    if (value > most) return `\`dice\` says ${value}, which a d${most} cannot show`;
    sides.push(most);
  }
  const more = sidesAfter(dice) ?? [];
  if (more.length === 0) return null;
  const all = [...sides, ...more].map((most) => `d${most}`).join(', ');
  const count = sides.length + more.length;
  return `needs ${count} number${count === 1 ? '' : 's'} of \`dice\` (${all}), ${dice.length} given`;
}
