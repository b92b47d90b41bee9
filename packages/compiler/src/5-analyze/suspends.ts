/**
 * Which procedures can stop in the middle: those that may ask somebody, end the game, or are a period that something waits for.
 * They become frame machines; all others become plain functions.
 */
import type { Block, Expression, Node, Procedure, Statement } from '../ast/node.ts';
import { verbsThat } from '../language/verbs.ts';
import type { GameModel } from '../model/model.ts';
import { enderOf } from './enders.ts';
import type { Units } from './units.ts';
import { collectReactions, reactsTo, type Reactions } from './reactions.ts';
import { childrenOf, some, walk } from '../ast/walk.ts';

/** Whether a kind of statement or expression can stop by itself: always, never, or depending on what it is. */
const STOPS = {
  menu: true,
  may: true,
  offer: true,
  'at-end': true,
  until: true,
  proceed: true,
  command: 'depends',
  assign: 'depends',
  gain: 'depends',
  call: 'depends',
  choice: 'depends',
  dice: 'depends',
  block: false,
  continuous: false,
  rule: false,
  let: false,
  if: false,
  'for-each': false,
  repeat: false,
  as: false,
  'each-player': false,
  require: false,
  return: false,
  leave: false,
  error: false,
  number: false,
  flag: false,
  none: false,
  name: false,
  here: false,
  field: false,
  your: false,
  binary: false,
  not: false,
  negative: false,
  quantifier: false,
  names: false,
  query: false,
  roll: false,
  'if-value': false,
  list: false,
  table: false,
} as const satisfies Readonly<Record<(Statement | Expression)['kind'], boolean | 'depends'>>;

type Depending = Extract<
  Statement | Expression,
  { readonly kind: { [K in keyof typeof STOPS]: (typeof STOPS)[K] extends 'depends' ? K : never }[keyof typeof STOPS] }
>;

const stopsByKind: ReadonlyMap<string, boolean | 'depends'> = new Map(Object.entries(STOPS));

/** What ends the game or runs the effect of whatever card: a frame of its own, whether that one asks or not. */
const LEAVING = verbsThat(({ leaves }) => leaves);

export interface Suspension {
  /** can this procedure stop in the middle? */
  readonly procedure: (procedure: Procedure) => boolean;
  /** can something inside this statement or expression stop? */
  readonly node: (node: Statement | Block | Expression) => boolean;
  /** does any throw of dice stop, because somebody may answer it? */
  readonly dice: boolean;
  /** procedures that something lasts until, waits for, or counts by */
  readonly periods: ReadonlySet<Procedure>;
  /** what somebody hears when it changes */
  readonly reactions: Reactions;
}

export function analyseSuspension(model: GameModel, units: Units): Suspension {
  const periods = collectPeriods(units, model);
  const dice =
    model.afterRoll !== null &&
    (units.windows.find((use) => use.window.name === model.afterRoll)?.entries.length ?? 0) > 0;
  const suspending = new Set<Procedure>(periods);
  const reactions = collectReactions(units, model);
  const depends = (node: Depending): boolean => {
    const procedure = model.facts.procedures.get(node);
    const ref = model.facts.refs.get(node);
    switch (node.kind) {
      case 'dice':
        return dice;
      case 'choice':
        return !node.random;
      case 'call':
        return ref?.to === 'procedure' && suspending.has(ref.procedure);
      case 'command':
        if (reactsTo(reactions, node)) return true;
        return procedure ? suspending.has(procedure) : LEAVING.has(node.verb);
      case 'assign':
      case 'gain':
        return reactsTo(reactions, node);
    }
  };
  const stops = (node: Node): boolean => {
    const byKind = stopsByKind.get(node.kind) ?? false;
    return byKind === 'depends' ? depends(node as Depending) : byKind;
  };
  for (let before = -1; before !== suspending.size;) {
    before = suspending.size;
    for (const procedure of units.procedures) {
      if (!suspending.has(procedure) && (isHeard(procedure, units) || some(procedure.body, stops)))
        suspending.add(procedure);
    }
  }
  return {
    procedure: (procedure) => suspending.has(procedure),
    node: remembering(stops),
    dice,
    periods,
    reactions,
  };
}

/** Does any hook listen to this procedure? */
export function isHeard(procedure: Procedure, units: Units): boolean {
  return heardBy(units).has(procedure);
}

const heardIn = new WeakMap<Units, ReadonlySet<Procedure>>();

/** All procedures that a hook listens to, lasting hooks included. */
function heardBy(units: Units): ReadonlySet<Procedure> {
  const cached = heardIn.get(units);
  if (cached !== undefined) return cached;
  const heard = new Set<Procedure>();
  const look = (node: Node): undefined => {
    const hook = node.kind === 'until' ? enderOf(node) : node.kind === 'hook' ? node : null;
    if (!hook) return undefined;
    const { event } = hook;
    const procedure = event.kind === 'change' ? undefined : units.facts.procedures.get(event);
    if (procedure) heard.add(procedure);
    return undefined;
  };
  for (const hook of units.hooks) walk(hook.item, look);
  for (const procedure of units.procedures) walk(procedure.body, look);
  for (const effect of units.effects.values()) walk(effect.body, look);
  for (const use of units.windows) for (const entry of use.entries) walk(entry.item.body, look);
  for (const watch of units.watches) walk(watch.item.body, look);
  heardIn.set(units, heard);
  return heard;
}

/** The same question about many nodes of one tree, each answered once. */
function remembering(stops: (node: Node) => boolean): (node: Node) => boolean {
  const cached = new Map<Node, boolean>();
  const ask = (node: Node): boolean => {
    const answer = cached.get(node);
    if (answer !== undefined) return answer;
    const found = stops(node) || childrenOf(node).some((child) => ask(child));
    cached.set(node, found);
    return found;
  };
  return ask;
}

function collectPeriods(units: Units, model: GameModel): Set<Procedure> {
  const periods = new Set<Procedure>();
  const visit = (node: Node): undefined => {
    const procedure = model.facts.procedures.get(node);
    if (node.kind === 'at-end' && procedure) periods.add(procedure);
    if (node.kind === 'until' && node.end.by === 'period') {
      const ending = model.facts.procedures.get(node.end);
      if (ending) periods.add(ending);
    }
    return undefined;
  };
  for (const procedure of units.procedures) walk(procedure, visit);
  for (const row of model.rows) if (row.effect) walk(row.effect, visit);
  for (const item of model.standing ?? []) walk(item, visit);
  return periods;
}
