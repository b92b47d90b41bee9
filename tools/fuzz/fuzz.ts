/** Runs cases of a target one after the other. */
import { Chance } from './chance.ts';
import { targets } from './targets.ts';

/** A case that failed. */
export interface Finding {
  readonly target: string;
  readonly seed: number;
  /** number of the case, from 0 */
  readonly index: number;
  readonly tried: string;
  readonly error: unknown;
}

/** Which cases to run. */
export interface Cases {
  readonly target: string;
  readonly seed: number;
  /** first case, from 0 */
  readonly from: number;
  /** one past the last */
  readonly to: number;
}

/**
 * Runs cases and gives those that failed. A case depends on its seed and number alone.
 *
 * @param begin   called before each case
 * @param enough  failures after which it stops
 * @throws        Error when there is no such target
 */
export async function fuzz(cases: Cases, begin: (index: number) => void = () => {}, enough = 20): Promise<Finding[]> {
  const { target, seed, from, to } = cases;
  const run = targets.get(target);
  if (run === undefined) throw new Error(`no target ${target}; there are ${[...targets.keys()].join(', ')}`);
  const findings: Finding[] = [];
  for (let index = from; index < to && findings.length < enough; index++) {
    let tried = '';
    begin(index);
    try {
      await run(new Chance(seed, index), (text) => void (tried = text));
    } catch (error) {
      findings.push({ target, seed, index, tried, error });
    }
  }
  return findings;
}

/** What failed, and the line that runs it again. */
export function failureLines({ target, seed, index, tried, error }: Finding): string {
  const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `${target}, seed ${seed}, case ${index}: ${why}\n--- tried\n${tried}\n--- again: node tools/fuzz/main.ts ${target} --seed ${seed} --from ${index} --count 1\n`;
}
