import type { GameMeta, RowMeta } from '@undercroft/contract';

const rowsByFile = new WeakMap<GameMeta, Map<number, RowMeta[]>>();

/** The rows that each file of content holds. */
function rowsOfFiles(meta: GameMeta): Map<number, RowMeta[]> {
  let record = rowsByFile.get(meta);
  if (record === undefined) rowsByFile.set(meta, (record = Map.groupBy(meta.rows, (row) => row.file)));
  return record;
}

/**
 * The card, or other row, whose own lines a place in the content is among.
 *
 * @param site  index into `meta.sites`, -1 for none
 * @returns null for a place in the rules
 */
export function rowOfSite(meta: GameMeta, site: number): RowMeta | null {
  const place = meta.sites[site];
  if (place === undefined) return null;
  // A file may hold several rows, each from its first line on.
  return (rowsOfFiles(meta).get(place.file) ?? []).reduce<RowMeta | null>(
    (last, row) => (row.line <= place.line && row.line >= (last?.line ?? 0) ? row : last),
    null,
  );
}
