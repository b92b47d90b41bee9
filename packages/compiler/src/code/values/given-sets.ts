/**
 * Sets that functions give: those of the game (`define ... as SET`, `giving set of ...`) and
 * `distinct`.
 */
import type { Call, Define } from '../../content/tree/node.ts';
import { judged } from './aggregates.ts';
import { S } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import type { Context } from '../js/context.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { withArguments } from './listing.ts';
import { each } from './loops.ts';
import type { SetPlan, Source } from '../game/set-plan.ts';
import { identifier } from '../js/names.ts';
import { isMany, kindOf } from '../layout/set-kinds.ts';

/** A call, or the bare name of a function without parameters. */
type Given = Pick<Call, 'args' | 'id'>;

/**
 * A function of the game that gives a set. Where it is one expression and its arguments are plain
 * names, it is planned as if it stood there, so that a loop over it can end early; otherwise it
 * fills a list that belongs to the loop.
 */
export function planOfDefine(game: GameEmit, context: Context, call: Given, define: Define): SetPlan {
  if (define.value === null || !call.args.every((arg) => arg.kind === 'name' && !isMany(game.facts.types.get(arg)))) {
    const name = identifier(define.name);
    const fill = (buffer: Js): Js =>
      withArguments(game, context, { name, args: call.args }, (inner, args) =>
        js.call(`d_${name}`, S, inner.you, ...args, buffer),
      );
    return {
      source: { by: 'filled', wish: name, fill },
      tests: [],
      kind: kindOf(game.facts.types.get(call)),
    };
  }
  return within(game.planOf(bound(game, context, call, define), define.value), (at) => bound(game, at, call, define));
}

/** The names of the function stand for the arguments of the call. */
function bound(game: GameEmit, context: Context, call: Given, define: Define): Context {
  const inner = context.inner();
  for (const [index, param] of define.params.entries()) {
    const arg = call.args[index];
    const local = game.facts.locals.get(param);
    if (local && arg) inner.bind(local, game.value(context, arg));
  }
  return inner;
}

/** The same plan, its tests evaluated in the context in which the names are bound. */
function within(plan: SetPlan, bind: (context: Context) => Context): SetPlan {
  const tests = plan.tests.map((test) => (thing: Js, context: Context) => test(thing, bind(context)));
  return { ...plan, source: withinSource(plan.source, bind), tests };
}

function withinSource(source: Source, bind: (context: Context) => Context): Source {
  if (source.by === 'union') return { by: 'union', parts: source.parts.map((part) => within(part, bind)) };
  if (source.by === 'hosted') return { ...source, hosts: within(source.hosts, bind) };
  return source;
}

/** The first member for each value. */
export function planOfDistinct(game: GameEmit, context: Context, call: Call): SetPlan {
  const [set, by] = call.args;
  if (!set) throw new Error('distinct needs a set');
  const [n, i, key, known] = [js.name('n'), js.name('i'), js.name('key'), js.name('known')];
  const fill = (buffer: Js): Js =>
    game.helper(context, 'distinct', (inner) => {
      const keys = game.buffer('keys');
      inner.writer.line(js.variables([n, 0]));
      each(game, inner, game.planOf(inner, set), 'x', (thing, body) => {
        const { writer } = body;
        writer.line(js.constants([key, by ? judged(game, body, call, by, thing) : thing]));
        writer.line(js.variables([known, js.FALSE]));
        const isThis = js.equal(js.at(keys, i), key);
        writer.line(js.loop(js.counting(i, 0, n), js.when(isThis, js.assign(known, js.TRUE))));
        writer.if(js.not(known), () => {
          writer.line(js.assign(js.at(keys, n), key));
          writer.line(js.assign(js.at(buffer, js.next(n)), thing));
        });
      });
      inner.writer.line(js.give(n));
    });
  return { source: { by: 'filled', wish: 'distinct', fill }, tests: [], kind: kindOf(game.facts.types.get(call)) };
}

/** The members with the most, or the least, of something: the value of each is computed once. */
export function planOfExtremes(game: GameEmit, context: Context, call: Call): SetPlan {
  const [set, by] = call.args;
  if (!set || !by) throw new Error(`${call.name} needs a set and what to judge it by`);
  const isMost = call.name === 'most';
  const [n, best, mark] = [js.name('n'), js.name('best'), js.name('mark')];
  const fill = (buffer: Js): Js =>
    game.helper(context, isMost ? 'greatest' : 'smallest', (inner) => {
      inner.writer.line(js.variables([n, 0], [best, 0]));
      each(game, inner, game.planOf(inner, set), 'x', (thing, body) => {
        const isBetter = js.or(js.equal(n, 0), js.binary(isMost ? '>' : '<', mark, best));
        body.writer.line(js.constants([mark, judged(game, body, call, by, thing)]));
        body.writer.line(js.when(isBetter, js.group(js.assign(best, mark), js.assign(n, 0))));
        body.writer.line(js.when(js.equal(mark, best), js.assign(js.at(buffer, js.next(n)), thing)));
      });
      inner.writer.line(js.give(n));
    });
  return { source: { by: 'filled', wish: call.name, fill }, tests: [], kind: kindOf(game.facts.types.get(call)) };
}
