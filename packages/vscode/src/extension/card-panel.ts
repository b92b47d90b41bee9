import type { IconShape } from '@undercroft/contract';
import { MODULE_REQUEST, type BuiltModule } from '@undercroft/language-server/requests';
import {
  Uri,
  ViewColumn,
  env,
  window,
  type Disposable,
  type ExtensionContext,
  type TextEditor,
  type Webview,
  type WebviewPanel,
} from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import type { FromCards, ToCards } from '../card/messages.ts';
import { readText } from './files.ts';
import { say } from './say.ts';

/**
 * The cards of the file in the active editor, drawn beside it as they are on the table, anew after
 * each edit.
 */
export class CardPanel implements Disposable {
  readonly #context: ExtensionContext;
  readonly #client: BaseLanguageClient;
  #panel: WebviewPanel | null = null;
  #editor: TextEditor | undefined;
  #icons: Readonly<Record<string, IconShape>> | null = null;
  #drawn: ((cards: readonly string[]) => void)[] = [];

  constructor(context: ExtensionContext, client: BaseLanguageClient) {
    this.#context = context;
    this.#client = client;
  }

  dispose(): void {
    this.#panel?.dispose();
  }

  /**
   * Opens the page beside the file, or draws it again.
   *
   * @returns names of the cards, once they are drawn; none for a file of no game
   */
  async show(): Promise<readonly string[]> {
    this.#editor = window.activeTextEditor ?? this.#editor;
    const drawn = new Promise<readonly string[]>((done) => {
      this.#drawn.push(done);
    });
    if (this.#panel === null) this.#open();
    else await this.update();
    return await drawn;
  }

  #open(): void {
    const title = say('Cards of {0}', nameOf(this.#editor));
    const panel = window.createWebviewPanel(
      'undercroft.card',
      title,
      { viewColumn: ViewColumn.Beside, preserveFocus: true },
      {
        enableScripts: true,
        localResourceRoots: [Uri.joinPath(this.#context.extensionUri, 'dist')],
      },
    );
    this.#panel = panel;
    panel.onDidDispose(() => {
      this.#panel = null;
      this.#finish([]);
    });
    panel.webview.onDidReceiveMessage((message: FromCards) => void this.#heard(panel.webview, message));
    panel.webview.html = pageOf(panel.webview, Uri.joinPath(this.#context.extensionUri, 'dist/card.js'));
  }

  async #heard(webview: Webview, message: FromCards): Promise<void> {
    if (message.is === 'ready') await this.update();
    else if (message.is === 'drawn') this.#finish(message.cards);
    else {
      const file = Uri.joinPath(this.#context.extensionUri, 'dist/icons.json');
      const all = (this.#icons ??= JSON.parse(await readText(file)) as Readonly<Record<string, IconShape>>);
      const icons = Object.fromEntries(
        message.names.flatMap((name) => (Object.hasOwn(all, name) ? [[name, all[name]!]] : [])),
      );
      await tell(webview, { is: 'icons', icons });
    }
  }

  #finish(cards: readonly string[]): void {
    for (const done of this.#drawn.splice(0)) done(cards);
  }

  /** Draws the cards of the active editor as they are now. */
  async update(): Promise<void> {
    const panel = this.#panel;
    if (panel === null) return;
    if (window.activeTextEditor?.document.languageId === 'yaml') this.#editor = window.activeTextEditor;
    const editor = this.#editor;
    const built = editor === undefined ? null : await this.#built(editor);
    if (editor === undefined || built === null) return this.#finish([]);
    panel.title = say('Cards of {0}', nameOf(editor));
    await tell(panel.webview, {
      is: 'game',
      code: built.code,
      path: built.path,
      line: editor.selection.active.line + 1,
      lang: env.language,
      words: {
        none: say('No card has this file.'),
        old: say('The content has errors. This is the last card that was right.'),
      },
    });
  }

  async #built({ document: { uri } }: TextEditor): Promise<BuiltModule | null> {
    return await this.#client.sendRequest<BuiltModule | null>(MODULE_REQUEST, {
      uri: this.#client.code2ProtocolConverter.asUri(uri),
    });
  }

  /** Marks the card at the cursor. */
  point(): void {
    const editor = window.activeTextEditor;
    if (editor === undefined || editor !== this.#editor || this.#panel === null) return;
    void tell(this.#panel.webview, { is: 'line', line: editor.selection.active.line + 1 });
  }
}

function nameOf(editor: TextEditor | undefined): string {
  return editor?.document.uri.path.split('/').at(-1) ?? '';
}

async function tell(webview: Webview, message: ToCards): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a page of the editor, not a window
  await webview.postMessage(message);
}

/** The page: one script of ours, the game as a blob, nothing from anywhere else. */
function pageOf(webview: Webview, script: Uri): string {
  const source = webview.cspSource;
  const policy = `default-src 'none'; script-src ${source} blob:; style-src 'unsafe-inline'; font-src data:; img-src data:`;
  return `<!doctype html>
<html>
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
  </head>
  <body>
    <undercroft-cards></undercroft-cards>
    <script type="module" src="${webview.asWebviewUri(script).toString()}"></script>
  </body>
</html>
`;
}
