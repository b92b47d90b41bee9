import type { TableLayout } from '@undercroft/components';
import type { GameView, LogLineView } from '@undercroft/view';
import type { Course } from './course.ts';

/** What decided a game. */
export interface Decisive {
  readonly line: LogLineView;
  /** it ended the game; else it turned it */
  readonly ended: boolean;
  /** points of the winner before and after it; null: they decide nothing, or no player won */
  readonly points: { readonly before: number; readonly after: number } | null;
}

/** From this weight on something is told as a scene, as on the table. */
const SCENE = 2;

/**
 * The moment that decided a game: where points decide, what mattered in the part of the game in
 * which the winner took the lead for good, else gained most on the others, or all who lost lost
 * most; else what mattered last, because it ended the game.
 *
 * @param course null, or without values: not known
 * @returns      null in a game in which nothing is marked to matter
 * @throws never
 */
export function decisiveOf(layout: TableLayout, view: GameView, course: Course | null): Decisive | null {
  const lines = view.log.filter((line) => matters(layout, line));
  const hasWinner = view.players.some(({ outcome }) => outcome === 'won');
  if (course?.is === 'score' && view.players.some(({ score }) => score !== null)) {
    for (const { from, to, before, after, seat } of swingsOf(view, course)) {
      const line = weightiest(
        layout,
        lines.filter(({ step }) => step > from && step <= to),
        (player) => (player === seat) === after > before,
      );
      if (line !== null) return { line, ended: false, points: hasWinner && after > before ? { before, after } : null };
    }
  }
  const final = lines.at(-1);
  const isLast = final?.step === view.log.at(-1)?.step;
  const last = isLast ? final : (lines.findLast((line) => isScene(layout, line)) ?? final);
  return last === undefined ? null : { line: last, ended: true, points: null };
}

/**
 * Whether the table tells it as a scene, or in short, and it speaks of something. What begins a
 * part of the game, or a scene, decides nothing yet.
 */
function matters(layout: TableLayout, line: LogLineView): boolean {
  const rule = layout.drama.get(line.event);
  if (rule?.heading === true || (rule !== undefined && rule.at !== null && !rule.digest)) return false;
  return line.things.length > 0 && (isScene(layout, line) || rule?.digest === true);
}

function isScene({ drama }: TableLayout, { event }: LogLineView): boolean {
  const rule = drama.get(event);
  return rule !== undefined && (rule.weight >= SCENE || rule.sides.length === 2);
}

/**
 * The last of the lines: those of players who gained or lost before others, scenes before others.
 *
 * @param concerns whether what a player did, or what was done to them, made the difference
 */
function weightiest(
  layout: TableLayout,
  lines: readonly LogLineView[],
  concerns: (player: number) => boolean,
): LogLineView | null {
  const told = lines.filter(({ player }) => concerns(player));
  const among = told.length > 0 ? told : lines;
  return among.findLast((line) => isScene(layout, line)) ?? among.at(-1) ?? null;
}

interface Swing {
  /** who won, or the first who lost */
  readonly seat: number;
  /** positions */
  readonly from: number;
  readonly to: number;
  /** on the best of the others */
  readonly gain: number;
  /** points of the seat */
  readonly before: number;
  readonly after: number;
}

/**
 * Parts of a game: first the one in which the winner took the lead for good, then those in which
 * most was gained on the best of the others, or lost.
 */
function swingsOf({ players }: GameView, { at, values }: Course): readonly Swing[] {
  const winner = players.findIndex(({ outcome }) => outcome === 'won');
  const seat = Math.max(0, winner);
  const leadOf = (row: readonly number[]): number => {
    if (winner < 0) return -(row[seat] ?? 0);
    const others = row.filter((_, other) => players[other]?.outcome !== 'won');
    return (row[seat] ?? 0) - Math.max(0, ...others);
  };
  const leads = values.map(leadOf);
  const lastBehind = winner < 0 ? -1 : leads.findLastIndex((lead) => lead <= 0);
  return values
    .slice(1)
    .map((row, n): Swing => ({
      seat,
      from: at[n] ?? 0,
      to: at[n + 1] ?? 0,
      before: values[n]![seat] ?? 0,
      after: row[seat] ?? 0,
      gain: leads[n + 1]! - leads[n]!,
    }))
    .filter(({ gain }) => gain > 0)
    .toSorted(
      (one, other) =>
        Number(other.from === at[lastBehind]) - Number(one.from === at[lastBehind]) || other.gain - one.gain,
    );
}
