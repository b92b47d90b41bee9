/**
 * A board of tiles, for tests: tiles by name, laid on plots, with what the rules find out about
 * them.
 */
import { loadGame, noted, notingRules } from './map-game.ts';
import type { Running } from './running.ts';

const RULES = `${notingRules('space')}
define toil(space s) as (if s.ground is rock or s.ground is pillar or s.ground is pool or s.rubble then 0 else if s.ground is water then 2 else 1)

to near space x
  for each s in neighbours(x)
    note s

to walks-within pawn x by number points
  for each s in reach(x, points, if any wights in it then 0 else toil(it))
    note s

to walks-aslant pawn x by number points
  for each s in reach(x, points, if any wights in it then 0 else toil(it), neighbours(old) + corners(old))
    note s

-- through walls and over levels, but not on pillars and the like
to drifts pawn x by number points
  for each s in reach(x, points, 1, within(old, 1)) where toil(it) > 0 and no wights in it
    note s

define trudge(space s) as (if toil(s) is 0 then 0 else toil(s) + (if any wights in s then 3 else 0))

-- the second one looks at a number of the game, so that nothing of it is noted
to costs space x to space y
  set answer to way-cost(x, y, trudge(it))
  set far to way-cost(x, y, trudge(it) + 0 * found)

define narrow(space left, space s) as (if tile-of(s) is not tile-of(left) and toil(s) is 1 then 0 else trudge(s) + (if any wights in s where it is white-wight and it is not in box then 1 else 0))

to costs-narrow space x to space y
  set answer to way-cost(x, y, narrow(old, it))
  set far to way-cost(x, y, narrow(old, it) + 0 * found)

to next-to space x
  for each s in beside(x)
    note s

to aslant space x
  for each s in corners(x)
    note s

to around space x by number n
  for each s in within(x, n)
    note s

to squares-on tile t
  for each s in spaces in t
    note s

to squares-all
  for each s in spaces
    note s

to squares-turned
  for each s in spaces in (tiles where its turn > 0)
    note s

to steps space x to space y
  set answer to distance(x, y)

to crossed space x to space y
  for each s in line(x, y)
    note s

to rays space x to space y
  for each s in ray(x, y, 9)
    note s

to cones space x to space y
  for each s in cone(x, y, 2)
    note s

to look space x to space y
  set answer to (if covered(x, y) then 2 else if in-sight(x, y) then 1 else 0)
  set far to range(x, y)

to side-of tile t by plot p to number n
  set border-found to side(t, p, n)

to what gate g
  set border-found to g.border
  set answer to (if g.open then 1 else 0)

to gates-at thing x
  for each g in gates-of(x)
    increase found by 1
    set g.gate-as to found

to gate-between thing x to thing y
  set gate-found to between(x, y)

to whose pawn x
  set tile-found to tile-of(x)
  set plot-found to plot-of(x)

to plot-under tile t
  set plot-found to plot-of(t)

to spin tile t by number n
  rotate t by n

-- one after the other in one procedure: each line finds the board as it then lies
to unsettled tile t from plot p by space x
  rotate t by 1
  set answer to count(neighbours(x))
  set t.turn to 0
  set found to count(neighbours(x))
  move t to p.hidden
  set far to count(neighbours(x))
  set answer to 10 * answer + count(spaces)
  move t to p.laid
  set far to 10 * far + count(neighbours(x))

define hard(space s) as s.ground is rock or s.ground is pillar

define effort(space s) as (if hard(s) then 0 else if s.ground is water then 2 else 1)

to drawn-as space s
  set answer to effort(s)
  set far to (if not hard(s) and s.ground is not water then 1 else 0)
  set found to (if (s.ground is water or hard(s)) and not s.rubble then 1 else 0)

to spot-of space s
  set answer to s.row
  set far to s.column

to what-ground space s
  set answer to (if s.ground is water then 1 else if s.ground is rock then 2 else 0)
`;

/**
 * How a tile is drawn: rows of signs; sides that are no walls as `n:door e:opening`; the same for
 * what is above.
 */
export interface Drawn {
  readonly spaces: readonly string[];
  readonly sides?: string;
  readonly walls?: string;
  readonly doors?: string;
  readonly above?: { readonly spaces: readonly string[]; readonly sides?: string };
}

const block = (rows: readonly string[], indent: string): string => rows.map((row) => `${indent}${row}`).join('\n');

const drawingOf = ({ spaces, sides = '', walls = '', doors = '', above }: Drawn): string => `drawing:
  spaces: |
${block(spaces, '    ')}
  sides: { ${sides} }
  walls: [${walls.split(' ').filter(Boolean).join(', ')}]
  doors: [${doors.split(' ').filter(Boolean).join(', ')}]
${above === undefined ? '' : `  above:\n    spaces: |\n${block(above.spaces, '      ')}\n    sides: { ${above.sides ?? ''} }\n`}`;

/** What tiles of six by six squares are made of, unless a test says otherwise. */
export interface BoardShape {
  readonly plots?: { readonly columns: number; readonly rows: number };
  readonly side?: number;
  readonly through?: string;
  /** tiles of hexagons of this radius in place of squares, and the radius of the plots */
  readonly hexagons?: { readonly top: 'pointy' | 'flat'; readonly radius: number; readonly plots: number };
  /** more items of a `.rules` file */
  readonly rules?: string;
}

/** The files of a game with a board of tiles. */
export function boardFiles(
  drawn: Readonly<Record<string, Drawn>>,
  { plots = { columns: 3, rows: 3 }, side = 6, through = '3, 4', rules = '', hexagons }: BoardShape = {},
): Record<string, string> {
  return {
    'game.yaml': gameFile(
      hexagons === undefined ? `columns: ${plots.columns}, rows: ${plots.rows}` : `radius: ${hexagons.plots}`,
      hexagons === undefined
        ? `columns: ${side}, rows: ${side}`
        : `shape: hexagon, top: ${hexagons.top}, radius: ${hexagons.radius}`,
      through,
      hexagons === undefined ? 4 : 6,
    ),
    ...Object.fromEntries(
      Object.entries(drawn).map(([name, drawing]) => [
        `tiles/${name}.yaml`,
        `count: 5\nstarts: bag\n${drawingOf(drawing)}`,
      ]),
    ),
    'pawns/red-pawn.yaml': 'count: 2\n',
    'wights/white-wight.yaml': 'count: 3\n',
    'rules/tiles.rules': RULES + rules,
  };
}

export class TileBoard {
  readonly running: Running;

  constructor(running: Running) {
    this.running = running;
  }

  /**
   * @param laid tiles by plot, row by row: the name and how often it is turned; nothing for a plot
   *   without one
   */
  static async of(
    drawn: Readonly<Record<string, Drawn>>,
    laid: readonly (readonly string[])[] = [],
    shape: BoardShape = {},
  ): Promise<TileBoard> {
    const running = await loadGame(boardFiles(drawn, shape));
    const board = new TileBoard(running);
    for (const [row, names] of laid.entries())
      for (const [column, name] of names.entries()) if (name !== '') board.lay(name, row, column);
    return board;
  }

  /**
   * Lays a tile that lies on no plot yet.
   *
   * @param written its name, and how often it is turned; `?` before it leaves it face down
   */
  lay(written: string, row: number, column: number): number {
    const [name = '', turns = '0'] = written.replace('?', '').split(' ');
    const { running } = this;
    const plot = this.plot(row, column);
    const free = running.things(name).find((tile) => !this.isOnBoard(tile)) ?? -1;
    running.put(free, written.startsWith('?') ? 'hidden' : 'laid', plot).set('turn', Number(turns), free);
    return free;
  }

  plot = (row: number, column: number): number => this.running.things(`plot-r${row + 1}c${column + 1}`)[0] ?? -1;
  space = (name: string): number => this.running.things(`space-${name}`)[0] ?? -1;
  gate = (name: string): number => this.running.things(`gate-${name}`)[0] ?? -1;

  /** Whether a tile lies on a plot. */
  private isOnBoard(tile: number): boolean {
    const { layout, zones } = this.running.module.meta;
    const zone = this.running.state[layout.zoneOf + tile] ?? -1;
    return zones.some(({ name, first, instances }) => name !== 'bag' && zone >= first && zone < first + instances);
  }

  /** Row names of spaces that a procedure notes, in order. */
  noted(name: string, args: readonly number[] = []): string[] {
    return noted(this.running, 'space', name, args);
  }

  /** The same of gates. */
  gates(name: string, args: readonly number[]): string[] {
    return noted(this.running, 'gate', name, args, 'gate-as');
  }

  nameOf(thing: number): string {
    const { meta } = this.running.module;
    return meta.rows[meta.things[thing] ?? -1]?.name ?? 'none';
  }

  /** 0 not seen, 1 seen, 2 seen with cover; and how far it is. */
  look(from: string, to: string): { seen: number; far: number } {
    this.running.call('look', [this.space(from), this.space(to)]);
    return { seen: this.running.get('answer'), far: this.running.get('far') };
  }

  /** The words for borders. */
  border(value: number): string {
    return this.running.module.meta.enums.find(({ name }) => name === 'border')?.values[value] ?? 'none';
  }

  /** What a gate is, and whether it is open. */
  what(gate: string): string {
    this.running.call('what', [this.gate(gate)]);
    return `${this.border(this.running.get('border-found'))}${this.running.get('answer') === 1 ? ' open' : ''}`;
  }
}

const gameFile = (plots: string, spaces: string, through: string, sides: 4 | 6): string => `title: Tiles
players: { min: 2, max: 2 }
start: play-game
enums: { ground: [floor, rock, pillar, pool, water, low, raised, stairs, planks] }
globals:
  found: { type: number }
  answer: { type: number }
  far: { type: number }
  border-found: { type: border }
  gate-found: { type: gate? }
  tile-found: { type: tile? }
  plot-found: { type: plot? }
kinds:
  plot: { zones: { hidden: { holds: tile, visible: none }, laid: { holds: tile } } }
  space:
    printed: { ground: { type: ground } }
    fields: { rubble: { type: flag }, found-as: { type: number } }
    zones: { standing: { holds: [pawn, wight] } }
  gate: { fields: { ajar: { type: flag }, gate-as: { type: number } }, zones: { lock: { holds: key } } }
  tile: { folder: tiles, fields: { turn: { type: number, min: 0, max: ${sides - 1} } } }
  pawn: { folder: pawns }
  wight: { folder: wights }
  key: { folder: keys }
maps:
  cave:
    plots: { kind: plot, ${plots} }
    tiles: { kind: tile, lies-in: laid, turned-by: turn, way-through: [${through}] }
    spaces: { kind: space, ${spaces}, opaque: its rubble }
    gates: { kind: gate, open: its ajar }
${sides === 4 ? '    corners: { free: its ground is not pillar and its ground is not pool }\n' : ''}    legend:
      '.': { ground: floor }
      '#': { ground: rock, opaque: true }
      'P': { ground: pillar, opaque: true }
      'O': { ground: pool }
      '~': { ground: water }
      'f': { ground: low, cover: true }
      '^': { ground: raised, level: upper }
      '/': { ground: stairs, level: both }
      '=': { ground: planks }
zones:
  bag: { holds: tile }
  box: { holds: [pawn, wight, key] }
`;
