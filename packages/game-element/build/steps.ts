/** Tables of numbers as steps from one to the next, where those pack better: what counts up or stays the same mostly does. */
import { gzipSync } from 'node:zlib';

/** Lists that are shorter win nothing. */
const LONG = 20;
/** Bytes that it takes to say so, which a list has to win. */
const CALL = 8;

const LIST = new RegExp(String.raw`(?<== |\()\[(-?\d+(?:, -?\d+){${LONG - 1},})\]`, 'g');

/** Numbers out of steps. Runs in the page; written as text, so it uses nothing but its argument. */
export function addedUp(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => (sum += step));
}

/** Steps from one number to the next, the first from 0. */
export function stepsOf(list: readonly number[]): number[] {
  return list.map((one, at) => one - (list[at - 1] ?? 0));
}

/** Whether steps pack better than the numbers themselves, by more than it takes to say so. */
export function betterAsSteps(list: readonly number[]): boolean {
  const packed = (numbers: readonly number[]): number => gzipSync(numbers.join(','), { level: 9 }).length;
  return packed(stepsOf(list)) + CALL < packed(list);
}

/**
 * A module whose long lists of numbers are steps, wherever that is smaller.
 *
 * @param code  as the compiler writes it: numbers with `, ` between them
 */
export function withSteps(code: string): string {
  const made = code.replace(LIST, (list, numbers: string) => {
    const all = numbers.split(', ').map(Number);
    return betterAsSteps(all) ? `addedUp([${stepsOf(all).join(', ')}])` : list;
  });
  return made === code ? code : `${made}\n${addedUp.toString()}\n`;
}
