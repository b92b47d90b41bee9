import { UndercroftElement, define, preferredOf, wordLanguages } from '@undercroft/components';
import { browserStore, onSettings, readSettings, type Plan, type Settings } from '@undercroft/game-element';
import { css, html, type PropertyDeclarations, type TemplateResult } from 'lit';
import './pages/play-page.ts';
import './pages/start-page.ts';
import { hashOf, routeOf, type Route } from './route.ts';
import { WORKSHOP } from './site-parts.ts';
import { workshop } from './workshop.ts';

/** The workbench: shows the page that the address names. */
export class AppElement extends UndercroftElement {
  static override styles = css`
    :host {
      color-scheme: light dark;
    }
  `;
  static override properties: PropertyDeclarations = { route: { state: true }, plan: { state: true } };

  declare private route: Route;
  /** decided on the start page for the game that is to begin */
  declare private plan: Plan | null;

  constructor() {
    super();
    this.route = routeOf(location.hash);
    this.plan = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('hashchange', this.#changed);
    this.#unlisten = onSettings((settings) => this.#applyAppearance(settings));
    this.#applyAppearance(readSettings(browserStore));
  }

  #unlisten: () => void = () => {};

  /**
   * All pages use the theme and language of the settings; without a language, that of the browser.
   */
  #applyAppearance({ lang, theme }: Settings): void {
    this.style.colorScheme = theme === 'auto' ? 'light dark' : theme;
    document.documentElement.lang = lang || preferredOf(wordLanguages()) || 'en';
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.#changed);
    this.#unlisten();
  }

  override render(): TemplateResult {
    const { route } = this;
    if (route.page === 'play') return html`<workbench-play game=${route.game} .plan=${this.plan}></workbench-play>`;
    // Seldom used pages are loaded on demand.
    if (route.page === 'cards') void import('./pages/cards-page.ts');
    if (route.page === 'rules') void import('./pages/rules-page.ts');
    if (route.page === 'print') void import('./print/print-page.ts');
    if (route.page === 'credits') void import('./pages/credits-page.ts');
    if (route.page === 'edit') void workshop?.loadStudio();
    if (route.page === 'gallery') void workshop?.loadGallery();
    if (route.page === 'table') void workshop?.loadTable();
    if (route.page === 'cards') {
      return html`<workbench-cards game=${route.game} card=${route.card ?? ''}></workbench-cards>`;
    }
    if (route.page === 'rules') {
      return html`<workbench-rules game=${route.game} chapter=${route.chapter ?? ''}></workbench-rules>`;
    }
    if (route.page === 'print') {
      return html`<workbench-print game=${route.game} settings=${route.settings ?? ''}></workbench-print>`;
    }
    if (WORKSHOP && route.page === 'edit') {
      return html`<workbench-studio game=${route.game} file=${route.file ?? ''}></workbench-studio>`;
    }
    if (WORKSHOP && route.page === 'gallery') {
      return html`<workbench-gallery game=${route.game} card=${route.card ?? ''}></workbench-gallery>`;
    }
    if (WORKSHOP && route.page === 'table') {
      const { theme } = readSettings(browserStore);
      return html`<gallery-table game=${route.game} moment=${route.moment} theme=${theme}></gallery-table>`;
    }
    if (route.page === 'credits') return html`<workbench-credits></workbench-credits>`;
    return html`<workbench-start @begin=${this.#begin}></workbench-start>`;
  }

  readonly #begin = (event: CustomEvent<{ game: string; plan: Plan | null }>): void => {
    this.plan = event.detail.plan;
    location.hash = hashOf({ page: 'play', game: event.detail.game });
  };

  readonly #changed = (): void => {
    this.route = routeOf(location.hash);
    if (this.route.page !== 'play') this.plan = null;
  };
}

define('workbench-app', AppElement);
void workshop?.followStudio();
