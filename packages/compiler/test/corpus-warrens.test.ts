// The hard cases of the warrens: boards whose squares the maps make, of each player and of all.

import { menuArgument, menuEntry, NONE, type GameModule } from '@undercroft/contract';
import { beforeAll, expect, it } from 'vitest';
import { corpusModule, CorpusGame } from './corpus-game.ts';

let module: GameModule;

beforeAll(async () => {
  module = await corpusModule('warrens');
});

const cell = (game: CorpusGame, row: number, column: number, player = 0): number =>
  game.one(`cell-r${row}c${column}`, player);

const vault = (game: CorpusGame, row: number, column: number): number => game.one(`vault-r${row}c${column}`);

/** Drawn squares in the order in which a procedure notes them, as row and column. */
function vaultsNoted(game: CorpusGame, name: string, args: readonly number[]): string[] {
  const { first, end } = module.meta.kinds.find((kind) => kind.name === 'vault')!;
  const all = Array.from({ length: end - first }, (_, i) => first + i);
  game.call(name, args);
  const found = all.filter((thing) => game.get('vault-as', thing) > 0);
  const order = found.toSorted((one, other) => game.get('vault-as', one) - game.get('vault-as', other));
  return order.map((thing) => module.meta.rows[module.meta.things[thing] ?? -1]?.name.slice(6) ?? '');
}

/** Cells in the order in which a procedure notes them, as row and column. */
function noted(game: CorpusGame, name: string, args: readonly number[], you = 0): number[][] {
  const { first, end } = module.meta.kinds.find((kind) => kind.name === 'cell')!;
  const all = Array.from({ length: end - first }, (_, i) => first + i);
  game.set('found', 0);
  for (const thing of all) game.set('found-as', 0, thing);
  game.call(name, args, you);
  const found = all.filter((thing) => game.get('found-as', thing) > 0);
  const order = found.toSorted((one, other) => game.get('found-as', one) - game.get('found-as', other));
  return order.map((thing) => {
    const { row = 0, column = 0 } = module.meta.rows[module.meta.things[thing] ?? -1]?.spot ?? {};
    return [row, column, module.meta.thingPlayer[thing] ?? NONE];
  });
}

it('has no cells for where squares lie, and one for each of their zones', () => {
  const { layout } = module.meta;

  expect([layout.things, layout.fixed]).toEqual([6 + 15 + 6 + 3 * 20 + 9 + 12, 6 + 15 + 6]);
  expect(layout.next - layout.zoneOf).toBe(layout.fixed);
  expect([layout.tail - layout.head, layout.count - layout.tail]).toEqual([7 + 2 * 60 + 9, 7]);
});

it('steps on a board of one player, in reading order, and never to that of another', () => {
  const game = new CorpusGame(module, 3);

  expect(noted(game, 'near', [cell(game, 1, 1, 2)])).toEqual([
    [1, 2, 2],
    [2, 1, 2],
  ]);
  expect(noted(game, 'near', [cell(game, 2, 3, 1)])).toEqual([
    [1, 3, 1],
    [2, 2, 1],
    [2, 4, 1],
    [3, 3, 1],
  ]);
  game.call('far', [cell(game, 1, 1, 0), cell(game, 4, 5, 0)]);
  expect(game.get('answer')).toBe(7);
  game.call('far', [cell(game, 1, 1, 0), cell(game, 1, 2, 1)]);
  expect(game.get('answer')).toBe(9999);
});

it('goes through what is dug only', () => {
  const game = new CorpusGame(module);
  for (const [row, column] of [
    [1, 3],
    [2, 3],
    [3, 3],
    [3, 4],
    [3, 5],
    [2, 5],
    [1, 5],
  ] as const)
    game.set('dug', 1, cell(game, row, column));

  game.call('dug-way', [cell(game, 1, 3), cell(game, 1, 5)]);
  expect(game.get('answer')).toBe(6);
  expect(noted(game, 'reached', [cell(game, 1, 3)]).map(([row, column]) => [row, column])).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
    [3, 4],
    [3, 5],
    [2, 5],
    [1, 5],
  ]);
  expect(noted(game, 'beam', [cell(game, 1, 3), cell(game, 1, 5)])).toEqual([[1, 4, 0]]);
});

it('takes the spaces of a player in play, and of all who play', () => {
  const game = new CorpusGame(module, 2);

  expect(noted(game, 'all-mine', [], 1)).toHaveLength(20);
  expect(noted(game, 'all-mine', [], 1).every(([, , player]) => player === 1)).toBe(true);
  game.call('how-many', []);
  expect(game.get('answer')).toBe(40);
});

it('steps aslant on a board that says so', () => {
  const game = new CorpusGame(module);

  game.call('corner-squares', []);

  expect(game.get('answer')).toBe(3);
});

it('knows what lies on a square, and puts its effects into force', () => {
  const game = new CorpusGame(module);
  const room = game.one('watch-room');
  const safety = module.meta.attributes.findIndex(({ name }) => name === 'safety');
  const [here, there] = [cell(game, 3, 2, 1), cell(game, 3, 2, 0)];

  game.put(room, 'chamber', here);

  expect(noted(game, 'held', [room])).toEqual([[3, 2, 1]]);
  expect([here, there].map((at) => module.attribute(game.state, safety, at))).toEqual([13, 3]);
  game.put(game.one('larder'), 'chamber', here).put(room, 'quarry');
  expect(game.zone('chamber', here)).toEqual([game.one('larder')]);
  expect(module.attribute(game.state, safety, here)).toBe(3);
});

it('never moves a square, even where a rule says thing', () => {
  const game = new CorpusGame(module);
  const before = game.zone('quarry');

  game.call('send', [cell(game, 1, 1)]);

  expect(game.zone('quarry')).toEqual(before);
});

it('digs where no four cells of a square come about', () => {
  const game = new CorpusGame(module);
  game.module.run(game.state);
  const { entries } = module.meta.asks[module.io.ask]!;
  const offered = game.options.flatMap((option) =>
    option >= 0 && entries[menuEntry(option)]?.name === 'dig' ? [menuArgument(option)] : [],
  );

  expect(offered).toEqual(
    [
      [1, 2],
      [1, 4],
      [2, 2],
      [2, 4],
      [3, 2],
      [3, 4],
      [4, 3],
    ].map(([row = 0, column = 0]) => cell(game, row, column)),
  );
});

it('knows what is drawn on each square', () => {
  const ground = module.meta.enums.find(({ name }) => name === 'ground')!;

  expect(vaultsNoted(new CorpusGame(module), 'vaults-of', [ground.values.indexOf('rock')])).toEqual(['r1c3']);
  expect(vaultsNoted(new CorpusGame(module), 'vaults-of', [ground.values.indexOf('water')])).toEqual(['r2c2']);
});

it('steps through no wall, from either side', () => {
  const near = (row: number, column: number): string[] => {
    const game = new CorpusGame(module);
    return vaultsNoted(game, 'vaults-near', [vault(game, row, column)]);
  };

  expect(near(1, 1)).toEqual(['r2c1']);
  expect(near(1, 2)).toEqual(['r1c3', 'r2c2']);
  expect(near(2, 2)).toEqual(['r1c2', 'r2c3', 'r3c2']);
  expect(near(3, 3)).toEqual(['r2c3', 'r3c4']);
});

it.each([
  { name: 'vault-way', from: 'r1c1', to: 'r1c2', steps: 5 },
  { name: 'vault-way', from: 'r3c2', to: 'r3c3', steps: 3 },
  { name: 'vault-way', from: 'r1c2', to: 'r1c4', steps: 2 },
  { name: 'dry-way', from: 'r1c2', to: 'r1c4', steps: 4 },
])('goes round walls: $name from $from to $to in $steps steps', ({ name, from, to, steps }) => {
  const game = new CorpusGame(module);

  game.call(name, [game.one(`vault-${from}`), game.one(`vault-${to}`)]);

  expect(game.get('answer')).toBe(steps);
});
