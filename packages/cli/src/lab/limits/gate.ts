/** `--fail-if win=3`: what must not move, and by how much. */
import { benjaminiHochberg, type Comparison, type Difference, type Measure } from '@undercroft/simulator';
import { nearHint, listWords } from '@undercroft/scenario';
import type { OptionSpec } from '../../command.ts';
import { UsageError } from '../../failure.ts';

export const GATE_OPTION: OptionSpec = {
  type: 'string',
  value: 'what=n',
  many: true,
  text: 'Ends with 1 when this moved by more than n: points of 100 for shares (win=3, draw=2, chosen=5), else as it is counted (turns=2).',
};

/** A limit on what may move. */
export interface MoveLimit {
  /** as it was typed */
  readonly text: string;
  /** name of a measure, its first word for all of that kind, or `chosen` */
  readonly what: string;
  readonly limit: number;
}

/** What a gate says of a comparison. */
export interface Verdict {
  readonly gate: string;
  /** what moved by more than the limit, surely */
  readonly moved: readonly string[];
  /** whether there are enough games to say that nothing else did */
  readonly sure: boolean;
}

/** The name that stands for how often each choice is made. */
const CHOSEN = 'chosen';

/** @throws UsageError */
export function readGates(
  texts: readonly string[],
  measures: readonly Measure[],
  option: '--fail-if' | '--until' = '--fail-if',
): MoveLimit[] {
  const measured = measures.flatMap(({ name }) => [name, kindOf(name)]);
  const names = [...new Set([...measured, ...(option === '--until' ? [] : [CHOSEN])])];
  return texts.map((text) => {
    const [, what, limit] = /^(.+?)\s*=\s*(\d+(?:\.\d+)?)$/.exec(text.trim()) ?? [];
    if (what === undefined) throw new UsageError(`${option} takes what=n, such as win=3, not \`${text}\``);
    if (!names.includes(what))
      throw new UsageError(
        `${option}: \`${what}\` is not measured${nearHint(what, names)}; there are ${listWords(names)}`,
      );
    return { text, what, limit: Number(limit) };
  });
}

/** The first word of a measure: `win` of `win 1`. */
export function kindOf(name: string): string {
  return name.split(' ')[0]!;
}

interface Watched {
  readonly name: string;
  readonly difference: Difference;
  /** p with all that the gate looks at in mind */
  readonly p: number;
  readonly limit: number;
}

/**
 * Moved: more than the limit, and more than chance. Not sure: the interval of something reaches
 * beyond the limit all the same.
 */
export function judge(gate: MoveLimit, comparison: Comparison): Verdict {
  const watched = watchedBy(gate, comparison);
  const isMoved = ({ difference, p, limit }: Watched): boolean => Math.abs(difference.mean) > limit && p <= 0.05;
  const isOpen = ({ difference: { low, high }, limit }: Watched): boolean => Math.max(-low, high) > limit;
  return {
    gate: gate.text,
    moved: watched.filter(isMoved).map(({ name }) => name),
    sure: !watched.some((one) => !isMoved(one) && isOpen(one)),
  };
}

function watchedBy({ what, limit }: MoveLimit, { measures, cards }: Comparison): Watched[] {
  if (what === CHOSEN) return cards.map(({ name, difference, p }) => ({ name, difference, p, limit: limit / 100 }));
  const found = measures.filter(({ name }) => name === what || kindOf(name) === what);
  const ps = benjaminiHochberg(found.map(({ difference }) => difference.p));
  return found.map(({ name, is, difference }, i) => ({
    name,
    difference,
    p: ps[i]!,
    limit: is === 'share' ? limit / 100 : limit,
  }));
}
