/** Who won, in rows: seats, or sides where players always win together. */
import type { Share, SimulationReport } from '@undercroft/simulator';

/** A row of a table: who, and how often. */
export interface WinnerRow {
  readonly name: string;
  readonly share: Share;
  /** whether it is one player against the others, so that an even share means something */
  readonly isSeat: boolean;
}

/** Never empty, unless there are no seats. */
export function winnerRows({ together, seats }: SimulationReport): WinnerRow[] {
  const { always, share, sides } = together;
  const isEverybody = sides.every((side) => side.seats.length === seats.length);
  if (always && isEverybody) return [{ name: 'won together', share, isSeat: false }];
  if (always)
    return sides.map((side) => ({
      name: `won together by ${seatNames(side.seats)}`,
      share: side.share,
      isSeat: false,
    }));
  const bySeat = seats.map((of, seat) => ({ name: `won by seat ${seat + 1}`, share: of, isSeat: true }));
  return share.count === 0 ? bySeat : [...bySeat, { name: '  shared', share, isSeat: false }];
}

function seatNames(seats: readonly number[]): string {
  const names = seats.map((seat) => String(seat + 1));
  return `seats ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
