import { expect, it } from 'vitest';
import { loadGame, WAITING } from './testing/map-game.ts';
import type { Running } from './testing/running.ts';

const RULES = `${WAITING}
to look square x to square y
  set seen to (if in-sight(x, y) then 1 else 0)
  set hidden to (if covered(x, y) then 1 else 0)
  set far to range(x, y)

to look-from pawn x to pawn y
  set seen to (if in-sight(x, y) then 1 else 0)
`;

/** A board as it is drawn: `#` is opaque, `g` is low, all else is floor. */
class Board {
  readonly running: Running;
  readonly columns: number;
  readonly rows: number;

  constructor(running: Running, rows: readonly string[]) {
    this.running = running;
    this.columns = rows[0]?.length ?? 0;
    this.rows = rows.length;
  }

  square(name: string): number {
    return this.running.things(`square-${name}`)[0] ?? -1;
  }

  look(from: string, to: string): { seen: boolean; hidden: boolean; far: number } {
    this.running.call('look', [this.square(from), this.square(to)]);
    return {
      seen: this.running.get('seen') === 1,
      hidden: this.running.get('hidden') === 1,
      far: this.running.get('far'),
    };
  }

  names(): string[] {
    return Array.from(
      { length: this.columns * this.rows },
      (_, i) => `r${Math.floor(i / this.columns) + 1}c${(i % this.columns) + 1}`,
    );
  }

  /** What is seen from a square within a range: without cover, and with it. */
  seenFrom(from: string, range: number): { clear: string[]; cover: string[] } {
    const looks = this.names()
      .filter((name) => name !== from)
      .map((name) => ({ name, ...this.look(from, name) }))
      .filter(({ seen, far }) => seen && far <= range);
    return {
      clear: looks.filter(({ hidden }) => !hidden).map(({ name }) => name),
      cover: looks.filter(({ hidden }) => hidden).map(({ name }) => name),
    };
  }
}

async function boardOf(rows: readonly string[], walls: readonly string[] = []): Promise<Board> {
  const running = await loadGame({
    'game.yaml': `title: Sight
players: { min: 2, max: 2 }
start: play-game
globals: { seen: { type: number }, hidden: { type: number }, far: { type: number } }
kinds:
  square: { zones: { standing: { holds: pawn } } }
  pawn: { folder: pawns }
maps:
  board:
    spaces: { kind: square, columns: ${rows[0]?.length}, rows: ${rows.length} }
    legend: { '#': { opaque: true }, 'g': { cover: true }, '.': {} }
    drawing:
      spaces: |
${rows.map((row) => `        ${row}`).join('\n')}
      walls: [${walls.join(', ')}]
zones:
  box: { holds: pawn }
`,
    'pawns/red-pawn.yaml': 'count: 2\n',
    'rules/map.rules': RULES,
  });
  return new Board(running, rows);
}

const split = (names: string): string[] => names.split(' ').filter((name) => name !== '');

const CROSS = [
  ...Array.from({ length: 6 }, () => '########..########'),
  '########..########',
  '########..########',
  '..................',
  '..................',
  '########..########',
  '########..########',
  ...Array.from({ length: 6 }, () => '########..########'),
];

/** Four rooms around a hall; the door of the upper left one is open. */
const ROOMS =
  'r2c4|r2c5 r5c2|r5c3 r5c4|r5c5 r1c2|r1c3 r3c2|r3c3 r4c2|r4c3 r6c2|r6c3 r1c4|r1c5 r3c4|r3c5 r4c4|r4c5 r6c4|r6c5 r3c1|r4c1 r3c2|r4c2 r3c5|r4c5 r3c6|r4c6';

// Worked out independently of this code.
it.each([
  {
    what: 'past two pillars that touch by a corner',
    rows: ['##..##', '#....#', '...#..', '..#...', '#....#', '##..##'],
    from: 'r2c2',
    clear: 'r1c4 r2c3 r2c4 r2c5 r3c2 r3c3 r4c1 r4c2 r5c2',
    cover: 'r1c3 r3c1',
  },
  {
    what: 'past low things',
    rows: ['#....#', '#g..g#', '.g..g.', '......', '#....#', '##..g#'],
    from: 'r3c1',
    clear: 'r1c4 r1c5 r2c4 r2c5 r3c2 r3c4 r3c5 r4c1 r4c2 r4c4 r4c5 r4c6 r5c2 r5c3 r5c4 r5c5 r6c3 r6c4 r6c5',
    cover: 'r1c3 r2c2 r2c3 r3c3 r3c6 r4c3',
  },
  {
    what: 'into rooms with one open door',
    rows: ['.....g', '......', '......', '......', '......', 'g.....'],
    walls: ROOMS,
    from: 'r2c4',
    clear: 'r1c1 r1c3 r1c4 r2c1 r2c2 r2c3 r3c1 r3c3 r3c4 r4c3 r4c4 r5c3 r5c4 r6c3 r6c4',
    cover: '',
  },
  {
    what: 'among four pillars',
    rows: ['##gg##', '##..##', '......', '......', '##..##', '#...##'],
    from: 'r6c3',
    clear: 'r1c3 r1c4 r2c3 r2c4 r3c2 r3c3 r3c4 r3c5 r3c6 r4c3 r4c4 r5c3 r5c4 r6c2 r6c4',
    cover: 'r4c5',
  },
])('sees $what', async ({ rows, walls = '', from, clear, cover }) => {
  const board = await boardOf(rows, split(walls));

  expect(board.seenFrom(from, 8)).toEqual({ clear: split(clear), cover: split(cover) });
});

it('sees along halls as far as it is asked', async () => {
  const { clear, cover } = (await boardOf(CROSS)).seenFrom('r9c9', 8);

  expect(clear).toHaveLength(63);
  expect(clear).not.toContain('r18c9');
  expect(cover).toEqual([]);
});

it.each([
  ['r3c6', 'r4c7', true, 1],
  ['r3c5', 'r4c8', true, 3],
  ['r2c5', 'r4c7', true, 2],
  ['r2c5', 'r3c7', false, 2],
])('sees through a door of two spaces from %s to %s: %s', async (from, to, seen, far) => {
  const rows = ['##..###...##', '#....##g..g#', '.......g..g.', '............', '#....##....#', '##..####..g#'];
  const shut = ['r1', 'r2', 'r5', 'r6'].map((row) => `${row}c6|${row}c7`);
  const open = (await boardOf(rows, shut)).look(from, to);
  const closed = (await boardOf(rows, [...shut, 'r3c6|r3c7', 'r4c6|r4c7'])).look(from, to);

  expect([open.seen, open.far]).toEqual([seen, far]);
  expect(closed.seen).toBe(false);
});

it('sees the same from either end, on any board', async () => {
  let at = 7;
  const below = (n: number): number => ((at = (Math.imul(at, 1664525) + 1013904223) >>> 0) >>> 8) % n;
  for (let round = 0; round < 8; round++) {
    const rows = Array.from({ length: 6 }, () => Array.from({ length: 7 }, () => '.....g#'[below(7)]).join(''));
    const walls = Array.from({ length: 12 }, () => {
      const [row, column] = [1 + below(6), 1 + below(6)];
      return `r${row}c${column}|r${row}c${column + 1}`;
    });
    const board = await boardOf(rows, [...new Set(walls)]);
    const names = board.names();
    const differing = names.flatMap((one) =>
      names.filter((other) => board.look(one, other).seen !== board.look(other, one).seen).map((other) => [one, other]),
    );
    expect(differing).toEqual([]);
  }
});

it('asks things about the squares that they stand on', async () => {
  const board = await boardOf(['..#', '...']);
  const [one = -1, other = -1] = board.running.things('red-pawn');
  board.running.put(one, 'standing', board.square('r1c1'));

  board.running.call('look-from', [one, other]);
  expect(board.running.get('seen')).toBe(0);
  board.running.put(other, 'standing', board.square('r2c3')).call('look-from', [one, other]);
  expect(board.running.get('seen')).toBe(1);
  board.running.put(other, 'standing', board.square('r1c2')).call('look-from', [one, other]);
  expect(board.running.get('seen')).toBe(1);
});

it('tells whoever looks from outside the same as the rules', async () => {
  const board = await boardOf(['.....', '.#.g.', '.....', '..#..'], ['r1c2|r1c3']);
  const { module, state } = board.running;
  const names = board.names();

  for (const from of names)
    for (const to of names) {
      const { hidden, seen } = board.look(from, to);
      expect(module.sight!(state, board.square(from), board.square(to)), `${from} ${to}`).toBe(
        hidden ? 2 : seen ? 1 : 0,
      );
    }
  expect(module.meta.kinds.map((kind) => kind.board?.sight)).toContain(true);
});

it('says nothing of sight where the rules never look', async () => {
  const running = await loadGame({
    'game.yaml': `title: Blind
players: { min: 2, max: 2 }
start: play-game
globals: { far: { type: number } }
kinds:
  square: {}
maps:
  board: { spaces: { kind: square, columns: 3, rows: 3 } }
`,
    'rules/play.rules': `${WAITING}
to look square x to square y
  set far to range(x, y)
`,
  });

  expect('sight' in running.module).toBe(false);
  expect(running.module.meta.kinds.every((kind) => kind.board?.sight === undefined)).toBe(true);
});
