/**
 * The state remembers whether a watched condition held. A condition that depends on a hidden card
 * is looked at anew in a deal, so a preview does not tell how it was.
 */
import type { AnswerIndex, GameModule } from '@undercroft/contract';
import { applyOption, determinise, Rng } from '@undercroft/engine';
import { previewAnswer, viewFor } from '@undercroft/view';
import { expect, it } from 'vitest';
import { LETTERS, loadTwins, stateAtQuestion } from './twin-beasts.ts';

const FIRST = 0 as AnswerIndex;
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

const TOP = 'define top-might as sum(beasts in your deck where it is first(beasts in your deck), its might)';

const ASK = `choose
    option wait
      gain 1 oil
    option stay
      gain 2 oil`;

/** It comes true before the question for some twins, and does something only after it. */
const WATCHES = {
  'for a while': `
to ask-it
  until end of ask-it, as soon as top-might > 2 and your oil >= 0, gain your oil - 2 embers
  ${ASK}`,
  'of a name': `
to ask-it
  ask-later 2
to ask-later number n
  until end of ask-later, as soon as top-might > n and your oil >= 0, gain your oil - 2 embers
  ${ASK}`,
  always: `
to ask-it
  lose 1 oil
  gain 1 oil
  ${ASK}

as soon as top-might > 2 and your oil > 1, gain your oil - 2 embers`,
};

it.each(Object.entries(WATCHES))('goes on alike in a deal however a watched condition was: %s', async (_, rules) => {
  const module = await loadTwins(`${TOP}\n${rules}\n`);
  const told = LETTERS.map((letter) => {
    const state = stateAtQuestion(module, 'ask-it', `twin-${letter}`);
    return [previewAnswer(module, state, 0, FIRST), ...SEEDS.map((seed) => afterFirst(module, state, seed))];
  });

  for (const other of told) expect(other).toEqual(told[0]);
  expect(told[0]![0]).not.toBeNull();
});

/** What the asked player sees after the first answer in a deal. */
function afterFirst(module: GameModule, state: Int32Array, seed: number): unknown {
  const world = new Int32Array(state.length);
  determinise(module, state, 0, new Rng(seed), world);
  module.run(world);
  applyOption(module, world, module.io.options[0]!);
  return viewFor(module, world, 0).players[0]!.counters;
}
