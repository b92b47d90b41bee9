/** What the extension needs of the place where it runs: a desktop or a browser. */
import type { TestOrder, TestResult } from '@undercroft/workbench/scenarios';
import type { ExtensionContext } from 'vscode';
import type { BaseLanguageClient, LanguageClientOptions } from 'vscode-languageclient';

export interface RunningPlace {
  /** A client that has not been started yet. */
  client(context: ExtensionContext, options: LanguageClientOptions): Promise<BaseLanguageClient>;
  /** Runs all scenarios of some files. @throws Error when the code of the game cannot be loaded */
  run(context: ExtensionContext, order: TestOrder): Promise<readonly TestResult[]>;
}
