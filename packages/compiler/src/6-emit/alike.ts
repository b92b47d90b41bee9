/** Things that are all the same to a player are offered once: same row, same zone, same fields, and nothing points at one of them. */
import type { FieldModel, KindModel, ZoneModel } from '../model/model.ts';
import type { GameEmit } from './game-emit.ts';
import { sum } from './game-emit.ts';
import type { Context } from './context.ts';
import { identifier } from './names.ts';
import { each, type Plan } from './loops.ts';
import { isKind, zoneId } from './set-kinds.ts';
import { Writer } from './writer.ts';

/** The kind, or the nearest kind above it, whose things are interchangeable. */
export function alikeKind(kind: KindModel | null): KindModel | null {
  for (let at = kind; at; at = at.parent) if (at.alike) return at;
  return null;
}

/** JavaScript condition: does a twin lie before this thing in its zone? Null when things of the kind are not alike. */
export function twinTest(kind: KindModel | null, thing: string): string | null {
  const alike = alikeKind(kind);
  return alike ? `twin_${identifier(alike.name)}(S, ${thing})` : null;
}

export function emitTwins(game: GameEmit): void {
  for (const kind of game.model.kinds.filter((candidate) => candidate.alike)) emitTwin(game, kind);
}

function emitTwin(game: GameEmit, kind: KindModel): void {
  const writer = new Writer();
  const fields = fieldsOf(kind);
  const pointers = game.model.globals
    .filter((field) => pointsAtThings(field))
    .map((field) => game.fieldCell(field, '0'));
  writer.block(`function twin_${identifier(kind.name)}(S, x)`, () => {
    for (const pointer of pointers) writer.line(`if (x === ${pointer}) return false;`);
    writer.line('const row = ROW_OF[x];');
    writer.block(`for (let y = S[${game.layout.meta.prev} + x]; y >= 0; y = S[${game.layout.meta.prev} + y])`, () => {
      const tests = [
        'ROW_OF[y] === row',
        ...fields.map((field) => same(game, field)),
        ...pointers.map((pointer) => `y !== ${pointer}`),
        ...sameLimits(game, kind),
        ...bothEmpty(game, kind),
        ...bothEmpty(game, kind),
      ];
      writer.line(`if (${tests.join(' && ')}) return true;`);
    });
    writer.line('return false;');
  });
  game.functions.push(writer);
}

/** What may be done once by each of them must have been done equally often. */
function sameLimits(game: GameEmit, kind: KindModel): string[] {
  return game.limits.flatMap(({ limit, row }) =>
    row && isKind(row.kind, kind)
      ? [`(row !== ${row.index} || S[${game.limitCell(limit, 'y')}] === S[${game.limitCell(limit, 'x')}])`]
      : [],
  );
}

/** Things in which something lies are never the same. */
function bothEmpty(game: GameEmit, kind: KindModel): string[] {
  const zones: ZoneModel[] = [];
  for (let at: KindModel | null = kind; at; at = at.parent) zones.push(...at.zones);
  const count = (zone: ZoneModel, thing: string): string =>
    `S[${sum(game.layout.meta.count, zoneId(game, zone, thing))}] === 0`;
  return zones.flatMap((zone) => [count(zone, 'x'), count(zone, 'y')]);
}

function fieldsOf(kind: KindModel): FieldModel[] {
  const above: FieldModel[] = [];
  for (let at: KindModel | null = kind; at; at = at.parent) above.push(...at.fields);
  return above;
}

function pointsAtThings(field: FieldModel): boolean {
  const type = field.type.is === 'optional' ? field.type.of : field.type;
  return type.is === 'thing';
}

function same(game: GameEmit, field: FieldModel): string {
  const at = game.layout.fields.get(field) ?? 0;
  return `S[${sum(at, 'y')}] === S[${sum(at, 'x')}]`;
}

/** A loop over what is offered: of things that are all the same, only the first. */
export function eachOption(
  game: GameEmit,
  context: Context,
  plan: Plan,
  wish: string,
  body: (thing: string, inner: Context) => void,
): void {
  each(game, context, plan, wish, (thing, inner) => {
    const twin = twinTest(plan.kind, thing);
    if (twin !== null) inner.writer.line(`if (${twin}) continue;`);
    body(thing, inner);
  });
}
