// Types: how they are written, which one fits into which.

import { withArticle } from '../../../diagnostics/table/words.ts';
import { isKindOf } from '../../resolve/collect.ts';
import { copyingKind } from '../../../content/model/copies.ts';
import type { KindModel, Type, ZoneModel } from '../../../content/model/model.ts';

export const NUMBER: Type = { is: 'number' };
export const FLAG: Type = { is: 'flag' };
export const PLAYER: Type = { is: 'player' };
export const DICE: Type = { is: 'dice' };
export const TABLE: Type = { is: 'table' };
export const NONE: Type = { is: 'none' };
export const NOTHING: Type = { is: 'nothing' };
export const ERROR: Type = { is: 'error' };

/** A thing of a kind; null = of any. */
export function thing(of: KindModel | null): Type {
  return { is: 'thing', of };
}

/** A set of these. A set of errors is an error itself, because one mistake is told once. */
export function setOf(of: Type): Type {
  return of.is === 'error' ? ERROR : { is: 'set', of };
}

/** The type with `none` allowed; it is not doubled. */
export function optional(of: Type): Type {
  return of.is === 'optional' || of.is === 'none' || of.is === 'error' ? of : { is: 'optional', of };
}

/** The type without `none`. */
export function definite(type: Type): Type {
  return type.is === 'optional' ? type.of : type;
}

/** What stands in a set or a zone, one by one; null when the type is neither. */
export function membersOf(type: Type): Type | null {
  if (type.is === 'set') return type.of;
  if (type.is === 'zone') return thing(kindIn(type.of));
  return type.is === 'error' ? ERROR : null;
}

/** The kind that everything in a zone is of; null = anything. */
export function kindIn(zone: ZoneModel): KindModel | null {
  return (
    zone.holds.reduce<KindModel | null | undefined>(
      (common, kind) => (common === undefined ? kind : commonKind(common, kind)),
      undefined,
    ) ?? null
  );
}

/** The nearest kind that both are of; null = none but `thing`. */
export function commonKind(first: KindModel | null, second: KindModel | null): KindModel | null {
  for (let at = first; at !== null; at = at.parent) if (isKindOf(second, at)) return at;
  return null;
}

/** Whether something can be of both kinds. */
export function kindsMeet(first: KindModel | null, second: KindModel | null): boolean {
  if (first === null || second === null) return true;
  return isKindOf(first, second) || isKindOf(second, first) || canCopy(first, second);
}

/** Whether a thing of one kind may be a copy of one of the other. */
function canCopy(first: KindModel, second: KindModel): boolean {
  const copying = copyingKind(first);
  return copying !== null && copying === copyingKind(second);
}

/**
 * Whether a value of one type may stand where the other is wanted. An error fits everywhere, so
 * that one mistake is told once.
 */
export function fits(from: Type, to: Type): boolean {
  if (from.is === 'error' || to.is === 'error') return true;
  if (to.is === 'optional') return from.is === 'none' || fits(definite(from), to.of);
  switch (to.is) {
    case 'thing':
      return from.is === 'thing' && (to.of === null || isKindOf(from.of, to.of));
    case 'row':
    case 'kind':
      return from.is === to.is && isKindOf(from.of, to.of);
    case 'enum':
      return from.is === 'enum' && from.of === to.of;
    case 'zone':
      return from.is === 'zone' && from.of === to.of;
    case 'set': {
      const members = membersOf(from);
      return members !== null && fits(members, to.of);
    }
    case 'dice':
    case 'flag':
    case 'none':
    case 'nothing':
    case 'number':
    case 'player':
    case 'table':
      return from.is === to.is;
  }
}

/**
 * Whether two values may be the same one: things of kinds that meet, or equal types; `none` meets
 * what may be none.
 */
export function meets(first: Type, second: Type): boolean {
  if (first.is === 'error' || second.is === 'error') return true;
  if (first.is === 'none' || second.is === 'none') return canBeNone(first) && canBeNone(second);
  const [one, other] = [definite(first), definite(second)];
  if (one.is === 'thing' && other.is === 'thing') return kindsMeet(one.of, other.of);
  if (isName(one) && one.is === other.is) return kindsMeet(one.of, other.of);
  return fits(one, other) && one.is !== 'set' && one.is !== 'zone' && one.is !== 'nothing';
}

function canBeNone(type: Type): boolean {
  // A thing that was chosen may be none where there was nothing to choose from.
  return (
    type.is === 'none' ||
    type.is === 'optional' ||
    type.is === 'thing' ||
    type.is === 'player' ||
    type.is === 'dice' ||
    isName(type)
  );
}

/** Whether values of a type are rows or kinds, and not things of them. */
export function isName(type: Type): type is Extract<Type, { readonly is: 'row' | 'kind' }> {
  return type.is === 'row' || type.is === 'kind';
}

/** The type that holds values of both; null when there is none. */
export function joined(first: Type, second: Type): Type | null {
  if (first.is === 'error' || second.is === 'error') return ERROR;
  if (first.is === 'none') return optional(second);
  if (second.is === 'none') return optional(first);
  if (first.is === 'optional' || second.is === 'optional') {
    const both = joined(definite(first), definite(second));
    return both === null ? null : optional(both);
  }
  if (first.is === 'thing' && second.is === 'thing') return thing(commonKind(first.of, second.of));
  if (isName(first) && first.is === second.is) {
    const of = commonKind(first.of, second.of);
    return of === null ? null : { is: first.is, of };
  }
  const [one, other] = [membersOf(first), membersOf(second)];
  if (one !== null && other !== null) {
    const both = joined(one, other);
    return both === null ? null : setOf(both);
  }
  return fits(first, second) ? second : null;
}

/**
 * A type in words for a message, with its article: `a number`, `a unit or none`, `a set of units`.
 */
export function describe(type: Type): string {
  switch (type.is) {
    case 'flag':
      return 'a yes or no';
    case 'row':
    case 'kind':
      return `a ${type.is} of ${type.of.name}`;
    case 'enum':
      return withArticle(type.of.name);
    case 'thing':
      return withArticle(type.of?.name ?? 'thing');
    case 'zone':
      return `the zone \`${type.of.name}\``;
    case 'optional':
      return `${describe(type.of)} or none`;
    case 'set':
      return `a set of ${plural(type.of)}`;
    case 'dice':
      return 'a die';
    case 'none':
      return '`none`';
    case 'nothing':
      return 'no value';
    case 'error':
      return 'something unknown';
    case 'number':
    case 'player':
    case 'table':
      return withArticle(type.is);
  }
}

function plural(type: Type): string {
  if (type.is === 'optional') return `${plural(type.of)} of which some may be none`;
  if (type.is === 'thing') return type.of?.plural ?? 'things';
  if (type.is === 'enum') return `${type.of.name} values`;
  if (isName(type)) return `${type.is}s of ${type.of.name}`;
  return type.is === 'dice' ? 'dice' : `${type.is}s`;
}

/** Whether something can be of both kinds, where `null` is not known rather than anything. */
export function isKindRelated(first: KindModel | null, second: KindModel | null): boolean {
  return first !== null && second !== null && kindsMeet(first, second);
}
