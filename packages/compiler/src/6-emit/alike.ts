/** Things that are all the same to a player are offered once: same row, same zone, same fields, and nothing points at one of them. */
import type { Expression } from '../ast/node.ts';
import type { FieldModel, KindModel, ZoneModel } from '../model/model.ts';
import type { GameEmit } from './game-emit.ts';
import { sum } from './game-emit.ts';
import type { Context } from './context.ts';
import { identifier } from './names.ts';
import { each, type Plan } from './loops.ts';
import { isKind, refOf, zoneId } from './set-kinds.ts';
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

/**
 * Four functions: whether two things of a row are the same, but for their places; whether a twin lies before a thing in its zone;
 * whether a twin is among the things that were offered so far (`SEEN`); and the same where things are offered zone by zone.
 */
function emitTwin(game: GameEmit, kind: KindModel): void {
  const writer = new Writer();
  const { prev, zoneOf } = game.layout.meta;
  const name = identifier(kind.name);
  const pointers = game.model.globals
    .filter((field) => pointsAtThings(field))
    .map((field) => game.fieldCell(field, '0'));
  const tests = [
    ...fieldsOf(kind).map((field) => same(game, field)),
    ...pointers.flatMap((pointer) => [`x !== ${pointer}`, `y !== ${pointer}`]),
    ...sameLimits(game, kind),
    ...bothEmpty(game, kind),
    ...sameShown(game),
  ];
  writer.block(`function alike_${name}(S, x, y)`, () => {
    writer.line('const row = ROW_OF[x];');
    writer.line(`return ${['ROW_OF[y] === row', ...tests].join(' && ')};`);
  });
  writer.block(`function twin_${name}(S, x)`, () => {
    writer.line(`for (let y = S[${prev} + x]; y >= 0; y = S[${prev} + y]) if (alike_${name}(S, x, y)) return true;`);
    writer.line('return false;');
  });
  writer.block(`function seen_${name}(S, x, seen)`, () => {
    writer.line(`const zone = S[${zoneOf} + x];`);
    writer.block('for (let i = 0; i < seen; i++)', () => {
      writer.line('const y = SEEN[i];');
      writer.line(`if (S[${zoneOf} + y] === zone && alike_${name}(S, x, y)) return true;`);
    });
    writer.line('if (seen < MAX_OPTIONS) SEEN[seen] = x;');
    writer.line('return false;');
  });
  writer.block(`function seen_here_${name}(S, x, seen)`, () => {
    writer.line(`const zone = S[${zoneOf} + x];`);
    if (tests.length === 0) return seenByRow(writer, zoneOf);
    writer.block('for (let i = seen - 1; i >= 0; i--)', () => {
      writer.line('const y = SEEN[i];');
      writer.line(`if (S[${zoneOf} + y] !== zone) break;`);
      writer.line(`if (alike_${name}(S, x, y)) return true;`);
    });
    writer.line('if (seen < MAX_OPTIONS) SEEN[seen] = x;');
    writer.line('return false;');
  });
  game.functions.push(writer);
}

/** Where the row alone tells things apart, each zone has a number, and each row the number of the zone it was last seen in. */
function seenByRow(writer: Writer, zoneOf: number): void {
  writer.line('const row = ROW_OF[x];');
  writer.line(`if (seen === 0 || S[${zoneOf} + SEEN[seen - 1]] !== zone) newZone();`);
  writer.line('if (SEEN_IN[row] === zoneSeen) return true;');
  writer.line('SEEN_IN[row] = zoneSeen;');
  writer.line('if (seen < MAX_OPTIONS) SEEN[seen] = x;');
  writer.line('return false;');
}

/** What may be done once by each of them must have been done equally often. */
function sameLimits(game: GameEmit, kind: KindModel): string[] {
  return game.limits.flatMap(({ limit, row }) =>
    row && isKind(row.kind, kind)
      ? [`(row !== ${row.index} || S[${game.limitCell(limit, 'y')}] === S[${game.limitCell(limit, 'x')}])`]
      : [],
  );
}

/** What was revealed is not the same as what lies hidden beside it. */
function sameShown({ layout }: GameEmit): string[] {
  const { shown } = layout.meta;
  return shown === undefined ? [] : [`S[${sum(shown, 'y')}] === S[${sum(shown, 'x')}]`];
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

/**
 * Whether all that a set can hold is the same to players: things of one row in one zone, with nothing that tells them apart. Then nobody
 * needs to be asked for one of them.
 */
export function allAlike(game: GameEmit, plan: Plan, from: Expression): boolean {
  if (plan.source.by !== 'zone' || from.kind !== 'query') return false;
  const ref = refOf(from.base);
  const kind = ref?.to === 'row' ? alikeKind(ref.row.kind) : null;
  if (kind === null || ref?.to !== 'row') return false;
  return (
    fieldsOf(ref.row.kind).length === 0 &&
    sameShown(game).length === 0 &&
    bothEmpty(game, ref.row.kind).length === 0 &&
    !game.limits.some(({ row }) => row !== null && isKind(row.kind, kind)) &&
    !game.model.globals.some((field) => pointsAtThings(field))
  );
}

/**
 * A loop over what is offered: of things that are all the same, only the first. What the set leaves out hides no twin of it.
 *
 * @param before writes what is done for each thing of the set first; it may leave things out with `continue`
 */
export function eachOption(
  game: GameEmit,
  context: Context,
  plan: Plan,
  wish: string,
  body: (thing: string, inner: Context) => void,
  before?: (thing: string, inner: Context) => void,
): void {
  const kind = alikeKind(plan.kind);
  const seen = kind ? game.names.make('seen') : null;
  if (seen !== null) context.writer.line(`let ${seen} = 0;`);
  const isSeen = goesByZone(plan) ? 'seen_here' : 'seen';
  each(game, context, plan, wish, (thing, inner) => {
    before?.(thing, inner);
    if (kind && seen !== null) {
      inner.writer.line(`if (${isSeen}_${identifier(kind.name)}(S, ${thing}, ${seen})) continue;`);
      inner.writer.line(`${seen}++;`);
    }
    body(thing, inner);
  });
}

/** Whether a loop over a plan comes to each zone once, so that things of one zone stand together. */
function goesByZone({ source }: Plan): boolean {
  if (source.by === 'hosted') return source.hosts.source.by !== 'union';
  return source.by === 'zone' || source.by === 'zones';
}
