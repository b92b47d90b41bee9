/** Small games with a map, for tests of the words about maps. */
import { compileGame } from '../../compile.ts';
import { loadModule, Running } from './running.ts';

export interface GridShape {
  readonly columns: number;
  readonly rows: number;
  readonly diagonal: boolean;
}

/** A game without a course of its own: tests call its rules. */
export const WAITING = `
to play-game
  choose
    option wait
      return

`;

/** `WAITING`, and `note`, which keeps the things of a kind in the order found, for `noted`. */
export const notingRules = (kind: string): string => `${WAITING}
to note ${kind} s
  increase found by 1
  set s.found-as to found

`;

const RULES = `${notingRules('spot')}
to near thing x
  for each s in neighbours(x)
    note s

to far thing x to thing y
  set answer to distance(x, y)

to way-through spot x to spot y
  set answer to distance(x, y, spots where not its blocked)

to in-reach spot x
  for each s in reachable(x, spots where not its blocked)
    note s

to pick spot x
  let s = a spot in neighbours(x)
  if s is not none, note s

to how-many spot x
  set answer to count(neighbours(x))

to is-near spot x to spot y
  set answer to (if y is in neighbours(x) then 1 else 0)

to to-back spot x
  move x to board
`;

/** Words that only boards have. */
const BOARD_RULES = `
to crossed spot x to spot y
  for each s in line(x, y)
    note s

to area spot x by number columns to number rows
  for each s in block(x, columns, rows)
    note s
`;

const spotGame = (map: string, spots: string, rules: string): Record<string, string> => ({
  'game.yaml': `title: Map
players: { min: 2, max: 2 }
start: play-game
globals: { answer: { type: number }, found: { type: number } }
kinds:
  spot:
    folder: spots
    fields: { blocked: { type: flag }, found-as: { type: number } }
    zones: { standing: { holds: pawn } }
    map: ${map}
  pawn: { folder: pawns }
zones:
  board: { holds: spot, order: set }
`,
  'spots/spots.table.yaml': spots,
  'pawns/red-pawn.yaml': 'count: 2\n',
  'rules/map.rules': rules,
});

/** Compiles a game of its own. @throws when it has mistakes */
export async function loadGame(files: Readonly<Record<string, string>>): Promise<Running> {
  const all = new Map(Object.entries(files).map(([path, text]) => [`map/${path}`, text]));
  const { module, diagnostics } = compileGame(all, 'map');
  if (!module)
    throw new Error(diagnostics.map(({ code, message, span }) => `${code} ${span.file}: ${message}`).join('\n'));
  return new Running(await loadModule(module.code));
}

/** The space of a board by the end of its name, such as `r1c2`, or by its whole name. */
export function spaceNamed({ module }: Running, kind: string, name: string): number {
  const found = module.meta.rows.find((row) => row.name === `${kind}-${name}`);
  if (found === undefined) throw new Error(`no ${kind} ${name}`);
  return found.first;
}

/** Numbers, or spaces of the kind that is asked for, by name. */
type Args = readonly (number | string)[];

/** Things of a kind that a procedure notes in a field, in the order found. */
function thingsNoted(running: Running, kind: string, name: string, args: Args, field = 'found-as'): number[] {
  const { first, end } = running.module.meta.kinds.find((one) => one.name === kind) ?? { first: 0, end: 0 };
  const all = Array.from({ length: end - first }, (_, i) => first + i);
  for (const thing of all) running.set(field, 0, thing);
  running.set('found', 0).call(
    name,
    args.map((arg) => (typeof arg === 'string' ? spaceNamed(running, kind, arg) : arg)),
  );
  return all
    .filter((thing) => running.get(field, thing) > 0)
    .toSorted((one, other) => running.get(field, one) - running.get(field, other));
}

/** The same by the names of their rows, without the kind. */
export function noted(running: Running, kind: string, name: string, args: Args, field?: string): string[] {
  const { rows, things } = running.module.meta;
  return thingsNoted(running, kind, name, args, field).map(
    (thing) => rows[things[thing] ?? -1]?.name.slice(kind.length + 1) ?? '',
  );
}

/** Asks a game with spots that lie to each other in some way. */
export class MapGame {
  readonly running: Running;
  private readonly first: number;
  private readonly row: string;

  constructor(running: Running, row: string) {
    this.running = running;
    this.row = row;
    this.first = this.things(row)[0] ?? 0;
  }

  things = (row: string): number[] => this.running.things(row);

  /** The thing that began as the space with a number. */
  space = (number: number): number => this.first + number;

  put(thing: number, zone: string, of: number): void {
    this.running.put(thing, zone, of);
  }

  set(field: string, value: number, of: number): void {
    this.running.set(field, value, of);
  }

  call(name: string, args: readonly number[]): number {
    return this.running.call(name, args);
  }

  get options(): number[] {
    return this.running.options;
  }

  /** What a procedure finds: numbers of spaces, in the order found. */
  ask(name: string, args: readonly number[]): number[] {
    return thingsNoted(this.running, 'spot', name, args).map((thing) => thing - this.first);
  }

  /** What a procedure works out. */
  number(name: string, args: readonly number[]): number {
    this.running.call(name, args);
    return this.running.get('answer');
  }

  near = (number: number): number[] => this.ask('near', [this.space(number)]);

  line = (from: number, to: number): number[] => this.ask('crossed', [this.space(from), this.space(to)]);
}

/** A board of spots in rows and columns, `blocked` is a flag of each. */
export async function mapGame(grid: GridShape): Promise<MapGame> {
  const map = `{ grid: { columns: ${grid.columns}, rows: ${grid.rows}, diagonal: ${grid.diagonal} } }`;
  const spots = `each: { starts: board }\nrows:\n  plot: { count: ${grid.columns * grid.rows} }\n`;
  return new MapGame(await loadGame(spotGame(map, spots, RULES + BOARD_RULES)), 'plot');
}

/** Spots with names, neighbours by links. */
export async function linkGame(
  names: readonly string[],
  links: readonly (readonly [string, string])[],
): Promise<MapGame> {
  const map = `{ links: [${links.map((pair) => `[${pair.join(', ')}]`).join(', ')}] }`;
  const spots = `each: { starts: board }\nrows:\n${names.map((name) => `  ${name}: {}\n`).join('')}`;
  return new MapGame(await loadGame(spotGame(map, spots, RULES)), names[0] ?? '');
}
