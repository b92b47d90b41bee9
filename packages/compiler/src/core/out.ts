// Players who are out: whether the rules have to leave them out, and where rules forget them.

import type { Command, EachPlayer, Expression, ForEach, Node, Procedure } from '../content/tree/node.ts';
import { sideEffectsOf } from '../language/facts/side-effects.ts';
import { some, walk } from '../content/tree/walk.ts';
import { phase, type Phase, type Report } from '../diagnostics/collector.ts';
import type { GameModel } from '../language/game.ts';

/**
 * Whether a player can be out while others still play; that player is then asked nothing and gains
 * nothing. False for games of two, because they end when one player is out; not so cooperative
 * ones. False for games with `eliminated: plays-on`.
 *
 * @throws never
 */
export function leavesOut(model: GameModel): boolean {
  if (model.eliminated === 'plays-on') return false;
  if (model.maxPlayers <= (model.cooperative ? 1 : 2)) return false;
  return treesOf(model).some((tree) => some(tree, (node) => isElimination(node, model)));
}

function treesOf({ programs, rows }: GameModel): readonly Node[] {
  return [...programs.map(({ program }) => program), ...rows.flatMap(({ effect }) => effect ?? [])];
}

function isElimination(node: Node, { facts }: GameModel): node is Command {
  return node.kind === 'command' && sideEffectsOf(facts, node).some(({ does }) => does === 'leave-game');
}

/**
 * Finds players who are put out one after the other, and loops that ask players who are out.
 *
 * @param model  resolved and checked, without errors
 * @throws       never
 */
export function findForgottenOut(model: GameModel): Phase<void> {
  return phase((report) => {
    const leaves = leavesOut(model);
    for (const tree of treesOf(model))
      walk(tree, (node) => {
        if (node.kind !== 'each-player' && node.kind !== 'for-each') return;
        reportOneByOne(node, model, report);
        if (leaves && node.kind === 'for-each') reportAsked(node, model, report);
      });
  });
}

/** Whether an expression is the player of a turn of the loop. */
function isOfLoop(expression: Expression | null, loop: EachPlayer | ForEach, { facts }: GameModel): boolean {
  if (expression === null) return false;
  const ref = facts.refs.get(expression);
  if (loop.kind === 'each-player') return ref?.to === 'you';
  return ref?.to === 'local' && ref.local === facts.locals.get(loop);
}

function reportOneByOne(loop: EachPlayer | ForEach, model: GameModel, report: Report): void {
  walk(loop.body, (node) => {
    if (!isElimination(node, model) || node.each || !isOfLoop(node.object, loop, model)) return;
    report('check/one-by-one', node.verbAt, {});
  });
}

function reportAsked(loop: ForEach, model: GameModel, report: Report): void {
  const type = model.facts.types.get(loop.set);
  if (type?.is !== 'set' || type.of.is !== 'player') return;
  if (some(loop.set, (node) => node.kind === 'call' && node.name === 'still-in')) return;
  const isAsked = some(loop.body, (node) => {
    if (node.kind === 'as') return isOfLoop(node.player, loop, model) && asks(node.body, model, new Set());
    return (node.kind === 'choice' || node.kind === 'menu') && isOfLoop(node.by, loop, model);
  });
  if (isAsked) report('check/asks-out', loop.set.at, {});
}

/** Whether a question may stand in a piece of rules, or in what it calls. */
function asks(tree: Node, model: GameModel, seen: Set<Procedure>): boolean {
  return some(tree, (node) => {
    if (node.kind === 'menu' || node.kind === 'may' || node.kind === 'offer') return true;
    if (node.kind === 'choice') return !node.random;
    const procedure = node.kind === 'command' ? model.facts.procedures.get(node) : null;
    if (!procedure || seen.has(procedure)) return false;
    seen.add(procedure);
    return asks(procedure.body, model, seen);
  });
}
