/** Measures what a use of the language changes in the state, and what hooks hear of it. */
import { STATUS, type FieldMeta, type GameModule } from '@undercroft/contract';
import { BEND, ROTUNDA } from '../../src/code/testing/drawn-tiles.ts';
import { loadModule, Running } from '../../src/code/testing/running.ts';
import { boardFiles } from '../../src/code/testing/tile-board.ts';
import { createCompileCache } from '../../src/compile-cache.ts';
import { compileGame, type CompiledGame } from '../../src/compile.ts';
import { TINY_GAME_ID, tinyGame } from '../tiny-game.ts';
import type { Use } from './uses.ts';

/** Rules that uses cite: in the blocks of a statement, and behind it. */
const INSIDE = 'LT-LAW-01';
const BEHIND = 'LT-LAW-02';

/** A field that rules can hear. */
interface Field {
  readonly kind: string;
  readonly name: string;
}

/** A game in which uses are tried. */
interface Ground {
  /** fields with hooks; each has another field that counts what its hook hears */
  readonly fields: readonly Field[];
  readonly files: (use: Use, more: string) => Map<string, string>;
  /** Makes a position, and gives the arguments of `try`. */
  readonly prepare: (running: Running) => readonly number[];
}

const HEARD = 'heard-';
const fieldsOf = (text: string): Field[] =>
  text.split(', ').map((one) => {
    const [kind = '', name = ''] = one.split('.');
    return { kind, name };
  });

const counts = (fields: readonly Field[], of: string): string =>
  fields.flatMap(({ kind, name }) => (kind === of ? [`${HEARD}${name}: { type: number }`] : [])).join(', ');

/** Hooks on all fields. */
const hooksOn = (fields: readonly Field[]): string =>
  fields
    .map(({ kind, name }) => {
      const count =
        kind === 'player' ? `as it, increase your ${HEARD}${name} by 1` : `increase its ${HEARD}${name} by 1`;
      return `when ${name} of a ${kind} changes, ${count}`;
    })
    .join('\n\n');

const indented = (lines: string): string => lines.replaceAll(/^/gm, '  ');

const TINY = fieldsOf('beast.rage, beast.mood, beast.tired, card.place, player.oil, player.embers, player.strikes');

const tiny: Ground = {
  fields: TINY,
  files({ lines, rules = '', files = {} }, more) {
    const all = tinyGame();
    const set = (path: string, text: string): unknown => all.set(`${TINY_GAME_ID}/${path}`, text);
    const text = (path: string): string => all.get(`${TINY_GAME_ID}/${path}`) ?? '';
    const game = text('game.yaml')
      .replace('\nsets:', '\n  pond: { holds: beast, of: player, order: pile, visible: none }\nsets:')
      .replace('card: {}', `card: { fields: { ${counts(TINY, 'card')} } }`)
      .replace(
        'fields: { mood:',
        `fields: { ${counts(TINY, 'beast')}, rage: { type: number, max: 5, min: 0, reset: slumber }, mood:`,
      )
      .replace('fields: { strikes:', `fields: { ${counts(TINY, 'player')}, strikes:`);
    set('game.yaml', game);
    // What the tiny game itself hears would change fields as well.
    set('rules/play.rules', text('rules/play.rules').replace(/when mood of a beast[^]*?gain 1 oil\n/, ''));
    const always = 'to slumber\n  let n = 1\n\nto weigh beast x giving number\n  return x.might';
    set('rules/more.rules', `to try beast b at glade g\n${indented(lines)}\n\n${rules}\n\n${always}\n\n${more}`);
    for (const [path, content] of Object.entries(files)) set(path, content);
    return all;
  },
  prepare(running) {
    const [first = 0, second = 0] = running.things('moth');
    const [third = 0] = running.things('owl');
    const [glade = 0] = running.things('fern');
    running.put(first, 'pond').put(second, 'pond').put(glade, 'grove').put(third, 'dwellers', glade);
    running.set('rage', 3, first).set('rage', 2, third);
    const again = running.module.meta.rows.find(({ name }) => name === 'again');
    if (again !== undefined) running.put(again.first, 'hand');
    return [first, glade];
  },
};

const BOARD = fieldsOf('pawn.place, space.rubble, tile.turn');

const board: Ground = {
  fields: BOARD,
  files({ lines, rules = '' }, more) {
    const files = boardFiles(
      { rotunda: ROTUNDA, bend: BEND },
      { rules: `\nto try tile t\n${indented(lines)}\n\n${rules}\n\n${more}` },
    );
    const game = (files['game.yaml'] ?? '')
      .replace('pawn: {', `pawn: { fields: { ${counts(BOARD, 'pawn')} },`)
      .replace('fields: { rubble:', `fields: { ${counts(BOARD, 'space')}, rubble:`)
      .replace('fields: { turn:', `fields: { ${counts(BOARD, 'tile')}, turn:`);
    const all = { ...files, 'game.yaml': game };
    return new Map(Object.entries(all).map(([path, text]) => [`${TINY_GAME_ID}/${path}`, text]));
  },
  prepare(running) {
    const [tile = 0] = running.things('rotunda');
    const one = (row: string): number => running.things(row)[0] ?? -1;
    running.put(tile, 'laid', one('plot-r1c1')).put(one('red-pawn'), 'standing', one('space-r2c2'));
    running.set('rubble', 1, one('space-r3c2'));
    return [tile];
  },
};

const groundOf = ({ game }: Use): Ground => (game === 'board' ? board : tiny);

/** What is not changed is known from the compile before. */
const caches = { tiny: createCompileCache(), board: createCompileCache() };

/** Compiles a use. @param hooked whether hooks hear everything */
export function compileUse(use: Use, hooked = false): CompiledGame {
  const { files, fields } = groundOf(use);
  return compileGame(files(use, hooked ? hooksOn(fields) : ''), TINY_GAME_ID, caches[use.game ?? 'tiny']);
}

/** The same use where all players answer in secret. */
export const inSecret = (use: Use): Use => ({ ...use, lines: `each player secretly\n${indented(use.lines)}` });

/** What is wrong with a game: codes and messages of errors. */
export function errorsOf({ diagnostics }: Pick<CompiledGame, 'diagnostics'>): string[] {
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ code, message }) => `${code}: ${message}`);
}

const MOST_ANSWERS = 20;

interface Run {
  readonly module: GameModule;
  readonly state: Int32Array;
  readonly before: Int32Array;
  /** the state after the same answers, from a copy of the state before */
  readonly again: Int32Array;
  /** rules that were carried out */
  readonly rules: readonly string[];
}

/**
 * Runs a use to its end, with the first answer to each question.
 * @throws when it cannot be compiled or run
 */
export async function runUse(use: Use, { module: emitted, ...game }: CompiledGame): Promise<Run> {
  if (emitted === null) throw new Error(errorsOf(game).join('\n'));
  const running = new Running(await loadModule(emitted.code));
  const { module, state } = running;
  const args = groundOf(use).prepare(running);
  const before = state.slice();
  module.io.reached = new Uint8Array(module.meta.sites.length);
  play(running, args);
  const rules = module.meta.sites.flatMap((site, index) => (module.io.reached?.[index] === 1 ? site.rules : []));
  module.io.reached = null;
  const after = state.slice();
  state.set(before);
  play(running, args);
  return { module, state: after, before, again: state, rules };
}

/** Calls `try`, and gives the first answer to each question. */
function play(running: Running, args: readonly number[]): void {
  let status = running.call('try', args);
  for (let n = 0; status === STATUS.decision && n < MOST_ANSWERS; n++)
    status = running.answer(running.options[0] ?? -1);
  if (status === STATUS.decision) throw new Error('it asks too often');
}

/** Uses gain nothing where a block stands that anything may stand in. */
const HOLDER = 'gain 0 oil';
const cited = (lines: string): string => lines.replaceAll(HOLDER, `rule ${INSIDE}`);

/** The same use with rules that are cited in its blocks and behind it. */
export const citing = (use: Use): Use => ({
  ...use,
  lines: `${cited(use.lines)}\nrule ${BEHIND}`,
  rules: cited(use.rules ?? ''),
});

/** Of the rules that `citing` adds, those that were carried out. */
export function citedIn({ rules }: Run, use: Use): { readonly inside: boolean; readonly behind: boolean } {
  const holds = `${use.lines} ${use.rules}`.includes(HOLDER);
  return { inside: !holds || rules.includes(INSIDE), behind: rules.includes(BEHIND) };
}

/** Looks up the neighbours and the ground of all squares that are on the map. */
const LOOKING = `to look-around
  set answer to 0
  for each s in spaces
    increase answer by (count(neighbours(s)) + (if s.ground is rock then 9 else 0)) * (s.row + 3 * s.column)`;

/**
 * What is found on a board before lines are run, behind them in the same procedure, and in a call
 * of its own afterwards.
 */
export async function lookedUp(lines: string): Promise<readonly [before: number, behind: number, later: number]> {
  const use: Use = {
    game: 'board',
    lines: `look-around\nset found to answer\n${lines}\nlook-around\nset far to answer`,
    rules: LOOKING,
  };
  const { module: emitted, ...game } = compileUse(use);
  if (emitted === null) throw new Error(errorsOf(game).join('\n'));
  const running = new Running(await loadModule(emitted.code));
  const [tile = 0] = running.things('bend');
  running.put(tile, 'laid', running.things('plot-r1c1')[0]);
  for (const other of running.things('rotunda')) running.put(other, 'bag');
  play(running, [tile]);
  running.call('look-around');
  return [running.get('found'), running.get('far'), running.get('answer')];
}

/** The thing in whose zone a thing lies, -1 for none. */
function placeOf({ meta }: GameModule, state: Int32Array, thing: number): number {
  const { layout, zones, kinds } = meta;
  const zone = thing < (layout.fixed ?? layout.things) ? (state[layout.zoneOf + thing] ?? -1) : -1;
  const of = zones.find(({ first, instances }) => zone >= first && zone < first + instances);
  return of === undefined || typeof of.owner !== 'number' ? -1 : (kinds[of.owner]?.first ?? 0) + zone - of.first;
}

function subjectsOf({ meta }: GameModule, { owner }: FieldMeta): readonly number[] {
  const kind = typeof owner === 'number' ? meta.kinds[owner] : undefined;
  const [first, end] = kind === undefined ? [0, owner === 'player' ? 2 : 0] : [kind.first, kind.end];
  return Array.from({ length: end - first }, (_, i) => first + i);
}

/**
 * What has changed: `rage 7` for a field of thing or player 7, `place 7` for a thing that lies in
 * another thing.
 */
export function changedIn({ module, before, state: after }: Run): string[] {
  const fields = module.meta.fields.filter(({ name }) => !name.startsWith(HEARD));
  const written = fields.flatMap((field) =>
    subjectsOf(module, field)
      .filter((of) => before[field.offset + of] !== after[field.offset + of])
      .map((of) => `${field.name} ${of}`),
  );
  const things = Array.from({ length: module.meta.layout.things }, (_, thing) => thing);
  const moved = things.filter((thing) => placeOf(module, before, thing) !== placeOf(module, after, thing));
  return [...written, ...moved.map((thing) => `place ${thing}`)].toSorted();
}

/** The same as hooks have heard it: once for each time that a hook ran. */
export function heardIn({ module, state }: Run): string[] {
  return module.meta.fields
    .filter(({ name }) => name.startsWith(HEARD))
    .flatMap((field) =>
      subjectsOf(module, field).flatMap((of) =>
        Array.from({ length: state[field.offset + of] ?? 0 }, () => `${field.name.slice(HEARD.length)} ${of}`),
      ),
    )
    .toSorted();
}
