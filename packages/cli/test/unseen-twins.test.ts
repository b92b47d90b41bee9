/**
 * Twins are positions that differ only in hidden cards. While a question is open, the views of all
 * other seats must be equal.
 */
import { compileText } from '@undercroft/compiler/testing';
import { STATUS, type GameModule } from '@undercroft/contract';
import { viewFor, type GameView } from '@undercroft/view';
import { expect, it } from 'vitest';
import { moduleFromText } from '../src/module-from-text.ts';

const RULES = `
to take-strong
  move a beast in your hand where its might > 2 to your discard

to may-take-strong
  move up to one beast in your hand where its might > 2 to your discard

to take-two-strong
  move 2 beasts in your hand where its might > 2 to your discard

to take-some-strong
  move any number of beasts in your hand where its might > 2 to your discard

to choose-strong
  choose at most one
    option take-one for each b in beasts in your hand where its might > 2
      move b to your discard
`;

const LETTERS = ['a', 'b', 'c'];

/** Three beasts that are strong and three that are not, in the deck of each player. */
const FILES = Object.fromEntries(
  LETTERS.flatMap((letter) => [
    [`beasts/strong-${letter}.yaml`, 'count: 1 per player\nstarts: deck\nmight: 3\n'],
    [`beasts/weak-${letter}.yaml`, 'count: 1 per player\nstarts: deck\nmight: 1\n'],
  ]),
);

async function loadTwins(): Promise<GameModule> {
  const { module, diagnostics } = compileText({ 'rules/more.rules': RULES, ...FILES });
  if (module === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return await moduleFromText(module.code);
}

/**
 * The state at the question of a procedure, with so many strong and weak beasts in the hand of
 * player 1.
 */
function stateAtQuestion(module: GameModule, procedure: string, strong: number, weak: number): Int32Array {
  const { layout, options, procedures, rows, zones } = module.meta;
  const state = new Int32Array(layout.size);
  const initial = options.map((option) => option.initial);
  module.init(state, initial, 2, 1);
  const hand = zones.find(({ name }) => name === 'hand')!.first;
  const names = [
    ...LETTERS.slice(0, strong).map((letter) => `strong-${letter}`),
    ...LETTERS.slice(0, weak).map((letter) => `weak-${letter}`),
  ];
  for (const wanted of names) module.place(state, rows.find(({ name }) => name === wanted)!.first, hand);
  const index = procedures.findIndex(({ name }) => name === procedure);
  module.call(state, index, [], 0);
  expect(module.run(state)).toBe(STATUS.decision);
  return state;
}

/**
 * What all but player 1 see at the question, of twins with `fewest` strong beasts in the hand, with
 * one more, and so on.
 */
function othersSee(module: GameModule, procedure: string, held: number, fewest: number): GameView[][] {
  return Array.from({ length: held + 1 - fewest }, (_, more) => {
    const state = stateAtQuestion(module, procedure, fewest + more, held - fewest - more);
    return ([1, 'spectator'] as const).map((viewer) => viewFor(module, state, viewer));
  });
}

it.each([
  { procedure: 'take-strong', held: 2 },
  { procedure: 'take-strong', held: 3 },
  { procedure: 'may-take-strong', held: 1 },
  { procedure: 'may-take-strong', held: 3 },
  { procedure: 'take-two-strong', held: 3 },
  { procedure: 'take-some-strong', held: 1 },
  { procedure: 'take-some-strong', held: 3 },
])('others see the same, whatever lies hidden in the hand that is asked: $procedure of $held', async (asked) => {
  const { held, procedure } = asked;
  const seen = othersSee(await loadTwins(), procedure, held, 0);

  for (const twin of seen) expect(twin).toEqual(seen[0]);
});

it('others see the same at a menu, however many of its options there are', async () => {
  const seen = othersSee(await loadTwins(), 'choose-strong', 3, 1);

  for (const twin of seen) expect(twin).toEqual(seen[0]);
});
