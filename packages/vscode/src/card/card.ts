// The page beside a file: its cards, drawn as they are on the table.
import {
  UndercroftElement,
  baseStyles,
  define,
  faceOfRow,
  glossaryIn,
  readLayout,
  registerIcons,
} from '@undercroft/components';
import { iconsOfGame, localise, type GameMeta, type GameModule, type RowMeta } from '@undercroft/contract';
import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { FromCards, ShownGame, ToCards } from './messages.ts';

declare function acquireVsCodeApi(): { postMessage(message: FromCards): void };
const api = acquireVsCodeApi();

function tell(message: FromCards): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the extension, not a window
  api.postMessage(message);
}

/** Cards of one file of a game that is edited. */
class CardsElement extends UndercroftElement {
  static override styles = [
    baseStyles,
    css`
      :host {
        display: block;
        padding: 12px;
      }
      .cards {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(190px, 240px));
        gap: 16px;
      }
      p {
        margin: 0 0 12px;
        font-family: var(--vscode-font-family);
        color: var(--vscode-foreground);
      }
    `,
  ];
  static override properties: PropertyDeclarations = {
    shown: { state: true },
    line: { state: true },
    meta: { state: true },
  };

  declare private shown: ShownGame | null;
  declare private line: number;
  /** of the last code that was right */
  declare private meta: GameMeta | null;

  constructor() {
    super();
    this.shown = null;
    this.line = 1;
    this.meta = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Only the extension can reach this page.
    window.addEventListener('message', ({ data }: MessageEvent<ToCards>) => void this.#heard(data).catch(reportError));
    tell({ is: 'ready' });
  }

  async #heard(message: ToCards): Promise<void> {
    if (message.is === 'line') this.line = message.line;
    else if (message.is === 'icons') {
      registerIcons(message.icons);
      this.requestUpdate();
      await this.#drawn();
    } else {
      this.style.colorScheme = document.body.classList.contains('vscode-light') ? 'light' : 'dark';
      document.documentElement.lang = message.lang;
      this.line = message.line;
      const fresh = message.code === null ? null : await moduleOf(message.code);
      this.shown = message;
      if (fresh === null) return await this.#drawn();
      this.meta = localise(fresh.meta, message.lang);
      tell({ is: 'icons', names: iconsOfGame(fresh.meta) });
    }
  }

  async #drawn(): Promise<void> {
    await this.updateComplete;
    tell({ is: 'drawn', cards: this.#rows().map(({ name }) => name) });
  }

  #rows(): RowMeta[] {
    const { meta, shown } = this;
    if (meta === null || shown === null) return [];
    const file = meta.files.indexOf(shown.path);
    return meta.rows.filter((row) => row.file === file && row.spot === undefined);
  }

  override render(): TemplateResult | typeof nothing {
    const { meta, shown } = this;
    if (shown === null) return nothing;
    const rows = this.#rows();
    const old = shown.code === null && rows.length > 0 ? html`<p role="status">${shown.words.old}</p>` : nothing;
    if (meta === null || rows.length === 0) return html`<p role="status">${shown.words.none}</p>`;
    const layout = readLayout(meta);
    const pointed = rows.length > 1 ? rows.findLast(({ line }) => line <= this.line) : undefined;
    const glossary = glossaryIn(meta);
    return html`${old}<uc-theme .theme=${layout.theme}
        ><div class="cards">
          ${rows.map(
            (row) =>
              html`<uc-card
                .face=${faceOfRow({ meta, layout }, row)}
                .glossary=${glossary}
                ?marked=${row === pointed}
              ></uc-card>`,
          )}
        </div></uc-theme
      >`;
  }
}

/** A game from its code. */
async function moduleOf(code: string): Promise<GameModule> {
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  try {
    return (await import(/* @vite-ignore */ url)) as GameModule;
  } finally {
    URL.revokeObjectURL(url);
  }
}

define('undercroft-cards', CardsElement);
