// Verbs with their arguments: built-in ones and the game's procedures.

import type { Command, Expression, Param, Proceed, Procedure } from '../../../content/tree/node.ts';
import type { Span } from '../../../diagnostics/source/span.ts';
import { BUILT_IN_VERBS, type BuiltInVerb, type SlotMeaning, type Verb } from '../../vocabulary/verbs.ts';
import { isKindOf } from '../../resolve/collect.ts';
import type { KindModel, Type } from '../../../content/model/model.ts';
import { reportAmount } from '../expressions/arithmetic.ts';
import type { Environment } from '../common/environment.ts';
import { forgetEffects } from '../common/forget.ts';
import { looking, reportDoing } from '../common/looking.ts';
import { isOneZone } from '../expressions/place.ts';
import { checkChosen } from '../expressions/query.ts';
import { requireNumber } from '../common/require.ts';
import { definite, describe, ERROR, fits, isKindRelated, membersOf, PLAYER, thing } from '../common/types.ts';

/** Why a value must be pure: it is evaluated anew for each thing. */
const EACH = 'what is said of `each`';
const AGAIN = 'what is worked out for one thing after the other';

/** Checks a command, and forgets what it may have changed. */
export function checkCommand(command: Command, environment: Environment): void {
  reportDoing(command.at, `\`${command.verb}\` is done`, environment);
  const procedure = environment.facts.procedures.get(command);
  if (procedure === undefined) checkLoosely(command, environment);
  else if (procedure === null) checkBuiltIn(command, environment);
  else checkGiven(command, procedure, command.verbAt, environment);
  forgetEffects(command, environment);
}

function checkLoosely(command: Command | Proceed, environment: Environment): void {
  if (command.object !== null) environment.expression(command.object, environment);
  for (const { value } of command.args) environment.expression(value, environment);
}

/** Checks what a procedure is given, in a command or after `proceed with`. */
function checkGiven(given: Command | Proceed, procedure: Procedure, at: Span, environment: Environment): void {
  const { report } = environment;
  const first = procedure.params.find(({ label }) => label === null);
  if (given.object !== null) checkObject(given, given.object, procedure, first, environment);
  else if (given.kind === 'command' && first !== undefined && !first.type.optional) {
    report('check/missing-object', at, {
      verb: procedure.name,
      wanted: describe(environment.facts.types.get(environment.facts.locals.get(first)) ?? thing(null)),
    });
  }
  const inside = given.kind === 'command' && given.each ? looking(environment, EACH) : environment;
  const labels = procedure.params.flatMap(({ label }) => (label === null ? [] : [label]));
  const seen = new Set<string>();
  for (const { label, at: labelAt, value } of given.args) {
    const param = procedure.params.find((one) => one.label === label);
    if (param === undefined) report('resolve/unknown-label', labelAt, { label, of: procedure.name, near: labels });
    else if (seen.has(label)) report('check/twice', labelAt, { label });
    seen.add(label);
    checkGivenValue(value, param, inside);
  }
  if (given.kind === 'proceed') return;
  const missing = procedure.params.filter(({ label, type }) => label !== null && !type.optional && !seen.has(label));
  for (const param of missing)
    report('check/missing-label', at, { verb: procedure.name, label: param.label ?? '', name: param.name });
}

function checkObject(
  given: Command | Proceed,
  object: Expression,
  procedure: Procedure,
  param: Param | undefined,
  environment: Environment,
): void {
  const { report } = environment;
  if (param === undefined) {
    environment.expression(object, environment);
    report('check/no-object', object.at, { verb: procedure.name });
    return;
  }
  if (given.kind === 'command' && given.each) {
    const members = checkChosen(object, environment, true);
    const wanted = environment.facts.types.get(environment.facts.locals.get(param));
    if (wanted !== undefined && !fits(members, definite(wanted)))
      report('check/wrong-type', object.at, { expected: describe(wanted), found: describe(members) });
    return;
  }
  checkGivenValue(object, param, environment);
}

/** A thing or player that may be none can be given: then the command does nothing. */
function checkGivenValue(value: Expression, param: Param | undefined, environment: Environment): void {
  const wanted = environment.facts.types.get(environment.facts.locals.get(param)) ?? null;
  const type = environment.expression(value, environment, wanted);
  if (wanted === null || fits(type, wanted)) return;
  const skips = (wanted.is === 'thing' || wanted.is === 'player') && type.is === 'optional';
  if (skips && fits(type.of, wanted)) return;
  const members = membersOf(type);
  if (members !== null && fits(members, wanted))
    environment.report('check/needs-each', value.at, { found: describe(type), expected: describe(wanted) });
  else environment.report('check/wrong-type', value.at, { expected: describe(wanted), found: describe(type) });
}

function checkBuiltIn(command: Command, environment: Environment): void {
  const { report } = environment;
  const shape: Verb = BUILT_IN_VERBS[command.verb as BuiltInVerb];
  const misuse = (): void => report('check/verb-use', command.verbAt, { verb: command.verb, usage: shape.usage });
  let wrong = (shape.object === null) !== (command.object === null);
  const object = shape.objectAgain === true ? looking(environment, AGAIN) : environment;
  if (command.object !== null) checkSlot(command.object, shape.object ?? 'things', command.each, object);
  const seen = new Set<string>();
  const inside = command.each ? looking(environment, EACH) : environment;
  for (const { label, value } of command.args) {
    const slot = shape.slots.find((one) => one.label === label);
    wrong ||= slot === undefined || seen.has(label);
    seen.add(label);
    if (slot === undefined) environment.expression(value, inside);
    else if (slot.slot === 'place') checkGoal(value, command.object, inside);
    else checkSlot(value, slot.slot, false, slot.again === true ? looking(inside, AGAIN) : inside);
  }
  if (shape.counted !== undefined && command.object !== null) reportAmount(command.object, shape.counted, environment);
  wrong ||= shape.slots.some(({ label, optional }) => !optional && !seen.has(label));
  if (wrong) misuse();
}

function checkSlot(value: Expression, slot: SlotMeaning, each: boolean, environment: Environment): void {
  const { report } = environment;
  if (slot === 'reason') {
    if (value.kind !== 'name')
      report('check/wrong-type', value.at, {
        expected: 'a reason',
        found: describe(environment.expression(value, environment)),
      });
    return;
  }
  if (slot === 'number') {
    requireNumber(value, environment);
    return;
  }
  if (each) checkChosen(value, environment, true);
  const type = each
    ? (environment.facts.types.get(value) ?? ERROR)
    : environment.expression(value, environment, slot === 'player' ? PLAYER : null);
  if (type.is === 'error') return;
  const one = each ? (membersOf(type) ?? type) : definite(type);
  if (slot === 'zone' || slot === 'place') {
    if (one.is !== 'zone') report('check/wrong-type', value.at, { expected: 'a zone', found: describe(type) });
    else if (!isOneZone(environment.facts, value)) report('check/whose-zone', value.at, { zone: one.of.name });
    return;
  }
  const wanted = { things: 'thing', thing: 'thing', player: 'player', dice: 'dice' } as const;
  const many = slot === 'things' || slot === 'dice' ? (membersOf(one) ?? one) : one;
  if (definite(many).is === wanted[slot]) return;
  const words = {
    things: 'a thing, or a set of things',
    thing: 'one thing',
    player: 'a player',
    dice: 'a die',
  } as const;
  report('check/wrong-type', value.at, { expected: words[slot], found: describe(type) });
}

/** Checks where something is moved to: one zone, or a thing with one zone for it. */
function checkGoal(goal: Expression, object: Expression | null, environment: Environment): void {
  const { report } = environment;
  const type = environment.expression(goal, environment);
  const objectType = environment.facts.types.get(object);
  const moved = objectType === undefined ? null : definite(membersOf(objectType) ?? definite(objectType));
  const kind = moved?.is === 'thing' ? moved.of : null;
  const where = definite(type);
  if (where.is === 'error') return;
  if (where.is === 'zone') {
    if (!isOneZone(environment.facts, goal)) report('check/whose-zone', goal.at, { zone: where.of.name });
    else if (kind !== null && !holds(where.of.holds, kind))
      report('check/cannot-hold', goal.at, { place: where.of.name, kind: kind.name });
  } else if (where.is === 'thing') checkContainer(goal, where, kind, environment);
  else report('check/no-goal', goal.at, { found: describe(type) });
}

function checkContainer(
  goal: Expression,
  where: Extract<Type, { is: 'thing' }>,
  kind: KindModel | null,
  { report }: Environment,
): void {
  if (where.of === null || kind === null) return;
  const zones = zonesFor(where.of, kind);
  if (zones === 0) report('check/cannot-hold', goal.at, { place: where.of.name, kind: kind.name });
  else if (zones > 1) report('check/which-zone', goal.at, { place: where.of.name, kind: kind.name });
}

function zonesFor(container: KindModel, kind: KindModel): number {
  let count = 0;
  for (let at: KindModel | null = container; at !== null; at = at.parent)
    count += at.zones.filter((zone) => holds(zone.holds, kind)).length;
  return count;
}

function holds(held: readonly KindModel[], kind: KindModel): boolean {
  return held.some((one) => isKindOf(kind, one) || isKindRelated(one, kind));
}

/** Checks `proceed`. */
export function checkProceed(proceed: Proceed, environment: Environment): void {
  if (environment.instead === null) {
    environment.report('check/proceed-outside', proceed.at, {});
    checkLoosely(proceed, environment);
    return;
  }
  checkGiven(proceed, environment.instead, proceed.at, environment);
  forgetEffects(proceed, environment);
}
