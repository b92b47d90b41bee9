/** What was learned for the game as it is played here: with these options, by so many. */
import { HEADER, type GameModule, type TrainedMeta } from '@undercroft/contract';
import type { Learned } from './judge.ts';
import { unpackLearned } from './pack.ts';

const unpacked = new WeakMap<TrainedMeta, Learned>();

/** What the content says was learned for a position's variant and seats; undefined when nothing was. */
export function trainedFor({ meta }: GameModule, state: Int32Array): TrainedMeta | undefined {
  return meta.extras.trained?.players.find(
    ({ seats, variant }) => seats === state[HEADER.players] && isVariant(meta, state, variant),
  );
}

/** The same, ready to be asked. @throws Error when its weights are damaged */
export function learnedOf(trained: TrainedMeta): Learned {
  let learned = unpacked.get(trained);
  if (learned === undefined) unpacked.set(trained, (learned = unpackLearned(trained)));
  return learned;
}

function isVariant(
  { layout, options, variants }: GameModule['meta'],
  state: Int32Array,
  name: string | undefined,
): boolean {
  const chosen = new Map(name === undefined ? [] : variants.find((variant) => variant.name === name)?.options);
  return options.every(({ initial }, i) => state[layout.options + i] === (chosen.get(i) ?? initial));
}
