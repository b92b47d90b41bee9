/** Ranges of games of a series. */

/** From an index up to but not including another. */
export type GameRange = readonly [from: number, to: number];

/** Whether some game is in both. */
export function rangesMeet(a: readonly GameRange[], b: readonly GameRange[]): boolean {
  return a.some(([from, to]) => b.some(([start, end]) => from < end && start < to));
}

/** Ranges in order, neighbours made one. */
export function joinRanges(ranges: readonly GameRange[]): GameRange[] {
  const joined: [number, number][] = [];
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last !== undefined && last[1] === from) last[1] = to;
    else joined.push([from, to]);
  }
  return joined;
}
