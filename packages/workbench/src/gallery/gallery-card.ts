import { baseStyles, define, glossaryIn, type CardShape } from '@undercroft/components';
import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import './card-file.ts';
import { faceFor } from './faces.ts';
import { GalleryElement } from './gallery-element.ts';

/** One card of a game in any state and size, and the file it comes from. */
export class GalleryCardElement extends GalleryElement {
  static override styles = [
    baseStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 32px;
        align-items: start;
        padding: 28px;
      }
      .show {
        display: grid;
        gap: 14px;
        position: sticky;
        top: 28px;
      }
      .note {
        padding: 10px 14px;
        border-inline-start: 3px solid var(--uc-danger);
        border-radius: var(--uc-radius-small);
        background: var(--uc-panel);
        color: var(--uc-ink);
        line-height: 1.35;
      }
      .wide {
        grid-column: 1 / -1;
      }
      @media (max-width: 860px) {
        :host {
          grid-template-columns: minmax(0, 1fr);
          padding: 16px;
          gap: 20px;
        }
        .show {
          position: static;
          justify-self: center;
        }
      }
    `,
  ];
  static override properties: PropertyDeclarations = {
    row: {},
    width: { type: Number },
    shape: {},
    faceDown: { type: Boolean },
    exhausted: { type: Boolean },
    damaged: { type: Boolean },
    legal: { type: Boolean },
    selected: { type: Boolean },
    marked: { type: Boolean },
    fresh: { type: Boolean },
    reason: {},
    copies: { type: Number },
    file: { type: Boolean },
  };

  /** Name of the card. */
  declare row: string;
  /** Width of the card in CSS pixels. */
  declare width: number;
  declare shape: CardShape;
  declare faceDown: boolean;
  declare exhausted: boolean;
  declare damaged: boolean;
  declare legal: boolean;
  declare selected: boolean;
  declare marked: boolean;
  declare fresh: boolean;
  declare reason: string;
  declare copies: number;
  /** Show the file of the card beside it. */
  declare file: boolean;

  constructor() {
    super();
    this.row = '';
    this.width = 260;
    this.shape = 'card';
    this.faceDown = this.exhausted = this.damaged = false;
    this.legal = this.selected = this.marked = this.fresh = false;
    this.reason = '';
    this.copies = 1;
    this.file = true;
  }

  override render(): TemplateResult | typeof nothing {
    if (this.loaded === null) return nothing;
    const { meta } = this;
    if (meta === null) return html`<p class="note wide">${this.say('card.never-good')}</p>`;
    const row = meta.rows.find((candidate) => candidate.name === this.row);
    if (row === undefined) return html`<p class="note wide">${this.say('card.gone', { row: this.row })}</p>`;
    return html`<div class="show" style=${`width: ${this.width}px; max-width: 100%`}>
        <uc-card
          .face=${faceFor(meta, row, this)}
          .glossary=${glossaryIn(meta)}
          .shape=${this.shape}
          ?legal=${this.legal}
          ?selected=${this.selected}
          ?marked=${this.marked}
          ?fresh=${this.fresh}
          .reason=${this.reason}
          .copies=${this.copies}
          stop
        ></uc-card>
        ${this.loaded.findings.length === 0 ? nothing : html`<p class="note" role="status">${this.say('card.last-good')}</p>`}
      </div>
      ${this.file ? html`<gallery-card-file game=${this.game} row=${this.row}></gallery-card-file>` : nothing}`;
  }
}

define('gallery-card', GalleryCardElement);
