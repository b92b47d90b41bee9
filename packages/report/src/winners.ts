/** Who won, in rows: seats, or sides where players always win together. */
import type { Share, SimulationReport } from '@undercroft/simulator';

/** A row of a table: who, and how often. */
export interface WinnerRow {
  readonly name: string;
  readonly share: Share;
  /**
   * whether it is one of those who play against each other, so that an even share means something
   */
  readonly isRival: boolean;
}

/** Never empty, unless there are no seats. */
export function winnerRows({ together, seats }: SimulationReport): WinnerRow[] {
  const { always, declared, share, sides } = together;
  if (declared) return sides.map((side) => ({ name: `won by ${side.name}`, share: side.share, isRival: true }));
  const isEverybody = sides.every((side) => side.seats.length === seats.length);
  if (always && isEverybody) return [{ name: 'won together', share, isRival: false }];
  if (always)
    return sides.map((side) => ({
      name: `won together by ${seatNames(side.seats)}`,
      share: side.share,
      isRival: false,
    }));
  const bySeat = seats.map((of, seat) => ({ name: `won by seat ${seat + 1}`, share: of, isRival: true }));
  return share.count === 0 ? bySeat : [...bySeat, { name: '  shared', share, isRival: false }];
}

/** What each would win if all were equally strong, 0 to 1: a side of the game, or a seat. */
export function evenShare({ together, players }: SimulationReport): number {
  return 1 / (together.declared ? together.sides.length : players);
}

/** Whether players, or the sides of the game, play against each other. */
export function isContest({ together }: SimulationReport): boolean {
  return !together.always || together.declared;
}

function seatNames(seats: readonly number[]): string {
  const names = seats.map((seat) => String(seat + 1));
  return `seats ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
