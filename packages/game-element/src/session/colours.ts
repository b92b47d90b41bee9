/**
 * Colours that players can have, in the order in which seats get them. What each looks like:
 * `--uc-colour-0` and so on.
 */
export const COLOURS = ['red', 'blue', 'green', 'violet', 'gold', 'grey'] as const;

/**
 * A colour for every seat, none twice.
 *
 * @param seats  number of players, at most as many as there are colours
 * @param given wanted places in `COLOURS`, by seat, from anywhere; what cannot be had becomes the
 *   first that is free
 */
export function coloursFor(seats: number, given: readonly unknown[] = []): number[] {
  const found: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const want = given[seat];
    const can = typeof want === 'number' && COLOURS[want] !== undefined && !found.includes(want);
    found.push(can ? want : free(found, given));
  }
  return found;
}

/** The first free colour, if possible one that no player wants. */
function free(taken: readonly number[], wanted: readonly unknown[]): number {
  const open = [...COLOURS.keys()].filter((colour) => !taken.includes(colour));
  return open.find((colour) => !wanted.includes(colour)) ?? open[0] ?? 0;
}

/** The colours after a seat took the next free one. */
export function nextColour(colours: readonly number[], seat: number): number[] {
  const now = colours[seat] ?? 0;
  const after = [...COLOURS.keys()].map((step) => (now + step + 1) % COLOURS.length);
  const next = after.find((colour) => !colours.includes(colour)) ?? now;
  return colours.map((colour, index) => (index === seat ? next : colour));
}
