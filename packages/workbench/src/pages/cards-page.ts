import {
  UndercroftElement,
  baseStyles,
  buttonStyles,
  define,
  faceOfRow,
  glossaryOf,
  plainText,
  readLayout,
  registerIcons,
} from '@undercroft/components';
import type { GameMeta, RowMeta } from '@undercroft/contract';
import { css, html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { loadGame, watchGames, type LoadedGame } from '../games.ts';
import { hashOf } from '../route.ts';
import { pageStyles } from './page.styles.ts';

/** Every card of a game by kind, to look through and to search. */
export class CardsPageElement extends UndercroftElement {
  static override styles = [
    baseStyles,
    buttonStyles,
    pageStyles,
    css`
      main {
        max-width: 1400px;
      }
      .cards {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(196px, 1fr));
        gap: 20px;
        margin: 14px 0 34px;
      }
      h2 {
        display: flex;
        align-items: baseline;
        gap: 10px;
      }
      h2 span {
        color: var(--uc-ink-soft);
        font-size: 1rem;
      }
      .search {
        display: flex;
        align-items: center;
        gap: 10px;
        margin: 18px 0 26px;
      }
      input {
        flex: 0 1 360px;
        min-height: 44px;
        padding: 6px 14px;
        border: 1px solid var(--uc-line);
        border-radius: var(--uc-radius-small);
        background: var(--uc-panel-raised);
        color: var(--uc-ink);
        font: inherit;
        font-size: 1.05rem;
      }
      @media (max-width: 520px) {
        .cards {
          grid-template-columns: repeat(2, minmax(0, 1fr));
          gap: 10px;
        }
        main {
          padding-inline: 12px;
        }
      }
    `,
  ];
  static override properties: PropertyDeclarations = { game: {}, loaded: { state: true }, sought: { state: true } };

  declare game: string;
  declare private loaded: LoadedGame | null;
  declare private sought: string;

  #unwatch: () => void = () => {};

  constructor() {
    super();
    this.game = '';
    this.loaded = null;
    this.sought = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unwatch = watchGames((game) => {
      if (game.id === this.game) this.#show(game);
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unwatch();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('game')) void loadGame(this.game).then((game) => this.#show(game));
  }

  #show(game: LoadedGame | null): void {
    if (game !== null) registerIcons(game.icons);
    this.loaded = game;
    document.title = `Cards of ${game?.module?.meta.title ?? this.game} · Undercroft`;
  }

  override render(): TemplateResult | typeof nothing {
    const meta = this.loaded?.module?.meta;
    if (meta === undefined) return nothing;
    return html`<main>
      <nav>
        <a href=${hashOf({ page: 'start' })}>All games</a>
        <a href=${hashOf({ page: 'play', game: this.game })}>Play ${meta.title}</a>
      </nav>
      <h1>${meta.title}: every card</h1>
      <label class="search">
        <span class="hush">Search</span>
        <input
          type="search"
          placeholder="Search names, texts and tags"
          @input=${(event: Event) => (this.sought = (event.target as HTMLInputElement).value)}
        />
      </label>
      ${meta.kinds.map((_kind, index) => this.#kind(meta, index))}
      <uc-overlay
        .findings=${this.loaded?.findings ?? []}
        note="The cards below are the last that were right."
      ></uc-overlay>
    </main>`;
  }

  #kind(meta: GameMeta, index: number): TemplateResult | typeof nothing {
    const rows = meta.rows.filter((row) => row.kind === index && matches(row, this.sought));
    if (rows.length === 0) return nothing;
    const context = { meta, layout: readLayout(meta) };
    const glossary = glossaryOf(meta);
    return html`<section>
      <h2>${capital(meta.kinds[index]?.plural ?? '')}<span>${rows.length}</span></h2>
      <div class="cards">
        ${rows.map((row) => html`<uc-card still .face=${faceOfRow(context, row)} .glossary=${glossary}></uc-card>`)}
      </div>
    </section>`;
  }
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1).replaceAll('-', ' ');
}

function matches(row: RowMeta, words: string): boolean {
  const text = `${row.title} ${plainText(row.text)} ${row.tags.join(' ')}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

define('workbench-cards', CardsPageElement);
