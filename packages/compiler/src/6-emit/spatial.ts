/** The words about maps: sets of spaces as plans, distance as a number. */
import type { Call, Expression, Place } from '../ast/node.ts';
import type { KindModel } from '../model/model.ts';
import { S } from './cells.ts';
import * as js from './code.ts';
import type { Js } from './code.ts';
import type { Context } from './context.ts';
import { NotRunnable, type GameEmit } from './game-emit.ts';
import { each, type Plan } from './loops.ts';
import { mapIndex } from './maps.ts';
import { kindOf } from './set-kinds.ts';

/** Spaces that a function about maps gives: the kernel fills a list that belongs to the loop. */
export function planOfSpaces(game: GameEmit, context: Context, call: Call): Plan {
  const fill = (buffer: Js): Js => {
    if (call.name === 'reachable') return reachableCall(game, context, call, buffer);
    if (call.name === 'reach' || call.name === 'way') return walkCall(game, context, call, buffer);
    return js.call(call.name, S, ...call.args.map((arg) => game.value(context, arg)), buffer);
  };
  if (call.name === 'touching') requireTurnable(game, kindOf(call.args[1]?.type), call.args[2], call.at, 'touching');
  const at = call.args[0];
  if (!at || game.layout.maps.length === 0) throw new NotRunnable(call.at, `\`${call.name}\` without a map`);
  return { source: { by: 'filled', wish: call.name, fill }, tests: [], kind: kindOf(call.type) };
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

/** `range`, `in-sight`, `covered`: what two things on a map are to each other, as a number or a flag. */
export function betweenTwo(game: GameEmit, context: Context, call: Call, kernel: string): Js {
  const [from, to] = call.args;
  if (!from || !to || game.layout.maps.length === 0) throw new NotRunnable(call.at, `\`${call.name}\` without a map`);
  return js.call(kernel, S, game.value(context, from), game.value(context, to));
}

function reachableCall(game: GameEmit, context: Context, call: Call, buffer: Js): Js {
  const [from, within] = call.args;
  if (!from || !within) throw new Error('reachable needs a thing and a set');
  return game.helper(context, 'reachable', (inner) => {
    const marks = mark(game, inner, within);
    inner.writer.line(js.give(js.call('reachable', S, game.value(inner, from), marks, buffer)));
  });
}

/** `reach` and `way`: what each space costs is worked out first. */
function walkCall(game: GameEmit, context: Context, call: Call, buffer: Js): Js {
  const [from, second, cost] = call.args;
  const kind = kindOf(call.type);
  if (!from || !second || !cost || kind === null) throw new NotRunnable(call.at, `\`${call.name}\` without a map`);
  return game.helper(context, call.name, (inner) => {
    const costs = game.buffer('costs');
    const { first, end } = game.kind(kind);
    const space = game.local('space');
    const [start, other] = [game.value(inner, from), game.value(inner, second)];
    inner.writer.for(js.counting(space, first, end), () => {
      const body = inner.inner();
      if (call.local) body.bind(call.local, space);
      body.writer.line(js.assign(js.at(costs, space), game.value(body, cost)));
    });
    inner.writer.line(js.give(js.call(call.name, S, start, other, costs, buffer)));
  });
}

/** Marks the members of a set in a list of its own. */
function mark(game: GameEmit, inner: Context, set: Expression): Js {
  const marks = game.buffer('marks');
  inner.writer.line(js.run(js.method(marks, 'fill', 0)));
  each(game, inner, game.planOf(inner, set), 'x', (thing, body) => body.writer.line(js.assign(js.at(marks, thing), 1)));
  return marks;
}

/** Quarter turns need spaces that lie in a square; half a turn, written as a number, does not. */
export function requireTurnable(
  game: GameEmit,
  tile: KindModel | null,
  quarters: Expression | undefined,
  at: Place,
  word: string,
): void {
  const { maps } = game.layout;
  const own = mapIndex(maps, tile);
  const inside = maps.filter(({ parent }) => parent === own && own >= 0);
  if (inside.length === 0) throw new NotRunnable(at, `\`${word}\` for things that hold no grid of spaces`);
  if (quarters?.kind === 'number' && quarters.value % 2 === 0) return;
  for (const { map } of inside) {
    if (map.is === 'grid' && map.columns !== map.rows)
      throw new NotRunnable(at, `\`${word}\` by quarters for tiles that are not square`);
  }
}
