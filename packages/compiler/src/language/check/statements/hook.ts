// What is in force: hooks and their patterns, continuous effects, abilities, cards that are played.

import type {
  Ability,
  AsSoonAs,
  Continuous,
  EventPattern,
  HappenPattern,
  Hook,
  Limit,
  Pattern,
  Play,
} from '../../../content/tree/node.ts';
import { suggest } from '../../../diagnostics/suggest.ts';
import { playOf } from '../../resolve/collect.ts';
import { namedType } from '../../resolve/lookup.ts';
import type { AttributeModel, Type } from '../../../content/model/model.ts';
import { typeLocal } from './body.ts';
import type { Environment } from '../common/environment.ts';
import { changingField } from '../expressions/field.ts';
import { Flow } from '../common/flow.ts';
import { looking } from '../common/looking.ts';
import { formsOf, memberOfNoun } from '../expressions/name.ts';
import { branchesOf } from '../expressions/operator.ts';
import { checkReadAfter } from './read-after.ts';
import { checkCondition, requireNumber } from '../common/require.ts';
import {
  definite,
  describe,
  ERROR,
  FLAG,
  fits,
  kindsMeet,
  meets,
  membersOf,
  NUMBER,
  PLAYER,
  thing,
} from '../common/types.ts';

/** Checks a hook. */
export function checkHook(hook: Hook, environment: Environment): void {
  const outer = { ...environment, flow: environment.flow.copy() };
  checkEvent(hook.event, hook, outer);
  const procedure = hook.event.kind === 'happen' ? (environment.facts.procedures.get(hook.event) ?? null) : null;
  const instead = hook.timing === 'instead' ? procedure : null;
  const heard: Environment = {
    ...outer,
    instead,
    result: hook.timing === 'when' ? procedure : null,
    returning: { type: environment.facts.types.get(instead?.gives) ?? null, name: instead?.name ?? 'this hook' },
    loop: null,
  };
  if (hook.onYourTurn && environment.names.game.turn === null) environment.report('check/no-turn', hook.at, {});
  checkBodyIf(hook.condition, hook.body, 'the `if` of a hook', heard);
  checkReadAfter(hook, environment);
}

function checkBodyIf(condition: Hook['condition'], body: Hook['body'], where: string, environment: Environment): void {
  if (condition === null) {
    environment.block(body, environment);
    return;
  }
  checkCondition(condition, looking(environment, where));
  environment.block(body, { ...environment, flow: branchesOf(condition, environment).whenTrue });
}

/** Checks an event; the names it gives get their types. */
export function checkEvent(event: EventPattern, hook: Hook | null, environment: Environment): void {
  if (event.kind === 'happen') checkHappen(event, hook, environment);
  else if (event.kind === 'change') {
    const of = checkPattern(event.subject, null, environment);
    typeLocal(environment.facts.locals.get(event.subject), of, environment);
    const found = of.is === 'error' ? null : changingField(of, event.field, event.at, environment);
    if (found !== null) environment.facts.refs.set(event, found.ref);
    typeLocal(environment.facts.olds.get(hook), found?.type ?? ERROR, environment);
  }
}

function checkHappen(event: HappenPattern, hook: Hook | null, environment: Environment): void {
  const procedure = environment.facts.procedures.get(event) ?? undefined;
  const { report } = environment;
  const first = procedure?.params.find(({ label }) => label === null);
  if (event.subject !== null) {
    const wanted = procedure === undefined ? ERROR : environment.facts.types.get(environment.facts.locals.get(first));
    if (wanted === undefined) report('check/no-object', event.subject.at, { verb: procedure?.name ?? event.verb });
    const type = checkPattern(event.subject, wanted ?? ERROR, environment);
    const local = environment.facts.locals.get(event.subject);
    typeLocal(local, type, environment);
    const hookLocal = environment.facts.locals.get(hook);
    if (hookLocal !== undefined && hookLocal !== local) typeLocal(hookLocal, type, environment);
  }
  for (const [index, { label, pattern }] of event.args.entries()) {
    const param = procedure?.params.find((one) => one.label === label);
    if (event.args.slice(0, index).some((earlier) => earlier.label === label))
      report('check/twice', pattern.at, { label });
    if (procedure !== undefined && param === undefined) {
      report('resolve/unknown-label', pattern.at, {
        label,
        of: procedure.name,
        near: procedure.params.flatMap((one) => (one.label === null ? [] : [one.label])),
      });
    }
    typeLocal(
      environment.facts.locals.get(pattern),
      checkPattern(pattern, environment.facts.types.get(environment.facts.locals.get(param)) ?? ERROR, environment),
      environment,
    );
  }
}

/**
 * Checks one pattern.
 *
 * @param wanted  type of what it is held against; null where the pattern alone says it
 * @returns       the type of what matches
 */
function checkPattern(pattern: Pattern, wanted: Type | null, environment: Environment): Type {
  const { report } = environment;
  if (pattern.test.by === 'noun') return checkNoun(pattern, pattern.test.noun, pattern.test.yours, wanted, environment);
  const { value } = pattern.test;
  const type = environment.expression(value, looking(environment, 'a pattern'), wanted);
  if (wanted === null) return definite(membersOf(type) ?? type);
  if (!meets(wanted, type))
    report('check/never-equal', value.at, {
      left: describe(wanted),
      right: describe(type),
      set: membersOf(type) !== null,
    });
  return definite(wanted);
}

function checkNoun(
  pattern: Pattern,
  noun: string,
  yours: boolean,
  wanted: Type | null,
  environment: Environment,
): Type {
  const { report } = environment;
  const type = typeOfNoun(pattern, noun, environment);
  if (type.is === 'error') return wanted === null ? ERROR : definite(wanted);
  if (yours && type.is !== 'thing') report('check/no-owner', pattern.at, { found: describe(type) });
  if (wanted === null || wanted.is === 'error') return type;
  const of = definite(wanted);
  const possible = of.is === 'thing' && type.is === 'thing' ? kindsMeet(of.of, type.of) : fits(type, of);
  if (!possible) {
    report('check/never-member', pattern.at, { subject: describe(of), noun });
    return of;
  }
  return fits(of, type) ? of : type;
}

function typeOfNoun(pattern: Pattern, noun: string, { report, names, facts }: Environment): Type {
  const ref = facts.refs.get(pattern);
  if (ref === undefined) return ERROR;
  if (ref.to === 'enum') return { is: 'enum', of: ref.enum };
  if (ref.to === 'player-word' && noun === 'player') return PLAYER;
  if (ref.to === 'kind' || ref.to === 'set' || ref.to === 'row') {
    const { one, many } = formsOf(ref, noun);
    if (noun === many && one !== many) report('check/plural', pattern.at, { name: many, singular: one }, {});
    return memberOfNoun(ref, facts);
  }
  const type = ref.to === 'function' ? namedType(noun, names) : undefined;
  if (type === undefined) report('check/not-a-noun', pattern.at, { name: noun });
  return type ?? ERROR;
}

/** Checks `+1 force`: the attribute must be one of everything that the subject names. */
export function checkContinuous(continuous: Continuous, environment: Environment): void {
  const { report } = environment;
  const inside = looking(environment, 'a lasting effect', environment.lasting);
  const subject = inside.expression(continuous.subject, inside);
  const member = definite(membersOf(subject) ?? subject);
  if (member.is !== 'thing' && member.is !== 'player' && member.is !== 'error') {
    report('check/no-attribute', continuous.subject.at, {
      name: continuous.attribute,
      of: describe(subject),
      near: [],
    });
  }
  typeLocal(environment.facts.locals.get(continuous), member, inside);
  const attributes = attributesOf(member, environment);
  const attribute = attributes.find(({ name }) => name === continuous.attribute);
  if (attribute?.sheet === true) report('check/score-fixed', continuous.attributeAt, {});
  if (attribute !== undefined) environment.facts.refs.set(continuous, { to: 'attribute', attribute });
  else if (member.is === 'thing' || member.is === 'player') {
    const near = suggest(
      continuous.attribute,
      attributes.map(({ name }) => name),
    );
    report('check/no-attribute', continuous.attributeAt, { name: continuous.attribute, of: describe(member), near });
  }
  checkNames(continuous, attribute, environment);
  checkAmount(continuous, attribute, inside);
  if (continuous.condition !== null) checkCondition(continuous.condition, { ...inside, flow: inside.flow.copy() });
}

function checkAmount(continuous: Continuous, attribute: AttributeModel | undefined, environment: Environment): void {
  const flag = attribute?.type.is === 'flag' && continuous.how === 'set';
  if (!flag && (attribute === undefined || attribute.type.is === 'number')) {
    requireNumber(continuous.amount, environment);
    return;
  }
  const type = environment.expression(continuous.amount, environment, attribute?.type ?? NUMBER);
  const wanted = continuous.how === 'set' ? (attribute?.type ?? NUMBER) : NUMBER;
  if (!fits(type, wanted) || continuous.how !== 'set')
    environment.report('check/wrong-type', continuous.amount.at, {
      expected: describe(attribute?.type ?? FLAG),
      found: describe(type),
    });
}

function checkNames(continuous: Continuous, attribute: AttributeModel | undefined, environment: Environment): void {
  const params = attribute?.params ?? [];
  for (const [index, name] of continuous.names.entries()) {
    const param = params[index];
    typeLocal(
      environment.facts.locals.get(name),
      param === undefined ? ERROR : (namedType(param.typeName, environment.names) ?? ERROR),
      environment,
    );
  }
  if (attribute !== undefined && continuous.names.length > 0 && continuous.names.length !== params.length) {
    environment.report('check/argument-count', continuous.attributeAt, {
      name: attribute.name,
      wanted: params.length,
      found: continuous.names.length,
    });
  }
}

/** Attributes of a thing or a player, nearest kind first. */
function attributesOf(member: Type, { names }: Environment): readonly AttributeModel[] {
  if (member.is === 'player') return names.game.playerAttributes;
  const found: AttributeModel[] = [];
  if (member.is === 'thing') for (let at = member.of; at !== null; at = at.parent) found.push(...at.attributes);
  return found;
}

/** Checks `as soon as`. */
export function checkAsSoonAs(item: AsSoonAs, environment: Environment): void {
  const inside = {
    ...environment,
    flow: environment.flow.copy(),
    loop: null,
    returning: { type: null, name: '`as soon as`' },
  };
  checkBodyIf(item.condition, item.body, '`as soon as`', inside);
}

/** Checks an ability, or a card that is played. */
export function checkAbility(
  item: Ability | Play,
  environment: Environment,
  limit: (limit: Limit | null, environment: Environment) => void,
): void {
  const { names, report } = environment;
  const window = names.windows.get(item.window);
  if (item.kind === 'ability') limit(item.limit, environment);
  else if (environment.row !== null && playOf(environment.row.kind) === null)
    report('check/no-play', item.at, { kind: environment.row.kind.name });
  if (window !== undefined && item.of !== null && window.of === null)
    report('check/window-of', item.windowAt, { window: item.window, kind: null });
  const kind = window?.of === null || window === undefined ? undefined : names.kinds.get(window.of);
  typeLocal(
    environment.facts.locals.get(item),
    window === undefined || kind === undefined ? ERROR : thing(kind),
    environment,
  );
  const inside = {
    ...environment,
    flow: new Flow(environment.facts.types),
    loop: null,
    returning: { type: null, name: item.window },
  };
  checkBodyIf(item.condition, item.body, 'the `if` of an ability', inside);
}
