/** `--wish win=48..52`: target values of a game, and which of several states is nearest to them. */
import { deviationsFor, type Figure, type Measure } from '@undercroft/simulator';
import { nearHint, listWords } from '@undercroft/scenario';
import type { OptionSpec } from '../../command.ts';
import { UsageError } from '../../failure.ts';

export const WISH_OPTION: OptionSpec = {
  type: 'string',
  value: 'what=a..b',
  many: true,
  text: 'What the game should come to, such as win=48..52; may be given again.',
};

/** A range that a figure should lie in. */
export interface Wish {
  /** as it was typed */
  readonly text: string;
  /** name of a measure, or its first word for all of that kind */
  readonly what: string;
  /** as figures count: shares from 0 to 1 */
  readonly from: number;
  readonly to: number;
}

/** @throws UsageError */
export function readWishes(texts: readonly string[], measures: readonly Measure[]): Wish[] {
  const names = [...new Set(measures.flatMap(({ name }) => [name, kindOf(name)]))];
  return texts.map((text) => {
    const [, what, from, to] = /^(.+?)\s*=\s*(-?[\d.]+)\.\.(-?[\d.]+)$/.exec(text.trim()) ?? [];
    if (what === undefined || !(Number(from) <= Number(to)))
      throw new UsageError(`--wish takes what=from..to, such as win=48..52 or turns=12..20, not \`${text}\``);
    const measure = measures.find(({ name }) => meansWish(what, name));
    if (measure === undefined)
      throw new UsageError(
        `--wish: \`${what}\` is not measured${nearHint(what, names)}; there are ${listWords(names)}`,
      );
    const unit = measure.is === 'share' ? 100 : 1;
    return { text, what, from: Number(from) / unit, to: Number(to) / unit };
  });
}

/** Whether a wish for `what` speaks of a measure. */
export function meansWish(what: string, name: string): boolean {
  return name === what || kindOf(name) === what;
}

function kindOf(name: string): string {
  return name.split(' ')[0]!;
}

/** How a state stands to wishes. */
export interface Fulfilment {
  /** by wish: whether every figure it means lies in its range */
  readonly met: readonly boolean[];
  /** by wish: whether the intervals do, as a whole, with all points and figures in mind */
  readonly sure: readonly boolean[];
  /** 0 when all are met; else how far figures lie outside, in widths of the ranges */
  readonly miss: number;
}

/** How far a state misses a wish in which no game ended, so that any other is nearer. */
const NO_GAME = 1e6;

/** @param points how many states are looked at, each with these figures */
export function fulfilmentOf(wishes: readonly Wish[], figures: readonly Figure[], points: number): Fulfilment {
  const meant = wishes.map(({ what }) => figures.filter(({ name }) => meansWish(what, name)));
  // Bonferroni: the best of many looks good by chance.
  const wider = deviationsFor(0.05 / Math.max(1, points * meant.flat().length)) / deviationsFor(0.05);
  const isInside = ({ count, mean, low, high }: Figure, { from, to }: Wish): boolean =>
    count > 0 && mean - wider * (mean - low) >= from && mean + wider * (high - mean) <= to;
  const misses = wishes.map(({ from, to }, i) => {
    const out = meant[i]!.map(({ mean }) => Math.max(0, from - mean, mean - to));
    if (meant[i]!.some(({ count }) => count === 0)) return NO_GAME;
    return Math.max(0, ...out) / Math.max((to - from) / 2, 1e-9);
  });
  return {
    met: misses.map((miss) => miss === 0),
    sure: wishes.map((wish, i) => meant[i]!.every((one) => isInside(one, wish))),
    miss: misses.reduce((sum, miss) => sum + miss, 0),
  };
}
