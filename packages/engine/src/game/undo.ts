/** What taking answers back would let somebody use, and whether a table lets them. */
import { UNDO_RULES, type GameMeta, type UndoRule } from '@undercroft/contract';
import type { StepTrace } from '../state/events.ts';

/** What lies between an earlier position and now. */
export interface UndoInfo {
  /** nothing random happened, nobody learned anything, and one player alone answered */
  readonly free: boolean;
  readonly randomness: boolean;
  /** players who came to know a hidden thing */
  readonly learned: readonly number[];
  /** players who answered */
  readonly answeredBy: readonly number[];
}

/**
 * Why taking back is more than a change of mind: chance has decided, others have answered, somebody
 * has learned something.
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
 * What taking back would let somebody use; null when nothing. What programs have come to know does
 * not count: they look at the position alone and remember nothing.
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
 * Whether what somebody has learned may be taken back: as the table has agreed, else as the game
 * recommends, else never where people play with each other, and asked once more where one person
 * plays.
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
