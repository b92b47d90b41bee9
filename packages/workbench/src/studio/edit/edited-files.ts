import { LSPPlugin, Workspace, type LSPClient } from '@codemirror/lsp-client';
import type { TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { SAVED_NOTIFICATION, type SavedFile } from '@undercroft/language-server/requests';
import { EditedFile } from './edited-file.ts';

/** Where the server finds the games: no folder of any machine. */
export const ROOT = 'file:///content';

/** The URI of a file of the content. */
export function contentUri(path: string): string {
  return `${ROOT}/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/** What the owner of the files is told. */
export interface FilesHost {
  /** texts of a game by path */
  readonly texts: Readonly<Record<string, string>>;
  /** Brings a file into the editor. @returns the editor, null when there is no such file */
  show(path: string): EditorView | null;
  /** A file that is not shown has changed. */
  changed(path: string): void;
}

/**
 * All files of a game as the client of the server knows them: every one is open, so that a rename
 * reaches those that are not shown.
 */
export class EditedFiles extends Workspace {
  files: EditedFile[];
  readonly #host: FilesHost;

  constructor(client: LSPClient, host: FilesHost) {
    super(client);
    this.#host = host;
    this.files = Object.entries(host.texts).map(([path, text]) => new EditedFile(path, contentUri(path), text));
  }

  override getFile(uri: string): EditedFile | null {
    return this.files.find((file) => file.uri === uri) ?? null;
  }

  at(path: string): EditedFile | null {
    return this.files.find((file) => file.path === path) ?? null;
  }

  /** A file that was not there before. */
  add(path: string, text: string): EditedFile {
    const file = new EditedFile(path, contentUri(path), text);
    this.files = [...this.files, file];
    this.client.didOpen(file);
    return file;
  }

  /** Takes a file out of the game. It must not be shown. */
  remove(path: string): void {
    const uri = contentUri(path);
    this.files = this.files.filter((file) => file.path !== path);
    // A file that is closed is what was saved of it: for the server nothing is any more.
    const gone: SavedFile = { uri, text: null };
    this.client.notification(SAVED_NOTIFICATION, gone);
    this.client.didClose(uri);
  }

  override syncFiles(): ReturnType<Workspace['syncFiles']> {
    return this.files.flatMap((file) => {
      const plugin = file.view === null ? null : LSPPlugin.get(file.view);
      const changes = plugin?.unsyncedChanges ?? file.takeUnsynced();
      if (changes.empty) return [];
      const prevDoc = file.doc;
      file.doc = file.state.doc;
      file.version++;
      plugin?.clear();
      return [{ file, prevDoc, changes }];
    });
  }

  override openFile(uri: string, _languageId: string, view: EditorView): void {
    const file = this.getFile(uri);
    if (file !== null) file.view = view;
  }

  override closeFile(): void {
    // All files stay open; which of them is shown is the matter of the editor.
  }

  override updateFile(uri: string, update: TransactionSpec): void {
    const file = this.getFile(uri);
    if (file === null) return;
    if (file.view !== null) return file.view.dispatch(update);
    file.change(update);
    this.#host.changed(file.path);
  }

  override displayFile(uri: string): Promise<EditorView | null> {
    const file = this.getFile(uri);
    return Promise.resolve(file === null ? null : this.#host.show(file.path));
  }
}
