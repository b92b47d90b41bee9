/** What was learned for the game as it is played here: with these options, by so many. */
import { optionsOf, type GameMeta, type TrainedMeta } from '@undercroft/contract';
import type { Learned } from './judge.ts';
import { unpackLearned } from './pack.ts';

const unpacked = new WeakMap<TrainedMeta, Learned>();

/**
 * What the content says was learned for a variant, as the values of all options, and for so many;
 * undefined when nothing was.
 */
export function trainedFor(meta: GameMeta, players: number, options: ArrayLike<number>): TrainedMeta | undefined {
  return meta.extras.trained?.players.find(
    ({ seats, variant }) =>
      seats === players && optionsOf(meta, variant ?? null).every((value, i) => value === options[i]),
  );
}

/** The same, ready to be asked. @throws Error when its weights are damaged */
export function learnedOf(trained: TrainedMeta): Learned {
  let learned = unpacked.get(trained);
  if (learned === undefined) unpacked.set(trained, (learned = unpackLearned(trained)));
  return learned;
}
