/**
 * Texts of one compile for the next. A text depends on its node, on the row and the procedure in which that stands, and on everything that is
 * declared; never on what the effect of another thing says. So when only effects were edited, all texts of other files stay.
 */
import type { GameModel } from '../model/model.ts';
import type { SourceFile } from '../source/file.ts';

export interface KnownText {
  /** in all languages, one behind the other */
  readonly text: string | null;
  /** by language: what was noted as missing while it was made */
  readonly missing: readonly (readonly string[])[];
}

/** What a compile may know of texts. */
export interface KnownTexts {
  /** @param file hash of the file in which the node stands */
  readonly fileHash: (file: number) => string;
  readonly get: (key: string) => KnownText | undefined;
  readonly set: (key: string, text: KnownText) => void;
}

/**
 * What stands for everything that any text can see beside its own file: what is declared of rows, and all files that are no rows. Never throws.
 *
 * @param hashOf  of a text
 */
export function declarationsOf(
  model: GameModel,
  files: readonly SourceFile[],
  hashOf: (text: string) => string,
): string {
  const ofRows = new Set(model.rows.map(({ file }) => file));
  const others = files.filter(({ path }) => !ofRows.has(path)).map(({ path, text }) => [path, hashOf(text)]);
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
