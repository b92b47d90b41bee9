import { ChangeSet, EditorState, type Extension, type Text, type TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { WorkspaceFile } from '@codemirror/lsp-client';

/**
 * One file of a game while it is edited, seen or not: its text, what can be undone, and what the
 * server knows of it.
 */
export class EditedFile implements WorkspaceFile {
  readonly path: string;
  readonly uri: string;
  readonly languageId: string;
  version = 0;
  /** as the server knows it */
  doc: Text;
  /** the editor that shows it; null for all but one */
  view: EditorView | null = null;
  #state: EditorState;
  #unsynced: ChangeSet;

  constructor(path: string, uri: string, text: string) {
    this.path = path;
    this.uri = uri;
    this.languageId = path.endsWith('.rules') ? 'undercroft' : 'yaml';
    this.#state = EditorState.create({ doc: text });
    this.doc = this.#state.doc;
    this.#unsynced = ChangeSet.empty(this.doc.length);
  }

  getView(): EditorView | null {
    return this.view;
  }

  get state(): EditorState {
    return this.view?.state ?? this.#state;
  }

  get text(): string {
    return this.state.doc.toString();
  }

  /** Prepares it for the editor. A file keeps what can be undone in it while others are shown. */
  stateWith(extensions: () => Extension): EditorState {
    if (this.#shown) return this.#state;
    this.#shown = true;
    this.#state = EditorState.create({ doc: this.#state.doc, extensions: extensions() });
    return this.#state;
  }

  #shown = false;

  /** The editor goes on to another file. */
  leave(state: EditorState): void {
    this.#state = state;
    this.view = null;
  }

  /** Changes the text of a file that is not shown. */
  change(update: TransactionSpec): void {
    const transaction = this.#state.update(update);
    this.#state = transaction.state;
    this.#unsynced = this.#unsynced.compose(transaction.changes);
  }

  /** What the server does not know yet and no editor will tell it. */
  takeUnsynced(): ChangeSet {
    const changes = this.#unsynced;
    this.#unsynced = ChangeSet.empty(this.#state.doc.length);
    return changes;
  }
}
