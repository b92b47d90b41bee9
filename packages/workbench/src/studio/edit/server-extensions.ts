/**
 * What the client of the editor lacks: what is wrong as soon as it is known, with repairs; colours
 * and inlay texts.
 */
import type { Diagnostic as Shown } from '@codemirror/lint';
import { LSPPlugin, type LSPClient, type LSPClientExtension } from '@codemirror/lsp-client';
import { StateEffect, StateField, type Extension, type Range } from '@codemirror/state';
import {
  Decoration,
  EditorView,
  ViewPlugin,
  WidgetType,
  type DecorationSet,
  type PluginValue,
  type ViewUpdate,
} from '@codemirror/view';
import type {
  CodeAction,
  CodeActionParams,
  Diagnostic,
  InlayHint,
  PublishDiagnosticsParams,
  SemanticTokens,
  WorkspaceEdit,
} from 'vscode-languageserver-protocol';
import type { FileProblems } from './problems-by-file.ts';
import { setProblems } from './problems.ts';

const SEVERITY = ['error', 'error', 'warning', 'info', 'hint'] as const;
/** Milliseconds without a key until the server is told, and until colours are asked for. */
const TELL_AFTER = 10;
const COLOUR_AFTER = 60;

/** Does something a while after it was last wanted. */
function later(wait: number, step: () => void): { readonly want: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  const want = (): void => {
    stop();
    timer = setTimeout(step, wait);
  };
  return { want, stop };
}

function applyEdit(client: LSPClient, edit: WorkspaceEdit): void {
  for (const [uri, edits] of Object.entries(edit.changes ?? {})) {
    const file = client.workspace.getFile(uri);
    if (file === null) continue;
    const offset = ({ line, character }: { readonly line: number; readonly character: number }): number =>
      file.doc.line(line + 1).from + character;
    client.workspace.updateFile(uri, {
      changes: edits.map(({ range, newText }) => ({
        from: offset(range.start),
        to: offset(range.end),
        insert: newText,
      })),
      userEvent: 'input.fix',
    });
  }
}

/** Asks the server for the repairs of one problem. @throws when it does not answer */
export async function askForRepairs(client: LSPClient, uri: string, diagnostic: Diagnostic): Promise<CodeAction[]> {
  const params = { textDocument: { uri }, range: diagnostic.range, context: { diagnostics: [diagnostic] } };
  return (await client.request<CodeActionParams, CodeAction[] | null>('textDocument/codeAction', params)) ?? [];
}

/** What is wrong, and the page about it. */
function withPage(message: string, code: string, href: string): Node {
  const link = document.createElement('a');
  Object.assign(link, { href, target: '_blank', className: 'cm-about', textContent: code });
  const shown = document.createElement('span');
  shown.append(message, ' ', link);
  return shown;
}

/** Shows what is wrong in a file, if the editor shows that file in that version. */
export function showProblems(client: LSPClient, uri: string, told: FileProblems | null): void {
  const file = client.workspace.getFile(uri);
  const view = file?.getView();
  const plugin = view ? LSPPlugin.get(view) : null;
  if (!told || !file || !view || !plugin || (told.version !== undefined && told.version !== file.version)) return;
  const { doc } = file;
  const at = ({ line, character }: { readonly line: number; readonly character: number }): number =>
    plugin.unsyncedChanges.mapPos(plugin.fromPosition({ line, character }, doc));
  const list = told.problems.map(({ diagnostic, repairs }): Shown => {
    const { range, severity, message: said, code = '', codeDescription } = diagnostic;
    const from = at(range.start);
    const message = typeof said === 'string' ? said : said.value;
    const actions = repairs.flatMap(({ title, edit }) =>
      edit === undefined ? [] : [{ name: title, apply: () => applyEdit(client, edit) }],
    );
    const shown = { from, to: Math.max(from, at(range.end)), severity: SEVERITY[severity ?? 1], message, actions };
    if (codeDescription === undefined) return { ...shown, source: String(code) };
    return { ...shown, renderMessage: () => withPage(message, String(code), codeDescription.href) };
  });
  setProblems(view, list);
}

/**
 * Tells the server of every change, and passes on what it finds.
 *
 * @param found  called with all that is published, also of files that the editor does not show
 */
export function diagnosticsWithRepairs(found: (params: PublishDiagnosticsParams) => void): LSPClientExtension {
  return {
    clientCapabilities: {
      textDocument: {
        publishDiagnostics: { versionSupport: true },
        codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix'] } } },
      },
    },
    notificationHandlers: {
      'textDocument/publishDiagnostics': (_client, params: PublishDiagnosticsParams) => {
        found(params);
        return true;
      },
    },
    editorExtension: ViewPlugin.define((view) => {
      const { want, stop } = later(TELL_AFTER, () => LSPPlugin.get(view)?.client.sync());
      return {
        update: ({ docChanged }: ViewUpdate) => {
          if (docChanged) want();
        },
        destroy: stop,
      };
    }),
  };
}

const setMarks = StateEffect.define<DecorationSet>();
const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(set, { changes, effects }) {
    const fresh = effects.findLast((effect) => effect.is(setMarks));
    return fresh === undefined ? set.map(changes) : fresh.value;
  },
  provide: (field) => EditorView.decorations.from(field),
});

class Inlay extends WidgetType {
  readonly #text: string;

  constructor(text: string) {
    super();
    this.#text = text;
  }

  override eq(other: Inlay): boolean {
    return other.#text === this.#text;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('span');
    element.className = 'cm-inlay';
    element.textContent = this.#text;
    return element;
  }
}

/** Colours of words as the server knows them, and texts that it puts between. */
class Colours implements PluginValue {
  readonly #view: EditorView;
  // Without an answer the text stays as it is.
  readonly #later = later(COLOUR_AFTER, () => void this.#load().catch(() => {}));

  constructor(view: EditorView) {
    this.#view = view;
    this.#later.want();
  }

  update({ docChanged }: ViewUpdate): void {
    if (docChanged) this.#later.want();
  }

  destroy(): void {
    this.#later.stop();
  }

  async #load(): Promise<void> {
    const view = this.#view;
    const plugin = LSPPlugin.get(view);
    if (plugin === null) return;
    const { client, uri } = plugin;
    await client.initializing;
    client.sync();
    const { doc } = view.state;
    const textDocument = { uri };
    const range = { start: { line: 0, character: 0 }, end: plugin.toPosition(doc.length) };
    const [tokens, hints] = await Promise.all([
      client.request<object, SemanticTokens | null>('textDocument/semanticTokens/full', { textDocument }),
      client.request<object, InlayHint[] | null>('textDocument/inlayHint', { textDocument, range }),
    ]);
    if (view.state.doc !== doc) return;
    const legend = client.serverCapabilities?.semanticTokensProvider?.legend.tokenTypes ?? [];
    const inlays = (hints ?? []).map(({ label, position }) => {
      const text = typeof label === 'string' ? label : label.map(({ value }) => value).join('');
      return Decoration.widget({ widget: new Inlay(text), side: 1 }).range(plugin.fromPosition(position, doc));
    });
    const all = [...coloured(doc, tokens?.data ?? [], legend), ...inlays];
    view.dispatch({ effects: setMarks.of(Decoration.set(all, true)) });
  }
}

/** Tokens of the protocol: five numbers each, counted from the one before. */
function coloured(
  doc: EditorView['state']['doc'],
  data: readonly number[],
  legend: readonly string[],
): Range<Decoration>[] {
  const found: Range<Decoration>[] = [];
  let line = 0;
  let character = 0;
  for (let at = 0; at < data.length; at += 5) {
    const [down = 0, right = 0, length = 0, type = 0] = data.slice(at, at + 4);
    character = down > 0 ? right : character + right;
    line += down;
    if (line >= doc.lines) break;
    const from = doc.line(line + 1).from + character;
    if (length > 0) found.push(Decoration.mark({ class: `cm-is-${legend[type] ?? ''}` }).range(from, from + length));
  }
  return found;
}

export function coloursAndInlays(): Extension {
  return [marks, ViewPlugin.fromClass(Colours)];
}
