import { menuOption } from '@undercroft/contract';
import { beforeAll, expect, it } from 'vitest';
import { loadGame, WAITING } from '../testing/map-game.ts';
import { Running } from '../testing/running.ts';

const RULES = `${WAITING}
define toil(square last, square s) as (if s.height is 0 then 0 else max(1, s.height - last.height + 1))

define goals(pawn p, number points) as reach(p, points, toil(old, it)) where no pawns in it

to offer-walk pawn p by number points
  choose
    option wait
      return
    option go for each s in reach(p, points, toil(old, it)) where no pawns in it
      move p to s
    option leap for each s in neighbours(p) where no pawns in it
      move p to s

to offer-named pawn p by number points
  choose
    option wait
      return
    option go for each s in goals(p, points) if s.height < 3
      move p to s

define long-goals(pawn p, number points) giving set of square
  if points is 0, return line(p, p)
  return reach(p, points, toil(old, it)) where no pawns in it

to offer-long pawn p by number points
  choose
    option wait
      return
    option go for each s in long-goals(p, points)
      move p to s

to choose-walk pawn p by number points
  let s = a square in goals(p, points)
  move p to s
`;

const GAME = {
  'game.yaml': `title: Walks
players: { min: 2, max: 2 }
start: play-game
kinds:
  square: { printed: { height: { type: number } }, zones: { standing: { holds: pawn } } }
  pawn: { folder: pawns }
maps:
  board:
    spaces: { kind: square, columns: 3, rows: 2 }
    legend: { '0': { height: 0 }, '1': { height: 1 }, '2': { height: 2 }, '3': { height: 3 } }
    drawing:
      spaces: |
        123
        101
`,
  'pawns/red-pawn.yaml': 'count: 2\n',
  'rules/map.rules': RULES,
};

let fresh: Running;
beforeAll(async () => {
  fresh = await loadGame(GAME);
});

const at = (name: string): number => fresh.things(`square-${name}`)[0] ?? -1;
const nameOf = (space: number): string => {
  const { rows, things } = fresh.module.meta;
  return rows[things[space] ?? -1]?.name.slice('square-'.length) ?? '';
};

/** Where the ways lead that are shown with what is offered, by answer. */
function shown(procedure: string, points: number): Map<number, unknown> {
  const running = new Running(fresh.module);
  const [pawn = -1, other = -1] = running.things('red-pawn');
  running.put(pawn, 'standing', at('r1c1')).put(other, 'standing', at('r2c1'));
  const { io } = running.module;
  running.call(procedure, [pawn, points]);
  expect(io.walkLength).toBe(0);
  io.explain = true;
  running.module.run(running.state);
  io.explain = false;
  const found = new Map<number, unknown>();
  for (let i = 0; i < io.walkLength; i += io.walks[i] ?? Infinity) {
    const [length = 0, option = 0, walker, from = 0, cost] = io.walks.subarray(i, i + 5);
    expect([walker, nameOf(from)]).toEqual([pawn, 'r1c1']);
    const cells = [...io.walks.subarray(i + 5, i + length)];
    const steps = cells.flatMap((cell, n) => (n % 3 === 0 ? [`${nameOf(cell)} ${cells[n + 1]} ${cells[n + 2]}`] : []));
    found.set(option, { cost, steps });
  }
  return found;
}

it('shows the way to each space that is offered, with what each step costs', () => {
  expect([...shown('offer-walk', 5)]).toEqual([
    [menuOption(1, at('r1c2')), { cost: 2, steps: ['r1c2 2 0'] }],
    [menuOption(1, at('r1c3')), { cost: 4, steps: ['r1c2 2 0', 'r1c3 2 0'] }],
    [menuOption(1, at('r2c3')), { cost: 5, steps: ['r1c2 2 0', 'r1c3 2 0', 'r2c3 1 0'] }],
  ]);
});

it('shows it where the spaces come from a function, and only of what is offered', () => {
  expect([...shown('offer-named', 5).keys()]).toEqual([menuOption(1, at('r1c2')), menuOption(1, at('r2c3'))]);
});

it('shows it where a function with a body gives the spaces', () => {
  expect([...shown('offer-long', 2)]).toEqual([[menuOption(1, at('r1c2')), { cost: 2, steps: ['r1c2 2 0'] }]]);
  expect(shown('offer-long', 0)).toEqual(new Map());
});

it('shows it where a space is chosen', () => {
  expect([...shown('choose-walk', 4)]).toEqual([
    [at('r1c2'), { cost: 2, steps: ['r1c2 2 0'] }],
    [at('r1c3'), { cost: 4, steps: ['r1c2 2 0', 'r1c3 2 0'] }],
  ]);
});
