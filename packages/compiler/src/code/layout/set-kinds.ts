/** What a set, a place or a kind is, as far as the types tell. */
import type { Facts } from '../../language/facts/facts.ts';
import type { Expression } from '../../content/tree/node.ts';
import type { KindModel, Type, ZoneModel } from '../../content/model/model.ts';
import type { Ref } from '../../language/facts/ref.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';

/** A whole zone or a set: more than one thing may be meant. */
export function isMany(type: Type | undefined): boolean {
  return type?.is === 'set' || type?.is === 'zone';
}

export function elementType(type: Type | undefined): Type | undefined {
  return type?.is === 'set' ? type.of : type;
}

/** Type of the things of a set or a zone. */
export function memberType(type: Type | undefined): Type | undefined {
  return type?.is === 'zone' ? { is: 'thing', of: null } : elementType(type);
}

export function kindOf(type: Type | undefined): KindModel | null {
  const element = elementType(type);
  const plain = element?.is === 'optional' ? element.of : element;
  return plain?.is === 'thing' ? plain.of : null;
}

/** The zone of a thing of kind `host` that holds things of kind `kind`. */
export function hostedZone(host: KindModel | null, kind: KindModel | null): ZoneModel | null {
  for (let at = host; at; at = at.parent) {
    const zone = at.zones.find(
      (candidate) => kind === null || candidate.holds.some((held) => isKind(kind, held) || isKind(held, kind)),
    );
    if (zone) return zone;
  }
  return null;
}

/**
 * Can things of the first kind hold things of the second? Otherwise `in` asks whether a thing is
 * among a set.
 */
export function holdsKind(host: KindModel | null, kind: KindModel | null): boolean {
  if (host !== null && kind !== null && (isKind(host, kind) || isKind(kind, host))) return false;
  return host === null || hostedZone(host, kind) !== null || liesOnTile(host, kind);
}

/** Whether things of the second kind are squares that lie on tiles of the first. */
export function liesOnTile(host: KindModel | null, kind: KindModel | null): boolean {
  const tiles = kind?.map?.is === 'grid' ? kind.map.tiles : undefined;
  return host !== null && tiles !== undefined && isKind(host, tiles.kind);
}

export function isKind(kind: KindModel, ancestor: KindModel): boolean {
  for (let at: KindModel | null = kind; at; at = at.parent) if (at === ancestor) return true;
  return false;
}

export function inRange(range: { readonly first: number; readonly end: number }, thing: Js): Js {
  if (range.end - range.first === 1) return js.equal(thing, range.first);
  return js.and(js.binary('>=', thing, range.first), js.binary('<', thing, range.end));
}

export function refOf(facts: Facts, expression: Expression): Ref | undefined {
  return expression.kind === 'name' || expression.kind === 'your' || expression.kind === 'field'
    ? facts.refs.get(expression)
    : undefined;
}
