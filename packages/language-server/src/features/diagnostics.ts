// What is wrong, and how it is repaired.

import { sliceSpan, type Diagnostic as Finding, type Edit } from '@undercroft/compiler';
import {
  CodeActionKind,
  DiagnosticSeverity,
  type CodeAction,
  type Diagnostic,
  type Range,
  type TextEdit,
} from 'vscode-languageserver';
import type { EditedGame, AskedFile, Workspace } from '../workspace.ts';

const SEVERITY = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
} as const;

/** What stands before the code of a diagnostic in an editor. */
export const SOURCE = 'undercroft';

/** Diagnostics of all files of a game that have any, by path. Never throws. */
export function diagnosticsByFile(game: EditedGame, { host }: Workspace): ReadonlyMap<string, Diagnostic[]> {
  const byFile = new Map<string, Diagnostic[]>();
  for (const finding of game.diagnostics()) {
    const list = byFile.get(finding.span.file) ?? [];
    byFile.set(finding.span.file, list);
    list.push(toDiagnostic(finding, game, host.docsAt(finding.docs)));
  }
  return byFile;
}

/** What a file shows by itself, and whether names and types were looked up in it. Never throws. */
export function diagnosticsOfFile(
  game: EditedGame,
  path: string,
  { host }: Workspace,
): { readonly diagnostics: readonly Diagnostic[]; readonly isWhole: boolean } {
  const { diagnostics, isWhole } = game.fileDiagnostics(path);
  return { diagnostics: diagnostics.map((finding) => toDiagnostic(finding, game, host.docsAt(finding.docs))), isWhole };
}

function toDiagnostic(finding: Finding, game: EditedGame, docs: string | null): Diagnostic {
  const { code, severity, message, notes, related } = finding;
  return {
    range: game.range(finding.span),
    severity: SEVERITY[severity],
    source: SOURCE,
    code,
    ...(docs === null ? {} : { codeDescription: { href: docs } }),
    message: [message, ...notes].join('\n'),
    ...(related.length === 0
      ? {}
      : { relatedInformation: related.map((one) => ({ location: game.location(one.span), message: one.message })) }),
  };
}

/**
 * Repairs of what is wrong in a range: found anew from the range, because not every client sends
 * back what a diagnostic carried.
 *
 * @throws never
 */
export function actionsIn({ game, path }: AskedFile, range: Range, workspace: Workspace): CodeAction[] {
  const here = game.diagnostics().filter(({ span }) => span.file === path && meets(game.range(span), range));
  return here.flatMap((finding) => {
    const diagnostic = toDiagnostic(finding, game, workspace.host.docsAt(finding.docs));
    return repairsOf(finding, game).map(({ title, edits }, index) => ({
      title,
      kind: CodeActionKind.QuickFix,
      diagnostics: [diagnostic],
      isPreferred: index === 0,
      edit: { changes: changesOf(edits, game) },
    }));
  });
}

/** A fix that is safe, and names that may have been meant. */
function repairsOf({ fix, meant, span }: Finding, game: EditedGame): { title: string; edits: readonly Edit[] }[] {
  const written = sliceSpan(game.source(span.file), span);
  const safe = fix === undefined ? [] : [fix];
  const names = /^[\w-]+$/.test(written) ? (meant ?? []) : [];
  const others = names
    .map((name) => ({ title: `write \`${name}\``, edits: [{ span, text: name }] }))
    .filter(({ edits: [edit] }) => !safe.some(({ edits }) => edits.some(({ text }) => text === edit?.text)));
  return [...safe, ...others];
}

/** Edits as the protocol has them, by file. Never throws. */
export function changesOf(edits: readonly Edit[], game: EditedGame): Record<string, TextEdit[]> {
  const byFile = Map.groupBy(edits, ({ span }) => span.file);
  return Object.fromEntries(
    [...byFile].map(([path, list]) => [
      game.uri(path),
      list.map(({ span, text }) => ({ range: game.range(span), newText: text })),
    ]),
  );
}

function meets(one: Range, other: Range): boolean {
  return !isBefore(one.end, other.start) && !isBefore(other.end, one.start);
}

function isBefore(one: Range['start'], other: Range['start']): boolean {
  return one.line < other.line || (one.line === other.line && one.character < other.character);
}
