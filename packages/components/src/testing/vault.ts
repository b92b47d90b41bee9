/**
 * A made-up game with a board of tiles for the tests of this package: four plots of three by three
 * squares, doors, and a bridge.
 */
import type { EnumMeta, GameMeta, KindMeta, RowMeta } from '@undercroft/contract';
import type { DecisionView, DrawnView, GameView, LayView, ThingView } from '@undercroft/view';
import { readLayout } from '../layout/read-layout.ts';
import { buildScene, type AreaScene } from '../scene/scene.ts';
import { pantryMeta, pantryView, zoneView } from './pantry.ts';

const COLUMNS = 6;
const ROWS = 6;
/** Ids: squares row by row, then those above, gates, plots. */
const [FIRST, ABOVE, GATES, PLOTS, END] = [20, 60, 70, 80, 84] as const;
const [SQUARE, GATE, PLOT, STANDING] = [3, 4, 5, 4];
const GROUNDS = ['floor', 'rock', 'planks', 'water'];

/** The signs of the board, as its tiles lie; blanks are not explored. */
const LIES = ['#..   ', '...   ', '#..   ', '...#.#', '.~~..#', '..~#.#'];
const SIGNS = '.#=~';
const BRIDGE = [18, 19, 20];
/** Rooms of the tiles that are laid, from above to below; the last one has no name of its own. */
const ROOMS = ['Press', 'Ford'];

/** Number of a square from 0. */
const at = (row: number, column: number): number => (row - 1) * COLUMNS + column - 1;

/** Id of the square at a place, counted from 1. */
export const vaultSquare = (row: number, column: number): number => FIRST + at(row, column);
/** Id of a plot, counted from 1 row by row. */
export const vaultPlot = (nth: number): number => PLOTS + nth - 1;
/** Id of the square above that place; the bridge leads over the first three squares of row 4. */
export const vaultAbove = (column: number): number => ABOVE + column - 1;

/**
 * Doors of the vault: to the east of the first tile, below it, between the lower ones, walled up,
 * within the last one.
 */
export const vaultGates = {
  east: GATES,
  below: GATES + 1,
  between: GATES + 2,
  walled: GATES + 3,
  inner: GATES + 4,
} as const;

const STATES = ['shut', 'ajar', 'locked', 'broken'] as const;
const doors: readonly (readonly [number, DrawnView['gates'][number]['border'], readonly (readonly number[])[]])[] = [
  [
    vaultGates.east,
    'door',
    [
      [at(1, 3), at(1, 4)],
      [at(2, 3), at(2, 4)],
    ],
  ],
  [
    vaultGates.below,
    'door',
    [
      [at(3, 2), at(4, 2)],
      [at(3, 3), at(4, 3)],
    ],
  ],
  [vaultGates.between, 'door', [[at(5, 3), at(5, 4)]]],
  [vaultGates.walled, 'false-door', [[at(6, 3), at(6, 4)]]],
  [vaultGates.inner, 'door', [[at(5, 5), at(6, 5)]]],
];

const rowOf = (name: string, title: string, kind: number, more: Partial<RowMeta> = {}): RowMeta => ({
  ...pantryMeta().rows[0]!,
  name,
  title,
  kind,
  printed: {},
  ...more,
});

/** The row of each thing. @param own  index of the first row of the squares */
function thingsOf(rows: readonly RowMeta[], own: number): number[] {
  const things = Array.from({ length: END }, () => 1);
  const put = (first: number, name: string): number => (things[first] = rows.findIndex((row) => row.name === name));
  for (let n = 0; n < COLUMNS * ROWS; n++) things[FIRST + n] = own + n;
  BRIDGE.forEach((n, i) => put(ABOVE + i, `above-${n}`));
  doors.forEach(([id]) => put(id, `gate-${id}`));
  for (const n of [1, 2, 3, 4]) put(PLOTS + n - 1, `plot-${n}`);
  for (const lemon of [3, 5, 7]) things[lemon] = 2;
  return things;
}

/** Metadata of the game. */
/** Names of the vault. */
export function vaultMeta(table?: unknown): GameMeta {
  const base = pantryMeta();
  const plain: KindMeta = { ...base.kinds[0]!, zones: [], fields: [], printed: [] };
  const enums: EnumMeta[] = [...base.enums, { name: 'terrain', values: GROUNDS }, { name: 'lock', values: STATES }];
  const state = { ...base.fields[0]!, name: 'state', title: 'Door', icon: null, owner: GATE, counter: false };
  const board = {
    name: 'vault',
    title: 'Vault',
    columns: COLUMNS,
    rows: ROWS,
    of: 'global',
    walls: [],
    sight: true,
    tiles: {
      columns: 3,
      rows: 3,
      plots: PLOT,
      kind: -1,
      gates: GATE,
      liesIn: -1,
      turnedBy: -1,
      wayThrough: [],
      signs: SIGNS.split('').map((sign, terrain) => ({ sign, printed: { terrain }, level: sign === '=' ? 2 : 1 })),
      drawings: [],
    },
  } as const;
  const terrain = {
    name: 'terrain',
    title: 'Terrain',
    icon: null,
    type: { is: 'enum', of: enums.length - 2 },
  } as const;
  const squares = { ...plain, name: 'square', title: 'Square', zones: [STANDING], printed: [terrain], board };
  const spots = Array.from({ length: COLUMNS * ROWS }, (_, n) => {
    const spot = { row: Math.floor(n / COLUMNS) + 1, column: (n % COLUMNS) + 1 };
    return rowOf(`square-${n}`, `Row ${spot.row}, column ${spot.column}`, SQUARE, { spot });
  });
  const upper = BRIDGE.map((n) => rowOf(`above-${n}`, `Above row 4, column ${(n % COLUMNS) + 1}`, SQUARE));
  const gates = doors.map(([id]) => rowOf(`gate-${id}`, `Gate ${id}`, GATE));
  const plots = [1, 2, 3, 4].map((n) => rowOf(`plot-${n}`, `Plot ${n}`, PLOT));
  const rooms = ROOMS.map((title) => rowOf(title, title, PLOT));
  const rows = [...base.rows, ...spots, ...upper, ...gates, ...plots, ...rooms];
  const things = thingsOf(rows, base.rows.length);
  return {
    ...base,
    enums,
    fields: [...base.fields, { ...state, type: { is: 'enum', of: enums.length - 1 } }],
    kinds: [
      ...base.kinds.slice(0, SQUARE),
      { ...squares, first: FIRST, end: GATES },
      { ...plain, name: 'gate', title: 'Door', fields: [base.fields.length], first: GATES, end: PLOTS },
      {
        ...plain,
        name: 'plot',
        title: 'Plot',
        first: PLOTS,
        end: END,
        board: { ...board, columns: 2, rows: 2, tiles: undefined },
      },
    ] as KindMeta[],
    zones: [...base.zones, { ...base.zones[2]!, name: 'standing', owner: SQUARE, first: 100, instances: 50 }],
    rows,
    things,
    extras: table === undefined ? {} : { table: table as NonNullable<GameMeta['extras']['table']> },
  };
}

/** What stands where, by id of the square; made with `jar` of the cellar. */
type Standing = Readonly<Record<number, readonly ThingView[]>>;

/** The row of the tile that lies at a place, both from 0. */
const roomAt = (meta: GameMeta, y: number, x: number): number =>
  x >= 3 ? -1 : meta.rows.findIndex(({ title }) => title === ROOMS[Math.floor(y / 3)]);

/** A vault: jars on its squares, doors that are not shut by the name of their state. */
export function vaultView(
  standing: Standing,
  decision: DecisionView | null = null,
  states: Readonly<Record<number, (typeof STATES)[number]>> = {},
): GameView {
  const meta = vaultMeta();
  const view = (id: number, kind: number): ThingView => {
    const own = { ...zoneView(STANDING, 0, standing[id] ?? []), id: 100 + id, owner: id };
    const zones = kind === SQUARE ? [own] : [];
    return { id, row: meta.things[id] ?? -1, kind, fields: {}, attributes: {}, zones };
  };
  const drawn: DrawnView = {
    rooms: LIES.flatMap((row, y) => row.split('').map((sign, x) => (sign === ' ' ? -1 : roomAt(meta, y, x)))),
    signs: LIES.flatMap((row) => row.split('').map((sign) => SIGNS.indexOf(sign))),
    above: BRIDGE.map((square, i) => ({ square, sign: 2, thing: view(ABOVE + i, SQUARE) })),
    walls: [[at(2, 1), at(3, 1)]],
    gates: doors.map(([id, border, between]) => {
      const state = states[id] ?? 'shut';
      const open = state === 'ajar' || state === 'broken' ? 1 : 0;
      const gate = { ...view(id, GATE), fields: { state: STATES.indexOf(state) }, attributes: { open } };
      return { thing: gate, border, between };
    }),
  };
  const squares = Array.from({ length: COLUMNS * ROWS }, (_, n) => view(FIRST + n, SQUARE));
  const plots = [0, 1, 2, 3].map((n) => view(PLOTS + n, PLOT));
  return {
    ...pantryView(decision),
    boards: [
      { kind: SQUARE, owner: -1, squares, drawn },
      { kind: PLOT, owner: -1, squares: plots },
    ],
  };
}

/**
 * How the lower right tile of the vault would lie after some answers: as it does, and turned by a
 * quarter.
 */
export function vaultLays(...given: Parameters<typeof vaultView>): LayView[] {
  const { drawn } = vaultView(...given).boards[0]!;
  const squares = [4, 5, 6].flatMap((row) => [4, 5, 6].map((column) => at(row, column)));
  const signs = drawn!.signs.map((sign, n) => {
    const [x, y] = [(n % COLUMNS) - 3, Math.floor(n / COLUMNS) - 3];
    return x < 0 || y < 0 ? sign : (drawn!.signs[(5 - x) * COLUMNS + 3 + y] ?? -1);
  });
  const gates = drawn!.gates.filter(({ thing }) => thing.id !== vaultGates.between && thing.id !== vaultGates.inner);
  const walls = [...drawn!.walls, [at(5, 3), at(5, 4)]];
  return [
    { answer: 0, kind: SQUARE, squares, drawn: drawn! },
    { answer: 1, kind: SQUARE, squares, drawn: { ...drawn!, signs, gates, walls } },
  ];
}

/** How the jars of the vault are drawn. */
const TABLE = { shared: [{ map: 'vault' }], kinds: { jar: { shape: 'token', states: { damaged: { open: true } } } } };

/** The vault as an area of the table. */
export function vaultArea(...given: Parameters<typeof vaultView>): AreaScene {
  const meta = vaultMeta(TABLE);
  return buildScene(meta, readLayout(meta), vaultView(...given)).shared[0]!;
}
