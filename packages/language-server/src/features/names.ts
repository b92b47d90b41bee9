// Names: what they mean, where they are declared and used.

import { describeAt, type GameIndex, type Occurrence } from '@undercroft/compiler';
import { MarkupKind, type DocumentHighlight, type Hover, type Location } from 'vscode-languageserver';
import type { AskedFile } from '../workspace.ts';

/** What is told about a place; null where there is nothing. Never throws. */
export function hoverAt({ game, path }: AskedFile, offset: number): Hover | null {
  const index = game.index();
  const told = index === null ? undefined : describeAt(index, path, offset);
  if (told === undefined) return null;
  return { contents: { kind: MarkupKind.Markdown, value: told.text }, range: game.range(told.at) };
}

/** Where a name is declared. Never throws. */
export function definitionAt({ game, path }: AskedFile, offset: number): Location[] {
  const found = nameAt(game.index(), path, offset);
  if (found === null) return [];
  const declared = found.index.occurrencesOf(found.symbol).find(({ isDeclaration }) => isDeclaration);
  const at = declared?.at ?? found.symbol.at;
  return at === null ? [] : [game.location(at)];
}

/** Where a name stands. Never throws. */
export function referencesAt({ game, path }: AskedFile, offset: number, withDeclaration: boolean): Location[] {
  const found = nameAt(game.index(), path, offset);
  if (found === null) return [];
  return found.index
    .occurrencesOf(found.symbol)
    .filter(({ isDeclaration }) => withDeclaration || !isDeclaration)
    .map(({ at }) => game.location(at));
}

/** Where a name stands in the same file. Never throws. */
export function highlightsAt({ game, path }: AskedFile, offset: number): DocumentHighlight[] {
  const found = nameAt(game.index(), path, offset);
  if (found === null) return [];
  const all = found.index.occurrencesOf(found.symbol);
  return all.filter(({ at }) => at.file === path).map(({ at }) => ({ range: game.range(at) }));
}

function nameAt(
  index: GameIndex | null,
  path: string,
  offset: number,
): { readonly index: GameIndex; readonly symbol: Occurrence['symbol'] } | null {
  const found = index?.occurrenceAt(path, offset);
  return index === null || found === undefined ? null : { index, symbol: found.symbol };
}
