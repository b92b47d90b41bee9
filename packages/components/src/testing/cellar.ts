/**
 * A made-up game with a board for the tests of this package: a drawn cellar with jars standing in
 * it.
 */
import type { GameMeta, KindMeta, RowMeta, TableMeta } from '@undercroft/contract';
import type { DecisionView, GameView, ThingView } from '@undercroft/view';
import { groundNames } from '../board/ground-names.ts';
import { readLayout } from '../layout/read-layout.ts';
import { buildScene, type AreaScene } from '../scene/scene.ts';
import { pantryMeta, pantryView, thing, zoneView } from './pantry.ts';

/** A sign for each ground, in the order of `groundNames`. */
const SIGNS = '.#~"%^=oh*/-+';

const DRAWING = ['##########', '#..~~.#""#', '#.*.~.#""#', '#....h..%#', '#==.oo./%#', '#==.^^.++#', '##########'];
const COLUMNS = 10;

/** Id of the first square; those after it follow row by row. */
export const SQUARES = 20;
const [KIND, ZONE] = [3, 4];

/** The number of a square, from 1 as players count. */
export const squareAt = (row: number, column: number): number => SQUARES + (row - 1) * COLUMNS + column - 1;

const rowOf = (name: string, n: number, of: number): RowMeta => {
  const spot = { row: Math.floor(n / COLUMNS) + 1, column: (n % COLUMNS) + 1 };
  const terrain = SIGNS.indexOf(DRAWING[spot.row - 1]?.[spot.column - 1] ?? '.');
  const title = `Row ${spot.row}, column ${spot.column}`;
  return { ...pantryMeta().rows[0]!, name, title, kind: of, spot, printed: { ...spot, terrain } };
};

/** Metadata of the game. */
export function cellarMeta(table?: unknown): GameMeta {
  const base = pantryMeta();
  const walls = [
    [squareAt(3, 4), squareAt(3, 5)],
    [squareAt(4, 2), squareAt(5, 2)],
    [squareAt(4, 3), squareAt(5, 3)],
  ].map(([one = 0, other = 0]) => [one - SQUARES, other - SQUARES] as const);
  const squares: KindMeta = {
    ...base.kinds[0]!,
    name: 'square',
    title: 'Square',
    zones: [ZONE],
    fields: [],
    first: SQUARES,
    end: SQUARES + COLUMNS * DRAWING.length,
    printed: [{ name: 'terrain', title: 'Terrain', icon: null, type: { is: 'enum', of: 1 } }],
    board: { name: 'cellar', title: 'Cellar', columns: COLUMNS, rows: DRAWING.length, of: 'global', walls },
  };
  const standing = {
    ...base.zones[2]!,
    name: 'standing',
    title: 'Standing',
    owner: KIND,
    first: 100,
    instances: squares.end - SQUARES,
  };
  return {
    ...base,
    enums: [...base.enums, { name: 'terrain', values: groundNames }],
    kinds: [...base.kinds, squares],
    zones: [...base.zones, standing],
    rows: [...base.rows, ...Array.from({ length: squares.end - SQUARES }, (_, n) => rowOf(`square-${n}`, n, KIND))],
    // Jars are things 1 to 7; odd ones from 3 on are lemons.
    things: Array.from({ length: squares.end }, (_, id) =>
      id >= SQUARES ? id - SQUARES + 4 : id > 1 && id % 2 === 1 ? 2 : 1,
    ),
    extras: table === undefined ? {} : { table: table as TableMeta },
  };
}

/** What stands where, by number of the square; made with `jar`. */
export type Standing = Readonly<Record<number, readonly ThingView[]>>;

/** Jars on squares of the cellar. @param decision  what is asked, if anything */
export function cellarView(standing: Standing, decision: DecisionView | null = null): GameView {
  const meta = cellarMeta();
  const squares = Array.from({ length: meta.kinds[KIND]!.end - SQUARES }, (_, n): ThingView => {
    const id = SQUARES + n;
    const zones = [{ ...zoneView(ZONE, 0, standing[id] ?? []), id: 100 + n, owner: id }];
    return { id, row: 4 + n, kind: KIND, fields: {}, attributes: {}, zones };
  });
  return { ...pantryView(decision), boards: [{ kind: KIND, owner: -1, squares }] };
}

/** A jar, by its id: plum (1) or lemon (2). */
export const jar = (id: number, row: 1 | 2, open = 0): ThingView => thing(id, row, { fields: { open } });

/** The cellar as an area of the table. */
export function cellarArea(standing: Standing, decision: DecisionView | null = null, table?: unknown): AreaScene {
  const meta = cellarMeta(
    table ?? { shared: [{ map: 'cellar' }], kinds: { jar: { shape: 'token', states: { damaged: { open: true } } } } },
  );
  return buildScene(meta, readLayout(meta), cellarView(standing, decision)).shared[0]!;
}
