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
  | { readonly by: 'filled'; readonly wish: string; readonly fill: (buffer: string) => string }
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
  const { source } = plan;
  if (source.by === 'union') {
    for (const part of source.parts)
      each(game, context, { ...part, tests: [...part.tests, ...plan.tests] }, wish, body);
    return;
  }
  const x = game.names.make(`${wish}_`);
  const inside = (): void => {
    const inner = context.inner();
    const tests = plan.tests.map((test) => test(x, inner)).filter((test) => test !== 'true');
    if (tests.length > 0) writer.line(`if (!(${tests.join(' && ')})) continue;`);
    body(x, inner);
  };
  if (source.by === 'hosted') {
    each(game, context, source.hosts, 'host', (host) =>
      zoneLoop(game, writer, x, zoneId(game, source.zone, host), inside),
    );
    return;
  }
  simpleLoop(game, context, source, x, inside);
}

/** A loop along the things of one zone. */
function zoneLoop(game: GameEmit, writer: Writer, x: string, zone: string, inside: () => void): void {
  const { head, next } = game.layout.meta;
  writer.block(`for (let ${x} = S[${sum(head, zone)}]; ${x} >= 0; ${x} = S[${next} + ${x}])`, inside);
}

function simpleLoop(
  game: GameEmit,
  context: Context,
  source: Exclude<Source, { readonly by: 'union' | 'hosted' }>,
  x: string,
  inside: () => void,
): void {
  const { writer } = context;
  const count = (from: string, to: string, body = inside): void =>
    writer.block(`for (let ${x} = ${from}; ${x} < ${to}; ${x}++)`, body);
  switch (source.by) {
    case 'zone':
      return zoneLoop(game, writer, x, source.id, inside);
    case 'zones': {
      const { first, instances } = game.zone(source.zone);
      return writer.block(`for (let z_${x} = ${first}; z_${x} < ${first + instances}; z_${x}++)`, () =>
        zoneLoop(game, writer, x, `z_${x}`, inside),
      );
    }
    case 'range':
      return count(String(source.first), String(source.end));
    case 'enum':
      return count('0', String(source.count));
    case 'dice': {
      const { firstDie } = game.layout.meta;
      return count(`${firstDie} + S[${game.layout.throwBase}]`, `${firstDie} + S[18]`);
    }
    case 'list':
      return writer.block(`for (let i_${x} = 0; i_${x} < ${source.list.count}; i_${x}++)`, () => {
        writer.line(`const ${x} = S[${source.list.base} + i_${x}];`);
        inside();
      });
    case 'filled': {
      const buffer = game.buffer(source.wish);
      return writer.block(`for (let i_${x} = 0, n_${x} = ${source.fill(buffer)}; i_${x} < n_${x}; i_${x}++)`, () => {
        writer.line(`const ${x} = ${buffer}[i_${x}];`);
        inside();
      });
    }
    case 'players':
      return eachPlayer(writer, x, source.word, source.from ?? context.you, inside);
    case 'one':
      return writer.block(
        `for (let ${x} = ${source.thing}, once_${x} = true; once_${x} && ${x} >= 0; once_${x} = false)`,
        inside,
      );
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
