/**
 * Texts of one compile for the next. A text depends on its node, on the row and the procedure in
 * which that stands, and on everything that is declared; never on what the effect of another thing
 * says. So when only effects were edited, all texts of other rows stay.
 */
import type { Span } from '../../diagnostics/source/span.ts';
import { roleOf } from '../../content/load/paths.ts';
import { textHash } from '../../content/content-hash.ts';
import type { RowModel } from '../../content/model/model.ts';
import type { GameModel } from '../../language/game.ts';
import type { Worded } from '../wording/words.ts';
import { sourceLookup, type SourceFile } from '../../diagnostics/source/file.ts';

/** A text by language. A language says nothing where it is null. */
export type CachedText = readonly Worded<string | null>[];

/** The texts of earlier compiles. */
export interface TextCache {
  /** The cache key of a row: a hash of all that is written about it. */
  readonly ofRow: (row: RowModel) => string;
  /**
   * The cache key of a place: the key of what is written around it and the distance from there, so
   * that a row may move in its file.
   *
   * @param row to which it belongs
   */
  readonly around: (at: Span, row: RowModel | null) => string;
  readonly get: (key: string) => CachedText | undefined;
  readonly set: (key: string, text: CachedText) => void;
}

/**
 * Finds the cache keys of rows and places.
 *
 * @param hashOf  of a text
 * @throws        never
 */
export function surroundings(
  files: readonly SourceFile[],
  hashOf: (text: string) => string,
): Pick<TextCache, 'ofRow' | 'around'> {
  const lookup = sourceLookup(files);
  const cached = new Map<RowModel, string>();
  const ofRow = (row: RowModel): string => {
    const before = cached.get(row);
    if (before !== undefined) return before;
    const { kind, effect, printed, ruleIds } = row;
    const written = {
      kind: kind.name,
      effect: effect && lookup(effect.at.file)?.text.slice(effect.at.start, effect.at.end),
      printed: [...printed],
      ruleIds: ruleIds.map(({ id }) => id),
      // What belongs to a tile names it.
      spot: row.spot && { ...row.spot, tile: row.spot.tile?.name },
    };
    // Its position is not part of the key.
    const hash = textHash(JSON.stringify({ ...row, ...written, at: null, index: null, file: null }));
    cached.set(row, hash);
    return hash;
  };
  return {
    ofRow,
    around(at, row) {
      const effect = row?.effect?.at;
      if (row !== null && effect?.file === at.file && effect.start <= at.start && at.end <= effect.end)
        return `${ofRow(row)} ${at.start - effect.start} ${at.end - effect.start}`;
      return `${at.file} ${hashOf(lookup(at.file)?.text ?? '')} ${at.start} ${at.end}`;
    },
  };
}

/**
 * A text about a row in one language that notes nothing as missing; taken from the cache when the
 * key of the row is the same. Never throws.
 */
export function ofRowAgain(texts: TextCache | null, what: string, row: RowModel, make: () => string): string {
  if (texts === null) return make();
  const key = `${what} ${texts.ofRow(row)}`;
  const cached = texts.get(key)?.[0]?.value;
  if (cached !== undefined && cached !== null) return cached;
  const value = make();
  texts.set(key, [{ value, missing: new Set() }]);
  return value;
}

/**
 * The cache key of everything that any text can depend on besides its own row: what is declared of
 * rows, and all files but rows and scenarios. Never throws.
 *
 * @param hashOf  of a text
 */
export function declarationsOf(
  model: GameModel,
  files: readonly SourceFile[],
  hashOf: (text: string) => string,
): string {
  const ofRows = new Set(model.rows.map(({ file }) => file));
  // No text of the game depends on a scenario.
  const speaks = (path: string): boolean =>
    !ofRows.has(path) && roleOf(path.slice(model.id.length + 1)) !== 'scenarios';
  const others = files.filter(({ path }) => speaks(path)).map(({ path, text }) => [path, hashOf(text)]);
  const rows = model.rows.map(({ name, kind, title, pluralTitle, count, perPlayer }) => [
    name,
    kind.name,
    title,
    pluralTitle,
    count,
    perPlayer,
  ]);
  return JSON.stringify([others, rows]);
}
