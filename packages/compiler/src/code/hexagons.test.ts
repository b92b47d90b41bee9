// Boards of hexagons, against their definition by points in the plane.

import { describe, expect, it } from 'vitest';
import { loadGame, noted, notingRules } from './testing/map-game.ts';
import type { Running } from './testing/running.ts';

const RULES = `${notingRules('hex')}
to near hex x
  for each s in neighbours(x)
    note s

to aside hex x
  for each s in corners(x)
    note s

to touching hex x
  for each s in beside(x)
    note s

to all
  for each s in hexes
    note s

to crossed hex x to hex y
  for each s in line(x, y)
    note s

to around hex x by number n
  for each s in within(x, n)
    note s

to aimed hex x at hex y by number n
  for each s in ray(x, y, n)
    note s

to spread hex x at hex y by number n
  for each s in cone(x, y, n)
    note s

to looked hex x
  for each s in hexes where in-sight(x, it)
    note s

to hidden hex x
  for each s in hexes where covered(x, it)
    note s

to walked hex x by number n
  for each s in reach(x, n, (if its wet then 2 else 1))
    note s

to along hex x to hex y
  for each s in way(x, y, (if its wet then 2 else 1))
    note s

to area hex x by number columns to number rows
  for each s in block(x, columns, rows)
    note s

to in-row number r
  for each s in hexes where its row is r
    note s

to far hex x to hex y
  set answer to distance(x, y)

to near-by hex x to hex y
  set answer to range(x, y)
`;

async function boardOf(spaces: string, drawing = ''): Promise<Running> {
  return await loadGame({
    'game.yaml': `title: Hexagons
players: { min: 2, max: 2 }
start: play-game
globals: { found: { type: number }, answer: { type: number } }
kinds:
  hex:
    plural: hexes
    ${drawing === '' ? '' : 'printed: { wet: { type: flag } }'}
    fields: { found-as: { type: number }${drawing === '' ? ', wet: { type: flag }' : ''} }
maps:
  valley:
    spaces: { kind: hex, shape: hexagon, ${spaces} }
${drawing}`,
    'rules/map.rules': RULES,
  });
}

const drawn = (lines: readonly string[], walls = ''): string => `    legend:
      '.': {}
      '~': { wet: true }
      '#': { opaque: true }
      'h': { cover: true }
    drawing:
      spaces: |
${lines.map((line) => `        ${line}`).join('\n')}
      walls: [${walls}]
`;

type Top = 'pointy' | 'flat';
type Point = readonly [number, number];
const HIGH = Math.sqrt(3) / 2;

/** The middle of a hexagon whose flat sides are 1 apart. */
function middleOf(top: Top, name: string): Point {
  const [row = 0, column = 0] = (/r(\d+)c(\d+)/.exec(name) ?? []).slice(1).map((n) => Number(n) - 1);
  return top === 'pointy' ? [column + (row % 2) / 2, row * HIGH] : [column * HIGH, row + (column % 2) / 2];
}

const apart = ([x, y]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x, y2 - y);

/**
 * Whether the straight line between two points crosses the inside of a hexagon: by its six half
 * planes.
 */
function crosses(top: Top, from: Point, to: Point, middle: Point): boolean {
  let [enter, leave] = [0, 1];
  for (let side = 0; side < 6; side++) {
    const angle = ((top === 'pointy' ? 0 : 30) + side * 60) * (Math.PI / 180);
    const across = ([x, y]: Point): number =>
      (x - middle[0]) * Math.cos(angle) + (y - middle[1]) * Math.sin(angle) - 0.5;
    const [a, b] = [across(from), across(to)];
    if (a > -1e-9 && b > -1e-9) return false;
    if (a > 0) enter = Math.max(enter, a / (a - b));
    if (b > 0) leave = Math.min(leave, a / (a - b));
  }
  return leave - enter > 1e-9;
}

const hexesOf = (running: Running): string[] => noted(running, 'hex', 'all', []);

const round = async (top: Top): Promise<Running> => await boardOf(`top: ${top}, radius: 3`);

describe.for<Top>(['pointy', 'flat'])('lines and neighbours of %s hexagons', (top) => {
  it('has all spaces in so many steps from the middle', async () => {
    const hexes = hexesOf(await round(top));

    expect(hexes).toHaveLength(37);
    for (const name of hexes) expect(apart(middleOf(top, name), middleOf(top, 'r4c4'))).toBeLessThan(3.01);
  });

  it('knows the six that touch one, and nothing that meets it in a corner only', async () => {
    const running = await round(top);
    const hexes = hexesOf(running);

    for (const name of hexes) {
      const touching = hexes.filter((other) => Math.abs(apart(middleOf(top, name), middleOf(top, other)) - 1) < 1e-9);
      expect(noted(running, 'hex', 'near', [name])).toEqual(touching);
      expect(noted(running, 'hex', 'touching', [name])).toEqual(touching);
      expect(noted(running, 'hex', 'aside', [name])).toEqual([]);
    }
  });

  it('draws lines through what they cross, the same from either end', async () => {
    const running = await round(top);
    const hexes = hexesOf(running);

    for (const from of hexes.filter((_, i) => i % 5 === 0))
      for (const to of hexes) {
        const [a, b] = [middleOf(top, from), middleOf(top, to)];
        const crossed = hexes.filter((one) => one !== from && one !== to && crosses(top, a, b, middleOf(top, one)));
        const inOrder = crossed.toSorted((one, other) => apart(a, middleOf(top, one)) - apart(a, middleOf(top, other)));
        const line = noted(running, 'hex', 'crossed', [from, to]);
        expect(line.toSorted()).toEqual(inOrder.toSorted());
        expect(noted(running, 'hex', 'crossed', [to, from])).toEqual(line.toReversed());
      }
  });
});

describe.for<Top>(['pointy', 'flat'])('areas of %s hexagons', (top) => {
  it('measures range by steps, and takes all that lie in range in reading order', async () => {
    const running = await round(top);
    const hexes = hexesOf(running);
    const range = (one: string, other: string): number => {
      const [first, second] = [one, other].map(
        (name) => running.module.meta.rows.find((row) => row.name === `hex-${name}`)!.first,
      );
      running.call('near-by', [first!, second!]);
      const found = running.get('answer');
      running.call('far', [first!, second!]);
      expect(running.get('answer')).toBe(found);
      return found;
    };

    for (const from of hexes.filter((_, i) => i % 7 === 0)) {
      const ranges = new Map(hexes.map((other) => [other, range(from, other)]));
      for (const n of [0, 1, 2, 9])
        expect(noted(running, 'hex', 'around', [from, n])).toEqual(hexes.filter((other) => ranges.get(other)! <= n));
    }
  });

  it('takes the third of the board towards another space', async () => {
    const running = await round(top);
    const hexes = hexesOf(running);
    const turned = (from: string, to: string): number => {
      const [a, b] = [middleOf(top, from), middleOf(top, to)];
      return Math.atan2(b[1] - a[1], b[0] - a[0]);
    };

    for (const aim of hexes) {
      if (aim === 'r4c4') continue;
      const wanted = noted(running, 'hex', 'around', ['r4c4', 2]).filter((one) => {
        const angle = Math.abs(turned('r4c4', one) - turned('r4c4', aim));
        return one !== 'r4c4' && Math.min(angle, 2 * Math.PI - angle) <= Math.PI / 3 + 1e-9;
      });
      expect(noted(running, 'hex', 'spread', ['r4c4', aim, 2])).toEqual(wanted);
    }
  });

  it('goes on straight ahead to the edge of the board', async () => {
    const running = await round(top);

    for (const aim of noted(running, 'hex', 'near', ['r4c4'])) {
      const ray = noted(running, 'hex', 'aimed', ['r4c4', aim, 9]);
      expect(ray).toHaveLength(3);
      expect(ray[0]).toBe(aim);
      expect(apart(middleOf(top, 'r4c4'), middleOf(top, ray[2]!))).toBeCloseTo(3);
    }
  });
});

it('is drawn line by line, every other line half a hexagon aside', async () => {
  const running = await boardOf('top: pointy', drawn(['_ . . _', ' . ~ .', '. . # .']));

  expect(hexesOf(running)).toEqual(['r1c2', 'r1c3', 'r2c1', 'r2c2', 'r2c3', 'r3c1', 'r3c2', 'r3c3', 'r3c4']);
  expect(running.module.meta.rows.find(({ name }) => name === 'hex-r2c2')?.printed['wet']).toBe(1);
  expect(noted(running, 'hex', 'near', ['r2c2'])).toEqual(['r1c2', 'r1c3', 'r2c1', 'r2c3', 'r3c2', 'r3c3']);
  expect(noted(running, 'hex', 'in-row', [2])).toEqual(['r2c1', 'r2c2', 'r2c3']);
});

it('takes two lines of a drawing for a row of flat hexagons', async () => {
  const running = await boardOf('top: flat', drawn(['.   .   .', '  ~   .', '.   _   .', '  .   .']));

  expect(hexesOf(running)).toEqual(['r1c1', 'r1c2', 'r1c3', 'r1c4', 'r1c5', 'r2c1', 'r2c2', 'r2c4', 'r2c5']);
  expect(running.module.meta.rows.find(({ name }) => name === 'hex-r1c2')?.printed['wet']).toBe(1);
  expect(noted(running, 'hex', 'near', ['r1c2'])).toEqual(['r1c1', 'r1c3', 'r2c1', 'r2c2']);
});

const SIGHT = drawn(['. . # .', ' . . . .', '. . . .', ' . h . .'], 'r2c1|r2c2');

it('sees past one of two hexagons beside an edge, with cover, and not through what is opaque', async () => {
  const running = await boardOf('top: pointy', SIGHT);
  const seen = noted(running, 'hex', 'looked', ['r1c2']);

  // The line to r1c4 crosses the opaque r1c3; that one is not seen either.
  expect(seen).not.toContain('r1c4');
  expect(seen).not.toContain('r1c3');
  // Between r1c2 and r2c3 runs an edge whose one side, r1c3, is opaque: seen, with cover.
  expect(noted(running, 'hex', 'hidden', ['r1c2'])).toContain('r2c3');
  expect(noted(running, 'hex', 'hidden', ['r2c3'])).toContain('r1c2');
});

it('stops steps and sight at walls', async () => {
  const running = await boardOf('top: pointy', SIGHT);

  expect(noted(running, 'hex', 'near', ['r2c1'])).toEqual(['r1c1', 'r1c2', 'r3c1', 'r3c2']);
  expect(noted(running, 'hex', 'touching', ['r2c1'])).toEqual(['r1c1', 'r1c2', 'r2c2', 'r3c1', 'r3c2']);
  expect(noted(running, 'hex', 'looked', ['r2c1'])).not.toContain('r2c2');
  expect(noted(running, 'hex', 'looked', ['r2c2'])).not.toContain('r2c1');
});

it('sees the same from either end, and stops at gaps of the board', async () => {
  const running = await boardOf('top: flat', drawn(['. . . .', ' . # .', '. _ . .', ' h . .', '. . . .', ' . . .']));
  const hexes = hexesOf(running);
  const seen = new Map(hexes.map((name) => [name, noted(running, 'hex', 'looked', [name])]));

  for (const one of hexes)
    for (const other of hexes) expect(seen.get(one)!.includes(other)).toBe(seen.get(other)!.includes(one));
  expect(hexes).not.toContain('r2c3');
  expect(seen.get('r2c1')).not.toContain('r2c5');
});

it('walks round what costs more, and takes blocks as the rows of the board lie', async () => {
  const running = await boardOf('top: pointy', drawn(['. ~ . .', ' . ~ . .', '. . . .', ' . . . .']));

  expect(noted(running, 'hex', 'along', ['r1c1', 'r1c3'])).toHaveLength(2);
  expect(noted(running, 'hex', 'walked', ['r1c1', 1])).toEqual(['r2c1']);
  expect(noted(running, 'hex', 'area', ['r2c2', 2, 2])).toEqual(['r2c2', 'r2c3', 'r3c2', 'r3c3']);
  expect(noted(running, 'hex', 'area', ['r2c4', 2, 2])).toEqual([]);
});

it('gives each player a board, apart from the others', async () => {
  const running = await loadGame({
    'game.yaml': `title: Hexagons
players: { min: 2, max: 2 }
start: play-game
globals: { answer: { type: number }, found: { type: number } }
kinds:
  hex: { plural: hexes, fields: { found-as: { type: number } } }
maps:
  valley: { of: player, spaces: { kind: hex, shape: hexagon, radius: 1 } }
`,
    'rules/map.rules': `${notingRules('hex')}
to near
  for each s in your hexes where its row is 1 and its column is 2
    for each t in neighbours(s)
      note t

to far
  for each s in your hexes where its row is 2
    for each t in hexes of opponent where its row is 2
      set answer to distance(s, t)
`,
  });

  for (const seat of [0, 1]) {
    running.set('found', 0).call('near', [], seat);
    expect(running.get('found')).toBe(3);
    running.call('far', [], seat);
    expect(running.get('answer')).toBe(9999);
  }
});
