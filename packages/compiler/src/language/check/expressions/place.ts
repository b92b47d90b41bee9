// Places: what may stand after `in`, after `move … to`, and where a thing lies.

import type { Facts } from '../../facts/facts.ts';
import type { Expression } from '../../../content/tree/node.ts';
import type { KindModel, Type, ZoneModel } from '../../../content/model/model.ts';
import type { Environment } from '../common/environment.ts';
import {
  commonKind,
  definite,
  describe,
  ERROR,
  fits,
  isKindRelated,
  isName,
  membersOf,
  thing,
} from '../common/types.ts';

/**
 * What `in` means between a member and a place: `zone` = lies in the zone, `thing` = lies in a zone
 * of the thing, `things` = lies in a zone of one of the things, `member` = is one of the set.
 */
export type PlaceMeaning = 'zone' | 'thing' | 'things' | 'member';

/**
 * What `in PLACE` means for members of a type; null when it means nothing. The same answer in the
 * check and in the code that is made.
 */
export function placeMeaning(member: Type, place: Type): PlaceMeaning | null {
  const [one, where] = [definite(member), definite(place)];
  // What is no thing lies nowhere.
  if ((isName(one) || one.is === 'enum') && where.is !== 'set' && where.is !== 'error') return null;
  if (where.is === 'zone') return 'zone';
  if (where.is === 'thing') return 'thing';
  if (where.is !== 'set') return where.is === 'error' ? 'member' : null;
  const inside = definite(where.of);
  if (one.is === 'error' || inside.is === 'error') return 'member';
  if (inside.is !== 'thing') return fits(one, inside) ? 'member' : null;
  if (one.is !== 'thing') return null;
  return isKindRelated(one.of, inside.of) ? 'member' : 'things';
}

/** Whether things of a kind are tiles on which squares and gates of another kind lie. */
function isUnder(tile: KindModel, kind: KindModel | null): boolean {
  const map = kind?.map;
  return map !== null && map !== undefined && map.is !== 'links' && map.tiles?.kind === tile;
}

/** Kinds of things that a thing of a kind can lie in. */
export function containersOf(kind: KindModel | null, environment: Environment): readonly KindModel[] {
  return environment.names.game.kinds.filter(
    (one) =>
      isUnder(one, kind) ||
      one.zones.some((zone) => kind === null || zone.holds.some((held) => isKindRelated(held, kind))),
  );
}

/** The type of the thing that a thing of a kind lies in, without `none`. */
export function containerType(kind: KindModel | null, environment: Environment): Type {
  const [first, ...others] = containersOf(kind, environment);
  if (first === undefined) return thing(null);
  return thing(others.reduce<KindModel | null>((common, one) => commonKind(common, one), first));
}

/** The type of `here`: the thing that `this` lies in, or `this` itself when things lie in it. */
export function typeOfHere(environment: Environment): Type {
  if (environment.row === null) return ERROR;
  const { kind } = environment.row;
  return isPlace(kind) ? thing(kind) : containerType(kind, environment);
}

/** Whether things lie in things of a kind. */
export function isPlace(kind: KindModel): boolean {
  return kind.zones.length > 0 || (kind.parent !== null && isPlace(kind.parent));
}

/** Checks what stands after `in`, for members of a type. */
export function checkPlace(place: Expression, member: Type, environment: Environment): void {
  const type = environment.expression(
    place,
    environment,
    membersOf(member) === null ? { is: 'set', of: member } : member,
  );
  if (type.is === 'error' || member.is === 'error') return;
  if (placeMeaning(member, type) === null)
    environment.report('check/no-place', place.at, { found: describe(type), member: describe(member) });
  // What a function gives may be of another kind than its type tells: the spaces near a thing
  // depend on where it lies.
  else if (place.kind !== 'call') reportNeverThere(place, definite(member), definite(type), environment);
}

/**
 * Things of a kind for which a place has no zone can never lie there, so its author means another
 * place.
 */
function reportNeverThere(place: Expression, member: Type, where: Type, environment: Environment): void {
  if (member.is !== 'thing' || member.of === null || placeMeaning(member, where) === 'member') return;
  const kind = member.of;
  const of = where.is === 'set' ? definite(where.of) : where;
  if (of.is === 'thing' && of.of !== null && isUnder(of.of, kind)) return;
  const zones = zonesOf(where);
  if (zones === null || zones.some((zone) => mayHold(zone, kind))) return;
  const holds = [...new Set(zones.flatMap((zone) => zone.holds))];
  const through = holds.filter((held) => zonesOfKind(held).some((zone) => mayHold(zone, kind)));
  environment.report('check/never-there', place.at, {
    member: kind.name,
    place: where.is === 'zone' ? `\`${where.of.name}\`` : describe(where),
    holds: holds.map(({ plural }) => plural),
    through: through.map(({ plural }) => plural),
  });
}

/** The zones that a place has; null when nothing is known of it. */
function zonesOf(place: Type): readonly ZoneModel[] | null {
  if (place.is === 'zone') return [place.of];
  if (place.is === 'set') return zonesOf(definite(place.of));
  return place.is === 'thing' && place.of !== null ? zonesOfKind(place.of) : null;
}

/** Zones of the things of a kind, of all its sub-kinds. */
function zonesOfKind(kind: KindModel): readonly ZoneModel[] {
  const zones = [...kind.zones];
  for (let above = kind.parent; above !== null; above = above.parent) zones.push(...above.zones);
  const below = (one: KindModel): ZoneModel[] => one.children.flatMap((child) => [...child.zones, ...below(child)]);
  return [...zones, ...below(kind)];
}

function mayHold(zone: ZoneModel, kind: KindModel): boolean {
  return zone.holds.some((held) => isKindRelated(held, kind));
}

/**
 * Whether an expression of a zone type names exactly one zone: a player's zone needs `of` or
 * `your`.
 */
export function isOneZone(facts: Facts, expression: Expression): boolean {
  const type = facts.types.get(expression);
  if (type?.is !== 'zone') return false;
  if (type.of.owner === 'global') return true;
  if (expression.kind === 'name') return false;
  return expression.kind !== 'query' || expression.owner !== null;
}
