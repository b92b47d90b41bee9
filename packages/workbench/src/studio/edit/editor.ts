import { yaml } from '@codemirror/lang-yaml';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import {
  findReferencesKeymap,
  formatKeymap,
  jumpToDefinitionKeymap,
  LSPClient,
  renameKeymap,
  serverCompletion,
  signatureHelp,
} from '@codemirror/lsp-client';
import { EditorState, type Extension } from '@codemirror/state';
import { closeHoverTooltips, EditorView, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import {
  FORM_REQUEST,
  MODULE_REQUEST,
  RELEASE_REQUEST,
  TRIAL_REQUEST,
  type BuiltModule,
  type EditForm,
  type FormParams,
  type ModuleParams,
  type ReleasedGame,
  type TrialModule,
  type TrialParams,
} from '@undercroft/language-server/requests';
import type { WorkerStart } from '@undercroft/language-server/worker';
import { basicSetup } from 'codemirror';
import DOMPurify from 'dompurify';
import type { PublishDiagnosticsParams } from 'vscode-languageserver-protocol';
import type { EditedFile } from './edited-file.ts';
import { EditedFiles, ROOT, contentUri } from './edited-files.ts';
import { editorTheme } from './editor-theme.ts';
import { hovers } from './hovers.ts';
import { iconOffers } from './icon-offers.ts';
import { ProblemsByFile } from './problems-by-file.ts';
import { problemKeys } from './problems.ts';
import { rulesLanguage } from './rules-language.ts';
import type { TextEdit } from '../yaml/yaml-edit.ts';
import { transportOf, type WorkerTransport } from './transport.ts';
import { askForRepairs, coloursAndInlays, diagnosticsWithRepairs, showProblems } from './server-extensions.ts';

/**
 * Milliseconds that the server may take for the first compile of a large game on a slow machine.
 */
const PATIENCE = 20_000;

/** What the owner of the editor is told. */
export interface EditorHost {
  /** the shadow root in which the editor stands */
  readonly root: ShadowRoot;
  /** address of the documents, with a slash at the end; null where there are none */
  readonly docs: string | null;
  /** what a screen reader calls the text of a file */
  label(path: string): string;
  /** A text has changed, shown or not. */
  changed(path: string): void;
  /** The cursor is somewhere else, or the text around it is another one. */
  moved(): void;
  /** Another file is shown, because the user followed a name into it. */
  shown(path: string): void;
  found(path: string, errors: number): void;
  /** The server has ended with an error: it will not answer any more. */
  failed(): void;
}

/**
 * What a hover is made of: text and code. No pictures, forms or styles, even if a
 * text of the content asks for them.
 */
const HOVER = {
  ALLOWED_TAGS: [
    'a',
    'b',
    'blockquote',
    'br',
    'code',
    'del',
    'em',
    'h1',
    'h2',
    'h3',
    'h4',
    'hr',
    'i',
    'li',
    'ol',
    'p',
  ].concat(['pre', 'span', 'strong', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul']),
  ALLOWED_ATTR: ['class', 'href'],
};

/** The editor of a game: one view, the files behind it, and the server that knows them. */
export class StudioEditor {
  readonly files: EditedFiles;
  readonly view: EditorView;
  readonly #client: LSPClient;
  readonly #worker: Worker;
  readonly #transport: WorkerTransport;
  readonly #problems: ProblemsByFile;
  readonly #host: EditorHost;
  #shown: EditedFile | null = null;

  /**
   * @param texts  of one game by path
   * @param icons  names of all icons that there are
   */
  constructor(texts: Readonly<Record<string, string>>, icons: readonly string[], host: EditorHost) {
    this.#host = host;
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('error', () => host.failed());
    this.#transport = transportOf(this.#worker);
    const files = Object.fromEntries(Object.entries(texts).map(([path, text]) => [contentUri(path), text]));
    const start: WorkerStart = { files, icons, docs: host.docs };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    this.#worker.postMessage(start);
    let edited: EditedFiles | undefined;
    this.#client = new LSPClient({
      rootUri: ROOT,
      timeout: PATIENCE,
      // What is hovered shows texts of the content, which may hold anything.
      sanitizeHTML: (html) => DOMPurify.sanitize(html, HOVER),
      workspace: (client) =>
        (edited = new EditedFiles(client, {
          texts,
          show: (path) => (this.show(path) ? this.view : null),
          changed: (path) => host.changed(path),
        })),
      extensions: [
        serverCompletion(),
        iconOffers(),
        hovers(),
        signatureHelp(),
        diagnosticsWithRepairs((params) => {
          this.#found(params);
          void this.#problems.tell(params);
        }),
        coloursAndInlays(),
        keymap.of([...formatKeymap, ...renameKeymap, ...jumpToDefinitionKeymap, ...findReferencesKeymap]),
      ],
    });
    this.files = edited!;
    this.#problems = new ProblemsByFile(
      (uri, diagnostic) => askForRepairs(this.#client, uri, diagnostic),
      (uri) => showProblems(this.#client, uri, this.#problems.of(uri)),
    );
    this.view = new EditorView({ root: host.root });
    this.#client.connect(this.#transport);
  }

  /** Path of the file that is shown; empty when none is. */
  get path(): string {
    return this.#shown?.path ?? '';
  }

  /** Shows a file. @returns whether there is one of that path */
  show(path: string): boolean {
    const file = this.files.at(path);
    if (file === null) return false;
    if (file === this.#shown) return true;
    this.#client.sync();
    this.#settle();
    this.#shown?.leave(this.view.state);
    this.#shown = file;
    this.view.setState(file.stateWith(() => this.#extensions(file)));
    file.view = this.view;
    showProblems(this.#client, file.uri, this.#problems.of(file.uri));
    this.#host.shown(path);
    this.#host.moved();
    return true;
  }

  /**
   * Brings the cursor to a place of the file that is shown.
   *
   * @param place from 1; beyond the end of the text or of the line it is that end
   */
  goTo({ line, column }: { readonly line: number; readonly column: number }): void {
    const { doc } = this.view.state;
    const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
    this.view.dispatch({ selection: { anchor: Math.min(from + column - 1, to) }, scrollIntoView: true });
  }

  /**
   * What is about to be measured belongs to the text that is shown: in another one its places may
   * lie behind the end. To ask for a place has the editor measure at once.
   */
  #settle(): void {
    this.view.dispatch({ effects: closeHoverTooltips });
    this.view.coordsAtPos(0);
  }

  #extensions(file: EditedFile): Extension {
    return [
      // before the keys of the library
      keymap.of(problemKeys),
      basicSetup,
      editorTheme,
      file.languageId === 'yaml' ? yaml() : rulesLanguage,
      syntaxHighlighting(colours),
      this.#client.plugin(file.uri, file.languageId),
      EditorView.lineWrapping,
      // Where a text is longer than its place, who has no mouse gets to it, too.
      EditorView.contentAttributes.of({ 'aria-label': this.#host.label(file.path), tabindex: '0' }),
      EditorState.languageData.of(() => [{ wordChars: '-' }]),
      EditorView.updateListener.of(({ docChanged, selectionSet }) => {
        if (docChanged) this.#host.changed(file.path);
        if (docChanged || selectionSet) this.#host.moved();
      }),
    ];
  }

  /** Writes a text over that of a file, or makes one. It can be undone. */
  write(path: string, text: string): void {
    const file = this.files.at(path);
    if (file === null) this.files.add(path, text);
    else if (file.text !== text)
      this.files.updateFile(file.uri, { changes: { from: 0, to: file.state.doc.length, insert: text } });
  }

  /** Takes a file out of the game. */
  remove(path: string): void {
    if (this.#shown?.path === path) {
      this.#shown = null;
      this.#settle();
      this.view.setState(EditorState.create({}));
    }
    this.files.remove(path);
  }

  /**
   * Asks about the game as it is edited, with what was typed last.
   *
   * @throws when the server does not answer
   */
  async #ask<Answer>(request: string, params: ModuleParams): Promise<Answer | null> {
    await this.#client.initializing;
    this.#client.sync();
    return await this.#client.request<ModuleParams, Answer | null>(request, params);
  }

  /** The game as it is edited, as code; null when there is none. */
  async built(game: string): Promise<BuiltModule | null> {
    return await this.#ask<BuiltModule>(MODULE_REQUEST, { uri: contentUri(`${game}/game.yaml`) });
  }

  /**
   * The game as it is edited, for players; null when there is none, and as long as anything is
   * wrong with it.
   */
  async released(game: string): Promise<ReleasedGame | null> {
    return await this.#ask<ReleasedGame>(RELEASE_REQUEST, { uri: contentUri(`${game}/game.yaml`) });
  }

  /**
   * The game as it is edited, with something more to be tried; null when there is none.
   *
   * @param effect statements
   */
  async withTrial(game: string, effect: string): Promise<TrialModule | null> {
    const params: TrialParams = { uri: contentUri(`${game}/game.yaml`), effect };
    return await this.#ask<TrialModule>(TRIAL_REQUEST, params);
  }

  /**
   * The object around the cursor as a form; null where there is none, and while the text cannot be
   * read.
   */
  async formHere(): Promise<EditForm | null> {
    if (this.#shown === null) return null;
    const params: FormParams = { uri: this.#shown.uri, offset: this.view.state.selection.main.head };
    return await this.#ask<EditForm>(FORM_REQUEST, params);
  }

  /**
   * Changes the text that is shown, as if it were typed: changes
   * in quick succession are undone together.
   */
  type({ from, to, insert }: TextEdit): void {
    this.view.dispatch({ changes: { from, to, insert }, userEvent: 'input.type' });
  }

  #found({ uri, diagnostics }: PublishDiagnosticsParams): void {
    const file = this.files.getFile(uri);
    if (file !== null) this.#host.found(file.path, diagnostics.filter(({ severity }) => severity === 1).length);
  }

  close(): void {
    this.view.destroy();
    this.#transport.giveUp();
    this.#client.disconnect();
    this.#worker.terminate();
  }
}

/** What can be told from a line alone; names are coloured by the server. */
const colours = HighlightStyle.define([
  { tag: tags.propertyName, class: 'cm-is-key' },
  { tag: [tags.comment, tags.lineComment], class: 'cm-is-comment' },
  { tag: [tags.string, tags.special(tags.string)], class: 'cm-is-string' },
  { tag: [tags.number, tags.bool, tags.null], class: 'cm-is-number' },
  { tag: tags.keyword, class: 'cm-is-keyword' },
]);
