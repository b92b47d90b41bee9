/** Whether a thing is a member of a set, as one condition without a loop where that can be. */
import type { Expression, Field, NameUse, Query, Your } from '../../content/tree/node.ts';
import { copyingKind } from '../../content/model/copies.ts';
import type { KindModel, SetModel, ZoneModel } from '../../content/model/model.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import { extremeOf, judged } from './aggregates.ts';
import { ownerOf, placeOf, S } from '../js/cells.ts';
import { isList, type Context } from '../js/context.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { each } from './loops.ts';
import { isOfPlayers } from './players.ts';
import type { SetPlan, Source, Test } from '../game/set-plan.ts';
import { identifier } from '../js/names.ts';
import { holdsKind, hostedZone, inRange, isKind, kindOf, refOf } from '../layout/set-kinds.ts';
import { isOf } from '../game/sources.ts';
import { mayBeNone, zoneId } from '../game/zone-id.ts';

/** Is `thing` a member of the set, zone, kind or row that the expression names? */
export function member(
  game: GameEmit,
  context: Context,
  expression: Expression,
  thing: Js,
  knownKind: KindModel | null = null,
): Js {
  switch (expression.kind) {
    case 'query':
      return memberOfQuery(game, context, expression, thing, knownKind);
    case 'binary': {
      if (expression.operator !== '+' && expression.operator !== '-')
        return memberOfValue(game, context, expression, thing);
      const left = member(game, context, expression.left, thing, knownKind);
      const right = member(game, context, expression.right, thing, knownKind);
      return expression.operator === '+' ? js.or(left, right) : js.and(left, js.not(right));
    }
    case 'list':
      return js.or(...expression.entries.map((entry) => member(game, context, entry, thing)));
    case 'name':
    case 'field':
    case 'your':
      return memberOfNamed(game, context, expression, thing, knownKind);
    case 'number':
    case 'flag':
    case 'none':
    case 'here':
    case 'call':
    case 'names':
    case 'not':
    case 'negative':
    case 'quantifier':
    case 'choice':
    case 'dice':
    case 'roll':
    case 'if-value':
    case 'table':
    case 'error':
      return memberOfValue(game, context, expression, thing);
  }
}

function memberOfNamed(
  game: GameEmit,
  context: Context,
  expression: NameUse | Field | Your,
  thing: Js,
  knownKind: KindModel | null,
): Js {
  const ref = game.facts.refs.get(expression);
  switch (ref?.to) {
    case 'kind': {
      const owned = ownerTest(context, expression, thing);
      return isKnown(knownKind, ref.kind) ? owned : js.and(isOf(game, ref.kind, thing), owned);
    }
    case 'row':
      return js.and(isOf(game, ref.row, thing), ownerTest(context, expression, thing));
    case 'set':
      return js.and(memberOfSet(game, context, ref.set, thing, knownKind), ownerTest(context, expression, thing));
    case 'zone':
      return memberOfZone(game, context, ref.zone, expression, thing, knownKind);
    case 'player-word':
      if (ref.word === 'opponent') return memberOfValue(game, context, expression, thing);
      return isOfPlayers(game, ref.word, thing, context.you);
    case 'enum':
    case 'thrown-dice':
      return js.TRUE;
    case 'local':
    case 'this':
    case 'you':
    case 'enum-value':
    case 'field':
    case 'printed':
    case 'attribute':
    case 'built-in-field':
    case 'option':
    case 'reason':
    case 'define':
    case 'procedure':
    case 'function':
    case 'result':
    case undefined:
      return memberOfValue(game, context, expression, thing);
  }
}

/** Whether a thing is left by `SET - right`, where `right` cannot depend on it. */
export function notIn(game: GameEmit, right: Expression): Test {
  const test = (thing: Js, context: Context): Js => js.not(member(game, context, right, thing));
  return Object.assign(test, { inLoop: (before: Context) => notInListed(game, before, right) ?? test });
}

/**
 * The same in a loop, where `right` is a set that a function lists: it is called once and not for
 * each member. Null where a condition tells without a list, and where the loop may run again while
 * it runs, because the list is one of the module.
 */
function notInListed(game: GameEmit, before: Context, right: Expression): Test | null {
  if (right.kind !== 'call' && right.kind !== 'name') return null;
  const { source, tests } = game.planOf(before, right);
  if (source.by !== 'filled' || tests.length > 0) return null;
  if (before.scene.define === null || game.runsInItself(before.scene)) return null;
  const [list, count] = [game.buffer('without'), before.local('without')];
  const counted = js.conditional(js.binary('<', count, 0), js.assigned(count, source.fill(list)), count);
  before.writer.line(js.variables([count, -1]));
  return (thing) => js.not(js.call('listHas', list, 0, counted, thing));
}

/** Of a list, of a set that has to be gone through, or the thing itself. */
function memberOfValue(game: GameEmit, context: Context, expression: Expression, thing: Js): Js {
  const ref = refOf(game.facts, expression);
  const slot = context.value(expression) ?? (ref?.to === 'local' ? context.slot(ref.local) : null);
  if (slot !== null && isList(slot)) return js.call('listHas', S, slot.base, slot.count, thing);
  const extreme = amongExtremes(game, context, expression, thing);
  if (extreme !== null) return extreme;
  if (game.facts.types.get(expression)?.is !== 'set') return js.equal(thing, game.value(context, expression));
  return game.helper(context, 'is_among', (inner) => {
    const param = inner.pass(thing, 'thing');
    const plan = game.planOf(inner, expression);
    const found = memberOfPlan(game, inner, plan, param);
    if (found !== null) {
      inner.writer.line(js.give(js.and(js.binary('>=', param, 0), found)));
      return;
    }
    const isThis: Test = (x) => js.equal(x, param);
    each(game, inner, { ...plan, tests: [isThis, ...plan.tests] }, 'x', (_, body) =>
      body.writer.line(js.give(js.TRUE)),
    );
    inner.writer.line(js.give(js.FALSE));
  });
}

/**
 * Whether a thing that there is is found where a plan looks, and satisfies it.
 *
 * @returns null where only going through the members tells
 */
function memberOfPlan(game: GameEmit, context: Context, { source, tests }: SetPlan, thing: Js): Js | null {
  const found = isAt(game, context, source, thing);
  return found === null ? null : js.and(found, ...tests.map((test) => test(thing, context)));
}

function isAt(game: GameEmit, context: Context, source: Source, thing: Js): Js | null {
  switch (source.by) {
    case 'zone':
      return js.equal(game.zoneOf(thing), source.id);
    case 'zones': {
      const { first, instances } = game.zone(source.zone);
      return inRange({ first, end: first + instances }, game.zoneOf(thing));
    }
    case 'range':
      return inRange(source, thing);
    case 'enum':
      return inRange({ first: 0, end: source.count }, thing);
    case 'list':
      return js.call('listHas', S, source.list.base, source.list.count, thing);
    case 'one':
      return js.equal(thing, source.thing);
    case 'union': {
      const parts = source.parts.map((part) => memberOfPlan(game, context, part, thing));
      return parts.every((part) => part !== null) ? js.or(...parts) : null;
    }
    case 'hosted':
    case 'every':
    case 'block':
    case 'lines':
    case 'players':
    case 'dice':
    case 'filled':
      return null;
  }
}

/**
 * Whether a member of a set is one of those with the most or the least of something: its own value
 * and the best one tell.
 */
function amongExtremes(game: GameEmit, context: Context, expression: Expression, thing: Js): Js | null {
  if (expression.kind !== 'call' || (expression.name !== 'most' && expression.name !== 'least')) return null;
  const [set, by] = expression.args;
  if (set === undefined || by === undefined) return null;
  const ref = refOf(game.facts, set);
  // Of players only the word for all of them can be asked without a loop.
  if (ref?.to === 'player-word' && ref.word !== 'players') return null;
  const own = judged(game, context, expression, by, thing);
  return js.and(
    js.binary('>=', thing, 0),
    member(game, context, set, thing),
    js.equal(own, extremeOf(game, context, expression, set, by)),
  );
}

/**
 * Whether all things of one kind are of another: a copy may be of any that things of the kind above
 * can copy.
 */
function isKnown(known: KindModel | null, kind: KindModel): boolean {
  if (known === null || !isKind(known, kind)) return false;
  const copying = copyingKind(kind);
  return copying === null || copying === kind;
}

function ownerTest(context: Context, expression: Expression, thing: Js): Js {
  return expression.kind === 'your' ? js.equal(ownerOf(thing), context.you) : js.TRUE;
}

function memberOfSet(game: GameEmit, context: Context, set: SetModel, thing: Js, knownKind: KindModel | null): Js {
  if (knownKind !== null || set.query.kind !== 'query' || set.query.places.length === 0)
    return member(game, context, set.query, thing, knownKind);
  return game.helper(context, `is_${identifier(set.one)}`, (inner) => {
    const param = inner.pass(thing, 'thing');
    inner.writer.line(js.give(member(game, inner, set.query, param, knownKind)));
  });
}

/** @param kind of the thing, when that is known */
export function memberOfZone(
  game: GameEmit,
  context: Context,
  zone: ZoneModel,
  expression: Expression,
  thing: Js,
  kind: KindModel | null,
): Js {
  const lies = game.zoneOf(thing, kind);
  const { first, instances } = game.zone(zone);
  if (expression.kind === 'your') return js.equal(lies, zoneId(game, zone, context.you));
  if (expression.kind === 'field') return js.equal(lies, zoneId(game, zone, game.value(context, expression.of)));
  return inRange({ first, end: first + instances }, lies);
}

/** A member of what the base of a query names, as far as it is a player's. */
function memberOfOwned(
  game: GameEmit,
  context: Context,
  { base }: Query,
  owner: Js,
  thing: Js,
  knownKind: KindModel | null,
): Js[] {
  const ref = refOf(game.facts, base);
  if (ref?.to === 'player-word' && ref.word !== 'opponent') return [isOfPlayers(game, ref.word, thing, owner)];
  const isOwned =
    ref?.to === 'zone' && ref.zone.owner === 'player'
      ? js.equal(game.zoneOf(thing), zoneId(game, ref.zone, owner))
      : js.equal(ownerOf(thing), owner);
  return [member(game, context, base, thing, knownKind), isOwned];
}

function memberOfQuery(game: GameEmit, context: Context, query: Query, thing: Js, knownKind: KindModel | null): Js {
  const kind = kindOf(game.facts.types.get(query)) ?? kindOf(game.facts.types.get(query.base));
  const parts = query.owner
    ? [
        ...(mayBeNone(game, query.owner) ? [js.binary('>=', game.value(context, query.owner), 0)] : []),
        ...memberOfOwned(game, context, query, game.value(context, query.owner), thing, knownKind),
      ]
    : [member(game, context, query.base, thing, knownKind)];
  for (const place of query.places) parts.push(inPlace(game, context, place, thing, kind));
  if (query.where) parts.push(whereTest(game, query)(thing, context));
  return js.and(...parts);
}

export function inPlace(game: GameEmit, context: Context, place: Expression, thing: Js, kind: KindModel | null): Js {
  const type = game.facts.types.get(place);
  if (type?.is === 'zone' || refOf(game.facts, place)?.to === 'zone') return member(game, context, place, thing);
  if (type?.is === 'set' && !holdsKind(kindOf(type), kind)) return member(game, context, place, thing);
  if (type?.is === 'set') {
    return game.helper(context, 'lies_in', (inner) => {
      const host = js.name('host');
      inner.writer.line(js.constants([host, placeOf(inner.pass(thing, 'thing'))]));
      inner.writer.line(js.give(js.and(js.binary('>=', host, 0), member(game, inner, place, host))));
    });
  }
  return liesIn(game, context, thing, place, kind);
}

/**
 * Whether a thing lies in a zone of a host; in any, when it is not known which one. Nothing lies in
 * a host that is none.
 */
export function liesIn(game: GameEmit, context: Context, thing: Js, place: Expression, kind: KindModel | null): Js {
  const zone = hostedZone(kindOf(game.facts.types.get(place)), kind);
  const host = game.value(context, place);
  const lies = zone ? js.equal(game.zoneOf(thing, kind), zoneId(game, zone, host)) : js.equal(placeOf(thing), host);
  return mayBeNone(game, place) ? js.and(js.binary('>=', host, 0), lies) : lies;
}

export function whereTest(game: GameEmit, query: Query): Test {
  return (thing, context) => {
    const inner = context.inner();
    const local = game.facts.locals.get(query);
    if (local) inner.bind(local, thing);
    return query.where ? game.condition(inner, query.where) : js.TRUE;
  };
}
