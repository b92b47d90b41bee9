/** Small charts of letters, for the terminal. */

/** Cells of an interval: odd, so that 0 has one in the middle. */
const CELLS = 25;

/**
 * An interval on a line with 0 in its middle: ` ╵ ╶──●──╴ `.
 *
 * @param most what the ends of the line stand for
 */
export function intervalChart({ low, mean, high }: { low: number; mean: number; high: number }, most: number): string {
  const cell = (value: number): number =>
    Math.round(((Math.max(-most, Math.min(most, value)) / (most || 1) + 1) / 2) * (CELLS - 1));
  const cells = Array.from({ length: CELLS }, () => ' ');
  for (let at = cell(low); at <= cell(high); at++) cells[at] = '─';
  const zero = cell(0);
  cells[zero] = cells[zero] === ' ' ? '╷' : '┼';
  cells[cell(mean)] = '●';
  return cells.join('');
}
const BLOCKS = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/** Values as a row of bars, one letter each. Empty for none. */
export function sparkline(values: readonly number[]): string {
  const least = Math.min(...values);
  const range = Math.max(...values) - least || 1;
  return values.map((value) => BLOCKS[1 + Math.round((7 * (value - least)) / range)]).join('');
}
