/** Counting, looking for any, the first, a random one; listing. */
import type { Facts } from '../../language/facts/facts.ts';
import type { Expression } from '../../content/tree/node.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import { cellOf, INT_MAX, INT_MIN, PLAYERS, S, TOP } from '../js/cells.ts';
import type { Context } from '../js/context.ts';
import type { GameEmit } from '../game/game-emit.ts';
import type { SetPlan } from '../game/set-plan.ts';
import { each, wholeZone } from './loops.ts';
import { identifier } from '../js/names.ts';
import { refOf } from '../layout/set-kinds.ts';

const N = js.name('n');

export function countOf(game: GameEmit, context: Context, set: Expression): Js {
  const plan = game.planOf(context, set);
  const zone = wholeZone(plan);
  if (zone !== null) return game.countIn(zone.id, zone.zone);
  if (plan.source.by === 'list' && plan.tests.length === 0) return plan.source.list.count;
  if (plan.source.by === 'players' && plan.tests.length === 0)
    return plan.source.word === 'others' ? js.binary('-', PLAYERS, 1) : PLAYERS;
  return game.helper(context, wishFor(game.facts, 'count', set), (inner) => {
    inner.writer.line(js.variables([N, 0]));
    each(game, inner, game.planOf(inner, set), 'x', (_thing, body) => body.writer.line(js.increment(N)));
    inner.writer.line(js.give(N));
  });
}

export function anyOf(game: GameEmit, context: Context, set: Expression): Js {
  const plan = game.planOf(context, set);
  const zone = wholeZone(plan);
  if (zone !== null) return game.holdsAny(zone.id);
  if (plan.source.by === 'list' && plan.tests.length === 0) return js.binary('>', plan.source.list.count, 0);
  return game.helper(context, wishFor(game.facts, 'any', set), (inner) => {
    each(game, inner, game.planOf(inner, set), 'x', (_thing, body) => body.writer.line(js.give(js.TRUE)));
    inner.writer.line(js.give(js.FALSE));
  });
}

export function firstOf(game: GameEmit, context: Context, set: Expression): Js {
  const plan = game.planOf(context, set);
  const zone = wholeZone(plan);
  if (zone !== null) return cellOf(game.layout.meta.head, zone.id);
  if (arePlayers(plan)) return js.number(0);
  return game.helper(context, wishFor(game.facts, 'first', set), (inner) => {
    each(game, inner, game.planOf(inner, set), 'x', (thing, body) => body.writer.line(js.give(thing)));
    inner.writer.line(js.give(-1));
  });
}

export function lastOf(game: GameEmit, context: Context, set: Expression): Js {
  const plan = game.planOf(context, set);
  const zone = wholeZone(plan);
  if (zone !== null) return game.lastIn(zone.id, zone.zone);
  if (arePlayers(plan)) return js.binary('-', PLAYERS, 1);
  return game.helper(context, wishFor(game.facts, 'last', set), (inner) => {
    const last = js.name('last');
    inner.writer.line(js.variables([last, -1]));
    each(game, inner, game.planOf(inner, set), 'x', (thing, body) => body.writer.line(js.assign(last, thing)));
    inner.writer.line(js.give(last));
  });
}

/** All players in the order of their seats; there is always one. */
function arePlayers({ source, tests }: SetPlan): boolean {
  return source.by === 'players' && source.word === 'players' && tests.length === 0;
}

/** A random member, or -1. */
export function randomOf(game: GameEmit, context: Context, set: Expression): Js {
  const zone = wholeZone(game.planOf(context, set));
  if (zone !== null) return js.call('randomInZone', S, zone.id);
  return game.helper(context, wishFor(game.facts, 'random', set), (inner) => {
    inner.writer.line(js.variables([N, 0]));
    each(game, inner, game.planOf(inner, set), 'x', (thing, body) =>
      body.writer.line(js.assign(js.at('scratch', js.next(N)), thing)),
    );
    inner.writer.line(js.give(js.call('pick', S, N)));
  });
}

/**
 * Writes the members to the list area of the state; gives a call that returns how many, starting at
 * the top.
 */
export function fillOf(game: GameEmit, context: Context, set: Expression): Js {
  return game.helper(context, wishFor(game.facts, 'list', set), (inner) => {
    const top = js.name('top');
    inner.writer.line(js.constants([top, TOP]));
    inner.writer.line(js.variables([N, 0]));
    each(game, inner, game.planOf(inner, set), 'x', (thing, body) => {
      body.writer.line(js.assign(cellOf(top, js.next(N)), thing));
      // Lists that the tests of the next member make are placed behind the members found so far.
      body.writer.line(js.assign(TOP, js.binary('+', top, N)));
    });
    inner.writer.line(js.assign(TOP, top));
    inner.writer.line(js.give(js.call('listed', S, N)));
  });
}

/** Readable name for a helper over a set. */
export function wishFor(facts: Facts, what: string, set: Expression): string {
  if (set.kind === 'query') return wishFor(facts, what, set.base);
  const ref = refOf(facts, set);
  if (set.kind === 'name' || set.kind === 'your') return `${what}_${identifier(set.name)}`;
  return ref?.to === 'set' ? `${what}_${identifier(ref.set.name)}` : `${what}_of`;
}

/** The second argument of an aggregate, evaluated for one thing. */
export function judged(
  game: GameEmit,
  context: Context,
  aggregate: Extract<Expression, { kind: 'call' }>,
  by: Expression,
  thing: Js,
): Js {
  const inner = context.inner();
  const local = game.facts.locals.get(aggregate);
  if (local) inner.bind(local, thing);
  return game.value(inner, by);
}

export function extremeOf(
  game: GameEmit,
  context: Context,
  aggregate: Extract<Expression, { kind: 'call' }>,
  set: Expression,
  by: Expression,
): Js {
  const isMost = aggregate.name === 'most';
  return game.helper(context, isMost ? 'greatest' : 'smallest', (inner) => {
    const best = js.name('best');
    inner.writer.line(js.variables([best, isMost ? INT_MIN : INT_MAX]));
    each(game, inner, game.planOf(inner, set), 'x', (thing, body) => {
      body.writer.line(js.constants([N, judged(game, body, aggregate, by, thing)]));
      body.writer.line(js.when(js.binary(isMost ? '>' : '<', N, best), js.assign(best, N)));
    });
    inner.writer.line(js.give(best));
  });
}
