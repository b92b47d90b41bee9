// When diagnostics are published: those of the edited file at
// once, those of its game after a pause in typing.

import { DiagnosticSeverity, type Connection, type Diagnostic } from 'vscode-languageserver';
import { diagnosticsByFile, diagnosticsOfFile } from './features/diagnostics.ts';
import type { EditedGame, Workspace } from './workspace.ts';

/**
 * Debounce: milliseconds without a change until the whole game is checked, unless a request comes
 * first.
 */
const REST = 50;

/** Tells a client what is wrong with the games that change. */
export class Publisher {
  readonly #connection: Connection;
  readonly #workspace: Workspace;
  readonly #versionOf: (uri: string) => number | undefined;
  /** what is wrong in the eyes of the client: files with anything, and whether that is an error */
  readonly #told = new Map<EditedGame, Map<string, boolean>>();
  /**
   * games that have changed, with the file that changed last: not looked at yet, and looked at by
   * that file alone
   */
  readonly #changed = new Map<EditedGame, string>();
  readonly #begun = new Map<EditedGame, { readonly path: string; readonly soon: readonly Diagnostic[] | null }>();
  #soon: ReturnType<typeof setTimeout> | undefined;
  #late: ReturnType<typeof setTimeout> | undefined;

  /** @param versionOf  version of a file that is open in the client; undefined for others */
  constructor(connection: Connection, workspace: Workspace, versionOf: (uri: string) => number | undefined) {
    this.#connection = connection;
    this.#workspace = workspace;
    this.#versionOf = versionOf;
  }

  /** A file has changed. Several changes that come together are one. */
  changed(game: EditedGame, path: string): void {
    this.#changed.set(game, path);
    clearTimeout(this.#late);
    this.#late = undefined;
    this.#soon ??= setTimeout(() => void this.#tellFiles(), 0);
  }

  /**
   * Tells everything that is still to be told: before a question about a game is answered, which
   * needs all of it anyway. Never throws.
   */
  async settle(): Promise<void> {
    if (this.#soon !== undefined) await this.#tellFiles();
    if (this.#late !== undefined) this.#tellGames();
  }

  /** What the files that changed show by themselves. @returns  when that is on its way */
  async #tellFiles(): Promise<void> {
    clearTimeout(this.#soon);
    this.#soon = undefined;
    const sent: Promise<void>[] = [];
    for (const [game, path] of this.#changed) {
      const { diagnostics, isWhole } = diagnosticsOfFile(game, path, this.#workspace);
      const hadErrors = this.#told.get(game)?.get(path) === true;
      // Warnings of a sound game are found late, so they stay in place and do not flicker with each
      // key.
      const isNews = hasErrors(diagnostics) || (isWhole && hadErrors);
      this.#begun.set(game, { path, soon: isNews ? diagnostics : null });
      if (isNews) sent.push(this.#send(game, path, diagnostics));
    }
    this.#changed.clear();
    // Counted from here: where the machine is busy the work above takes longer than the rest.
    this.#late ??= setTimeout(() => this.#tellGames(), REST);
    await Promise.all(sent);
  }

  #tellGames(): void {
    clearTimeout(this.#late);
    this.#late = undefined;
    for (const [game, { path: first, soon }] of this.#begun) {
      const found = diagnosticsByFile(game, this.#workspace);
      const before = [...(this.#told.get(game)?.keys() ?? [])];
      // The file that is being edited comes first.
      for (const path of new Set([first, ...found.keys(), ...before])) {
        const diagnostics = found.get(path) ?? [];
        const isKnown = path === first && soon !== null && JSON.stringify(soon) === JSON.stringify(diagnostics);
        if (!isKnown) void this.#send(game, path, diagnostics);
      }
    }
    this.#begun.clear();
  }

  #send(game: EditedGame, path: string, diagnostics: readonly Diagnostic[]): Promise<void> {
    const told = this.#told.get(game) ?? new Map<string, boolean>();
    this.#told.set(game, told);
    if (diagnostics.length === 0) told.delete(path);
    else told.set(path, hasErrors(diagnostics));
    const uri = game.uri(path);
    const version = this.#versionOf(uri);
    return this.#connection.sendDiagnostics({
      uri,
      diagnostics: [...diagnostics],
      ...(version === undefined ? {} : { version }),
    });
  }
}

function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === DiagnosticSeverity.Error);
}
