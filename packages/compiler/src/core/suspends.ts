/**
 * Which procedures can suspend: those that may ask a player, end the game, or are a period that
 * something waits for. They become frame machines; all others become plain functions.
 */
import type { Block, Expression, Node, Procedure, Statement } from '../content/tree/node.ts';
import type { Facts } from '../language/facts/facts.ts';
import { sideEffectsOf, type SideEffect } from '../language/facts/side-effects.ts';
import type { GameModel } from '../language/game.ts';
import { enderOf } from './enders.ts';
import type { Units } from './units.ts';
import { collectReactions, fieldsOf, hears, hearsField, type Reactions } from './reactions.ts';
import { childrenOf, walk } from '../content/tree/walk.ts';

export interface Suspension {
  /** can this procedure stop in the middle? */
  readonly procedure: (procedure: Procedure) => boolean;
  /** can something inside this statement or expression stop? */
  readonly node: (node: Statement | Block | Expression) => boolean;
  /** does any throw of dice suspend, because a player may react to it? */
  readonly dice: boolean;
  /** procedures that something lasts until, waits for, or counts by */
  readonly periods: ReadonlySet<Procedure>;
  /** fields and places whose changes have listeners */
  readonly reactions: Reactions;
}

export function analyseSuspension(model: GameModel, units: Units): Suspension {
  const periods = collectPeriods(units, model);
  const dice =
    model.afterRoll !== null &&
    (units.windows.find((use) => use.window.name === model.afterRoll)?.entries.length ?? 0) > 0;
  const suspending = new Set<Procedure>(periods);
  const reactions = collectReactions(units, model);
  const stopsBy = (effect: SideEffect): boolean => {
    switch (effect.does) {
      case 'ask':
      case 'set-up':
      case 'end-game':
      case 'leave-game':
        return true;
      case 'roll':
        return dice;
      case 'call':
        return effect.procedure === null || suspending.has(effect.procedure);
      case 'write':
      case 'move':
      case 'turn-tile':
      case 'reorder':
      case 'expire':
        return hears(reactions, effect);
      case 'rename':
      case 'reveal':
      case 'hide':
      case 'draw-lots':
      case 'act-as':
      case 'loop':
      case 'leave-loop':
      case 'return':
        return false;
    }
  };
  const heardResets = new Set(
    fieldsOf(model).flatMap((field) => (field.resetBy !== null && hearsField(reactions, field) ? [field.resetBy] : [])),
  );
  for (const procedure of units.procedures)
    if (heardResets.has(procedure.name) || isHeard(procedure, units)) suspending.add(procedure);
  const effects = units.procedures.map((procedure) => ({ procedure, all: effectsIn(model.facts, procedure.body) }));
  for (let before = -1; before !== suspending.size;) {
    before = suspending.size;
    for (const { procedure, all } of effects)
      if (!suspending.has(procedure) && all.some(stopsBy)) suspending.add(procedure);
  }
  const stops = (node: Node): boolean => sideEffectsOf(model.facts, node).some(stopsBy);
  return {
    procedure: (procedure) => suspending.has(procedure),
    node: remembering(stops),
    dice,
    periods,
    reactions,
  };
}

/** The side effects of all nodes of a block. */
function effectsIn(facts: Facts, block: Block): readonly SideEffect[] {
  const all: SideEffect[] = [];
  walk(block, (node) => void all.push(...sideEffectsOf(facts, node)));
  return all;
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
  for (const effect of [...units.effects.values()].flat()) walk(effect.body, look);
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
