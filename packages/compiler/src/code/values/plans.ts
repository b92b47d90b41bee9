/**
 * Queries as plans: where the members of a set expression are found, and what each must satisfy.
 */
import type { Facts } from '../../language/facts/facts.ts';
import type { Binary, Call, Expression, Query } from '../../content/tree/node.ts';
import { copyingKind } from '../../content/model/copies.ts';
import type { KindModel, RowModel, ZoneModel } from '../../content/model/model.ts';
import type { Ref } from '../../language/facts/ref.ts';
import { firstOf } from './aggregates.ts';
import { isBuiltInFunction, type BuiltInFunction } from '../../language/vocabulary/functions.ts';
import { isSpatialFunction, type SpatialFunctionName } from '../../language/vocabulary/spatial.ts';
import { ownerOf, placeOf, PLAYERS, S } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import { isList, type Context, type Slot } from '../js/context.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { NotRunnable } from '../game/not-runnable.ts';
import type { SetPlan, Test } from '../game/set-plan.ts';
import { isOfPlayers } from '../layout/maps.ts';
import { isMade } from '../../content/model/tiles.ts';
import { inPlace, member, notIn, whereTest } from './membership.ts';
import { planOfDefine, planOfDistinct, planOfExtremes } from './given-sets.ts';
import { planOfNames } from './named.ts';
import { planOfOwned } from './owned.ts';
import { planOfPlayers } from './players.ts';
import { solveLines, type Solved } from './solved.ts';
import { planOfSpaces } from './spatial.ts';
import { tilesUnder } from './tiles.ts';
import { holdsKind, hostedZone, kindOf, liesOnTile, refOf } from '../layout/set-kinds.ts';
import { isOf } from '../game/sources.ts';
import { mayBeNone, zoneId } from '../game/zone-id.ts';

/** @param owner the player that the set belongs to, when `of P` or `your` was written around it */
export function planOf(game: GameEmit, context: Context, expression: Expression, owner: Js | null = null): SetPlan {
  const known = context.value(expression);
  const type = game.facts.types.get(expression);
  if (known !== null) return fromSlot(known, kindOf(type));
  const ref = game.facts.refs.get(expression);
  switch (expression.kind) {
    case 'name':
      return planOfRef(game, context, ref, expression, owner);
    case 'your':
      return planOfRef(game, context, ref, expression, context.you);
    case 'here':
      return planOfValue(game, context, expression);
    case 'names':
      return planOfNames(game, expression);
    case 'query':
      return planOfQuery(game, context, expression, owner);
    case 'field':
      if (ref?.to === 'zone') return planOfZoneField(game, ref.zone, game.value(context, expression.of));
      return planOfOne(game, context, expression);
    case 'binary':
      return planOfBinary(game, context, expression, owner);
    case 'list': {
      const parts = expression.entries.map((entry) => planOf(game, context, entry, owner));
      return { source: { by: 'union', parts }, tests: [], kind: kindOf(type) };
    }
    case 'call':
      return planOfCall(game, context, expression);
    case 'number':
    case 'flag':
    case 'none':
    case 'not':
    case 'negative':
    case 'quantifier':
    case 'choice':
    case 'dice':
    case 'roll':
    case 'if-value':
    case 'table':
    case 'error':
      return planOfOne(game, context, expression);
  }
}

/** What is not called as it is written. */
const WRITTEN: Readonly<Partial<Record<Expression['kind'], string>>> = { 'if-value': '`if … then … else …`' };

/** Of what cannot be a set: the one value. */
function planOfOne(game: GameEmit, context: Context, expression: Expression): SetPlan {
  if (game.facts.types.get(expression)?.is === 'set')
    throw new NotRunnable(expression.at, `${WRITTEN[expression.kind] ?? expression.kind} as a set`);
  return planOfValue(game, context, expression);
}

function planOfValue(game: GameEmit, context: Context, expression: Expression): SetPlan {
  return {
    source: { by: 'one', thing: game.value(context, expression) },
    tests: [],
    kind: kindOf(game.facts.types.get(expression)),
  };
}

/** Two sets together, or one without the members of the other. */
function planOfBinary(game: GameEmit, context: Context, expression: Binary, owner: Js | null): SetPlan {
  const { operator, right } = expression;
  if (operator !== '+' && operator !== '-') return planOfOne(game, context, expression);
  const left = planOf(game, context, expression.left, owner);
  if (operator === '-') return { ...left, tests: [...left.tests, notIn(game, right)] };
  const parts = [left, planOf(game, context, right, owner)];
  return { source: { by: 'union', parts }, tests: [], kind: kindOf(game.facts.types.get(expression)) };
}

function fromSlot(slot: Slot, kind: KindModel | null): SetPlan {
  return isList(slot)
    ? { source: { by: 'list', list: slot }, tests: [], kind }
    : { source: { by: 'one', thing: slot }, tests: [], kind };
}

function planOfZoneField(game: GameEmit, zone: ZoneModel, host: Js): SetPlan {
  return {
    source: { by: 'zone', zone, id: zoneId(game, zone, host) },
    tests: [],
    kind: zone.holds.length === 1 ? (zone.holds[0] ?? null) : null,
  };
}

function planOfRef(
  game: GameEmit,
  context: Context,
  ref: Ref | undefined,
  expression: Expression,
  owner: Js | null,
): SetPlan {
  if (ref === undefined) return planOfValue(game, context, expression);
  const type = game.facts.types.get(expression);
  switch (ref.to) {
    case 'kind': {
      const owned = owner === null ? null : planOfOwned(game, ref.kind, owner);
      if (owned !== null) return owned;
      if (tilesUnder(ref.kind) !== null) return ownedBy(planOfBoard(ref.kind), owner);
      return ownedBy(planOfNoun(game, ref.kind, ref.kind), owner);
    }
    case 'row': {
      const owned = owner === null ? null : planOfOwned(game, ref.row, owner);
      if (owned !== null) return owned;
      return ownedBy(planOfNoun(game, ref.row, ref.row.kind), owner);
    }
    case 'set':
      return planOf(game, context, ref.set.query, owner);
    case 'zone':
      return planOfZone(game, ref.zone, owner);
    case 'local': {
      return fromSlot(context.slot(ref.local), kindOf(type));
    }
    case 'player-word':
      if (ref.word === 'opponent') return planOfValue(game, context, expression);
      return planOfPlayers(game, context, ref.word, owner);
    case 'thrown-dice':
      return { source: { by: 'dice' }, tests: [], kind: null };
    case 'define':
      if (type?.is !== 'set') return planOfValue(game, context, expression);
      return ownedBy(planOfDefine(game, context, { args: [], id: expression.id }, ref.define), owner);
    case 'enum':
      return { source: { by: 'enum', count: ref.enum.values.length }, tests: [], kind: null };
    case 'this':
    case 'you':
    case 'enum-value':
    case 'field':
    case 'printed':
    case 'attribute':
    case 'built-in-field':
    case 'option':
    case 'reason':
    case 'procedure':
    case 'function':
    case 'result':
      return planOfValue(game, context, expression);
  }
}

/** What lies nowhere does not play; nor do spaces of players that there are not. */
/** All things of a kind or a row that are in play. */
function planOfNoun(game: GameEmit, of: KindModel | RowModel, kind: KindModel): SetPlan {
  const tests: Test[] = copyingKind(kind) === null ? [] : [(thing) => isOf(game, of, thing, true)];
  return { source: { by: 'range', ...game.things(of) }, tests: [...inPlay(game, kind), ...tests], kind };
}

function inPlay(game: GameEmit, kind: KindModel): Test[] {
  if (!isMade(kind.map)) return [(thing) => js.binary('>=', game.zoneOf(thing, kind), 0)];
  if (kind === tilesUnder(kind)?.spaces) return [(thing) => js.binary('>=', placeOf(thing), 0)];
  if (!isOfPlayers(kind)) return [];
  return [(thing) => js.binary('<', js.at('THING_PLAYER', thing), PLAYERS)];
}

function ownedBy(plan: SetPlan, owner: Js | null): SetPlan {
  return owner === null ? plan : { ...plan, tests: [...plan.tests, (thing) => js.equal(ownerOf(thing), owner)] };
}

function planOfZone(game: GameEmit, zone: ZoneModel, owner: Js | null): SetPlan {
  const kind = zone.holds.length === 1 ? (zone.holds[0] ?? null) : null;
  if (zone.owner === 'global') return { source: { by: 'zone', zone, id: zoneId(game, zone, null) }, tests: [], kind };
  if (zone.owner === 'player' && owner !== null)
    return { source: { by: 'zone', zone, id: zoneId(game, zone, owner) }, tests: [], kind };
  return ownedBy({ source: { by: 'zones', zone }, tests: [], kind }, zone.owner === 'player' ? null : owner);
}

function planOfQuery(game: GameEmit, context: Context, query: Query, outerOwner: Js | null): SetPlan {
  const ofDice = refOf(game.facts, query.base)?.to === 'thrown-dice';
  const given = query.owner && !ofDice ? game.value(context, query.owner) : null;
  const isGivenSafe = given === null || query.owner === null || !mayBeNone(game, query.owner);
  // Nothing belongs to none: the first player stands in, and no member passes.
  const owner = given === null ? outerOwner : isGivenSafe ? given : js.call(js.property('Math', 'max'), given, 0);
  const [first, ...others] = query.places;
  const kind = kindOf(game.facts.types.get(query)) ?? kindOf(game.facts.types.get(query.base));
  let plan: SetPlan;
  if (first && !isListed(game.facts, query.base)) {
    const place = planOfPlace(game, context, first, kind, query.owner ? null : owner);
    const tests: Test[] = [...place.tests, ...baseTests(game, query.base, place.kind)];
    plan = query.owner && owner !== null ? ownedBy({ ...place, tests, kind }, owner) : { ...place, tests, kind };
  } else {
    plan = planOf(game, context, query.base, owner);
    if (first) others.unshift(first);
  }
  const solved = solvedOf(game, context, query, plan);
  const tests = [
    ...(isGivenSafe ? [] : [(): Js => js.binary('>=', given, 0)]),
    ...plan.tests,
    ...others.map(
      (place): Test =>
        (thing, inner) =>
          inPlace(game, inner, place, thing, kind),
    ),
  ];
  if (solved !== null) return { ...plan, source: solved.source, tests: [...tests, ...solved.tests] };
  if (query.where) tests.push(whereTest(game, query));
  return { ...plan, tests, kind: plan.kind ?? kind };
}

/**
 * The squares that the condition of a query names by row and column, where it is about all squares
 * of a map.
 */
function solvedOf(game: GameEmit, context: Context, query: Query, { source, tests, kind }: SetPlan): Solved | null {
  if (source.by !== 'range' || tests.length > 0 || query.places.length > 0 || kind === null) return null;
  return solveLines(game, context, query, kind, source);
}

/**
 * Things that were listed or computed before, in contrast to a noun that is looked for in a place.
 */
function isListed(facts: Facts, expression: Expression): boolean {
  if (expression.kind === 'name') return facts.refs.get(expression)?.to === 'local';
  return expression.kind !== 'your' && expression.kind !== 'query';
}

/** What the base of a query asks beyond the place: kind, row, or the tests of a declared set. */
function baseTests(game: GameEmit, base: Expression, placeKind: KindModel | null): Test[] {
  const ref = base.kind === 'name' || base.kind === 'your' ? game.facts.refs.get(base) : undefined;
  if (ref?.to === 'kind') return [(thing, inner) => member(game, inner, base, thing, placeKind)];
  if (ref?.to === 'zone' && ref.zone.holds.length > 0) return [(thing, inner) => member(game, inner, base, thing)];
  if (ref?.to === 'set') return [(thing, inner) => member(game, inner, base, thing, placeKind)];
  return [(thing, inner) => member(game, inner, base, thing)];
}

/** Things of a kind that lie in a place. */
function planOfPlace(
  game: GameEmit,
  context: Context,
  place: Expression,
  kind: KindModel | null,
  owner: Js | null,
): SetPlan {
  const type = game.facts.types.get(place);
  if (type?.is === 'zone' || refOf(game.facts, place)?.to === 'zone') return planOf(game, context, place, owner);
  const hostKind = kindOf(type);
  if (type?.is === 'set' && !(hostKind && holdsKind(hostKind, kind))) return planOf(game, context, place, owner);
  if (liesOnTile(hostKind, kind)) return planOfSquares(game, context, place, kind);
  const zone = hostedZone(hostKind, kind);
  if (zone === null) {
    const [things, host] = [kind?.plural ?? 'things', hostKind?.name ?? 'thing'];
    throw new NotRunnable(place.at, `\`${things}\` in a ${host}, of which only some sorts have a place for them`);
  }
  const held = zone.holds.length === 1 ? (zone.holds[0] ?? null) : null;
  if (type?.is === 'set')
    return { source: { by: 'hosted', hosts: planOf(game, context, place, owner), zone }, tests: [], kind: held };
  // A host that is none has no zone, and nothing lies there.
  if (mayBeNone(game, place))
    return { source: { by: 'hosted', hosts: planOfValue(game, context, place), zone }, tests: [], kind: held };
  return { source: { by: 'zone', zone, id: zoneId(game, zone, game.value(context, place)) }, tests: [], kind: held };
}

/** Squares of a board of tiles: those on which a tile lies. */
function planOfBoard(kind: KindModel): SetPlan {
  const fill = (buffer: Js): Js => js.call('spacesOnBoard', buffer);
  return { source: { by: 'filled', wish: 'board', fill }, tests: [], kind };
}

/** Squares of a tile, or of each of some tiles. */
function planOfSquares(game: GameEmit, context: Context, place: Expression, kind: KindModel | null): SetPlan {
  if (game.facts.types.get(place)?.is === 'set' && kind !== null) {
    const isThere: Test = (thing, inner) => inPlace(game, inner, place, thing, kind);
    return { ...planOfBoard(kind), tests: [isThere] };
  }
  const fill = (buffer: Js): Js => js.call('spacesOn', S, game.value(context, place), buffer);
  return { source: { by: 'filled', wish: 'squares', fill }, tests: [], kind };
}

function planOfCall(game: GameEmit, context: Context, call: Call): SetPlan {
  const { name } = call;
  const ref = game.facts.refs.get(call);
  if (ref?.to === 'define' && game.facts.types.get(call)?.is === 'set')
    return planOfDefine(game, context, call, ref.define);
  if (isBuiltInFunction(name) || isSpatialFunction(name)) return functions[name](game, context, call);
  return planOfGiven(game, context, call);
}

const functions: {
  readonly [F in BuiltInFunction | SpatialFunctionName]: (game: GameEmit, context: Context, call: Call) => SetPlan;
} = {
  most: planOfExtremes,
  least: planOfExtremes,
  rest: planOfRest,
  distinct: planOfDistinct,
  neighbours: planOfSpaces,
  corners: planOfSpaces,
  reachable: planOfSpaces,
  reach: planOfSpaces,
  way: planOfSpaces,
  line: planOfSpaces,
  block: planOfSpaces,
  within: planOfSpaces,
  ray: planOfSpaces,
  cone: planOfSpaces,
  beside: planOfSpaces,
  'gates-of': planOfSpaces,
  // These give one value.
  count: planOfGiven,
  sum: planOfGiven,
  max: planOfGiven,
  min: planOfGiven,
  first: planOfGiven,
  last: planOfGiven,
  nth: planOfGiven,
  step: planOfGiven,
  remainder: planOfGiven,
  'row-of': planOfGiven,
  'kind-of': planOfGiven,
  'next-player': planOfGiven,
  'still-in': planOfGiven,
  distance: planOfGiven,
  range: planOfGiven,
  'in-sight': planOfGiven,
  covered: planOfGiven,
  'way-cost': planOfGiven,
  'tile-of': planOfGiven,
  'plot-of': planOfGiven,
  side: planOfGiven,
  between: planOfGiven,
};

function planOfGiven(game: GameEmit, context: Context, call: Call): SetPlan {
  if (game.facts.types.get(call)?.is === 'set')
    throw new NotRunnable(call.at, `the function \`${call.name}\` as a set`);
  return planOfValue(game, context, call);
}

function planOfRest(game: GameEmit, context: Context, call: Call): SetPlan {
  const [set] = call.args;
  if (!set) return planOfGiven(game, context, call);
  const plan = planOf(game, context, set);
  const first = firstOf(game, context, set);
  return { ...plan, tests: [...plan.tests, (thing) => js.binary('!==', thing, first)] };
}
