/** What was learned for the game as it is played here: with these options, by so many. */
import type { GameMeta, TrainedMeta } from '@undercroft/contract';
import type { Learned } from './judge.ts';
import { unpackLearned } from './pack.ts';

const unpacked = new WeakMap<TrainedMeta, Learned>();

/** What the content says was learned for a variant, as the values of all options, and for so many; undefined when nothing was. */
export function trainedFor(meta: GameMeta, players: number, options: ArrayLike<number>): TrainedMeta | undefined {
  return meta.extras.trained?.players.find(
    ({ seats, variant }) => seats === players && isVariant(meta, options, variant),
  );
}

/** The same, ready to be asked. @throws Error when its weights are damaged */
export function learnedOf(trained: TrainedMeta): Learned {
  let learned = unpacked.get(trained);
  if (learned === undefined) unpacked.set(trained, (learned = unpackLearned(trained)));
  return learned;
}

function isVariant({ options, variants }: GameMeta, values: ArrayLike<number>, name: string | undefined): boolean {
  const chosen = new Map(name === undefined ? [] : variants.find((variant) => variant.name === name)?.options);
  return options.every(({ initial }, i) => values[i] === (chosen.get(i) ?? initial));
}
