// Giving something another name, wherever it stands.

import { participleOf } from '../../language/resolve/participle.ts';
import { ID_PATTERN } from '../../content/load/schema/describe.ts';
import { TABLE_SUFFIX } from '../../content/load/paths.ts';
import { pluralOf } from '../../prose/wording/inflect.ts';
import { en } from '../../prose/wording/locale/en.ts';
import type { Edit } from '../../diagnostics/diagnostic.ts';
import type { Span } from '../../diagnostics/source/span.ts';
import type { GameIndex } from './game-index.ts';
import type { GameSymbol } from './symbols.ts';

/** What a new name changes. */
export interface Renaming {
  readonly edits: readonly Edit[];
  /** A row is named like its file, which moves. */
  readonly move: { readonly from: string; readonly to: string } | null;
}

/**
 * What can be renamed at a place: the word, and the name that it stands for. Null where nothing
 * can. Never throws.
 */
export function renamableAt(index: GameIndex, path: string, offset: number): { at: Span; name: string } | null {
  const found = index.occurrenceAt(path, offset);
  if (found === undefined || !isOwn(found.symbol)) return null;
  return { at: found.at, name: found.symbol.name };
}

/**
 * Words of the language, rules of the printed game and what the language calls `it` keep their
 * names.
 */
function isOwn({ at, name, sort }: GameSymbol): boolean {
  return at !== null && !(sort === 'local' && (name === 'it' || name === 'old'));
}

/**
 * Renames what stands at a place.
 *
 * @param name  in kebab case
 * @returns     null when nothing there can be renamed, or the name is none
 * @throws      never
 */
export function renameAt(index: GameIndex, path: string, offset: number, name: string): Renaming | null {
  const found = index.occurrenceAt(path, offset);
  if (found === undefined || !isOwn(found.symbol) || !ID_PATTERN.test(name)) return null;
  const { symbol } = found;
  const edits = index.occurrencesOf(symbol).flatMap(({ at }): Edit[] => {
    const text = formOf(written(index, at), symbol, name);
    return text === null ? [] : [{ span: at, text }];
  });
  return { edits, move: moveOf(symbol, name) };
}

/**
 * How a form of the old name is written with the new one; null for one that is declared by itself
 * and stays.
 */
function formOf(text: string, { name: before, sort }: GameSymbol, name: string): string | null {
  if (text === before) return name;
  if (text === `printed-${before}`) return `printed-${name}`;
  if (text === participleOf(before) && sort === 'procedure') return participleOf(name);
  if (text === pluralOf(en, before)) return pluralOf(en, name);
  return text === `${before}s` ? `${name}s` : null;
}

function written({ sources }: GameIndex, { file, start, end }: Span): string {
  return sources.lookup(file)?.text.slice(start, end) ?? '';
}

function moveOf({ sort, at, name: before }: GameSymbol, name: string): Renaming['move'] {
  if (sort !== 'row' || at === null || at.file.endsWith(TABLE_SUFFIX)) return null;
  return { from: at.file, to: at.file.replace(new RegExp(`${before}\\.yaml$`), `${name}.yaml`) };
}
