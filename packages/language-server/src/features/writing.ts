// What helps while one writes: what could stand here, what a verb takes, another name for
// something.

import { completionsAt, renamableAt, renameAt, signatureAt, type Completion } from '@undercroft/compiler';
import {
  CompletionItemKind,
  MarkupKind,
  ResponseError,
  LSPErrorCodes,
  type CompletionItem,
  type CompletionList,
  type Range,
  type SignatureHelp,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import type { IconPath, KnownIcons } from '../host.ts';
import type { AskedFile } from '../workspace.ts';
import { changesOf } from './diagnostics.ts';

const KINDS: Readonly<Record<Completion['sort'], CompletionItemKind>> = {
  kind: CompletionItemKind.Class,
  row: CompletionItemKind.Value,
  set: CompletionItemKind.Interface,
  zone: CompletionItemKind.Module,
  enum: CompletionItemKind.Enum,
  value: CompletionItemKind.EnumMember,
  field: CompletionItemKind.Field,
  counter: CompletionItemKind.Field,
  global: CompletionItemKind.Variable,
  'printed value': CompletionItemKind.Constant,
  attribute: CompletionItemKind.Property,
  option: CompletionItemKind.Variable,
  variant: CompletionItemKind.Variable,
  window: CompletionItemKind.Event,
  reason: CompletionItemKind.EnumMember,
  procedure: CompletionItemKind.Function,
  definition: CompletionItemKind.Function,
  local: CompletionItemKind.Variable,
  rule: CompletionItemKind.Reference,
  verb: CompletionItemKind.Function,
  function: CompletionItemKind.Function,
  word: CompletionItemKind.Keyword,
  key: CompletionItemKind.Property,
  icon: CompletionItemKind.File,
  keyword: CompletionItemKind.Keyword,
  type: CompletionItemKind.TypeParameter,
};

/** More meanings than these are sent only when they are asked for by writing on. */
const MEANINGS_MAX = 40;

/** What could stand at a place. Never throws. */
export function completionAt(
  { game, path, file }: AskedFile,
  offset: number,
  icons: ReadonlySet<string> | null,
): CompletionList {
  const index = game.lastSound();
  if (index === null) return { isIncomplete: false, items: [] };
  const { word, list } = completionsAt(index, path, file.text, offset, icons);
  const range = game.range(word);
  const items = list.map((one, i) => toItem(one, range, i));
  // Which ones are near depends on what is written, so the client asks again.
  return { isIncomplete: items.length > MEANINGS_MAX, items };
}

function toItem(one: Completion, range: Range, i: number): CompletionItem {
  const { label, sort, text = label, detail, rank, meaning } = one;
  const value = i < MEANINGS_MAX ? meaning() : '';
  return {
    label,
    kind: KINDS[sort],
    sortText: `${rank}${label}`,
    ...(detail === '' ? {} : { detail }),
    ...(value === '' ? {} : { documentation: { kind: MarkupKind.Markdown, value } }),
    textEdit: { range, newText: text },
    ...(sort === 'icon' ? { data: { icon: label } } : {}),
  };
}

/** Side of the picture, in pixels of the screen. */
const PICTURE_SIZE = 96;

/**
 * An offer with what is made only for the one that is looked at: the picture of an icon. Never
 * throws.
 */
export function completionWithPicture(item: CompletionItem, icons: KnownIcons | null): CompletionItem {
  const { icon } = (item.data ?? {}) as { readonly icon?: unknown };
  const shape = typeof icon === 'string' ? (icons?.shapeOf(icon) ?? null) : null;
  if (shape === null) return item;
  const address = `data:image/svg+xml;base64,${btoa(svgOf(shape))}`;
  return { ...item, documentation: { kind: MarkupKind.Markdown, value: `![${item.label}](${address})` } };
}

/** Dark on light, as no picture of a page knows whether the editor around it is dark. */
function svgOf({ path, grid }: IconPath): string {
  const size = `width="${PICTURE_SIZE}" height="${PICTURE_SIZE}" viewBox="0 0 ${grid} ${grid}"`;
  const ground = `<rect width="${grid}" height="${grid}" fill="#fff"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${ground}<path fill-rule="evenodd" d="${path}"/></svg>`;
}

/** What the verb before a place takes. Never throws. */
export function signatureHelpAt({ game, file }: AskedFile, offset: number): SignatureHelp | null {
  const index = game.lastSound();
  const line = file.text.slice(file.text.lastIndexOf('\n', offset - 1) + 1, offset);
  const found = index === null ? null : signatureAt(index, line.trimStart());
  if (found === null) return null;
  const { text, meaning, parts, active } = found;
  const parameters = parts.map((label) => ({ label }));
  return {
    signatures: [{ label: text, parameters, ...(meaning === '' ? {} : { documentation: meaning }) }],
    activeSignature: 0,
    ...(active < 0 ? {} : { activeParameter: active }),
  };
}

/** The word that would get another name. Never throws. */
export function prepareRenameAt(
  { game, path }: AskedFile,
  offset: number,
): { range: Range; placeholder: string } | null {
  const index = game.index();
  const found = index === null ? null : renamableAt(index, path, offset);
  return found === null ? null : { range: game.range(found.at), placeholder: found.name };
}

/**
 * Another name for something, wherever it stands.
 *
 * @throws ResponseError when nothing there has a name of its own, or the game would be broken by
 *   the new one
 */
export function renamedAt({ game, path }: AskedFile, offset: number, name: string, moves: boolean): WorkspaceEdit {
  const index = game.index();
  const renaming = index === null ? null : renameAt(index, path, offset, name);
  if (renaming === null) throw refusal(`\`${name}\` cannot be the name of what stands here`);
  const files = new Map(game.files);
  const byFile = Map.groupBy(renaming.edits, ({ span }) => span.file);
  for (const [at, edits] of byFile) files.set(at, edited(files.get(at) ?? '', edits));
  const { move } = renaming;
  if (move !== null) {
    if (!moves) throw refusal(`this is named like its file \`${move.from}\`: rename the file, this editor cannot`);
    files.set(move.to, files.get(move.from) ?? '');
    files.delete(move.from);
  }
  const before = new Set(game.diagnostics().map(({ message }) => message));
  const broken = game.tried(files).find(({ severity, message }) => severity === 'error' && !before.has(message));
  if (broken !== undefined) throw refusal(broken.message);
  const changes = changesOf(renaming.edits, game);
  if (move === null) return { changes };
  const documentChanges = Object.entries(changes).map(([uri, edits]) => ({
    textDocument: { uri, version: null },
    edits,
  }));
  return {
    documentChanges: [...documentChanges, { kind: 'rename', oldUri: game.uri(move.from), newUri: game.uri(move.to) }],
  };
}

function refusal(message: string): ResponseError {
  return new ResponseError(LSPErrorCodes.RequestFailed, message);
}

function edited(text: string, edits: readonly { span: { start: number; end: number }; text: string }[]): string {
  let result = text;
  for (const { span, text: words } of edits.toSorted((one, other) => other.span.start - one.span.start))
    result = result.slice(0, span.start) + words + result.slice(span.end);
  return result;
}
