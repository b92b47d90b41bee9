// The shape of a file: its outline, what folds, what encloses a place, colours, notes beside the
// text.

import {
  blocksIn,
  enclosing,
  hintsIn,
  lineColumnAt,
  outlineOf,
  type GameSymbol,
  type SymbolSort,
} from '@undercroft/compiler';
import {
  InlayHintKind,
  SemanticTokensBuilder,
  SymbolKind,
  type DocumentSymbol,
  type FoldingRange,
  type InlayHint,
  type Range,
  type SelectionRange,
  type SemanticTokens,
  type SemanticTokensLegend,
  type WorkspaceSymbol,
} from 'vscode-languageserver';
import { rangeIn, type AskedFile, type EditedGame } from '../workspace.ts';

const KINDS: Readonly<Record<SymbolSort, SymbolKind>> = {
  kind: SymbolKind.Class,
  row: SymbolKind.Object,
  set: SymbolKind.Interface,
  zone: SymbolKind.Module,
  enum: SymbolKind.Enum,
  value: SymbolKind.EnumMember,
  field: SymbolKind.Field,
  counter: SymbolKind.Field,
  global: SymbolKind.Variable,
  'printed value': SymbolKind.Constant,
  attribute: SymbolKind.Property,
  option: SymbolKind.Variable,
  variant: SymbolKind.Variable,
  window: SymbolKind.Event,
  reason: SymbolKind.EnumMember,
  procedure: SymbolKind.Function,
  definition: SymbolKind.Function,
  local: SymbolKind.Variable,
  rule: SymbolKind.Key,
  verb: SymbolKind.Function,
  function: SymbolKind.Function,
  word: SymbolKind.Key,
};

/** What a file declares, what belongs to something inside it. Never throws. */
export function symbolsIn({ game, path }: AskedFile): DocumentSymbol[] {
  const index = game.lastSound();
  if (index === null) return [];
  const roots: DocumentSymbol[] = [];
  const open: { readonly symbol: DocumentSymbol; readonly end: number }[] = [];
  const entries = outlineOf(index, path).toSorted((one, other) => one.whole.start - other.whole.start);
  for (const { symbol, name, whole } of entries) {
    const children: DocumentSymbol[] = [];
    const one = {
      name: symbol.name,
      detail: symbol.sort,
      kind: KINDS[symbol.sort],
      range: game.range(whole),
      selectionRange: game.range(name),
      children,
    };
    while ((open.at(-1)?.end ?? Infinity) <= whole.start) open.pop();
    (open.at(-1)?.symbol.children ?? roots).push(one);
    open.push({ symbol: one, end: whole.end });
  }
  return roots;
}

/** What games declare under names that hold some letters. Never throws. */
export function symbolsNamed(games: Iterable<EditedGame>, query: string): WorkspaceSymbol[] {
  return [...games].flatMap((game) => {
    const declared = game.lastSound()?.book.declared ?? [];
    const fitting = declared.filter(({ name, at }) => at !== null && name.includes(query.toLowerCase()));
    return fitting.map((one) => workspaceSymbol(game, one));
  });
}

function workspaceSymbol(game: EditedGame, { name, sort, at, within }: GameSymbol): WorkspaceSymbol {
  return {
    name,
    kind: KINDS[sort],
    location: game.location(at ?? { file: '', start: 0, end: 0 }),
    ...(within === null ? {} : { containerName: within }),
  };
}

/** What can be folded away. Never throws. */
export function foldsIn({ game, path, file }: AskedFile): FoldingRange[] {
  const index = game.index();
  if (index === null) return [];
  const folds = blocksIn(index, path).map(({ start, end }) => {
    // What ends with a line end does not reach into the next line.
    const last = start + file.text.slice(start, end).trimEnd().length;
    return { startLine: lineColumnAt(file, start).line - 1, endLine: lineColumnAt(file, last).line - 1 };
  });
  const distinct = new Map(folds.map((one) => [`${one.startLine} ${one.endLine}`, one]));
  return [...distinct.values()].filter(({ startLine, endLine }) => endLine > startLine);
}

/** What encloses a place, from the word outward. Never throws. */
export function selectionAt({ game, path, file }: AskedFile, offset: number): SelectionRange {
  const index = game.index();
  const ranges = index === null ? [] : enclosing(index, path, offset).map((at) => game.range(at));
  const whole = rangeIn(file, 0, file.text.length);
  let selection: SelectionRange = { range: whole };
  for (const range of ranges.toReversed()) selection = { range, parent: selection };
  return selection;
}

const TOKENS = ['class', 'enumMember', 'function', 'property', 'variable', 'namespace', 'event'] as const;

/** Which colours there are. */
export const LEGEND: SemanticTokensLegend = { tokenTypes: [...TOKENS], tokenModifiers: ['declaration'] };

const TOKEN_OF: Readonly<Record<SymbolSort, (typeof TOKENS)[number]>> = {
  kind: 'class',
  row: 'class',
  set: 'class',
  enum: 'class',
  zone: 'namespace',
  value: 'enumMember',
  reason: 'enumMember',
  rule: 'enumMember',
  field: 'property',
  counter: 'property',
  'printed value': 'property',
  attribute: 'property',
  global: 'variable',
  option: 'variable',
  variant: 'variable',
  local: 'variable',
  window: 'event',
  procedure: 'function',
  definition: 'function',
  verb: 'function',
  function: 'function',
  word: 'variable',
};

/** A colour for each name. Never throws. */
export function tokensIn({ game, path, file }: AskedFile): SemanticTokens {
  const builder = new SemanticTokensBuilder();
  for (const { at, symbol, isDeclaration } of game.index()?.occurrencesIn(path) ?? []) {
    const { line, column } = lineColumnAt(file, at.start);
    const type = TOKENS.indexOf(TOKEN_OF[symbol.sort]);
    builder.push(line - 1, column - 1, at.end - at.start, type, isDeclaration ? 1 : 0);
  }
  return builder.build();
}

/** What cards will say, beside their effects. Never throws. */
export function inlayHintsIn({ game, path, file }: AskedFile, { start, end }: Range): InlayHint[] {
  const index = game.index();
  const hints = index === null ? [] : hintsIn(index, path);
  return hints
    .map(({ offset, text }): InlayHint => ({
      position: rangeIn(file, offset, offset).start,
      label: text,
      kind: InlayHintKind.Type,
      paddingLeft: true,
    }))
    .filter(({ position }) => position.line >= start.line && position.line <= end.line);
}
