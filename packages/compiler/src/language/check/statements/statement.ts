// Statements, in the order in which they run: what is known changes from one to the next.

import type { Facts } from '../../facts/facts.ts';
import type {
  Assign,
  Block,
  EachPlayer,
  Expression,
  ForEach,
  Gain,
  Leave,
  Let,
  Limit,
  Menu,
  MenuOption,
  Offer,
  Repeat,
  Return,
  Statement,
  Until,
} from '../../../content/tree/node.ts';
import { byKind, type ByKind } from '../../../content/tree/by-kind.ts';
import { walk } from '../../../content/tree/walk.ts';
import { forgetEffects } from '../common/forget.ts';
import { reachIn } from '../../resolve/reach-in.ts';
import { reportSecondEntries } from './seconds.ts';
import type { Type } from '../../../content/model/model.ts';
import type { Ref } from '../../facts/ref.ts';
import { reportAmount } from '../expressions/arithmetic.ts';
import { checkCommand, checkProceed } from './command.ts';
import type { Environment, CheckedLoop } from '../common/environment.ts';
import { later, typeLocal } from './body.ts';
import { ASKED, looking, reportDoing } from '../common/looking.ts';
import { branchesOf, variableOf } from '../expressions/operator.ts';
import { checkAsSoonAs, checkContinuous, checkEvent, checkHook } from './hook.ts';
import { checkSet } from '../expressions/query.ts';
import { checkTeam } from '../expressions/choice.ts';
import { checkCondition, requireFit, requireNumber } from '../common/require.ts';
import { definite, describe, DICE, ERROR, fits, membersOf, NUMBER, PLAYER, setOf, thing } from '../common/types.ts';

/** Checks the statements of a block one after the other. Never throws. */
export function checkBlock(block: Block, environment: Environment): void {
  let reported = false;
  for (const statement of block.statements) {
    if (!environment.flow.reachable && !reported && statement.kind !== 'error') {
      environment.report('check/unreachable', statement.at, {});
      reported = true;
      environment.flow.reachable = true;
    }
    byKind(checkers, statement, environment);
  }
  if (reported) environment.flow.reachable = false;
}

/** How each kind of statement is checked. A kind that is missing is a type error. */
const checkers: ByKind<Statement, Environment, void> = {
  block: checkBlock,
  rule: () => {},
  let: checkLet,
  assign: checkAssign,
  gain: checkGain,
  command: checkCommand,
  if: checkIf,
  'for-each': checkForEach,
  repeat: checkRepeat,
  menu: checkMenu,
  may: ({ at, body }, environment) => {
    reportDoing(at, ASKED, environment);
    checkBranch(body, environment);
  },
  as: ({ player, body }, environment) => {
    checkPlayer(player, environment);
    environment.block(body, environment);
  },
  'each-player': checkEachPlayer,
  offer: checkOffer,
  until: checkUntil,
  'at-end': ({ at, body }, environment) => {
    reportDoing(at, 'Something is set up for later', environment);
    environment.block(body, later(environment));
  },
  require: ({ condition }, environment) => {
    checkCondition(condition, looking(environment, '`require`'));
    environment.flow.become([branchesOf(condition, environment).whenTrue]);
  },
  proceed: checkProceed,
  return: checkReturn,
  leave: checkLeave,
  continuous: (statement, environment) => {
    environment.report('check/continuous-in-block', statement.at, {});
    checkContinuous(statement, environment);
  },
  error: () => {},
};

function checkLeave({ how, at }: Leave, { flow, lasting, loop, report }: Environment): void {
  if (how === 'expire') {
    if (!lasting) report('check/expire-outside', at, {});
    return;
  }
  if (loop === null) report('check/no-loop', at, { word: how });
  else if (how === 'stop') loop.stopped = true;
  flow.reachable = false;
}

/** Checks a body that may or may not run. */
function checkBranch(body: Block, environment: Environment): void {
  const inside = environment.flow.copy();
  environment.block(body, { ...environment, flow: inside });
  environment.flow.become([inside, environment.flow.copy()]);
}

function checkLet(statement: Let, environment: Environment): void {
  const type = environment.expression(statement.value, environment);
  const [first, second] = statement.names;
  if (second === undefined) {
    if (type.is === 'none') environment.report('check/let-none', statement.value.at, { name: first?.name ?? '' });
    // A zone is copied: the name keeps what lies there now.
    const kept = type.is === 'zone' ? setOf(membersOf(type) ?? ERROR) : type.is === 'none' ? ERROR : type;
    typeLocal(environment.facts.locals.get(first), kept, environment);
    return;
  }
  const { value } = statement;
  const count = value.kind === 'roll' ? value.dice.length : null;
  if (type.is !== 'error' && count !== statement.names.length)
    environment.report('check/let-several', value.at, { names: statement.names.length, count });
  for (const name of statement.names) typeLocal(environment.facts.locals.get(name), NUMBER, environment);
}

function checkAssign(assign: Assign, environment: Environment): void {
  const { target, value, how } = assign;
  const { report } = environment;
  const was = environment.expression(target, looking(environment, 'what is set'));
  const declared = declaredType(assign, environment) ?? ERROR;
  if (refOf(environment.facts, target)?.to === 'field') reportDoing(assign.at, `\`${how}\` is done`, environment);
  if (how !== 'set') {
    if (was.is !== 'number' && was.is !== 'error')
      report('check/wrong-type', target.at, { expected: 'a number', found: describe(was) });
    requireNumber(value, environment);
    return;
  }
  const type = environment.expression(value, environment, declared);
  const variable = variableOf(environment.facts, target);
  requireFit(value, type, declared, environment);
  if (variable === null) return;
  environment.flow.forget(variable);
  if (declared.is === 'optional' && type.is !== 'error')
    environment.flow.narrow(variable, type.is === 'optional' || type.is === 'none' ? type : definite(declared));
}

/** The type that may be written to a target; reports what cannot be written. */
function declaredType({ target, how }: Assign, environment: Environment): Type | null {
  const { report } = environment;
  const ref = refOf(environment.facts, target);
  if (ref?.to === 'local' && ref.local.name === 'it') {
    report('check/cannot-set', target.at, { what: 'is what is being looked at' });
    return null;
  }
  if (ref?.to === 'local') {
    if (environment.own !== null && !environment.own.has(ref.local))
      report('check/captured', target.at, { name: ref.local.name });
    const type = environment.facts.types.get(ref.local) ?? ERROR;
    if (type.is === 'set') {
      report('check/cannot-set', target.at, { what: 'is a set, which stays what it was when it was named' });
      return null;
    }
    return type;
  }
  if (ref?.to === 'field') {
    if ('counter' in ref.field && how !== 'set')
      report('check/use-gain', target.at, { counter: ref.field.name, verb: how === 'increase' ? 'gain' : 'lose' });
    return ref.field.type;
  }
  if (environment.facts.types.get(target)?.is !== 'error')
    report('check/cannot-set', target.at, { what: whatOf(ref?.to ?? target.kind) });
  return null;
}

function refOf(facts: Facts, target: Expression): Ref | undefined {
  return target.kind === 'name' || target.kind === 'field' || target.kind === 'your'
    ? facts.refs.get(target)
    : undefined;
}

function whatOf(to: string): string {
  const words: Record<string, string> = {
    attribute: 'is worked out from its base and the effects in force',
    printed: 'is printed on the card',
    'built-in-field': 'follows from where the thing lies; `move` changes it',
    zone: 'is a zone; `move` changes what lies there',
    option: 'was chosen before the game',
    row: 'is a thing',
  };
  return words[to] ?? 'is not kept anywhere';
}

/** What is done with an amount, in messages. */
const PAST = { gain: 'gained', lose: 'lost', pay: 'paid' } as const;

function checkGain(gain: Gain, environment: Environment): void {
  reportDoing(gain.at, `\`${gain.how}\` is done`, environment);
  requireNumber(gain.amount, environment);
  reportAmount(gain.amount, PAST[gain.how], environment);
  environment.facts.types.set(gain, NUMBER);
}

function checkIf(statement: Extract<Statement, { kind: 'if' }>, environment: Environment): void {
  const ends: Environment['flow'][] = [];
  let rest = environment.flow;
  for (const { condition, body } of statement.arms) {
    const here = { ...environment, flow: rest };
    checkCondition(condition, here);
    const { whenTrue, whenFalse } = branchesOf(condition, here);
    environment.block(body, { ...environment, flow: whenTrue });
    ends.push(whenTrue);
    rest = whenFalse;
  }
  if (statement.otherwise !== null) environment.block(statement.otherwise, { ...environment, flow: rest });
  environment.flow.become([...ends, rest]);
}

/** Forgets what a loop may change before it comes round again. */
function forgetChanged(body: Block, environment: Environment): void {
  walk(body, (node) => forgetEffects(node, environment));
}

function checkLoopBody(body: Block, environment: Environment): CheckedLoop {
  const loop: CheckedLoop = { stopped: false };
  environment.block(body, { ...environment, loop });
  return loop;
}

function checkForEach(loop: ForEach, environment: Environment): void {
  const members = checkSet(loop.set, environment);
  if (loop.rolling !== null) {
    environment.expression(loop.rolling.dice, environment, NUMBER);
    environment.facts.types.set(loop.rolling.dice, DICE);
    typeLocal(environment.facts.locals.get(loop.rolling), NUMBER, environment);
  }
  typeLocal(environment.facts.locals.get(loop), members, environment);
  forgetChanged(loop.body, environment);
  const inside = environment.flow.copy();
  checkLoopBody(loop.body, { ...environment, flow: inside });
  forgetChanged(loop.body, environment);
}

function checkRepeat(loop: Repeat, environment: Environment): void {
  if (loop.times !== null) {
    requireNumber(loop.times, environment);
    reportAmount(loop.times, 'repeated', environment);
  }
  forgetChanged(loop.body, environment);
  const inside = environment.flow.copy();
  let flow = inside;
  if (loop.condition !== null) {
    checkCondition(loop.condition, { ...environment, flow: inside });
    flow = branchesOf(loop.condition, { ...environment, flow: inside }).whenTrue;
  }
  const { stopped } = checkLoopBody(loop.body, { ...environment, flow });
  // Without a number and a condition only `stop` gets out.
  if (loop.times === null && loop.condition === null && !stopped) environment.flow.reachable = false;
}

/** Checks `once per PERIOD`. */
export function checkLimit(limit: Limit | null, environment: Environment): void {
  if (limit !== null) requireNumber(limit.times, looking(environment, 'a limit', false));
}

function checkMenu(menu: Menu, environment: Environment): void {
  reportDoing(menu.at, ASKED, environment);
  reportSecondEntries(menu, environment.report);
  if (menu.by !== null) checkPlayer(menu.by, looking(environment, 'whoever is asked'));
  checkTeam(menu, environment);
  if (menu.mode === 'repeatedly')
    for (const entry of menu.entries) if (entry.kind === 'option') forgetChanged(entry.body, environment);
  const ends: Environment['flow'][] = [environment.flow.copy()];
  const loop = menu.mode === 'repeatedly' ? { stopped: false } : environment.loop;
  for (const entry of menu.entries) {
    if (entry.kind === 'include') {
      checkWindow(entry.window, entry.of, entry.at, looking(environment, 'what a window is about'));
      continue;
    }
    const flow = environment.flow.copy();
    const inside = { ...environment, flow, loop };
    if (entry.each !== null)
      typeLocal(
        environment.facts.locals.get(entry.each),
        checkSet(entry.each.set, looking(inside, 'an option')),
        environment,
      );
    if (entry.condition !== null) checkCondition(entry.condition, looking(inside, 'the `if` of an option'));
    checkLimit(entry.limit, inside);
    if (entry.risking !== null) checkRisking(entry, entry.risking, inside);
    if (entry.showing !== null) checkThings(entry.showing, looking(inside, 'what an option shows'));
    const known = entry.condition === null ? flow : branchesOf(entry.condition, inside).whenTrue;
    environment.block(entry.body, { ...inside, flow: known });
    ends.push(known);
  }
  environment.flow.become(ends);
}

/** What a step provokes is looked for when the way is shown, at spaces of `reach` only. */
function checkRisking(option: MenuOption, risking: NonNullable<MenuOption['risking']>, environment: Environment): void {
  const reached = reachIn(environment.facts, option.each?.set);
  if (reached === null) environment.report('check/no-way', risking.set.at, { option: option.name });
  const space = membersOf(environment.facts.types.get(reached) ?? ERROR) ?? ERROR;
  typeLocal(environment.facts.locals.get(risking), space, environment);
  typeLocal(environment.facts.olds.get(risking), space, environment);
  checkThings(risking.set, looking(environment, 'what a step provokes'));
}

/** A set of things that players are shown. */
function checkThings(set: Expression, environment: Environment): void {
  const members = checkSet(set, environment);
  if (!fits(members, thing(null)))
    environment.report('check/wrong-type', set.at, { expected: 'things', found: describe(setOf(members)) });
}

/** Checks an expression that must be a player; one that may be none does nothing. */
function checkPlayer(player: Parameters<Environment['expression']>[0], environment: Environment): void {
  const type = environment.expression(player, environment, PLAYER);
  if (definite(type).is !== 'player' && type.is !== 'error')
    environment.report('check/wrong-type', player.at, { expected: 'a player', found: describe(type) });
}

function checkEachPlayer(statement: EachPlayer, environment: Environment): void {
  forgetChanged(statement.body, environment);
  const inside = environment.flow.copy();
  environment.block(statement.body, { ...environment, flow: inside, loop: null });
  forgetChanged(statement.body, environment);
}

function checkOffer(offer: Offer, environment: Environment): void {
  reportDoing(offer.at, ASKED, environment);
  checkWindow(offer.window, offer.of, offer.windowAt, looking(environment, 'what a window is about'));
  environment.flow.forgetGlobals();
}

function checkWindow(name: string, of: Offer['of'], at: Offer['at'], environment: Environment): void {
  const { names, report } = environment;
  const window = names.windows.get(name);
  const type = of === null ? null : environment.expression(of, environment);
  if (window === undefined) return;
  const kind = window.of === null ? null : (names.kinds.get(window.of) ?? null);
  if (window.of === null && of !== null) report('check/window-of', of.at, { window: name, kind: null });
  else if (window.of !== null && type === null) report('check/window-of', at, { window: name, kind: window.of });
  else if (of !== null && type !== null && !fits(definite(type), thing(kind)))
    report('check/wrong-type', of.at, { expected: describe(thing(kind)), found: describe(type) });
}

function checkUntil(until: Until, environment: Environment): void {
  reportDoing(until.at, 'Something is set up for later', environment);
  if (until.end.by === 'event') checkEvent(until.end.event, null, environment);
  const inside = { ...later(environment), lasting: true };
  for (const item of until.items) {
    if (item.kind === 'hook') checkHook(item, inside);
    else if (item.kind === 'continuous') checkContinuous(item, inside);
    else checkAsSoonAs(item, inside);
  }
}

function checkReturn(statement: Return, environment: Environment): void {
  const { returning, report, flow } = environment;
  const wanted = returning?.type ?? null;
  const type = statement.value === null ? null : environment.expression(statement.value, environment, wanted);
  flow.reachable = false;
  const name = returning?.name ?? '';
  if (type === null) {
    if (wanted !== null) report('check/return-missing', statement.at, { name, expected: describe(wanted) });
  } else if (wanted === null) report('check/return-extra', statement.value?.at ?? statement.at, { name });
  else if (statement.value !== null) requireFit(statement.value, type, wanted, environment);
}
