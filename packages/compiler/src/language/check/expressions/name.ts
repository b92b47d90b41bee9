// What a bare name is worth.

import type { Facts } from '../../facts/facts.ts';
import type { NameUse } from '../../../content/tree/node.ts';
import type { EnumModel, Type } from '../../../content/model/model.ts';
import type { Ref } from '../../facts/ref.ts';
import type { Environment } from '../common/environment.ts';
import { definite, ERROR, optional, PLAYER, setOf, thing, DICE } from '../common/types.ts';

/** The type of a name that stands as a value. An enum value is found by the type that is wanted. */
export function checkName(use: NameUse, environment: Environment, expected: Type | null): Type {
  const wanted = expected === null ? null : definite(expected);
  if (wanted?.is === 'enum' && bindEnumValue(use, wanted.of, environment)) return wanted;
  const ref = environment.facts.refs.get(use);
  if (ref === undefined) return checkUnbound(use, environment);
  const name = wanted === null ? null : nameOf(use, ref, wanted);
  if (name !== null) return name;
  return typeOfRef(use, ref, environment);
}

/** Where a row or a kind is wanted, and no thing of it, its name is that. */
function nameOf(use: NameUse, ref: Ref, wanted: Type): Type | null {
  if (wanted.is === 'row' && ref.to === 'row' && use.name === ref.row.name) return { is: 'row', of: ref.row.kind };
  if (wanted.is === 'kind' && ref.to === 'kind' && use.name === ref.kind.name) return { is: 'kind', of: ref.kind };
  return null;
}

/** An ordinary name wins only where it has the wanted type itself. */
function bindEnumValue(use: NameUse, wanted: EnumModel, environment: Environment): boolean {
  const index = wanted.values.findIndex(({ name }) => name === use.name);
  if (index < 0) return false;
  const ref = environment.facts.refs.get(use);
  if (ref?.to === 'local' || ref?.to === 'field') {
    const type = definite(ref.to === 'local' ? environment.flow.typeOf(ref.local) : ref.field.type);
    if (type.is === 'enum' && type.of === wanted) return false;
  }
  environment.facts.refs.set(use, { to: 'enum-value', enum: wanted, index });
  return true;
}

function checkUnbound(use: NameUse, { names, report, facts }: Environment): Type {
  // Names that are no value of any enum were reported when names were bound.
  const [first, ...others] = names.enumValues.get(use.name) ?? [];
  if (first === undefined) return ERROR;
  if (others.length > 0) {
    report('check/which-enum', use.at, { name: use.name, enums: [first, ...others].map((one) => one.enum.name) });
    return ERROR;
  }
  facts.refs.set(use, { to: 'enum-value', enum: first.enum, index: first.index });
  return { is: 'enum', of: first.enum };
}

function typeOfRef(use: NameUse, ref: Ref, environment: Environment): Type {
  const { report, flow, result } = environment;
  const notValue = (what: string): Type => {
    report('check/not-a-value', use.at, { name: use.name, what });
    return ERROR;
  };
  switch (ref.to) {
    case 'local':
      environment.used.add(ref.local);
      return flow.typeOf(ref.local);
    case 'field':
      return flow.typeOf(ref.field);
    case 'this':
      return thing(ref.row.kind);
    case 'you':
      return PLAYER;
    case 'player-word':
      if (use.name === 'player') return notValue('noun');
      return ref.word === 'opponent' ? PLAYER : setOf(PLAYER);
    case 'thrown-dice':
      return use.name === 'thrown-dice' ? setOf(DICE) : notValue('noun');
    case 'row':
    case 'kind':
    case 'set':
      return typeOfNoun(use, ref, environment);
    case 'zone':
      return { is: 'zone', of: ref.zone };
    case 'option':
      return ref.option.type;
    case 'enum-value':
      return { is: 'enum', of: ref.enum };
    case 'define':
      return environment.typeOfDefine(ref.define);
    case 'result':
      return environment.facts.types.get(result?.gives) ?? ERROR;
    case 'enum':
      return notValue('enum');
    case 'reason':
      return notValue('reason');
    case 'attribute':
    case 'built-in-field':
    case 'function':
    case 'printed':
    case 'procedure':
      return notValue('word of the language');
  }
}

/** A kind, set or row. */
export type NounRef = Extract<Ref, { to: 'row' | 'kind' | 'set' }>;

/** The type of one thing that a noun names. */
export function memberOfNoun(ref: NounRef, facts: Facts): Type {
  if (ref.to === 'row') return thing(ref.row.kind);
  return thing(ref.to === 'kind' ? ref.kind : (facts.members.get(ref.set) ?? null));
}

/** The singular and the plural of a noun. A row may have several plurals; the first is shown. */
export function formsOf(ref: NounRef, written: string): { one: string; many: string } {
  if (ref.to === 'kind') return { one: ref.kind.name, many: ref.kind.plural };
  if (ref.to === 'set') return { one: ref.set.one, many: ref.set.name };
  return { one: ref.row.name, many: written === ref.row.name ? `${written}s` : written };
}

/**
 * As a value a plural is all of them; a singular is one thing, which only a row that exists once
 * can be.
 */
function typeOfNoun(use: NameUse, ref: NounRef, { report, facts }: Environment): Type {
  const member = memberOfNoun(ref, facts);
  const { one, many } = formsOf(ref, use.name);
  if (use.name === many) return setOf(member);
  if (ref.to === 'row' && ref.row.count === 1 && !ref.row.perPlayer)
    return ref.row.ifOption === null ? member : optional(member);
  report('check/singular', use.at, { name: one, plural: many }, { edits: [{ span: use.at, text: many }] });
  return setOf(member);
}
