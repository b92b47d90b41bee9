import type { Share } from '@undercroft/bots';
import { evenly, isTold, LEAST, WORK, type Care } from './search.ts';

/** A question that a seat was asked, and what it answered. */
export interface AskedThere {
  /** answers given by then */
  readonly position: number;
  /** answers that it had, as the rules see them, in their order */
  readonly options: readonly number[];
  /** index of the one that was given */
  readonly given: number;
}

/** An answer that would have kept better odds than the one that was given. */
export interface BetterAnswer {
  readonly position: number;
  /** indexes of answers */
  readonly given: number;
  readonly best: number;
  /** odds after what was given, and after the best */
  readonly odds: Share;
  readonly better: Share;
}

/**
 * Questions of one part of a game that are looked at, evenly over it; and answers of each, what was
 * given among them.
 */
const QUESTIONS = 4;
const ANSWERS = 8;
/** Answers that are looked at fairly, besides the one that was given. */
const FAIR = 2;
/** Most pieces of work of one part. */
export const BETTER_WORK = QUESTIONS * ANSWERS * WORK.rough + (FAIR + 1) * WORK.fair + 2 * (WORK.fine - WORK.fair);

/**
 * The answer of a seat in one part of a game that cost it most: all answers are looked at roughly,
 * the two that promise most fairly, the best of them and what was given finely. It is told only
 * when the intervals of the two do not overlap: the best of many rough looks is always too good.
 *
 * @param asked    what the seat was asked there
 * @param measure odds of the seat after an answer, over all that it could not know then and all
 *   chance from there on
 * @param spend    told of each piece of work
 * @returns        null where no answer was better beyond doubt
 */
export async function betterAnswer(
  asked: readonly AskedThere[],
  measure: (at: AskedThere, index: number, care: Care) => Promise<Share>,
  spend: (work: number) => void,
): Promise<BetterAnswer | null> {
  const look = async (at: AskedThere, index: number, care: Care): Promise<Share> => {
    const share = await measure(at, index, care);
    spend(WORK[care] - (care === 'fine' ? WORK.fair : 0));
    return share;
  };
  const open = asked.filter(({ options }) => options.length > 1);
  let most: { readonly at: AskedThere; readonly promising: readonly number[]; readonly gap: number } | null = null;
  for (const at of evenly(open.length, QUESTIONS).map((index) => open[index]!)) {
    const odds = (await look(at, at.given, 'rough')).share;
    const others: { readonly index: number; readonly share: number }[] = [];
    for (const index of evenly(at.options.length, ANSWERS - 1))
      if (index !== at.given) others.push({ index, share: (await look(at, index, 'rough')).share });
    others.sort((one, other) => other.share - one.share);
    const gap = (others[0]?.share ?? 0) - odds;
    if (gap > (most?.gap ?? LEAST / 2)) most = { at, promising: others.slice(0, FAIR).map(({ index }) => index), gap };
  }
  if (most === null) return null;
  const { at, promising } = most;
  let best = { index: -1, share: (await look(at, at.given, 'fair')).share + LEAST / 2 };
  for (const index of promising) {
    const { share } = await look(at, index, 'fair');
    if (share > best.share) best = { index, share };
  }
  if (best.index < 0) return null;
  const [odds, better] = [await look(at, at.given, 'fine'), await look(at, best.index, 'fine')];
  return isTold(odds, better) && better.share > odds.share
    ? { position: at.position, given: at.given, best: best.index, odds, better }
    : null;
}
