/** Report of paired games: figures of each arm, differences, and which choices moved. */
import { wilson, summarise, type Histogram, type Share } from '../statistics.ts';
import type { CardCounts } from './cards.ts';
import {
  benjaminiHochberg,
  greatestFirst,
  pairedMeans,
  pairedShares,
  shareDifference,
  type Difference,
} from './intervals.ts';
import { isWin, listedMeasures, type Measure } from './measures.ts';
import type { ArmCounts, PairedShard } from './paired.ts';

/** A figure with the range that holds the true one in 19 of 20 cases. */
export interface Figure extends Measure {
  /** finished games */
  readonly count: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** How a figure changed from the first arm to another. */
export interface MeasureChange extends Measure {
  readonly base: Figure;
  readonly now: Figure;
  /** from pairs of games that both finished */
  readonly difference: Difference;
}

/** A change, judged with others beside it. */
export interface JudgedChange extends MeasureChange {
  /**
   * p with all wins in mind, or with all other figures; 0.05 or less: more than chance (Benjamini
   * and Hochberg)
   */
  readonly p: number;
}

/** How often something was chosen, and who won with it. */
export interface CardChange {
  readonly name: string;
  /** games in which a player chose it, in the first arm and in the other */
  readonly base: Share;
  readonly now: Share;
  readonly difference: Difference;
  /** what those who chose it won */
  readonly baseWon: Share;
  readonly wonNow: Share;
  readonly wonDifference: Difference;
  /**
   * p of the greater of both changes with all choices in mind; changes at 0.05 or less are told as
   * moved
   */
  readonly p: number;
}

/** An arm against the first one. */
export interface Comparison {
  readonly base: string;
  readonly name: string;
  /** pairs of which both games finished */
  readonly pairs: number;
  readonly measures: readonly JudgedChange[];
  /** what surely moved most first */
  readonly cards: readonly CardChange[];
}

/** Figures of one arm by itself, one for each measure. */
export function figuresOf({ measures, values }: ArmCounts): Figure[] {
  return measures.map((measure, i) => {
    if (measure.is === 'number') {
      const { count, mean, low, high } = summarise(values[i]!);
      return { ...measure, count, mean, low, high };
    }
    const { of, share, low, high } = shareOf(values[i]!);
    return { ...measure, count: of, mean: share, low, high };
  });
}

function shareOf(histogram: Histogram): Share {
  const count = histogram.reduce((sum, [value, times]) => sum + value * times, 0);
  return wilson(
    count,
    histogram.reduce((sum, [, times]) => sum + times, 0),
  );
}

/** Compares an arm with the first one. Never throws. */
export function comparisonOf({ arms }: PairedShard, arm: number): Comparison {
  const base = arms[0]!;
  const now = arms[arm]!;
  const before = figuresOf(base);
  const after = figuresOf(now);
  const measures = now.measures.flatMap((measure, i): MeasureChange[] => {
    const same = before.find(({ name }) => name === measure.name);
    if (same === undefined) return [];
    const paired = measure.is === 'share' ? pairedShares : pairedMeans;
    return [{ ...measure, base: same, now: after[i]!, difference: paired(now.differences[i]!) }];
  });
  const pairs = measures[0]!.difference.count;
  return { base: base.name, name: now.name, pairs, measures: judged(measures), cards: changesOf(base, now, pairs) };
}

/**
 * Wins are what an experiment is planned for, so other figures do not raise what they need. What
 * single players of a side have is judged apart, because a table does not list it.
 */
function judged<C extends MeasureChange>(changes: readonly C[]): (C & JudgedChange)[] {
  const listed = new Set(listedMeasures(changes).map(({ name }) => name));
  const familyOf = (change: MeasureChange): string =>
    !listed.has(change.name) ? 'of a side' : isWin(change) ? 'wins' : 'others';
  const ps = new Map<C, number>();
  for (const family of Map.groupBy(changes.filter(isSeen), familyOf).values()) {
    const adjusted = benjaminiHochberg(family.map(({ difference }) => difference.p));
    for (const [i, change] of family.entries()) ps.set(change, adjusted[i]!);
  }
  return changes.map((change) => ({ ...change, p: ps.get(change) ?? 1 }));
}

/** Whether it happened at all, before or after. */
export function isSeen({ base, now }: MeasureChange): boolean {
  return base.mean !== 0 || now.mean !== 0;
}

const NEVER = { games: 0, users: 0, wins: 0, more: 0, fewer: 0 };

function changesOf(base: ArmCounts, now: ArmCounts, pairs: number): CardChange[] {
  const before = new Map(base.cards.map((card) => [card.name, card]));
  const changes = now.cards.map((card) =>
    changeOf({ name: card.name, ...(before.get(card.name) ?? NEVER) }, card, {
      base: finished(base),
      now: finished(now),
      pairs,
    }),
  );
  const ps = benjaminiHochberg(changes.map(({ p }) => p));
  return greatestFirst(
    changes.map((change, i) => ({ ...change, p: ps[i]! })),
    ({ difference, wonDifference }) => (difference.p <= wonDifference.p ? difference : wonDifference),
  );
}

function finished({ values }: ArmCounts): number {
  return values[0]!.reduce((sum, [, times]) => sum + times, 0);
}

function changeOf(
  before: CardCounts,
  after: CardCounts,
  of: { readonly base: number; readonly now: number; readonly pairs: number },
): CardChange {
  const difference = pairedShares([
    [-1, after.fewer],
    [0, of.pairs - after.fewer - after.more],
    [1, after.more],
  ]);
  const baseWon = wilson(before.wins, before.users);
  const wonNow = wilson(after.wins, after.users);
  const wonDifference = shareDifference(baseWon, wonNow);
  return {
    name: after.name,
    base: wilson(before.games, of.base),
    now: wilson(after.games, of.now),
    difference,
    baseWon,
    wonNow,
    wonDifference,
    // Two looks at one choice: Bonferroni.
    p: Math.min(1, 2 * Math.min(difference.p, wonDifference.p)),
  };
}

/** A change of one arm, with all changes that are told of all arms in mind. */
export interface ArmChange extends JudgedChange {
  /** index of the arm, from 1 */
  readonly arm: number;
}

/** What every arm changes of some measures, by arm. */
export function armChanges(shard: PairedShard, names: readonly string[]): ArmChange[] {
  const found = shard.arms.flatMap((_, arm) =>
    arm === 0
      ? []
      : comparisonOf(shard, arm)
          .measures.filter(({ name }) => names.includes(name))
          .map((change) => ({ ...change, arm })),
  );
  return judged(found);
}
