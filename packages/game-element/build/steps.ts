/** Tables of numbers as steps from one to the next, where those pack better: what counts up or stays the same mostly does. */
import { gzipSync } from 'node:zlib';

/** Lists that are shorter win nothing. */
const LONG = 20;
/** Bytes that the call takes, which a list has to win. */
const CALL = 8;

const LIST = new RegExp(String.raw`(?<== |\()\[(-?\d+(?:, -?\d+){${LONG - 1},})\]`, 'g');

/** Numbers out of steps. Runs in the page; written as text, so it uses nothing but its argument. */
export function addedUp(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => (sum += step));
}

/**
 * A module whose long lists of numbers are steps, wherever that is smaller.
 *
 * @param code  as the compiler writes it: numbers with `, ` between them
 */
export function withSteps(code: string): string {
  const packed = (text: string): number => gzipSync(text, { level: 9 }).length;
  const made = code.replace(LIST, (list, numbers: string) => {
    const all = numbers.split(', ').map(Number);
    const steps = `[${all.map((one, at) => one - (all[at - 1] ?? 0)).join(', ')}]`;
    return packed(steps) + CALL < packed(list) ? `addedUp(${steps})` : list;
  });
  return made === code ? code : `${made}\n${addedUp.toString()}\n`;
}
