/** Who won, in rows: seats, or sides where players always win together. */
import { contestOf, unevenness, type Share, type SimulationReport } from '@undercroft/simulator';

/** A row of a table: who, and how often. */
export interface WinnerRow {
  readonly name: string;
  readonly share: Share;
  /**
   * whether it is one of those who play against each other, so that an even share means something
   */
  readonly isRival: boolean;
  /** whether it differs from an even share by more than chance, with all rivals in mind */
  readonly isUneven: boolean;
}

/** Never empty, unless there are no seats. */
export function winnerRows(report: SimulationReport): WinnerRow[] {
  const { always, declared, share, sides } = report.together;
  const contest = contestOf(report);
  const off = contest === null ? [] : unevenness(contest);
  const rival = (name: string, of: Share, i: number): WinnerRow => ({
    name,
    share: of,
    isRival: true,
    isUneven: (off[i]?.p ?? 1) <= 0.05,
  });
  const other = (name: string, of: Share): WinnerRow => ({ name, share: of, isRival: false, isUneven: false });
  if (declared) return sides.map((side, i) => rival(`won by ${side.name}`, side.share, i));
  const isEverybody = sides.every((side) => side.seats.length === report.seats.length);
  if (always && isEverybody) return [other('won together', share)];
  if (always) return sides.map((side) => other(`won together by ${seatNames(side.seats)}`, side.share));
  if (report.seats.length === 1) return report.seats.map((of) => other('won', of));
  const bySeat = report.seats.map((of, seat) => rival(`won by seat ${seat + 1}`, of, seat));
  return share.count === 0 ? bySeat : [...bySeat, other('  shared', share)];
}

/**
 * What each would win if all were equally strong, 0 to 1: a side of the game, or a seat. Games
 * without a winner belong to no rival. Half of the games where players only win or lose.
 */
export function evenShare(report: SimulationReport): number {
  return contestOf(report)?.even ?? 0.5;
}

/** What has a result of its own: a seat, a side, or the game of players without rivals. */
export function resultUnit(report: SimulationReport): 'seat' | 'side' | 'game' {
  return isBetweenGames(report) ? 'game' : report.together.declared ? 'side' : 'seat';
}

/** What a game without a winner is called: lost, where players do not play against each other. */
export function noWinnerText(report: SimulationReport): string {
  return isBetweenGames(report) ? 'lost' : 'no winner';
}

/** What the line at `evenShare` means in a plot. */
export function evenText(report: SimulationReport): string {
  return isContest(report)
    ? 'The line is an even share of the games that were won; colour means more than chance.'
    : 'The line is half of the games.';
}

/** Whether players, or the sides of the game, play against each other. */
export function isContest(report: SimulationReport): boolean {
  return contestOf(report) !== null;
}

/**
 * Whether what players had is compared between games: where all win or lose together, players of
 * one game do not differ.
 */
export function isBetweenGames({ together, players }: SimulationReport): boolean {
  return together.cooperative || players === 1;
}

function seatNames(seats: readonly number[]): string {
  const names = seats.map((seat) => String(seat + 1));
  return `seats ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
