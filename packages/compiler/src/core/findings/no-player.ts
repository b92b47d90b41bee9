/**
 * Rules that act on `you` where there is no such player: in the effect of a thing that belongs to
 * no player wherever it lies, and in procedures that only such things do. Without this message
 * they compile, and what they give is lost.
 */
import { sortOf } from '../../content/tree/by-kind.ts';
import { copyingKind } from '../../content/model/copies.ts';
import type { Define, Item, Node, Procedure } from '../../content/tree/node.ts';
import { childrenOf, some } from '../../content/tree/walk.ts';
import type { KindModel, RowModel, ZoneModel } from '../../content/model/model.ts';
import { phase, type Phase } from '../../diagnostics/collector.ts';
import type { Span } from '../../diagnostics/source/span.ts';
import { kindsMeet } from '../../language/check/common/types.ts';
import { sideEffectsOf } from '../../language/facts/side-effects.ts';
import type { GameModel } from '../../language/game.ts';
import { treesOf } from '../all-trees.ts';

type Called = Procedure | Define;

/** A place where rules act on `you`, in the words of the author. */
interface Use {
  readonly at: Span;
  readonly word: string;
}

/** What rules do for the player who acts, without what they do for players that they name. */
interface Acts {
  readonly uses: readonly Use[];
  readonly calls: readonly { readonly called: Called; readonly at: Span }[];
}

/**
 * Finds rules that act on `you` where there is no such player. Reports the first place in each
 * effect or procedure, because one line around them mends all.
 *
 * @param model  resolved and checked, without errors
 * @throws       never
 */
export function findNoPlayer(model: GameModel): Phase<void> {
  return phase((report) => {
    const unowned = model.rows.filter((row) => isUnowned(row, model));
    const items = unowned.flatMap((row) =>
      (row.effect?.items ?? [])
        .filter((item) => sortOf(item) === 'standing' && item.kind !== 'error')
        .map((item) => ({ item, row })),
    );
    if (items.length === 0) return;
    const actsOf = remembering((node: Node) => actsIn(node, model));
    const played = playerDone(model, new Set(items.map(({ item }) => item)), actsOf);
    const needs = (called: Called, seen = new Set<Called>()): boolean => {
      if (seen.has(called)) return false;
      seen.add(called);
      const { uses, calls } = actsOf(called);
      return uses.length > 0 || calls.some((call) => needs(call.called, seen));
    };
    const turn = model.turn ?? null;
    const reported = new Set<Called>();
    const look = (node: Node, where: { row: string | null; name: string }): void => {
      const { uses, calls } = actsOf(node);
      const wrong = calls.find(({ called }) => played.has(called) && needs(called));
      const first = [...uses, ...(wrong ? [{ at: wrong.at, word: wrong.called.name }] : [])].toSorted(
        (a, b) => a.at.start - b.at.start,
      )[0];
      if (first !== undefined) report('check/no-player', first.at, { ...where, word: first.word, turn });
      for (const { called } of calls) {
        if (played.has(called) || reported.has(called)) continue;
        reported.add(called);
        look(called, { row: null, name: called.name });
      }
    };
    for (const { item, row } of items) look(item, { row: row.name, name: row.kind.name });
  });
}

/** Whether the things of a row belong to no player, wherever they lie. */
function isUnowned(row: RowModel, model: GameModel): boolean {
  if (row.perPlayer || row.effect === null || row.spot !== undefined) return false;
  const isCopied = model.kinds.some((kind) => kind.copies != null && kindsMeet(copyingKind(kind) ?? kind, row.kind));
  return !isCopied && !canBeOwned(row.kind, model, new Set());
}

function canBeOwned(kind: KindModel, model: GameModel, seen: Set<KindModel>): boolean {
  if (seen.has(kind)) return false;
  seen.add(kind);
  const zones: readonly ZoneModel[] = [...model.zones, ...model.kinds.flatMap((one) => one.zones)];
  return zones
    .filter(({ holds }) => holds.length === 0 || holds.some((held) => kindsMeet(held, kind)))
    .some(({ owner }) => {
      if (owner === 'global' || owner === 'player') return owner === 'player';
      const isOfPlayers = (one: KindModel): boolean => one.map?.is === 'grid' && one.map.made === 'player';
      const hosts = model.rows.filter((row) => kindsMeet(row.kind, owner));
      return isOfPlayers(owner) || hosts.some((host) => host.perPlayer || canBeOwned(host.kind, model, seen));
    });
}

/** Procedures and defines that are done for a player somewhere, also when only a scenario does. */
function playerDone(model: GameModel, without: ReadonlySet<Item>, actsOf: (node: Node) => Acts): ReadonlySet<Called> {
  const done = new Set<Called>();
  const add = (called: Called): void => {
    if (done.has(called)) return;
    done.add(called);
    for (const call of actsOf(called).calls) add(call.called);
  };
  const inOrder = (node: Node): void => {
    for (const { called } of actsOf(node).calls) add(called);
  };
  const roots: Node[] = treesOf(model).flatMap((tree) => (tree.kind === 'program' ? [...tree.items] : [tree]));
  for (const root of roots)
    if (root.kind !== 'procedure' && root.kind !== 'define' && !without.has(root as Item)) inOrder(root);
  // Below `as active` there is a player, also in the effects that are left out here.
  for (const root of roots) for (const called of doneByOthers(root, model)) add(called);
  const named = [model.start, ...model.kinds.flatMap(({ play }) => play ?? [])];
  for (const name of named) {
    const procedure = name === null ? undefined : model.procedures?.get(name);
    if (procedure !== undefined) add(procedure);
  }
  return done;
}

/** What is called for players who are named: below `as` and `each player`. */
function doneByOthers(root: Node, model: GameModel): Called[] {
  const found: Called[] = [];
  const look = (node: Node, isOther: boolean): void => {
    const called = isOther ? calledBy(node, model) : null;
    if (called !== null) found.push(called);
    for (const child of childrenOf(node)) look(child, isOther || isOthers(node, child, model));
  };
  look(root, false);
  return found;
}

/** Whether what stands below a node is done for a player that the node names. */
function isOthers(node: Node, child: Node, { facts }: GameModel): boolean {
  if (node.kind === 'each-player') return true;
  return node.kind === 'as' && child === node.body && facts.refs.get(node.player)?.to !== 'you';
}

function actsIn(root: Node, model: GameModel): Acts {
  const uses: Use[] = [];
  const calls: { called: Called; at: Span }[] = [];
  const look = (node: Node): void => {
    const use = useOf(node, model);
    if (use !== null) uses.push(use);
    const called = calledBy(node, model);
    if (called !== null) calls.push({ called, at: node.kind === 'command' ? node.verbAt : node.at });
    for (const child of childrenOf(node)) if (!isOthers(node, child, model)) look(child);
  };
  look(root);
  // A rule that asks whether there is a `you` knows that there may be none.
  const asks = some(root, (node) => node.kind === 'binary' && isYouTest(node.left, node.right, model));
  return { uses: asks ? [] : uses, calls };
}

function isYouTest(left: Node, right: Node, { facts }: GameModel): boolean {
  const isYou = (side: Node): boolean => facts.refs.get(side)?.to === 'you';
  return (isYou(left) && right.kind === 'none') || (isYou(right) && left.kind === 'none');
}

function calledBy(node: Node, { facts }: GameModel): Called | null {
  if (node.kind === 'command') return facts.procedures.get(node) ?? null;
  const ref = node.kind === 'call' ? facts.refs.get(node) : undefined;
  if (ref?.to === 'procedure') return ref.procedure;
  return ref?.to === 'define' ? ref.define : null;
}

/** How a node acts on `you` by itself; null = it does not. */
function useOf(node: Node, { facts, windows }: GameModel): Use | null {
  if (node.kind === 'gain') return { at: node.at, word: node.how };
  if (node.kind === 'your') return { at: node.at, word: `your ${node.name}` };
  if (node.kind === 'pattern' && node.test.by === 'noun' && node.test.yours)
    return { at: node.at, word: `your ${node.test.noun}` };
  if (node.kind === 'hook' && node.onYourTurn) return { at: node.at, word: 'on your turn' };
  if (node.kind === 'offer') {
    const asks = windows.find(({ name }) => name === node.window)?.asks ?? 'everyone';
    return asks === 'everyone' ? null : { at: node.at, word: `offer ${node.window}` };
  }
  const asked = sideEffectsOf(facts, node).some((effect) => effect.does === 'ask' && effect.by === null);
  if (asked) return { at: node.at, word: node.kind === 'may' ? 'you may' : node.kind === 'menu' ? 'choose' : 'a …' };
  const ref = facts.refs.get(node);
  const isYours = ref?.to === 'you' || (ref?.to === 'player-word' && ref.word !== 'players' && ref.word !== 'everyone');
  return isYours && node.kind === 'name' ? { at: node.at, word: node.name } : null;
}

function remembering<T>(find: (node: Node) => T): (node: Node) => T {
  const cached = new Map<Node, T>();
  return (node) => {
    const before = cached.get(node);
    if (before !== undefined) return before;
    const found = find(node);
    cached.set(node, found);
    return found;
  };
}
