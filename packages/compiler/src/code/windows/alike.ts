/**
 * Things that are all the same to a player are offered once: same row, same zone, same fields, and
 * nothing points at one of them.
 */
import type { Expression } from '../../content/tree/node.ts';
import type { FieldModel, KindModel, ZoneModel } from '../../content/model/model.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { cellOf, S } from '../js/cells.ts';
import { rowOf } from '../js/attribute-names.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import type { Context } from '../js/context.ts';
import { identifier } from '../js/names.ts';
import { each } from '../values/loops.ts';
import { isOfKind } from '../values/named.ts';
import type { SetPlan } from '../game/set-plan.ts';
import { isKind, refOf } from '../layout/set-kinds.ts';
import { zoneId } from '../game/zone-id.ts';
import { Writer } from '../js/writer.ts';

/**
 * Two things; their row and their zone; what was offered so far, a list of the kernel, and how much
 * of it.
 */
const X = js.name('x');
const Y = js.name('y');
const ROW = js.name('row');
const ZONE = js.name('zone');
const SEEN = js.name('SEEN');
const SEEN_SO_FAR = js.name('seen');
const I = js.name('i');

/** The kind, or the nearest kind above it, whose things are interchangeable. */
export function alikeKind(kind: KindModel | null): KindModel | null {
  for (let at = kind; at; at = at.parent) if (at.alike) return at;
  return null;
}

/** Does a twin lie before this thing in its zone? Null when things of the kind are not alike. */
export function twinTest(kind: KindModel | null, thing: Js): Js | null {
  const alike = alikeKind(kind);
  return alike ? js.call(`twin_${identifier(alike.name)}`, S, thing) : null;
}

export function emitTwins(game: GameEmit): void {
  for (const kind of game.model.kinds.filter((candidate) => candidate.alike)) emitTwin(game, kind);
}

/**
 * Four functions: whether two things of a row are the same, but for their places; whether a twin
 * lies before a thing in its zone; whether a twin is among the things that were offered so far
 * (`SEEN`); and the same where things are offered zone by zone.
 */
function emitTwin(game: GameEmit, kind: KindModel): void {
  const writer = new Writer();
  const { prev } = game.layout.meta;
  const name = identifier(kind.name);
  const pointers = game.model.globals.filter((field) => pointsAtThings(field)).map((field) => game.fieldCell(field, 0));
  const tests = [
    ...fieldsOf(kind).map((field) => same(game, field)),
    ...pointers.flatMap((pointer) => [js.binary('!==', X, pointer), js.binary('!==', Y, pointer)]),
    ...sameLimits(game, kind),
    ...bothEmpty(game, kind),
    ...sameShown(game),
  ];
  const alike = js.call(`alike_${name}`, S, X, Y);
  writer.function(`alike_${name}`, [S, X, Y], () => {
    writer.line(js.constants([ROW, rowOf(X, false)]));
    writer.line(js.give(js.and(js.equal(rowOf(Y, false), ROW), ...tests)));
  });
  writer.function(`twin_${name}`, [S, X], () => {
    const before = {
      start: js.variables([Y, cellOf(prev, X)]),
      test: js.binary('>=', Y, 0),
      step: js.assign(Y, cellOf(prev, Y)),
    };
    writer.line(js.loop(before, js.when(alike, js.give(js.TRUE))));
    writer.line(js.give(js.FALSE));
  });
  writer.function(`seen_${name}`, [S, X, SEEN_SO_FAR], () => {
    writer.line(js.constants([ZONE, game.zoneOf(X)]));
    writer.for(js.counting(I, 0, SEEN_SO_FAR), () => {
      writer.line(js.constants([Y, js.at(SEEN, I)]));
      writer.line(js.when(js.and(js.equal(game.zoneOf(Y), ZONE), alike), js.give(js.TRUE)));
    });
    noteSeen(writer);
  });
  writer.function(`seen_here_${name}`, [S, X, SEEN_SO_FAR], () => {
    writer.line(js.constants([ZONE, game.zoneOf(X)]));
    if (tests.length === 0) return seenByRow(game, writer);
    const last = {
      start: js.variables([I, js.binary('-', SEEN_SO_FAR, 1)]),
      test: js.binary('>=', I, 0),
      step: js.decrement(I),
    };
    writer.for(last, () => {
      writer.line(js.constants([Y, js.at(SEEN, I)]));
      writer.line(js.when(js.binary('!==', game.zoneOf(Y), ZONE), js.leave()));
      writer.line(js.when(alike, js.give(js.TRUE)));
    });
    noteSeen(writer);
  });
  game.functions.push(writer);
}

function noteSeen(writer: Writer): void {
  const isRoom = js.binary('<', SEEN_SO_FAR, js.name('MAX_OPTIONS'));
  writer.line(js.when(isRoom, js.assign(js.at(SEEN, SEEN_SO_FAR), X)));
  writer.line(js.give(js.FALSE));
}

/**
 * Where the row alone tells things apart, each zone has a number, and each row the number of the
 * zone it was last seen in.
 */
function seenByRow(game: GameEmit, writer: Writer): void {
  const last = js.at(SEEN, js.binary('-', SEEN_SO_FAR, 1));
  const isNew = js.or(js.equal(SEEN_SO_FAR, 0), js.binary('!==', game.zoneOf(last), ZONE));
  const [seenIn, current] = [js.at('SEEN_IN', ROW), js.name('zoneSeen')];
  writer.line(js.constants([ROW, rowOf(X, false)]));
  writer.line(js.when(isNew, js.run(js.call('newZone'))));
  writer.line(js.when(js.equal(seenIn, current), js.give(js.TRUE)));
  writer.line(js.assign(seenIn, current));
  noteSeen(writer);
}

/** What may be done once by each of them must have been done equally often. */
function sameLimits(game: GameEmit, kind: KindModel): Js[] {
  return game.limits.flatMap(({ limit, row }) =>
    row && isKind(row.kind, kind)
      ? [js.or(js.binary('!==', ROW, row.index), js.equal(game.limitCell(limit, Y), game.limitCell(limit, X)))]
      : [],
  );
}

/** What was revealed is not the same as what lies hidden beside it. */
function sameShown({ layout }: GameEmit): Js[] {
  const { shown } = layout.meta;
  return shown === undefined ? [] : [js.equal(cellOf(shown, Y), cellOf(shown, X))];
}

/** Things in which something lies are never the same. */
function bothEmpty(game: GameEmit, kind: KindModel): Js[] {
  const zones: ZoneModel[] = [];
  for (let at: KindModel | null = kind; at; at = at.parent) zones.push(...at.zones);
  const isEmpty = (zone: ZoneModel, thing: Js): Js => js.not(game.holdsAny(zoneId(game, zone, thing)));
  return zones.flatMap((zone) => [isEmpty(zone, X), isEmpty(zone, Y)]);
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

function same(game: GameEmit, field: FieldModel): Js {
  const first = game.layout.fields.get(field) ?? 0;
  return js.equal(cellOf(first, Y), cellOf(first, X));
}

/**
 * Whether all that a set can hold is the same to players: things of one row in one zone, with
 * nothing that tells them apart. Then choosing one of them needs no question.
 */
export function allAlike(game: GameEmit, plan: SetPlan, from: Expression): boolean {
  if (plan.source.by !== 'zone' || from.kind !== 'query') return false;
  const ref = refOf(game.facts, from.base);
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
 * A loop over what is offered: of things that are all the same, only the first. What the set leaves
 * out hides no twin of it.
 *
 * @param before writes what is done for each thing of the set first; it may leave things out with
 *   `continue`
 */
export function eachOption(
  game: GameEmit,
  context: Context,
  plan: SetPlan,
  wish: string,
  body: (thing: Js, inner: Context) => void,
  before?: (thing: Js, inner: Context) => void,
): void {
  const all = alikeKind(plan.kind);
  const kinds = all === null ? alikeSorts(plan.kind) : [all];
  const seen = kinds.length > 0 ? context.local('seen') : null;
  if (seen !== null) context.writer.line(js.variables([seen, 0]));
  const isSeen = goesByZone(plan) ? 'seen_here' : 'seen';
  each(game, context, plan, wish, (thing, inner) => {
    before?.(thing, inner);
    const { writer } = inner;
    for (const kind of seen === null ? [] : kinds) {
      const skipTwin = (): void => {
        writer.line(js.when(js.call(`${isSeen}_${identifier(kind.name)}`, S, thing, seen!), js.skip()));
        writer.line(js.increment(seen!));
      };
      if (kind === all) skipTwin();
      else writer.if(isOfKind(game, rowOf(thing, false), { is: 'row', of: kind }, kind), skipTwin);
    }
    body(thing, inner);
  });
}

/** The kinds below one, the highest of each branch, whose things are interchangeable. */
function alikeSorts(kind: KindModel | null): readonly KindModel[] {
  return kind === null ? [] : kind.children.flatMap((child) => (child.alike ? [child] : alikeSorts(child)));
}

/** Whether a loop over a plan visits each zone once, so that things of one zone stand together. */
function goesByZone({ source }: SetPlan): boolean {
  if (source.by === 'hosted') return source.hosts.source.by !== 'union';
  return source.by === 'zone' || source.by === 'zones';
}
