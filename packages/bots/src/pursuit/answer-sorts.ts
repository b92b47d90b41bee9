/** Which answers to a question are tried first, where there is no time for all of them. */
import { menuEntry, type Io } from '@undercroft/contract';

/** Most answers that are tried to one question after the first one, and most of a menu entry. */
export const FEW = 14;
const FEW_ALIKE = 4;

/** Whether the question that was just listed has an answer that takes nothing. */
export function canPass({ options, count }: Pick<Io, 'options' | 'count'>): boolean {
  for (let i = 0; i < count; i++) if (options[i] < 0) return true;
  return false;
}

/**
 * Puts the answers that are tried in front: of a menu one of each entry, then a second one of each,
 * and so on. A share of the budget that is too small for all of them then holds every entry. The
 * answer that takes nothing comes second, because what it leads to counts as well.
 *
 * @param answers in an order that was drawn; ordered in place
 * @param isMenu  whether they are entries of a menu or window, each with an argument
 * @returns how many are tried: at most `FEW`
 */
export function fewOf(answers: Int32Array, count: number, isMenu: boolean): number {
  const kept = isMenu ? byEntry(answers, count) : Math.min(count, FEW);
  const pass = answers.subarray(0, count).findIndex((answer) => answer < 0);
  const second = Math.min(1, kept - 1);
  if (pass >= 0) [answers[second], answers[pass]] = [answers[pass], answers[second]];
  return kept;
}

function byEntry(answers: Int32Array, count: number): number {
  const times = new Map<number, number>();
  const most = count > FEW ? FEW_ALIKE : count;
  const ranked: { readonly answer: number; readonly nth: number }[] = [];
  for (const answer of answers.subarray(0, count)) {
    const entry = answer < 0 ? answer : menuEntry(answer);
    const nth = times.get(entry) ?? 0;
    times.set(entry, nth + 1);
    if (nth < most) ranked.push({ answer, nth });
  }
  ranked.sort((a, b) => a.nth - b.nth);
  const kept = Math.min(ranked.length, FEW);
  for (let i = 0; i < kept; i++) answers[i] = ranked[i].answer;
  return kept;
}
