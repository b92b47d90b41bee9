/**
 * Which procedures can stop in the middle: those that may ask somebody, end the game, or are a period that something waits for.
 * They become frame machines; all others become plain functions.
 */
import type { Block, Choice, Command, Expression, Procedure, Statement } from '../ast/node.ts';
import type { GameModel } from '../model/model.ts';
import type { Units } from './units.ts';
import { collectReactions, reactsTo, type Reactions } from './reactions.ts';
import { some, walk } from './walk.ts';

interface AnyNode {
  readonly kind: string;
}

const ASKING: ReadonlySet<string> = new Set(['menu', 'may', 'offer', 'at-end', 'until']);
const ENDING: ReadonlySet<string> = new Set(['win', 'eliminate', 'end-game']);

export interface Suspension {
  /** can this procedure stop in the middle? */
  readonly procedure: (procedure: Procedure) => boolean;
  /** can something inside this statement or expression stop? */
  readonly node: (node: Statement | Block | Expression) => boolean;
  /** does any throw of dice stop, because somebody may answer it? */
  readonly dice: boolean;
  /** does a `resolve` stop? */
  readonly effects: boolean;
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
  const state = { effects: false };
  const stops = (node: AnyNode): boolean => {
    if (ASKING.has(node.kind)) return true;
    if (node.kind === 'dice') return dice;
    if (node.kind === 'choice') return !(node as Choice).random;
    if (node.kind === 'call') {
      const ref = (node as Extract<Expression, { kind: 'call' }>).ref;
      return ref?.to === 'procedure' && suspending.has(ref.procedure);
    }
    if (node.kind === 'proceed') return true;
    if (reactsTo(reactions, node)) return true;
    if (node.kind !== 'command') return false;
    const command = node as Command;
    if (command.procedure) return suspending.has(command.procedure);
    return ENDING.has(command.verb) || (command.verb === 'resolve' && state.effects);
  };
  for (let before = -1; before !== suspending.size + (state.effects ? 1 : 0);) {
    before = suspending.size + (state.effects ? 1 : 0);
    for (const procedure of units.procedures) {
      if (!suspending.has(procedure) && (isHeard(procedure, units) || some(procedure.body, stops)))
        suspending.add(procedure);
    }
    if (!state.effects) state.effects = [...units.effects.values()].some((effect) => some(effect.body, stops));
  }
  return {
    procedure: (procedure) => suspending.has(procedure),
    node: (node) => some(node, stops),
    dice,
    effects: state.effects,
    periods,
    reactions,
  };
}

/** Does any hook listen to this procedure? */
export function isHeard(procedure: Procedure, units: Units): boolean {
  let heard = units.hooks.some((hook) => 'procedure' in hook.item.event && hook.item.event.procedure === procedure);
  const lookInside = (node: AnyNode): undefined => {
    if (node.kind === 'hook') {
      const event = (node as Units['hooks'][number]['item']).event;
      if ('procedure' in event && event.procedure === procedure) heard = true;
    }
    return undefined;
  };
  for (const other of units.procedures) if (!heard) walk(other.body, lookInside);
  for (const effect of units.effects.values()) if (!heard) walk(effect.body, lookInside);
  for (const use of units.windows) for (const entry of use.entries) if (!heard) walk(entry.item.body, lookInside);
  for (const hook of units.hooks) if (!heard) walk(hook.item.body, lookInside);
  return heard;
}

function collectPeriods(units: Units, model: GameModel): Set<Procedure> {
  const periods = new Set<Procedure>();
  const visit = (node: AnyNode): undefined => {
    if (node.kind === 'at-end' || node.kind === 'limit') {
      const procedure = (node as { procedure?: Procedure }).procedure;
      if (procedure && node.kind === 'at-end') periods.add(procedure);
    }
    if (node.kind === 'until') {
      const end = (node as Extract<Statement, { kind: 'until' }>).end;
      if (end.by === 'period' && end.procedure) periods.add(end.procedure);
    }
    return undefined;
  };
  for (const procedure of units.procedures) walk(procedure, visit);
  for (const row of model.rows) if (row.effect) walk(row.effect, visit);
  for (const hook of units.hooks) walk(hook.item, visit);
  return periods;
}
