/** Sets that functions give: those of the game (`define ... as SET`, `giving set of ...`) and `distinct`. */
import type { Call, Define } from '../ast/node.ts';
import { judged } from './aggregates.ts';
import type { Context } from './context.ts';
import type { GameEmit } from './game-emit.ts';
import { each, type Plan, type Source } from './loops.ts';
import { identifier } from './names.ts';
import { isMany, kindOf } from './set-kinds.ts';

/** A call, or the bare name of a function without parameters. */
type Given = Pick<Call, 'args' | 'type'>;

/**
 * A function of the game that gives a set. Where it is one expression and its arguments are plain names, it is planned as if it stood there, so
 * that a loop over it can end early; otherwise it fills a list that belongs to the loop.
 */
export function planOfDefine(game: GameEmit, context: Context, call: Given, define: Define): Plan {
  if (define.value === null || !call.args.every((arg) => arg.kind === 'name' && !isMany(arg.type))) {
    const fill = (buffer: string): string => {
      const args = call.args.flatMap((arg) => game.writers.argument(game, context, arg));
      return `d_${identifier(define.name)}(${['S', context.you, ...args, buffer].join(', ')})`;
    };
    return { source: { by: 'filled', wish: identifier(define.name), fill }, tests: [], kind: kindOf(call.type) };
  }
  return within(game.planOf(bound(game, context, call, define), define.value), (at) => bound(game, at, call, define));
}

/** The names of the function stand for the arguments of the call. */
function bound(game: GameEmit, context: Context, call: Given, define: Define): Context {
  const inner = context.inner();
  for (const [index, param] of define.params.entries()) {
    const arg = call.args[index];
    if (param.local && arg) inner.bind(param.local, game.value(context, arg));
  }
  return inner;
}

/** The same plan, its tests judged where the names are bound. */
function within(plan: Plan, bind: (context: Context) => Context): Plan {
  const tests = plan.tests.map((test) => (thing: string, context: Context) => test(thing, bind(context)));
  return { ...plan, source: withinSource(plan.source, bind), tests };
}

function withinSource(source: Source, bind: (context: Context) => Context): Source {
  if (source.by === 'union') return { by: 'union', parts: source.parts.map((part) => within(part, bind)) };
  if (source.by === 'hosted') return { ...source, hosts: within(source.hosts, bind) };
  return source;
}

/** The first member for each value. */
export function planOfDistinct(game: GameEmit, context: Context, call: Call): Plan {
  const [set, by] = call.args;
  if (!set) throw new Error('distinct needs a set');
  const fill = (buffer: string): string =>
    game.helper(context, 'distinct', (inner) => {
      const keys = game.buffer('keys');
      inner.writer.line('let n = 0;');
      each(game, inner, game.planOf(inner, set), 'x', (thing, body) => {
        body.writer.line(`const key = ${by ? judged(game, body, call, by, thing) : thing};`);
        body.writer.line('let known = false;');
        body.writer.line(`for (let i = 0; i < n; i++) if (${keys}[i] === key) known = true;`);
        body.writer.block('if (!known)', () => {
          body.writer.line(`${keys}[n] = key;`);
          body.writer.line(`${buffer}[n++] = ${thing};`);
        });
      });
      inner.writer.line('return n;');
    });
  return { source: { by: 'filled', wish: 'distinct', fill }, tests: [], kind: kindOf(call.type) };
}
