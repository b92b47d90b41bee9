/** Counting, looking for any, the first, a random one; listing. */
import type { Expression } from '../ast/node.ts';
import type { Context } from './context.ts';
import { sum, type GameEmit } from './game-emit.ts';
import { each, wholeZone } from './loops.ts';
import { identifier } from './names.ts';
import { refOf } from './set-kinds.ts';

export function countOf(game: GameEmit, context: Context, set: Expression): string {
  const plan = game.planOf(context, set);
  const zone = wholeZone(plan);
  if (zone !== null) return `S[${sum(game.layout.meta.count, zone)}]`;
  if (plan.source.by === 'list' && plan.tests.length === 0) return plan.source.list.count;
  if (plan.source.by === 'players' && plan.tests.length === 0)
    return plan.source.word === 'others' ? '(S[1] - 1)' : 'S[1]';
  return game.helper(context, wishFor('count', set), (inner) => {
    inner.writer.line('let n = 0;');
    each(game, inner, game.planOf(inner, set), 'x', (_thing, body) => body.writer.line('n++;'));
    inner.writer.line('return n;');
  });
}

export function anyOf(game: GameEmit, context: Context, set: Expression): string {
  const plan = game.planOf(context, set);
  const zone = wholeZone(plan);
  if (zone !== null) return `S[${sum(game.layout.meta.count, zone)}] > 0`;
  if (plan.source.by === 'list' && plan.tests.length === 0) return `${plan.source.list.count} > 0`;
  return game.helper(context, wishFor('any', set), (inner) => {
    each(game, inner, game.planOf(inner, set), 'x', (_thing, body) => body.writer.line('return true;'));
    inner.writer.line('return false;');
  });
}

export function firstOf(game: GameEmit, context: Context, set: Expression): string {
  const plan = game.planOf(context, set);
  const zone = wholeZone(plan);
  if (zone !== null) return `S[${sum(game.layout.meta.head, zone)}]`;
  return game.helper(context, wishFor('first', set), (inner) => {
    each(game, inner, game.planOf(inner, set), 'x', (thing, body) => body.writer.line(`return ${thing};`));
    inner.writer.line('return -1;');
  });
}

export function lastOf(game: GameEmit, context: Context, set: Expression): string {
  const zone = wholeZone(game.planOf(context, set));
  if (zone !== null) return `S[${sum(game.layout.meta.tail, zone)}]`;
  return game.helper(context, wishFor('last', set), (inner) => {
    inner.writer.line('let last = -1;');
    each(game, inner, game.planOf(inner, set), 'x', (thing, body) => body.writer.line(`last = ${thing};`));
    inner.writer.line('return last;');
  });
}

/** A random member, or -1. */
export function randomOf(game: GameEmit, context: Context, set: Expression): string {
  const zone = wholeZone(game.planOf(context, set));
  if (zone !== null) return `randomInZone(S, ${zone})`;
  return game.helper(context, wishFor('random', set), (inner) => {
    inner.writer.line('let n = 0;');
    each(game, inner, game.planOf(inner, set), 'x', (thing, body) => body.writer.line(`scratch[n++] = ${thing};`));
    inner.writer.line('return pick(S, n);');
  });
}

/** Writes the members to the list area of the state; gives a call that returns how many, starting at `S[top]`. */
export function fillOf(game: GameEmit, context: Context, set: Expression): string {
  return game.helper(context, wishFor('list', set), (inner) => {
    inner.writer.line('const top = S[7];');
    inner.writer.line('let n = 0;');
    each(game, inner, game.planOf(inner, set), 'x', (thing, body) => {
      body.writer.line(`S[top + n++] = ${thing};`);
      // What the tests of the next member list for themselves stands behind what is found so far.
      body.writer.line('S[7] = top + n;');
    });
    inner.writer.line('S[7] = top;');
    inner.writer.line('return listed(S, n);');
  });
}

/** Readable name for a helper over a set. */
export function wishFor(what: string, set: Expression): string {
  if (set.kind === 'query') return wishFor(what, set.base);
  const ref = refOf(set);
  if (set.kind === 'name' || set.kind === 'your') return `${what}_${set.name.replaceAll('-', '_')}`;
  return ref?.to === 'set' ? `${what}_${identifier(ref.set.name)}` : `${what}_of`;
}

/** The second argument of an aggregate, judged for one thing. */
export function judged(
  game: GameEmit,
  context: Context,
  call: Extract<Expression, { kind: 'call' }>,
  by: Expression,
  thing: string,
): string {
  const inner = context.inner();
  if (call.local) inner.bind(call.local, thing);
  return game.value(inner, by);
}

export function extremeOf(
  game: GameEmit,
  context: Context,
  call: Extract<Expression, { kind: 'call' }>,
  set: Expression,
  by: Expression,
): string {
  const wish = call.name === 'most' ? 'greatest' : 'smallest';
  return game.helper(context, wish, (inner) => {
    inner.writer.line(`let best = ${call.name === 'most' ? -2147483648 : 2147483647};`);
    each(game, inner, game.planOf(inner, set), 'x', (thing, body) => {
      body.writer.line(`const n = ${judged(game, body, call, by, thing)};`);
      body.writer.line(`if (n ${call.name === 'most' ? '>' : '<'} best) best = n;`);
    });
    inner.writer.line('return best;');
  });
}
