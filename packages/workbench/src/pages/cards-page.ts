import { baseStyles, buttonStyles, define, faceOfRow, glossaryIn, plainText, readLayout } from '@undercroft/components';
import { localise, type GameMeta, type RowMeta } from '@undercroft/contract';
import { css, html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { gameLinks } from '../game-links.ts';
import { GalleryElement } from '../gallery/gallery-element.ts';
import { ERROR_PAGES } from '../site-parts.ts';
import { fieldLook, pageStyles } from '../page.styles.ts';

/** Every card of a game by kind, to look through and to search. */
export class CardsPageElement extends GalleryElement {
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
        ${fieldLook}
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
  static override properties: PropertyDeclarations = { card: {}, sought: { state: true } };

  /** Name of the card to begin with, or empty. */
  declare card: string;
  declare private sought: string;

  #moved = '';

  constructor() {
    super();
    this.card = '';
    this.sought = '';
  }

  override render(): TemplateResult | typeof nothing {
    const own = this.loaded?.module?.meta;
    if (own === undefined) return nothing;
    const meta = localise(own, this.words.lang);
    const game = meta.title;
    const title = this.say('cards.title', { game });
    document.title = `${title} · Undercroft`;
    return html`<main>
      ${gameLinks(this, this.game, game, 'cards')}
      <h1>${title}</h1>
      <label class="search">
        <span class="hush">${this.say('cards.search')}</span>
        <input
          type="search"
          placeholder=${this.say('cards.search')}
          @input=${(event: Event) => (this.sought = (event.target as HTMLInputElement).value)}
        />
      </label>
      ${meta.kinds.map((_kind, index) => this.#kind(meta, index))}
      <uc-overlay
        pages=${ERROR_PAGES}
        .findings=${this.loaded?.findings ?? []}
        note=${this.say('cards.last-good')}
      ></uc-overlay>
    </main>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.card === '' || this.card === this.#moved || this.loaded === null) return;
    this.#moved = this.card;
    const element = this.renderRoot.querySelector(`[data-row=${CSS.escape(this.card)}]`);
    // Cards take their height in the frame in which they are drawn.
    requestAnimationFrame(() => requestAnimationFrame(() => element?.scrollIntoView({ block: 'center' })));
  }

  #kind(meta: GameMeta, index: number): TemplateResult | typeof nothing {
    const rows = meta.rows.filter((row) => row.kind === index && row.spot === undefined && matches(row, this.sought));
    if (rows.length === 0) return nothing;
    const context = { meta, layout: readLayout(meta) };
    const glossary = glossaryIn(meta);
    return html`<section>
      <h2>${capital(meta.kinds[index]?.plural ?? '')}<span>${rows.length}</span></h2>
      <div class="cards">
        ${rows.map(
          (row) =>
            html`<uc-card
              still
              data-row=${row.name}
              ?marked=${row.name === this.card}
              .face=${faceOfRow(context, row)}
              .glossary=${glossary}
            ></uc-card>`,
        )}
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
