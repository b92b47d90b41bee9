// What the server has told of each file, whether the editor shows it or not, and the repairs of
// each problem.

import type { CodeAction, Diagnostic, PublishDiagnosticsParams } from 'vscode-languageserver-protocol';

/** One thing that is wrong, and how it is mended. */
export interface Problem {
  readonly diagnostic: Diagnostic;
  /** Empty until the server has answered. */
  readonly repairs: readonly CodeAction[];
}

/** All that is wrong with one version of a file. */
export interface FileProblems {
  readonly version: number | undefined;
  readonly problems: readonly Problem[];
}

/**
 * Keeps what was told last of each file. The editor shows one file at a time, and the server tells
 * of all of them at any time, so both meet here: a file that is opened later shows the same
 * underlines and repairs.
 */
export class ProblemsByFile {
  readonly #byFile = new Map<string, FileProblems>();
  readonly #ask: (uri: string, diagnostic: Diagnostic) => Promise<readonly CodeAction[]>;
  readonly #changed: (uri: string) => void;

  /**
   * @param ask      asks the server for the repairs of a problem; may reject
   * @param changed  called when there is something else to show of a file
   */
  constructor(
    ask: (uri: string, diagnostic: Diagnostic) => Promise<readonly CodeAction[]>,
    changed: (uri: string) => void,
  ) {
    this.#ask = ask;
    this.#changed = changed;
  }

  /** What was told last of a file; null when nothing was. Never throws. */
  of(uri: string): FileProblems | null {
    return this.#byFile.get(uri) ?? null;
  }

  /**
   * Takes what the server tells: problems can be shown at once, their repairs as soon as they are
   * known.
   *
   * @returns when the repairs are known; never rejects
   */
  async tell({ uri, version, diagnostics }: PublishDiagnosticsParams): Promise<void> {
    const told: FileProblems = { version, problems: diagnostics.map((diagnostic) => ({ diagnostic, repairs: [] })) };
    this.#byFile.set(uri, told);
    this.#changed(uri);
    // A question that fails costs the repairs of one problem, not those of all.
    const asked = diagnostics.map((diagnostic) => this.#ask(uri, diagnostic).catch(() => []));
    const problems = (await Promise.all(asked)).map((repairs, index) => ({ diagnostic: diagnostics[index]!, repairs }));
    const isOld = this.#byFile.get(uri) !== told;
    if (isOld || problems.every(({ repairs }) => repairs.length === 0)) return;
    this.#byFile.set(uri, { version, problems });
    this.#changed(uri);
  }
}
