/**
 * What the extension does, wherever it runs: the server, cards beside their files, scenarios that
 * run.
 */
import { RUN_SCENARIOS, type ScenariosToRun } from '@undercroft/language-server/requests';
import { commands, window, workspace, type ExtensionContext } from 'vscode';
import type { LanguageClientOptions } from 'vscode-languageclient';
import { CardPanel } from './card-panel.ts';
import { ScenarioTests } from './scenario-tests.ts';
import type { RunningPlace } from './server.ts';

/** What other extensions may ask of this one. */
export interface Extension {
  /**
   * Shows the card of the file in the active editor.
   *
   * @returns names of the cards that are shown, once they are drawn
   */
  showCard(): Promise<readonly string[]>;
  /** Runs scenarios as their lens does. @returns how many failed */
  run(scenarios: ScenariosToRun): Promise<number>;
}

/** Milliseconds without a key until the card is drawn again. */
const DRAW_AFTER = 150;

/** Languages of content files, as VS Code names them. */
const CONTENT_LANGUAGES = ['yaml', 'undercroft-rules'];

/** Starts everything. @throws what the client throws when the server does not start */
export async function activateIn(context: ExtensionContext, place: RunningPlace): Promise<Extension> {
  const options: LanguageClientOptions = {
    documentSelector: CONTENT_LANGUAGES.map((language) => ({ language })),
    initializationOptions: { commands: [RUN_SCENARIOS] },
  };
  const client = await place.client(context, options);
  const tests = new ScenarioTests(context, client, async (order) => await place.run(context, order));
  const panel = new CardPanel(context, client);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const redraw = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void panel.update(), DRAW_AFTER);
  };
  const showContext = (): void => {
    const isContent = window.activeTextEditor?.document.languageId === 'yaml';
    void commands.executeCommand('setContext', 'undercroft.hasCards', isContent);
  };
  context.subscriptions.push(
    client,
    tests,
    panel,
    commands.registerCommand(RUN_SCENARIOS, async (scenarios: ScenariosToRun) => await tests.run(scenarios)),
    commands.registerCommand('undercroft.runGame', async () => await tests.runGame()),
    commands.registerCommand('undercroft.showCard', async () => await panel.show()),
    window.onDidChangeActiveTextEditor(() => {
      showContext();
      redraw();
    }),
    window.onDidChangeTextEditorSelection(() => panel.point()),
    workspace.onDidChangeTextDocument(({ document }) => {
      if (CONTENT_LANGUAGES.includes(document.languageId)) redraw();
    }),
  );
  showContext();
  await client.start();
  return { showCard: async () => await panel.show(), run: async (scenarios) => await tests.run(scenarios) };
}
