import type { Share } from '@undercroft/bots';

/** Between two moments the odds have changed more than chance in counting explains. */
export interface OddsChange {
  /** indexes into the moments that were searched */
  readonly from: number;
  readonly to: number;
  readonly before: Share;
  readonly after: Share;
}

/** How exactly odds are wanted. What is looked at fairly is a part of what is looked at finely. */
export type Care = 'rough' | 'fair' | 'fine';

/** Moments that are looked at first, evenly over the game. */
const FIRST = 17;
/** Moments that are looked at to find between which two neighbours the odds changed, at most. */
const NARROWED = 24;
/** Changes that are measured anew. */
const CANDIDATES = 4;
/** Changes that are told. */
export const TOLD = 3;
/** Least change that is worth telling. */
export const LEAST = 0.1;
/**
 * A change below this, after a fair search, is not searched finely, because it would hardly reach
 * the limit.
 */
const HOPELESS = LEAST / 2;
/** Pieces of work of a look. */
export const WORK: Readonly<Record<Care, number>> = { rough: 1, fair: 3, fine: 12 };

/**
 * Finds where a game turned: looks roughly at moments over the whole game, then closer where the
 * odds changed most, and measures the greatest changes anew, so that none is told only because it
 * was the luckiest of many; then, where that is too little, those over several moments. A change
 * that has nearly gone after a fair look is not looked at finely. What is told are changes whose
 * intervals do not overlap.
 *
 * @param count    moments: parts of the game in order, the last one its end
 * @param measure  odds at a moment; what it rejects with comes out of here
 * @param tell how much of the work is done, and what was found by then: the greatest, in the order
 *   of the game
 * @returns        at most three, in the order of the game
 */
export async function findTurns(
  count: number,
  measure: (index: number, care: Care) => Promise<Share>,
  tell: (done: number, of: number, found: readonly OddsChange[]) => void,
): Promise<readonly OddsChange[]> {
  const first = evenly(count, FIRST);
  const narrowed = Math.min(NARROWED, count - first.length);
  const of = first.length + narrowed + 4 * CANDIDATES * WORK.fine;
  let done = 0;
  const found: OddsChange[] = [];
  const spend = (work: number): void => {
    done = Math.min(of, done + work);
    tell(done, of, selectGreatest(found));
  };
  const look = async (index: number, care: Care): Promise<Share> => {
    const share = await measure(index, care);
    spend(WORK[care] - (care === 'fine' ? WORK.fair : 0));
    return share;
  };
  /** @returns null where it would not be told */
  const change = async (from: number, to: number): Promise<OddsChange | null> => {
    const fair = { from, to, before: await look(from, 'fair'), after: await look(to, 'fair') };
    if (size(fair) < HOPELESS) {
      spend(2 * (WORK.fine - WORK.fair));
      return null;
    }
    const fine = { from, to, before: await look(from, 'fine'), after: await look(to, 'fine') };
    return isTold(fine.before, fine.after) ? fine : null;
  };
  const known = new Map<number, Share>();
  for (const index of first) known.set(index, await look(index, 'rough'));
  for (let i = 0; i < narrowed; i++) {
    const wide = greatest(known).find(({ from, to }) => to - from > 1);
    if (wide === undefined) break;
    const middle = (wide.from + wide.to) >> 1;
    known.set(middle, await look(middle, 'rough'));
  }
  // Where a game drifts, no part alone changes much, but several in a row do.
  for (const gaps of [greatest(known), greatest(new Map(first.map((index) => [index, known.get(index)!])))]) {
    if (found.length >= TOLD) break;
    for (const { from, to } of gaps) {
      if (found.some((one) => from < one.to && one.from < to)) continue;
      const one = await change(from, to);
      if (one === null) continue;
      found.push(one);
      tell(done, of, selectGreatest(found));
    }
  }
  return selectGreatest(found);
}

/** The greatest of what was found, in the order of the game. */
function selectGreatest(found: readonly OddsChange[]): readonly OddsChange[] {
  return found
    .toSorted((one, other) => size(other) - size(one))
    .slice(0, TOLD)
    .toSorted((one, other) => one.from - other.from);
}

/** At most so many of the first whole numbers, the first and the last among them. */
export function evenly(count: number, most: number): readonly number[] {
  const taken = Math.min(count, most);
  return Array.from({ length: taken }, (_, i) => Math.round((i * (count - 1)) / Math.max(1, taken - 1)));
}

/** The greatest changes between neighbours that were looked at. */
function greatest(known: ReadonlyMap<number, Share>): readonly OddsChange[] {
  const marks = [...known].toSorted(([one], [other]) => one - other);
  return marks
    .slice(1)
    .map(([to, after], i) => ({ from: marks[i]![0], to, before: marks[i]![1], after }))
    .toSorted((one, other) => size(other) - size(one))
    .slice(0, CANDIDATES);
}

function size({ before, after }: OddsChange): number {
  return Math.abs(after.share - before.share);
}

/** Whether two odds differ beyond doubt, and by enough to be worth a sentence. */
export function isTold(before: Share, after: Share): boolean {
  const apart = before.high < after.low || after.high < before.low;
  return apart && Math.abs(after.share - before.share) >= LEAST;
}
