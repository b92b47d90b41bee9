import { STATUS } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { running, type Running } from '../testing/running.ts';

const RULES = `
to take-strong
  move a beast in your hand where its might > 2 to your discard

to may-take-strong
  move up to one beast in your hand where its might > 2 to your discard

to take-two-strong
  move 2 beasts in your hand where its might > 2 to your discard

to take-some-strong
  move any number of beasts in your hand where its might > 2 to your discard

to take-one-that-all-see
  move a beast in your discard where its might > 2 to your hand
`;

/** Beasts that are strong, and beasts that are not: each in a file of its own. */
const FILES = Object.fromEntries(
  ['a', 'b', 'c'].flatMap((letter) => [
    [`beasts/strong-${letter}.yaml`, 'count: 1 per player\nstarts: deck\nmight: 3\n'],
    [`beasts/weak-${letter}.yaml`, 'count: 1 per player\nstarts: deck\nmight: 1\n'],
  ]),
);

const [STRONG, WEAK] = [
  ['strong-a', 'strong-b', 'strong-c'],
  ['weak-a', 'weak-b', 'weak-c'],
];

/**
 * Puts so many strong and weak beasts into a zone of player 1 and calls a procedure: whether
 * anybody is asked, and what is offered.
 */
async function asked(
  procedure: string,
  zone: string,
  strong: number,
  weak: number,
): Promise<{ status: number; game: Running }> {
  const game = await running(RULES, FILES);
  for (const row of [...STRONG.slice(0, strong), ...WEAK.slice(0, weak)]) game.put(game.things(row)[0] ?? -1, zone);
  return { status: game.call(procedure), game };
}

it.each([
  { procedure: 'take-strong', held: 1, isAsked: false },
  { procedure: 'take-strong', held: 2, isAsked: true },
  { procedure: 'take-strong', held: 3, isAsked: true },
  { procedure: 'may-take-strong', held: 1, isAsked: true },
  { procedure: 'may-take-strong', held: 3, isAsked: true },
  { procedure: 'take-two-strong', held: 2, isAsked: false },
  { procedure: 'take-two-strong', held: 3, isAsked: true },
  { procedure: 'take-some-strong', held: 1, isAsked: true },
  { procedure: 'take-some-strong', held: 3, isAsked: true },
])(
  'asks, or does not, by what others can count, whatever lies there hidden: $procedure of $held',
  async ({ procedure, held, isAsked }) => {
    for (let strong = 0; strong <= held; strong++) {
      const { status } = await asked(procedure, 'hand', strong, held - strong);
      expect(status === STATUS.decision).toBe(isAsked);
    }
  },
);

it('offers nothing but that there is nothing, when no hidden thing can be chosen', async () => {
  const { game } = await asked('take-strong', 'hand', 0, 2);

  expect(game.options).toEqual([-1]);
  game.answer(-1);
  expect([game.zone('hand').length, game.zone('discard')]).toEqual([2, []]);
});

it('offers the only hidden thing that can be chosen, when others cannot know that it is', async () => {
  const { game } = await asked('take-strong', 'hand', 1, 1);
  const [strong = -1] = game.things('strong-a');

  expect(game.options).toEqual([strong]);
  game.answer(strong);
  expect(game.zone('discard')).toEqual([strong]);
});

it('takes two by two questions, when the second is the only one left that can be chosen', async () => {
  const { game } = await asked('take-two-strong', 'hand', 2, 1);
  const [first = -1, second = -1] = ['strong-a', 'strong-b'].map((row) => game.things(row)[0]);

  game.answer(first);
  expect(game.options).toEqual([second]);
  game.answer(second);
  expect(new Set(game.zone('discard'))).toEqual(new Set([first, second]));
});

it('asks nobody for the only thing that can be chosen where all see what lies there', async () => {
  const { status, game } = await asked('take-one-that-all-see', 'discard', 1, 2);

  expect(status).not.toBe(STATUS.decision);
  expect(game.zone('hand')).toEqual([game.things('strong-a')[0]]);
});
