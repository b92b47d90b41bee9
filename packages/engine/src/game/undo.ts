/** What players could use after answers are taken back, and whether a table allows it. */
import { UNDO_RULES, type GameMeta, type UndoRule } from '@undercroft/contract';
import type { StepTrace } from '../state/events.ts';

/** What lies between an earlier position and now. */
export interface UndoInfo {
  /** nothing random happened, no player learned anything, and one player alone answered */
  readonly free: boolean;
  readonly randomness: boolean;
  /** players who came to know a hidden thing */
  readonly learned: readonly number[];
  /** players who answered */
  readonly answeredBy: readonly number[];
}

/**
 * Why taking back is more than a change of mind: chance has decided, others have answered, or a
 * player has learned something.
 */
export type Disclosure = 'chance' | 'others' | 'learned';

/**
 * What taking back all of some answers would undo.
 *
 * @param early seats that have answered early, and would have to do so again
 */
export function undoOf(traces: readonly StepTrace[], early: readonly number[] = []): UndoInfo {
  const randomness = traces.some((trace) => trace.randomness);
  const learned = traces.reduce((mask, trace) => mask | trace.learned, 0);
  const givers = [...traces.map(({ player }) => player), ...early];
  const answered = givers.reduce((mask, player) => mask | (1 << player), 0);
  const alone = (answered & (answered - 1)) === 0;
  return {
    free: !randomness && alone && learned === 0,
    randomness,
    learned: bits(learned),
    answeredBy: bits(answered),
  };
}

/**
 * What a player could use after taking back; null when nothing. What bots have
 * learned does not count, because they look at the position alone and remember nothing.
 *
 * @param people seats of persons
 */
export function disclosedTo(
  people: readonly number[],
  { randomness, answeredBy, learned }: UndoInfo,
): Disclosure | null {
  if (randomness) return 'chance';
  if (answeredBy.length > 1) return 'others';
  return learned.some((seat) => people.includes(seat)) ? 'learned' : null;
}

/**
 * Whether an answer may be taken back after a player has learned something by it.
 * The rule of the table comes first, then the recommendation of the game. Without either,
 * it is never allowed among several people, and needs a confirmation for one.
 *
 * @param people how many persons play
 */
export function undoRuleOf({ extras }: GameMeta, people: number, agreed?: UndoRule): UndoRule {
  const rule = agreed ?? extras.table?.undo;
  return UNDO_RULES.find((one) => one === rule) ?? (people > 1 ? 'never' : 'asked');
}

function bits(mask: number): number[] {
  return Array.from({ length: 31 }, (_, bit) => bit).filter((bit) => (mask & (1 << bit)) !== 0);
}
