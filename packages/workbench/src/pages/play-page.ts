import { UndercroftElement, baseStyles, buttonStyles, define, icon, registerIcons } from '@undercroft/components';
import { languagesOf } from '@undercroft/contract';
import '@undercroft/game-element';
import type { Plan } from '@undercroft/game-element';
import { css, html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { SeatBots } from '../bot-worker.ts';
import { codeUrlOf, contentFolder, loadGame, watchGames, type LoadedGame } from '../games.ts';
import { hashOf } from '../route.ts';
import { ERROR_PAGES } from '../site-parts.ts';

/**
 * The icon of the way back to the start page: only the workbench has one, so embedded games do
 * without the icon.
 */
registerIcons({ 'ui-home': { path: 'M12 3 22 12h-3v9h-5.5v-6h-3v6H5v-9H2Z', grid: 24 } });

/** One game on the table; follows every change of its content. */
export class PlayPageElement extends UndercroftElement {
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        display: block;
        height: 100dvh;
      }
      .home {
        min-width: 44px;
        padding: 0;
        margin-inline-start: -8px;
        text-decoration: none;
        font-size: 1.15rem;
      }
      .missing {
        padding: 40px;
      }
    `,
  ];
  static override properties: PropertyDeclarations = {
    game: {},
    plan: { attribute: false },
    loaded: { state: true },
    missing: { state: true },
  };

  declare game: string;
  declare plan: Plan | null;
  declare private loaded: LoadedGame | null;
  declare private missing: boolean;

  #unwatch: () => void = () => {};

  constructor() {
    super();
    this.game = '';
    this.plan = null;
    this.loaded = null;
    this.missing = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unwatch = watchGames((game) => {
      if (game.id !== this.game) return;
      this.loaded = game;
      this.missing = false;
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unwatch();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('game')) void this.#load(this.game);
  }

  async #load(id: string): Promise<void> {
    const game = await loadGame(id);
    this.loaded = game;
    this.#speak(game);
    this.missing = game === null;
    document.title = `${game?.module?.meta.title ?? id} · Undercroft`;
  }

  /** A game that does not speak the language of the page is not framed in it either. */
  #speak(game: LoadedGame | null): void {
    const spoken = game?.module === null || game === null ? [] : languagesOf(game.module.meta);
    if (spoken.length > 0 && !spoken.includes(document.documentElement.lang)) this.lang = 'en';
    else this.removeAttribute('lang');
  }

  override render(): TemplateResult | typeof nothing {
    const home = html`<a
      slot="bar"
      class="button quiet home"
      href=${hashOf({ page: 'start' })}
      aria-label=${this.words.say('start.home')}
      >${icon('ui-home')}</a
    >`;
    if (this.missing)
      return html`<p class="missing">${this.words.say('start.missing', { game: this.game })} ${home}</p>`;
    const { loaded } = this;
    if (loaded === null) return nothing;
    if (loaded.module === null)
      return html`<p class="missing">${home}</p>
        <uc-overlay
          pages=${ERROR_PAGES}
          .findings=${loaded.findings}
          note=${this.words.say('start.last-right')}
        ></uc-overlay>`;
    return html`<dungeon-game
      links
      ?designer=${contentFolder !== ''}
      .worker=${this.#worker}
      .module=${loaded.module}
      .icons=${loaded.icons}
      .findings=${loaded.findings}
      .plan=${this.plan}
      @uc-source=${this.#open}
      >${home}</dungeon-game
    >`;
  }

  /** Bots of the game that is shown, with its newest code. */
  readonly #worker = (): Worker => {
    const worker = new Worker(new URL('../bot-worker.ts', import.meta.url), { type: 'module' });
    const first: SeatBots = { game: this.game, url: codeUrlOf(this.game) };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    worker.postMessage(first);
    return worker;
  };

  /**
   * In development the server opens the place in the editor; the built site has no files to open.
   */
  readonly #open = (event: CustomEvent<{ source: string }>): void => {
    if (contentFolder === '') return;
    const file = `${contentFolder}/${event.detail.source}`;
    void fetch(`/__open-in-editor?file=${encodeURIComponent(file)}`);
  };
}

define('workbench-play', PlayPageElement);
