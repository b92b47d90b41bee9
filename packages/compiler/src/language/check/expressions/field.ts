// What stands after a dot, after `its` and after `your`.

import type { Expression, Field, Your } from '../../../content/tree/node.ts';
import type { Span } from '../../../diagnostics/source/span.ts';
import { suggest } from '../../../diagnostics/suggest.ts';
import { withArticle } from '../../../diagnostics/table/words.ts';
import { namedType } from '../../resolve/lookup.ts';
import type { AttributeModel, Declared, KindModel, Type } from '../../../content/model/model.ts';
import type { Ref } from '../../facts/ref.ts';
import type { Environment } from '../common/environment.ts';
import { formsOf, memberOfNoun } from './name.ts';
import { containersOf, containerType } from './place.ts';
import { requireFit } from '../common/require.ts';
import { definite, describe, ERROR, fits, membersOf, NUMBER, optional, PLAYER, setOf, thing } from '../common/types.ts';

/** What a field turns out to be. */
interface Found {
  readonly ref: Ref;
  readonly type: Type;
}

/** The type of `x.f`. */
export function checkField(field: Field, environment: Environment): Type {
  const of = environment.expression(field.of, environment);
  if (of.is === 'error') return checkArguments(field, null, environment);
  if (of.is === 'optional' || of.is === 'none') {
    environment.report('check/may-be-none', field.of.at, {
      name: wordsOf(field.of),
      field: field.name,
      isName: field.of.kind === 'name' && field.of.name !== 'it',
      hasLines: environment.returning !== null || environment.looking?.canName !== false,
    });
    return checkArguments(field, null, environment);
  }
  const found = fieldOf(of, field.name, environment);
  if (found === null) {
    reportUnknown(field, of, environment);
    return checkArguments(field, null, environment);
  }
  environment.facts.refs.set(field, found.ref);
  checkArguments(field, found.ref.to === 'attribute' ? found.ref.attribute : null, environment);
  return found.type;
}

/**
 * How a value is written, where it has a name or is a field of one; null for a call, a choice, a
 * set.
 */
function wordsOf(expression: Expression): string | null {
  if (expression.kind === 'name') return expression.name;
  if (expression.kind === 'your') return `your ${expression.name}`;
  if (expression.kind !== 'field' || expression.args !== null) return null;
  const of = wordsOf(expression.of);
  return of === null ? null : of === 'it' ? `its ${expression.name}` : `${of}.${expression.name}`;
}

function checkArguments(field: Field, attribute: AttributeModel | null, environment: Environment): Type {
  const params = attribute?.params ?? [];
  for (const [index, arg] of (field.args ?? []).entries()) {
    const param = params[index];
    const wanted = param === undefined ? null : (namedType(param.typeName, environment.names) ?? ERROR);
    const type = environment.expression(arg, environment, wanted);
    if (wanted !== null) requireFit(arg, type, wanted, environment);
  }
  const count = field.args?.length ?? 0;
  if (attribute !== null && count !== params.length)
    environment.report('check/argument-count', field.nameAt, { name: field.name, wanted: params.length, found: count });
  if (attribute === null && environment.facts.refs.get(field) !== undefined && count > 0)
    environment.report('check/argument-count', field.nameAt, { name: field.name, wanted: 0, found: count });
  return ERROR;
}

/** Finds a field of a thing, a player or a die. */
export function fieldOf(of: Type, name: string, environment: Environment): Found | null {
  if (of.is === 'thing') return fieldOfThing(of.of, name, environment);
  if (of.is === 'row') return printedOf(of.of, name);
  if (of.is === 'player') return fieldOfPlayer(name, environment);
  if (of.is !== 'dice') return null;
  if (name === 'value' || name === 'sides') return { ref: { to: 'built-in-field', name }, type: NUMBER };
  return name === 'thrower' ? { ref: { to: 'built-in-field', name }, type: optional(thing(null)) } : null;
}

/**
 * What a thing of a kind has under a name: the attribute before the field, and that before what is
 * printed. Never throws.
 */
export function fieldOfThing(kind: KindModel | null, name: string, environment: Environment): Found | null {
  const named = (one: Declared): boolean => one.name === name;
  for (let at = kind; at !== null; at = at.parent) {
    const field = at.fields.find(named);
    if (field !== undefined) return { ref: { to: 'field', field }, type: field.type };
    const attribute = at.attributes.find(named);
    if (attribute !== undefined) return { ref: { to: 'attribute', attribute }, type: attribute.type };
    const zone = at.zones.find(named);
    if (zone !== undefined) return { ref: { to: 'zone', zone }, type: { is: 'zone', of: zone } };
  }
  if (name === 'owner') return { ref: { to: 'built-in-field', name }, type: optional(PLAYER) };
  if (name === 'place')
    return { ref: { to: 'built-in-field', name }, type: optional(containerType(kind, environment)) };
  return printedOf(kind, name);
}

/** What is printed on each row of a kind. */
function printedOf(kind: KindModel | null, name: string): Found | null {
  const printedName = name.startsWith('printed-') ? name.slice('printed-'.length) : name;
  for (let at = kind; at !== null; at = at.parent) {
    const printed = at.printed.find((one) => one.name === printedName);
    if (printed !== undefined) return { ref: { to: 'printed', printed }, type: printed.type };
  }
  return null;
}

function fieldOfPlayer(name: string, { names }: Environment): Found | null {
  const { game } = names;
  const named = (one: Declared): boolean => one.name === name;
  const field = game.playerFields.find(named) ?? game.counters.find(named);
  if (field !== undefined) return { ref: { to: 'field', field }, type: field.type };
  const attribute = game.playerAttributes.find(named);
  return attribute === undefined ? null : { ref: { to: 'attribute', attribute }, type: attribute.type };
}

function reportUnknown(field: Field, of: Type, environment: Environment): void {
  const { report, names } = environment;
  const zone = names.game.zones.find((one) => one.owner === 'player' && one.name === field.name);
  if (of.is === 'player' && zone !== undefined && field.of.kind === 'name') {
    const instead = field.of.name === 'you' ? `your ${field.name}` : `${field.name} of ${field.of.name}`;
    report('check/zone-of-player', field.at, { instead }, { edits: [{ span: field.at, text: instead }] });
    return;
  }
  if (membersOf(of) !== null) {
    report('check/field-of-set', field.nameAt, { field: field.name, of: describe(of) });
    return;
  }
  const below =
    of.is === 'thing'
      ? names.game.kinds.filter((kind) => fits(thing(kind), of) && fieldOfThing(kind, field.name, environment) !== null)
      : [];
  report('check/unknown-field', field.nameAt, {
    name: field.name,
    of: describe(definite(of)),
    near: suggest(field.name, fieldNames(of, environment)),
    kinds: below.map((kind) => kind.name),
    others: names.game.kinds
      .filter((kind) => fieldOfThing(kind, field.name, environment) !== null)
      .map(({ name }) => name),
  });
}

/** Everything that may stand after the dot. */
export function fieldNames(of: Type, { names }: Environment): readonly string[] {
  const { game } = names;
  if (of.is === 'dice') return ['value', 'sides', 'thrower'];
  if (of.is === 'player')
    return [...game.playerFields, ...game.counters, ...game.playerAttributes].map(({ name }) => name);
  if (of.is === 'row') {
    const printed = [];
    for (let at: KindModel | null = of.of; at !== null; at = at.parent) printed.push(...at.printed);
    return printed.map(({ name }) => name);
  }
  if (of.is !== 'thing') return [];
  const found = new Set(['owner', 'place']);
  for (let at = of.of; at !== null; at = at.parent) {
    for (const one of [...at.fields, ...at.attributes, ...at.zones, ...at.printed]) found.add(one.name);
    for (const one of at.printed) found.add(`printed-${one.name}`);
  }
  return [...found];
}

/**
 * The type of `your x`: a field, counter or attribute of yours, a zone of yours, or your things.
 */
export function checkYour(your: Your, environment: Environment): Type {
  const { report, names } = environment;
  const found = fieldOfPlayer(your.name, environment) ?? zoneOfPlayer(your.name, environment);
  if (found !== null) {
    environment.facts.refs.set(your, found.ref);
    return found.type;
  }
  const noun = names.nouns.get(your.name)?.ref;
  if (noun?.to === 'kind' || noun?.to === 'set' || noun?.to === 'row') {
    environment.facts.refs.set(your, noun);
    const { one, many } = formsOf(noun, your.name);
    if (your.name === one && one !== many)
      report(
        'check/singular',
        your.nameAt,
        { name: one, plural: many },
        { edits: [{ span: your.nameAt, text: many }] },
      );
    return setOf(memberOfNoun(noun, environment.facts));
  }
  const candidates = [
    ...fieldNames(PLAYER, environment),
    ...names.game.zones.filter(({ owner }) => owner === 'player').map(({ name }) => name),
    ...pluralNouns(environment),
  ];
  report('check/unknown-field', your.nameAt, {
    name: your.name,
    of: withArticle('player'),
    near: suggest(your.name, candidates),
    kinds: [],
  });
  return ERROR;
}

function zoneOfPlayer(name: string, { names }: Environment): Found | null {
  const zone = names.game.zones.find((one) => one.owner === 'player' && one.name === name);
  return zone === undefined ? null : { ref: { to: 'zone', zone }, type: { is: 'zone', of: zone } };
}

function pluralNouns({ names }: Environment): readonly string[] {
  return [...names.game.kinds.map(({ plural }) => plural), ...names.game.sets.map(({ name }) => name)];
}

/** The type of a field at a place, for hooks that hear it change; null when there is none. */
export function changingField(of: Type, name: string, at: Span, environment: Environment): Found | null {
  const found = fieldOf(of, name, environment);
  if (found?.ref.to === 'field') return found;
  if (found?.ref.to === 'built-in-field' && name === 'place') {
    const isNowhere = of.is === 'thing' && containersOf(of.of, environment).length === 0;
    if (isNowhere) environment.report('check/never-placed', at, { of: describe(of) });
    return found;
  }
  environment.report('check/not-changing', at, { name, of: describe(of) });
  return null;
}
