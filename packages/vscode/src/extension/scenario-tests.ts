import {
  MODULE_REQUEST,
  TEXTS_REQUEST,
  type BuiltModule,
  type GameTexts,
  type ScenariosToRun,
} from '@undercroft/language-server/requests';
import type { TestOrder, TestResult } from '@undercroft/workbench/scenarios';
import {
  Position,
  Range,
  TestMessage,
  TestRunRequest,
  Uri,
  tests,
  window,
  type Disposable,
  type ExtensionContext,
  type TestController,
  type TestItem,
} from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { TestRunProfileKind } from 'vscode';
import { say } from './say.ts';

type Wanted = (result: TestResult) => boolean;

/** Scenarios as tests of the editor: what ran is listed, with what went wrong at its line. */
export class ScenarioTests implements Disposable {
  readonly #controller: TestController;
  readonly #client: BaseLanguageClient;
  readonly #run: (order: TestOrder) => Promise<readonly TestResult[]>;

  constructor(
    _context: ExtensionContext,
    client: BaseLanguageClient,
    run: (order: TestOrder) => Promise<readonly TestResult[]>,
  ) {
    this.#client = client;
    this.#run = run;
    this.#controller = tests.createTestController('undercroft', say('Undercroft scenarios'));
    this.#controller.createRunProfile(say('Run'), TestRunProfileKind.Run, (request) => void this.#again(request), true);
  }

  dispose(): void {
    this.#controller.dispose();
  }

  /** Runs scenarios by file and name. @returns how many failed */
  async run({ game, root, scenarios }: ScenariosToRun): Promise<number> {
    const key = ({ file, name }: { readonly file: string; readonly name: string }): string => `${file}\n${name}`;
    const wanted = new Set(scenarios.map(key));
    return await this.#runOf(`${root}/${encodeURIComponent(game)}/game.yaml`, ({ file, it }) =>
      wanted.has(key({ file, name: it })),
    );
  }

  /** Runs all scenarios of the game of the active editor. @returns how many failed */
  async runGame(): Promise<number> {
    const uri = window.activeTextEditor?.document.uri;
    return uri === undefined ? 0 : await this.#runOf(this.#client.code2ProtocolConverter.asUri(uri), () => true);
  }

  /** Runs what was chosen among the tests that ran before. */
  async #again({ include }: TestRunRequest): Promise<void> {
    const all: TestItem[] = [];
    this.#controller.items.forEach((item) => all.push(item));
    const byFile = Map.groupBy(include ?? all, ({ uri }) => String(uri));
    for (const items of byFile.values()) {
      const ids = new Set(items.map(({ id }) => id));
      const uri = items[0]?.uri;
      if (uri !== undefined)
        await this.#runOf(this.#client.code2ProtocolConverter.asUri(uri), (one) => ids.has(idOf(one)));
    }
  }

  /** Runs scenarios of the game of a file, on the texts as they are in the editor. */
  async #runOf(uri: string, wanted: Wanted): Promise<number> {
    const [built, edited] = await Promise.all([
      this.#client.sendRequest<BuiltModule | null>(MODULE_REQUEST, { uri }),
      this.#client.sendRequest<GameTexts | null>(TEXTS_REQUEST, { uri }),
    ]);
    if (built === null || edited === null) {
      void window.showInformationMessage(say('This file belongs to no game: a game is a folder with a game.yaml.'));
      return 0;
    }
    if (built.code === null) {
      void window.showErrorMessage(say('The content has errors; scenarios run when they are mended.'));
      return 0;
    }
    const results = (await this.#run({ code: built.code, texts: edited.texts })).filter(wanted);
    this.#report(results, edited);
    return results.filter(({ told }) => told !== '').length;
  }

  #report(results: readonly TestResult[], { root }: GameTexts): void {
    const items = results.map((result) => this.#itemOf(result, root));
    const run = this.#controller.createTestRun(new TestRunRequest(items));
    for (const [index, { told }] of results.entries()) {
      const item = items[index]!;
      if (told === '') run.passed(item);
      else {
        const message = new TestMessage(told);
        const { uri, range } = item;
        if (uri !== undefined && range !== undefined) message.location = { uri, range };
        run.failed(item, message);
        run.appendOutput(`${told.replaceAll('\n', '\r\n')}\r\n`);
      }
    }
    run.end();
    const failed = results.filter(({ told }) => told !== '').length;
    if (results.length === 0) void window.showWarningMessage(say('No such scenario was found.'));
    else if (failed === 0) window.setStatusBarMessage(`$(pass) ${say('{0} scenarios passed', results.length)}`, 5000);
    else void window.showErrorMessage(say('{0} of {1} scenarios failed', failed, results.length));
  }

  #itemOf(result: TestResult, root: string): TestItem {
    const path = result.file.split('/').map(encodeURIComponent).join('/');
    const uri = Uri.parse(`${root}/${path}`);
    const item =
      this.#controller.items.get(idOf(result)) ?? this.#controller.createTestItem(idOf(result), result.it, uri);
    item.range = new Range(new Position(result.line - 1, 0), new Position(result.line - 1, 0));
    item.description = result.file;
    this.#controller.items.add(item);
    return item;
  }
}

function idOf({ file, it }: TestResult): string {
  return `${file}\n${it}`;
}
