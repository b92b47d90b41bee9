import { HEADER, STATUS } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { compileGame } from '../../compile.ts';
import { loadModule, Running } from '../testing/running.ts';

const GAME = `title: Stones
players: { min: 2, max: 2 }
start: play-game
kinds:
  stone: { folder: stones, fields: { mark: { type: number } } }
zones:
  bag: { holds: stone }
  heap: { holds: stone }
reasons: { done: It is done. }
`;
const STONES = 'count: 40\nstarts: bag\n';

/** A game of forty stones with these rules. */
async function stones(rules: string): Promise<Running> {
  const files = new Map([
    ['stones/game.yaml', GAME],
    ['stones/stones/pebble.yaml', STONES],
    ['stones/rules/play.rules', rules],
  ]);
  const { module, diagnostics } = compileGame(files, 'stones');
  if (module === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return new Running(await loadModule(module.code));
}

function cellsOfCalls({ module }: Running): number {
  const { size, frames } = module.meta.layout;
  return size - frames;
}

const PLAY = `to play-game
  choose
    option wait
      return
    option rest
      return
`;

it('gives calls as many cells as they take one in the other, where nothing comes back to itself', async () => {
  const shallow = await stones(PLAY);
  const deep = await stones(`to play-game\n  first-thing\n\nto first-thing\n  second-thing\n\nto second-thing\n  choose
    option wait
      return
    option rest
      return
`);

  expect(cellsOfCalls(shallow)).toBeLessThan(16);
  expect(cellsOfCalls(deep)).toBeGreaterThan(cellsOfCalls(shallow));
  expect(deep.module.run(deep.state)).toBe(STATUS.decision);
  expect(deep.state[HEADER.top]).toBeLessThanOrEqual(deep.module.meta.layout.size);
});

it('leaves room for every list that may lie there at a time, each with all things', async () => {
  const game = await stones(`${PLAY}
to mark-all
  let all = stones where its mark is 0
  note all
  for each s in all
    if count(few) > 0, move s to heap

to note set of stone all
  let again = stones in bag
  for each s in again
    for each other in stones in bag
      move other to bag
    set s.mark to count(all) + count(again)

define few giving set of stone
  let some = stones in bag
  return some where its mark > 79
`);

  expect(cellsOfCalls(game)).toBeLessThan(400);
  expect(game.call('mark-all')).toBe(STATUS.over);
  expect(game.zone('heap')).toHaveLength(40);
});

it.each([
  ['a procedure calls itself', 'to dig number n\n  if n > 0, dig (n - 1)\n'],
  [
    'functions ask each other',
    'define one(number n) giving number\n  return two(n - 1)\n\ndefine two(number n) giving number\n  return one(n)\n',
  ],
  [
    'a loop lists something in each turn',
    'to dig\n  repeat 3 times\n    let all = stones in bag\n    move all to heap\n',
  ],
  [
    'something hears what it does itself',
    'to dig (dug) stone s\n  move s to heap\n\nwhen a stone is dug, dig first(stones in bag)\n',
  ],
  ['something lasts', 'to dig\n  at end of play-game\n    move first(stones) to heap\n'],
])('leaves room for any depth where %s', async (_, rules) => {
  expect(cellsOfCalls(await stones(`${PLAY}\n${rules}`))).toBe(1024);
});
