/**
 * Parts of effects that no rule of the game reaches: nothing offers them, resolves them, or puts
 * them in force.
 */
import { sortOf } from '../content/tree/by-kind.ts';
import type { Item } from '../content/tree/node.ts';
import { walk } from '../content/tree/walk.ts';
import { phase, type Phase, type Report } from '../diagnostics/collector.ts';
import type { NeverDone } from '../diagnostics/table/check-reach.ts';
import type { KindModel, RowModel, ZoneModel } from '../content/model/model.ts';
import type { GameModel } from '../language/game.ts';
import { definite, kindsMeet, membersOf } from '../language/check/common/types.ts';

/** What rules reach. */
interface Reach {
  /** kinds of what is resolved; null = things of any kind */
  readonly resolved: readonly (KindModel | null)[];
  /** the same, of cards that are played: in the procedures that play them, which no rule calls */
  readonly resolvedInPlay: readonly (KindModel | null)[];
  /** windows that are offered or included */
  readonly offered: ReadonlySet<string>;
  readonly inForce: readonly ZoneModel[];
  readonly playable: readonly ZoneModel[];
}

/**
 * Finds the parts of effects that no rule reaches.
 *
 * @param model  resolved and checked, without errors
 * @throws       never
 */
export function findNeverDone(model: GameModel): Phase<void> {
  return phase((report) => {
    const reach = reachOf(model);
    for (const row of model.rows) for (const item of row.effect?.items ?? []) reportItem(item, row, reach, report);
  });
}

function reachOf(game: GameModel): Reach {
  const offered = new Set(game.afterRoll === null ? [] : [game.afterRoll]);
  const called = new Set<string>();
  const trees = [
    ...game.programs.flatMap(({ program }) => program.items),
    ...game.rows.flatMap(({ effect }) => effect?.items ?? []),
  ];
  for (const tree of trees)
    walk(tree, (node) => {
      if (node.kind === 'offer' || node.kind === 'include') offered.add(node.window);
      if (node.kind === 'command') called.add(node.verb);
    });
  const players = new Set(game.kinds.flatMap(({ play }) => (play === null || called.has(play) ? [] : [play])));
  const isPlayer = (tree: Item): boolean => tree.kind === 'procedure' && players.has(tree.name);
  const zones = [...game.zones, ...game.kinds.flatMap((kind) => kind.zones)];
  return {
    resolved: trees.filter((tree) => !isPlayer(tree)).flatMap((tree) => resolvedIn(tree, game)),
    resolvedInPlay: trees.filter(isPlayer).flatMap((tree) => resolvedIn(tree, game)),
    offered,
    inForce: zones.filter(({ inForce }) => inForce),
    playable: zones.filter(({ playable }) => playable),
  };
}

function resolvedIn(tree: Item, { facts }: GameModel): (KindModel | null)[] {
  const kinds: (KindModel | null)[] = [];
  walk(tree, (node) => {
    if (node.kind !== 'command' || node.verb !== 'resolve' || facts.procedures.get(node)) return;
    const type = node.object === null ? undefined : facts.types.get(node.object);
    const of = type && definite(membersOf(type) ?? type);
    kinds.push(of?.is === 'thing' ? of.of : null);
  });
  return kinds;
}

function reportItem(item: Item, { kind }: RowModel, reach: Reach, report: Report): void {
  const never = (why: NeverDone, name = kind.name): void => report('check/never-done', item.at, { why, name });
  const lies = (zones: readonly ZoneModel[]): boolean =>
    zones.some(({ holds }) => holds.some((held) => kindsMeet(held, kind)));
  const isResolved = (by: readonly (KindModel | null)[]): boolean => by.some((of) => kindsMeet(of, kind));
  if ((item.kind === 'ability' || item.kind === 'play') && !reach.offered.has(item.window))
    return never('not-offered', item.window);
  if (item.kind === 'play') {
    if (!lies(reach.playable)) never('not-playable');
    else if (!isResolved([...reach.resolved, ...reach.resolvedInPlay])) never('not-resolved');
  } else if (sortOf(item) === 'done') {
    if (!isResolved(reach.resolved)) never('not-resolved');
  } else if (sortOf(item) !== 'lost' && !lies(reach.inForce)) never('not-in-force');
}
