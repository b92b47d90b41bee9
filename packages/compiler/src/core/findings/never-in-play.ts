/** Rows whose things lie nowhere when a game begins, and that no rule brings into it. */
import { walk } from '../../content/tree/walk.ts';
import type { KindModel, RowModel, Type } from '../../content/model/model.ts';
import { phase, type Phase } from '../../diagnostics/collector.ts';
import { kindsMeet } from '../../language/check/common/types.ts';
import type { GameModel } from '../../language/game.ts';
import { treesOf } from '../all-trees.ts';

/**
 * Finds rows that are never in the game. A query finds what lies somewhere, so only the name of a
 * row brings things from nowhere; kinds whose rows are values of the game (`a row of KIND`) are
 * left out.
 *
 * @param model  resolved and checked, without errors
 * @throws       never
 */
export function findNeverInPlay(model: GameModel): Phase<void> {
  return phase((report) => {
    const lost = model.rows.filter((row) => row.starts === null && row.count > 0 && row.spot === undefined);
    if (lost.length === 0) return;
    const { rows, kinds } = namedIn(model);
    const unnamed = lost.filter((row) => !rows.has(row) && !kinds.some((kind) => kindsMeet(kind, row.kind)));
    for (const [row, ...others] of Map.groupBy(unnamed, ({ file }) => file).values()) {
      if (row === undefined) continue;
      const starts = model.zones.filter(
        ({ holds }) => holds.length === 0 || holds.some((held) => kindsMeet(held, row.kind)),
      );
      report('check/never-in-play', row.at, {
        name: row.name,
        others: others.length,
        zones: starts.map(({ name }) => name),
      });
    }
  });
}

/** Rows that a tree names, and kinds whose rows are values somewhere. */
function namedIn(model: GameModel): { readonly rows: ReadonlySet<RowModel>; readonly kinds: readonly KindModel[] } {
  const rows = new Set<RowModel>();
  const kinds = new Set<KindModel>();
  const noteType = (type: Type | undefined): void => {
    if (type?.is === 'row') kinds.add(type.of);
  };
  for (const tree of treesOf(model))
    walk(tree, (node) => {
      const ref = model.facts.refs.get(node);
      if (ref?.to === 'row') rows.add(ref.row);
      noteType(model.facts.types.get(node));
    });
  return { rows, kinds: [...kinds] };
}
