/** A plan says where the members of a set are found and what each must satisfy; here it becomes a loop. */
import type { KindModel, ZoneModel } from '../model/model.ts';
import type { Context, ListSlot } from './context.ts';
import { sum, type GameEmit } from './game-emit.ts';
import { zoneId } from './set-kinds.ts';
import type { Writer } from './writer.ts';

export type Test = (thing: string, context: Context) => string;

/** Where members are found. */
export type Source =
  | { readonly by: 'zone'; readonly zone: ZoneModel; readonly id: string }
  | { readonly by: 'zones'; readonly zone: ZoneModel }
  | { readonly by: 'hosted'; readonly hosts: Plan; readonly zone: ZoneModel }
  | { readonly by: 'range'; readonly first: number; readonly end: number }
  | { readonly by: 'list'; readonly list: ListSlot }
  | { readonly by: 'players'; readonly word: 'players' | 'others' | 'everyone'; readonly from: string | null }
  | { readonly by: 'one'; readonly thing: string }
  | { readonly by: 'dice' }
  | { readonly by: 'enum'; readonly count: number }
  | { readonly by: 'union'; readonly parts: readonly Plan[] };

export interface Plan {
  readonly source: Source;
  readonly tests: readonly Test[];
  /** static kind of the members, null for players and mixed */
  readonly kind: KindModel | null;
}

/** Writes the loop over a plan; the body gets the JavaScript of the thing and a context whose writer is in the loop. */
export function each(
  game: GameEmit,
  context: Context,
  plan: Plan,
  wish: string,
  body: (thing: string, inner: Context) => void,
): void {
  const { writer } = context;
  const run = (thing: string, loop: (write: () => void) => void): void => {
    loop(() => {
      const inner = context.inner();
      const tests = plan.tests.map((test) => test(thing, inner)).filter((test) => test !== 'true');
      if (tests.length > 0) writer.line(`if (!(${tests.join(' && ')})) continue;`);
      body(thing, inner);
    });
  };
  const { source } = plan;
  const x = game.names.make(`${wish}_`);
  const layout = game.layout.meta;
  switch (source.by) {
    case 'zone':
      return run(x, (write) =>
        writer.block(
          `for (let ${x} = S[${sum(layout.head, source.id)}]; ${x} >= 0; ${x} = S[${layout.next} + ${x}])`,
          write,
        ),
      );
    case 'zones': {
      const place = game.zone(source.zone);
      return run(x, (write) =>
        writer.block(`for (let z_${x} = ${place.first}; z_${x} < ${place.first + place.instances}; z_${x}++)`, () =>
          writer.block(
            `for (let ${x} = S[${layout.head} + z_${x}]; ${x} >= 0; ${x} = S[${layout.next} + ${x}])`,
            write,
          ),
        ),
      );
    }
    case 'hosted':
      return each(game, context, source.hosts, 'host', (host) =>
        run(x, (write) =>
          writer.block(
            `for (let ${x} = S[${sum(layout.head, zoneId(game, source.zone, host))}]; ${x} >= 0; ${x} = S[${layout.next} + ${x}])`,
            write,
          ),
        ),
      );
    case 'range':
      return run(x, (write) => writer.block(`for (let ${x} = ${source.first}; ${x} < ${source.end}; ${x}++)`, write));
    case 'list':
      return run(x, (write) =>
        writer.block(`for (let i_${x} = 0; i_${x} < ${source.list.count}; i_${x}++)`, () => {
          writer.line(`const ${x} = S[${source.list.base} + i_${x}];`);
          write();
        }),
      );
    case 'players':
      return run(x, (write) => eachPlayer(writer, x, source.word, source.from ?? context.you, write));
    case 'dice':
      return run(x, (write) =>
        writer.block(
          `for (let ${x} = ${layout.firstDie} + S[${game.layout.throwBase}]; ${x} < ${layout.firstDie} + S[18]; ${x}++)`,
          write,
        ),
      );
    case 'enum':
      return run(x, (write) => writer.block(`for (let ${x} = 0; ${x} < ${source.count}; ${x}++)`, write));
    case 'one':
      return run(x, (write) =>
        writer.block(
          `for (let ${x} = ${source.thing}, once_${x} = true; once_${x} && ${x} >= 0; once_${x} = false)`,
          write,
        ),
      );
    case 'union':
      for (const part of source.parts)
        each(game, context, { ...part, tests: [...part.tests, ...plan.tests] }, wish, body);
  }
}

export function eachPlayer(
  writer: Writer,
  x: string,
  word: 'players' | 'others' | 'everyone',
  you: string,
  write: () => void,
): void {
  if (word === 'players') return writer.block(`for (let ${x} = 0; ${x} < S[1]; ${x}++)`, write);
  const first = word === 'others' ? 1 : 0;
  writer.block(`for (let i_${x} = ${first}; i_${x} < S[1]; i_${x}++)`, () => {
    writer.line(`const ${x} = (${you} + i_${x}) % S[1];`);
    write();
  });
}

/** The plan is exactly one zone: its count is known. */
export function wholeZone(plan: Plan): string | null {
  return plan.source.by === 'zone' && plan.tests.length === 0 ? plan.source.id : null;
}
