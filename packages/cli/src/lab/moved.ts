/** What every report of a comparison says of all its figures together. */
import { count, counted } from '@undercroft/report';
import { isWin, type JudgedChange } from '@undercroft/simulator';

/** In place of figures, of a comparison in which no seed gave two games that ended. */
export const NO_PAIR_ENDED = 'no pair of games ended, so nothing tells what differs';

/** Which figures moved, and what is in mind. */
export function movedText(listed: readonly JudgedChange[]): string {
  const moved = listed.filter(({ p }) => p <= 0.05);
  const wins = listed.filter(isWin).length;
  const others = listed.length - wins;
  return `moved by more than chance, with all ${counted(wins, 'figure')} of wins in mind, or all ${count(others)} others: ${count(moved.length)}`;
}
