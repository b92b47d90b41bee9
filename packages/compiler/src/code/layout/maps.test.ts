import { expect, it } from 'vitest';
import { linkGame, loadGame, mapGame, WAITING } from '../testing/map-game.ts';

const GRID = { columns: 5, rows: 4, diagonal: false };

it('finds the spaces next to one in reading order, when it lies in the middle, at an edge and in a corner', async () => {
  const { near } = await mapGame(GRID);

  expect([near(6), near(4), near(0), near(19)]).toEqual([
    [1, 5, 7, 11],
    [3, 9],
    [1, 5],
    [14, 18],
  ]);
});

it('counts eight neighbours, when the grid has diagonal steps', async () => {
  const { near } = await mapGame({ ...GRID, diagonal: true });

  expect([near(6), near(0)]).toEqual([
    [0, 1, 2, 5, 7, 10, 11, 12],
    [1, 5, 6],
  ]);
});

it('lets a thing stand for the space that it lies on, when it is no space', async () => {
  const game = await mapGame(GRID);
  const [pawn = -1] = game.things('red-pawn');

  game.put(pawn, 'standing', game.space(6));

  expect(game.ask('near', [pawn])).toEqual([1, 5, 7, 11]);
  expect(game.number('far', [pawn, game.space(8)])).toBe(2);
});

it('gives nothing, when a thing lies on no space', async () => {
  const game = await mapGame(GRID);
  const [pawn = -1] = game.things('red-pawn');

  expect(game.ask('near', [pawn])).toEqual([]);
  expect(game.number('far', [pawn, game.space(8)])).toBe(9999);
});

it('goes round, when a set is given to go through', async () => {
  const game = await mapGame(GRID);
  for (const wall of [1, 6, 11]) game.set('blocked', 1, game.space(wall));

  expect(game.number('far', [game.space(5), game.space(7)])).toBe(2);
  expect(game.number('way-through', [game.space(5), game.space(7)])).toBe(6);
});

it('needs no place in the set for both ends, when it goes through one', async () => {
  const game = await mapGame(GRID);
  for (const wall of [5, 7]) game.set('blocked', 1, game.space(wall));

  expect(game.number('way-through', [game.space(5), game.space(7)])).toBe(2);
});

it('finds no way, when walls close the map', async () => {
  const game = await mapGame(GRID);
  for (const wall of [1, 6, 11, 16]) game.set('blocked', 1, game.space(wall));

  expect(game.number('way-through', [game.space(5), game.space(7)])).toBe(9999);
});

it('reaches the spaces of a set, nearest first, when steps stay within it', async () => {
  const game = await mapGame(GRID);
  for (const wall of [1, 6, 11, 16]) game.set('blocked', 1, game.space(wall));

  expect(game.ask('in-reach', [game.space(5)])).toEqual([5, 0, 10, 15]);
});

it('leaves out the space itself, when it is not in the set', async () => {
  const game = await mapGame(GRID);
  for (const wall of [1, 5, 6, 11, 16]) game.set('blocked', 1, game.space(wall));

  expect(game.ask('in-reach', [game.space(5)])).toEqual([0, 10, 15]);
});

it('draws a line without its ends, when two spaces lie apart', async () => {
  const { line } = await mapGame(GRID);

  expect([line(0, 4), line(0, 10), line(0, 12), line(0, 7), line(0, 0), line(0, 1)]).toEqual([
    [1, 2, 3],
    [5],
    [6],
    [1, 6],
    [],
    [],
  ]);
});

it('finds a block, and nothing when it leaves the map', async () => {
  const game = await mapGame(GRID);

  expect(game.ask('area', [game.space(6), 2, 2])).toEqual([6, 7, 11, 12]);
  expect(game.ask('area', [game.space(4), 2, 2])).toEqual([]);
  expect(game.ask('area', [game.space(16), 1, 2])).toEqual([]);
});

it('finds blocks by definition on boards that a map makes, each player on their own', async () => {
  const running = await loadGame({
    'game.yaml': `title: Plots
players: { min: 2, max: 2 }
start: play-game
globals: { found: { type: number } }
kinds:
  plot: { fields: { found-as: { type: number } } }
maps:
  field: { of: player, spaces: { kind: plot, columns: 3, rows: 2 } }
`,
    'rules/map.rules': `${WAITING}
to area plot x by number w with number h
  for each s in block(x, w, h)
    increase found by 1
    set s.found-as to found
`,
  });
  const { first } = running.module.meta.kinds.find(({ name }) => name === 'plot')!;
  const places = [0, 1].flatMap((y) => [0, 1, 2].map((x) => ({ x, y })));
  const plot = (x: number, y: number, seat: number): number => first + (y * 3 + x) * 2 + seat;

  for (const seat of [0, 1])
    for (const { x, y } of places)
      for (const [wide, high] of [
        [1, 1],
        [2, 1],
        [2, 2],
        [3, 2],
        [1, 3],
      ] as const) {
        running.set('found', 0);
        for (let i = 0; i < 12; i++) running.set('found-as', 0, first + i);
        running.call('area', [plot(x, y, seat), wide, high]);
        const found = Array.from({ length: 12 }, (_, i) => first + i)
          .filter((space) => running.get('found-as', space) > 0)
          .toSorted((one, other) => running.get('found-as', one) - running.get('found-as', other));
        const inside = places.filter((one) => one.x >= x && one.x < x + wide && one.y >= y && one.y < y + high);

        expect(found).toEqual(x + wide > 3 || y + high > 2 ? [] : inside.map((one) => plot(one.x, one.y, seat)));
      }
});

it('offers, counts and tests spaces, when a map is asked in every place where a set may stand', async () => {
  const game = await mapGame(GRID);
  const from = game.space(6);

  game.call('pick', [from]);
  expect(game.options.map((space) => space - game.space(0))).toEqual([1, 5, 7, 11]);

  expect(game.number('how-many', [from])).toBe(4);
  expect(game.number('is-near', [from, game.space(7)])).toBe(1);
  expect(game.number('is-near', [from, game.space(8)])).toBe(0);
});

it('numbers the spaces anew, when one is moved to the back', async () => {
  const game = await mapGame(GRID);

  game.call('to-back', [game.space(0)]);

  expect(game.ask('near', [game.space(0)])).toEqual([15, 19]);
  expect(game.ask('near', [game.space(1)])).toEqual([2, 6]);
});

it('keeps the laws of distances, for all pairs and triples of a map with walls', async () => {
  const game = await mapGame(GRID);
  for (const wall of [1, 7, 8, 12, 16]) game.set('blocked', 1, game.space(wall));
  const all = Array.from({ length: 20 }, (_, i) => i);
  const broken: string[] = [];

  for (const word of ['far', 'way-through']) {
    const far = all.map((a) => all.map((b) => game.number(word, [game.space(a), game.space(b)])));
    for (const a of all) {
      for (const b of all) {
        if (far[a]?.[b] !== far[b]?.[a]) broken.push(`${word}: ${a} ${b} not both ways`);
        if ((far[a]?.[b] === 1) !== game.near(a).includes(b)) broken.push(`${word}: ${a} ${b} next to each other`);
        for (const c of all) {
          const open = word === 'far' || ![1, 7, 8, 12, 16].includes(b);
          if (open && (far[a]?.[c] ?? 0) > (far[a]?.[b] ?? 0) + (far[b]?.[c] ?? 0))
            broken.push(`${word}: ${a} ${b} ${c}`);
        }
      }
    }
  }

  expect(broken).toEqual([]);
});

it('gives the same spaces both ways, for all pairs of neighbours and lines', async () => {
  const game = await mapGame({ ...GRID, diagonal: true });
  const all = Array.from({ length: 20 }, (_, i) => i);
  const broken: string[] = [];

  for (const a of all) {
    for (const b of all) {
      if (game.near(a).includes(b) !== game.near(b).includes(a)) broken.push(`next to: ${a} ${b}`);
      const there = game.line(a, b);
      const back = new Set(game.line(b, a));
      if (back.size !== there.length || there.some((at) => !back.has(at))) broken.push(`line: ${a} ${b}`);
      if (there.includes(a) || there.includes(b)) broken.push(`ends: ${a} ${b}`);
    }
  }

  expect(broken).toEqual([]);
});

it('has neighbours by links both ways, when rows are named in pairs', async () => {
  const game = await linkGame(
    ['gate', 'hall', 'attic', 'cave'],
    [
      ['gate', 'hall'],
      ['attic', 'hall'],
    ],
  );

  expect([game.near(0), game.near(1), game.near(2), game.near(3)]).toEqual([[1], [0, 2], [1], []]);
});

it('counts steps along links, and goes only through a set where one is given', async () => {
  const game = await linkGame(
    ['gate', 'hall', 'attic', 'cave', 'well'],
    [
      ['gate', 'hall'],
      ['hall', 'attic'],
      ['gate', 'cave'],
      ['cave', 'well'],
      ['well', 'attic'],
    ],
  );
  const far = (word: string): number => game.number(word, [game.space(0), game.space(2)]);
  game.set('blocked', 1, game.space(1));

  expect([far('far'), far('way-through')]).toEqual([2, 3]);
  expect(game.ask('in-reach', [game.space(0)])).toEqual([0, 3, 4, 2]);

  game.set('blocked', 1, game.space(3));
  expect(far('way-through')).toBe(9999);
});

it('goes aslant round a corner, when one of the two ways round it has no wall', async () => {
  const steps = async (walls: string): Promise<number> => {
    const running = await loadGame({
      'game.yaml': `title: Corner
players: { min: 2, max: 2 }
start: play-game
globals: { answer: { type: number } }
kinds: { square: {} }
maps:
  board:
    spaces: { kind: square, columns: 2, rows: 2, diagonal: true }
    legend: { '.': {} }
    drawing: { spaces: "..\\n..", walls: ${walls} }
`,
      'rules/map.rules': `to play-game
  set answer to distance(square-r1c1, square-r2c2)
`,
    });
    running.call('play-game');
    return running.get('answer');
  };

  expect([await steps('[]'), await steps('[r1c1|r1c2]'), await steps('[r1c1|r1c2, r2c1|r2c2]')]).toEqual([1, 1, 9999]);
  expect(await steps('[r1c1|r1c2, r1c1|r2c1]')).toBe(9999);
});
