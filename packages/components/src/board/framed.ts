import type { BoardModel } from './model.ts';
import { FOG } from './ground-names.ts';
import type { BoardBox, Framing } from './camera/sight.ts';
import { boxAround } from './squares.ts';

/**
 * What of a board has to be seen: all that is explored or holds something, and all that the
 * question offers; where nothing is offered, something that lies on it.
 *
 * @param about  thing that the question is about, or -1
 * @param laid   squares of a tile that is laid
 * @throws       never
 */
export function framingOf(
  { canAnswer, lying, places, plan, plots }: BoardModel,
  about: number,
  laid: readonly number[],
): Framing {
  const { squares } = plan.grounds;
  const all = [...squares.keys()];
  const lain = all.filter((n) => lying(n).length > 0);
  const known = all.filter((n) => squares[n]?.name !== FOG || lain.includes(n));
  const place = places.get(about) ?? -1;
  const stake = laid.length > 0 ? laid : all.filter((n) => n === place || canAnswer(n));
  const boxOf = (numbers: readonly number[]): BoardBox | null =>
    numbers.length === 0 ? null : boxAround(numbers, plan);
  return {
    known: known.length === all.length ? null : boxOf(known),
    margin: Math.max(plots.size.columns, plots.size.rows),
    stake: boxOf(stake),
    about: boxOf(place >= 0 ? [place] : stake.length > 0 ? [] : lain.slice(0, 1)),
  };
}
