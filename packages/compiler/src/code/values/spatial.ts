/** The words about maps: sets of spaces as plans, distance as a number. */
import { restsOf } from '../../core/steady.ts';
import type { Call, Expression } from '../../content/tree/node.ts';
import type { Span } from '../../diagnostics/source/span.ts';
import { isMade, tilesOf } from '../../content/model/tiles.ts';
import { S } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import type { Context } from '../js/context.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { NotRunnable } from '../game/not-runnable.ts';
import { each } from './loops.ts';
import type { SetPlan } from '../game/set-plan.ts';
import type { KindModel } from '../../content/model/model.ts';
import { identifier } from '../js/names.ts';
import { seatsOf, type GridModel } from '../layout/maps.ts';
import { kindOf } from '../layout/set-kinds.ts';

/** Function of the kernel that says what a walk has found. */
const RESULTS = { reach: 'reachedBy', way: 'wayOf', 'way-cost': 'costOfWay' } as const;
/** Functions for which a search is written into the rules. */
const SEARCHES: ReadonlySet<string> = new Set(['reachable', 'reach', 'way']);
/** Goal of a walk that goes everywhere, and points of one that may cost anything. */
const NOWHERE = js.number(-2);
const ANY_COST = js.number(0x7fffffff);

/** Spaces that a function about maps gives: the kernel fills a list that belongs to the loop. */
export function planOfSpaces(game: GameEmit, context: Context, call: Call): SetPlan {
  const fill = (buffer: Js): Js => {
    if (call.name === 'corners') return cornersCall(game, context, call, buffer);
    if (call.name === 'reachable') return reachableCall(game, context, call, buffer);
    if (call.name === 'reach' || call.name === 'way') return walkCall(game, context, call, buffer);
    const name = call.name === 'gates-of' ? 'gatesOf' : call.name;
    return js.call(name, S, ...call.args.map((arg) => game.value(context, arg)), buffer);
  };
  if (call.name === 'gates-of') requireTiles(game, call);
  const at = call.args[0];
  if (!at || game.layout.maps.length === 0) throw new NotRunnable(call.at, `\`${call.name}\` without a map`);
  const made = call.name === 'block' ? madeGridOf(game, at) : null;
  if (made !== null) return planOfBlock(game, context, call, made);
  const isPlain = !SEARCHES.has(call.name);
  return {
    source: { by: 'filled', wish: identifier(call.name), fill, isPlain },
    tests: [],
    kind: kindOf(game.facts.types.get(call)),
  };
}

/**
 * The kind of an expression's spaces, with their grid, when that makes them and where they are
 * follows from their ids; null for anything else.
 */
function madeGridOf(game: GameEmit, space: Expression): { readonly kind: KindModel; readonly grid: GridModel } | null {
  const kind = kindOf(game.facts.types.get(space));
  if (kind?.map?.is !== 'grid' || !isMade(kind.map)) return null;
  if (kind.map.tiles !== undefined || kind.map.hexagons !== undefined) return null;
  return { kind, grid: kind.map };
}

/** A block of such a grid follows from its corner, so that it is gone through without a list. */
function planOfBlock(
  game: GameEmit,
  context: Context,
  { args }: Call,
  { kind, grid }: NonNullable<ReturnType<typeof madeGridOf>>,
): SetPlan {
  const [corner, columns, rows] = args.map((arg) => game.value(context, arg));
  if (!corner || !columns || !rows) throw new Error('block needs a corner, columns and rows');
  const shape = { seats: seatsOf(kind, game.layout.players), wide: grid.columns, high: grid.rows };
  return { source: { by: 'block', corner, columns, rows, ...shape }, tests: [], kind };
}

/** `distance(x, y)`, or through the spaces of a set. */
export function distanceOf(game: GameEmit, context: Context, call: Call): Js {
  const [from, to, through] = call.args;
  if (!from || !to || game.layout.maps.length === 0) throw new NotRunnable(call.at, '`distance` without a map');
  if (!through) return js.call('distance', S, game.value(context, from), game.value(context, to), js.NULL);
  return game.helper(context, 'distance_through', (inner) => {
    const marks = mark(game, inner, through);
    const distance = js.call('distance', S, game.value(inner, from), game.value(inner, to), marks);
    inner.writer.line(js.give(distance));
  });
}

/**
 * `range`, `in-sight`, `covered`: what two things on a map are to each other, as a number or a
 * flag.
 */
export function betweenTwo(game: GameEmit, context: Context, call: Call, kernel: string): Js {
  const [from, to] = call.args;
  if (!from || !to || game.layout.maps.length === 0) throw new NotRunnable(call.at, `\`${call.name}\` without a map`);
  if (call.name !== 'range') game.needs.add('sight');
  return js.call(kernel, S, game.value(context, from), game.value(context, to));
}

/** `corners(x)`; or `corners(x, FREE)`, which marks the spaces beside x that let a way pass. */
function cornersCall(game: GameEmit, context: Context, call: Call, buffer: Js): Js {
  const [from, free] = call.args;
  const local = game.facts.locals.get(call);
  if (!from) throw new Error('corners needs a thing');
  if (!free || !local) return js.call('corners', S, game.value(context, from), js.NULL, buffer);
  return game.helper(context, 'corners', (inner) => {
    const marks = game.buffer('marks');
    const start = game.value(inner, from);
    const fill = (into: Js): Js => js.call('waysRound', S, start, into);
    const plan: SetPlan = { source: { by: 'filled', wish: 'ways', fill }, tests: [], kind: null };
    each(game, inner, plan, 'by', (space, body) => {
      body.bind(local, space);
      const passes = js.conditional(game.condition(body, free), 1, 0);
      body.writer.line(js.assign(js.at(marks, space), passes));
    });
    inner.writer.line(js.give(js.call('corners', S, start, marks, buffer)));
  });
}

function reachableCall(game: GameEmit, context: Context, call: Call, buffer: Js): Js {
  const [from, within] = call.args;
  if (!from || !within) throw new Error('reachable needs a thing and a set');
  return game.helper(context, 'reachable', (inner) => {
    const marks = mark(game, inner, within);
    inner.writer.line(js.give(js.call('reachable', S, game.value(inner, from), marks, buffer)));
  });
}

/**
 * `reach`, `way` and `way-cost`: the search stands here, because each step is judged by the rules.
 *
 * @param buffer null for what is no set
 */
function walkCall(game: GameEmit, context: Context, call: Call, buffer: Js | null): Js {
  const [from, second, cost, steps] = call.args;
  const local = game.facts.locals.get(call);
  const old = game.facts.olds.get(call);
  if (!from || !second || !cost || !local || !old) throw new Error(`${call.name} needs a thing and a cost`);
  return game.helper(context, identifier(call.name), (inner) => {
    const walk = game.walk();
    game.walkOf.set(call, walk);
    const space = inner.local('space');
    const [start, other] = [game.value(inner, from), game.value(inner, second)];
    const costs = call.name === 'way-cost' ? knownCosts(game, call) : null;
    if (costs !== null) {
      const known = inner.local('known');
      inner.writer.line(js.constants([known, js.call('knownCost', S, costs, start, other)]));
      inner.writer.line(js.when(js.binary('>=', known, 0), js.give(known)));
    }
    const most = call.name === 'reach' ? other : ANY_COST;
    // What a way costs is noted of all that lead from there.
    const goal = call.name === 'reach' || costs !== null ? NOWHERE : other;
    const head = {
      start: js.variables([space, js.call('firstOfWalk', S, walk, start, most, goal)]),
      test: js.binary('>=', space, 0),
      step: js.assign(space, js.call('nextOfWalk', walk)),
    };
    inner.writer.for(head, () => {
      const around = inner.inner();
      around.bind(old, space);
      each(game, around, steps ? game.planOf(around, steps) : planOfBeside(space), 'step', (step, body) => {
        body.bind(local, step);
        const take = js.run(js.call('takeStep', walk, space, step, game.value(body, cost)));
        body.writer.line(js.when(js.call('mayStep', walk, space, step), take));
      });
    });
    const kernel = RESULTS[call.name as keyof typeof RESULTS];
    const found = js.call(kernel, walk, ...(buffer === null ? [] : [buffer]));
    inner.writer.line(js.give(costs === null ? found : js.call('noteCosts', S, costs, walk, start, other)));
  });
}

/**
 * What notes the costs of a walk, when all that its steps look at can be told beforehand; see
 * `tiles/known-costs.ts` of the kernel.
 */
function knownCosts(game: GameEmit, call: Call): Js | null {
  const [, , cost, steps] = call.args;
  const local = game.facts.locals.get(call);
  const old = game.facts.olds.get(call);
  if (!cost || !local || !old) return null;
  const judged = steps === undefined ? [cost] : [cost, steps];
  const rests = restsOf(game.model, judged, [local, old]);
  if (rests === null) return null;
  const cells: number[] = [];
  const addCells = (offset: number, owner: KindModel): void => {
    const { first, end } = game.kind(owner);
    cells.push(offset + first, offset + end);
  };
  for (const field of rests.fields) {
    if (typeof field.owner === 'object') addCells(game.layout.fields.get(field) ?? 0, field.owner);
  }
  const { fixed, zoneOf } = game.layout.meta;
  for (const lying of rests.kinds) if (game.kind(lying).first < (fixed ?? Infinity)) addCells(zoneOf, lying);
  const name = js.name(game.functionNames.make('b_costs'));
  game.tables.push([name, js.call('newKnownCosts', js.list(cells))]);
  return name;
}

/** `way-cost(x, y, COST)`. */
export function wayCostOf(game: GameEmit, context: Context, call: Call): Js {
  if (game.layout.maps.length === 0) throw new NotRunnable(call.at, '`way-cost` without a map');
  return walkCall(game, context, call, null);
}

/** Where a step may lead when nothing else is said. */
function planOfBeside(space: Js): SetPlan {
  return {
    source: { by: 'filled', wish: 'beside', fill: (buffer) => js.call('neighbours', S, space, buffer) },
    tests: [],
    kind: null,
  };
}

/** Marks the members of a set in a list of its own. */
function mark(game: GameEmit, inner: Context, set: Expression): Js {
  const marks = game.buffer('marks');
  inner.writer.line(js.run(js.method(marks, 'fill', 0)));
  each(game, inner, game.planOf(inner, set), 'x', (thing, body) => body.writer.line(js.assign(js.at(marks, thing), 1)));
  return marks;
}

/**
 * What a tile, a plot or a gate is, as a value: `tile-of(x)`, `plot-of(x)`, `side(t, p, n)`,
 * `between(x, y)`.
 */
export function ofTiles(game: GameEmit, context: Context, call: Call): Js {
  requireTiles(game, call);
  const args = call.args.map((arg) => game.value(context, arg));
  if (call.name === 'side' && args.length === 2) args.push(js.number(0));
  return js.call(TILE_FUNCTIONS[call.name] ?? call.name, S, ...args);
}

const TILE_FUNCTIONS: Readonly<Record<string, string>> = {
  'tile-of': 'tileOf',
  'plot-of': 'plotOf',
  side: 'sideTowards',
};

/** Words about tiles need a board of tiles. */
export function requireTiles(game: GameEmit, { at, name }: { readonly at: Span; readonly name: string }): void {
  if (tilesOf(game.model) === null) throw new NotRunnable(at, `\`${name}\` without a board of tiles`);
}
