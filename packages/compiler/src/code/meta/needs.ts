/**
 * What a game needs cells for in its state, beside what its declarations say: found by looking
 * through all of its rules.
 */
import type { Facts } from '../../language/facts/facts.ts';
import type { Limit, Local, Node } from '../../content/tree/node.ts';
import { sideEffectsOf } from '../../language/facts/side-effects.ts';
import { isForEachPlayer } from '../../core/reactions.ts';
import type { Suspension } from '../../core/suspends.ts';
import { choosesEffect, type Units } from '../../core/units.ts';
import { some, walk } from '../../content/tree/walk.ts';
import type { RowModel } from '../../content/model/model.ts';
import type { GameModel } from '../../language/game.ts';
import type { LimitCells } from '../game/emit-input.ts';
import type { LastingCode } from '../layout/lasting-records.ts';
import type { Needs } from '../layout/layout.ts';
import { isMade } from '../../content/model/tiles.ts';
import { isKind, kindOf } from '../layout/set-kinds.ts';
import { copyingKind } from '../../content/model/copies.ts';

export function needsOf(
  model: GameModel,
  units: Units,
  suspension: Suspension,
  limits: readonly LimitCells[],
  lasting: readonly LastingCode[],
): Needs {
  return {
    limits: limits.reduce((total, limit) => total + limit.cells, 0),
    watches: suspension.reactions.watches.reduce(
      (total, watch) => total + (isForEachPlayer(model.facts, watch) ? model.maxPlayers : thingCount(model, watch.row)),
      0,
    ),
    dice: throwsDice(model, units) ? model.maxDice : 0,
    reveals: revealsThings(model, units),
    together: asksTogether(model, units),
    chosen: model.rows.some((row) => choosesEffect(units, row)),
    lasting: lasting.reduce((most, { cells }) => Math.max(most, cells), 0),
    keeps: keptSets(model.facts, lasting),
  };
}

/** Of what the sets may be that lasting effects remember. */
function keptSets(facts: Facts, lasting: readonly LastingCode[]): Needs['keeps'] {
  const sets = lasting.flatMap(({ captures }) => captures.filter(({ isSet }) => isSet));
  if (sets.length === 0) return 'nothing';
  const isMoving = ({ local }: { readonly local: Local }): boolean => {
    const kind = kindOf(facts.types.get(local));
    return kind !== null && !isMade(kind.map);
  };
  return sets.every(isMoving) ? 'things that move' : 'anything';
}

/** The things that may have the effects of a row: its own, or all that can be copies of one. */
function thingCount(model: GameModel, row: RowModel | null): number {
  if (row === null) return 1;
  const copying = copyingKind(row.kind);
  const rows = copying === null ? [row] : model.rows.filter(({ kind }) => isKind(kind, copying));
  return rows.reduce((sum, { count, perPlayer }) => sum + count * (perPlayer ? model.maxPlayers : 1), 0);
}

/** Everything that is written in rules, with the row it belongs to. */
function visitRules(
  model: GameModel,
  units: Units,
  visit: (node: { kind: string }, row: RowModel | null) => void,
): void {
  for (const procedure of units.procedures) visit(procedure, null);
  for (const row of model.rows) if (row.effect) visit(row.effect, row);
  for (const item of model.standing ?? []) visit(item, null);
}

function throwsDice(model: GameModel, units: Units): boolean {
  let found = false;
  visitRules(model, units, (node) => (found ||= some(node, ({ kind }) => kind === 'dice')));
  return found;
}

/** Whether anything is ever revealed; otherwise the state has no cells for it. */
function revealsThings(model: GameModel, units: Units): boolean {
  let found = false;
  const reveals = (node: Node): boolean => sideEffectsOf(model.facts, node).some(({ does }) => does === 'reveal');
  visitRules(model, units, (node) => (found ||= some(node, reveals)));
  return found;
}

/** Whether players are ever asked together; otherwise the state has no cell for it. */
function asksTogether(model: GameModel, units: Units): boolean {
  let found = false;
  const secretly = (node: Node): boolean => node.kind === 'each-player' && node.secretly;
  visitRules(model, units, (node) => (found ||= some(node, secretly)));
  return found;
}

/**
 * Gives every `once per` its cells: one for each thing that has the ability, or for each player who
 * may choose the option.
 */
export function collectLimits(model: GameModel, units: Units): LimitCells[] {
  const cells: LimitCells[] = [];
  let first = 0;
  const add = (limit: Limit, row: RowModel | null): void => {
    const count = row === null ? model.maxPlayers : Math.max(1, thingCount(model, row));
    cells.push({ limit, first, cells: count, row });
    first += count;
  };
  const visit = (node: { kind: string }, row: RowModel | null): void =>
    walk(node, (inner) => {
      if (inner.kind === 'option' || inner.kind === 'ability') {
        const { limit } = inner as { kind: string; limit: Limit | null };
        if (limit) add(limit, inner.kind === 'ability' ? row : null);
      }
      return undefined;
    });
  visitRules(model, units, visit);
  return cells;
}
