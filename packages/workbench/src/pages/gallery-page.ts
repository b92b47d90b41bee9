import { baseStyles, buttonStyles, define } from '@undercroft/components';
import { localise, type GameMeta, type KindMeta } from '@undercroft/contract';
import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { Extreme } from '../gallery/extremes.ts';
import '../gallery/gallery-card.ts';
import type { GalleryCardElement } from '../gallery/gallery-card.ts';
import { gameLinks } from '../game-links.ts';
import { GalleryElement } from '../gallery/gallery-element.ts';
import '../gallery/gallery-layout.ts';
import '../gallery/gallery-sheet.ts';
import { rowsOfKind } from '../gallery/faces.ts';
import { pageStyles } from '../page.styles.ts';
import { hashOf, type Route } from '../route.ts';
import { galleryPageStyles } from './gallery-page.styles.ts';

type Moment = Extract<Route, { page: 'table' }>['moment'];

const MOMENTS: readonly Moment[] = ['opening', 'middle'];
const SHAPES: readonly GalleryCardElement['shape'][] = ['card', 'tile', 'token', 'chip'];
const STATES = ['faceDown', 'legal', 'selected', 'damaged', 'exhausted', 'fresh', 'marked'] as const;
const EXTREMES: readonly Extreme[] = ['longest-name', 'longest-text', 'no-text', 'most-icons', 'more-text'];

/**
 * All looks of a game for its designer: each card in each state beside
 * its file, the cards that strain the layout, the table on three screens.
 */
export class GalleryPageElement extends GalleryElement {
  static override styles = [baseStyles, buttonStyles, pageStyles, galleryPageStyles];
  static override properties: PropertyDeclarations = {
    card: {},
    moment: { state: true },
    shape: { state: true },
    states: { state: true },
  };

  /** Name of the card that is looked at; empty: the table is. */
  declare card: string;
  declare private moment: Moment;
  declare private shape: GalleryCardElement['shape'];
  declare private states: ReadonlySet<(typeof STATES)[number]>;

  constructor() {
    super();
    this.card = '';
    this.moment = 'opening';
    this.shape = 'card';
    this.states = new Set();
  }

  override render(): TemplateResult | typeof nothing {
    const own = this.loaded?.module?.meta;
    if (own === undefined)
      return this.loaded === null
        ? nothing
        : html`<main>${gameLinks(this, this.game, this.gameTitle, 'gallery')}</main>`;
    const meta = localise(own, this.words.lang);
    const title = this.say('gallery.title');
    document.title = `${title} · Undercroft`;
    return html`<main>
      ${gameLinks(this, this.game, this.gameTitle, 'gallery')}
      <h1>${title}</h1>
      <div class="beside">
        <nav class="list" aria-label=${title}>
          <a href=${hashOf({ page: 'gallery', game: this.game })} aria-current=${this.card === '' ? 'page' : nothing}>
            ${this.say('gallery.table')}
          </a>
          ${meta.kinds.map((kind) => this.#kind(meta, kind))}
        </nav>
        <div class="shown">${this.card === '' ? this.#table() : this.#card()}</div>
      </div>
    </main>`;
  }

  #kind(meta: GameMeta, kind: KindMeta): TemplateResult | typeof nothing {
    const rows = rowsOfKind(meta, kind.name).filter(({ spot }) => spot === undefined);
    if (rows.length === 0) return nothing;
    return html`<details ?open=${rows.some(({ name }) => name === this.card)}>
      <summary>${kind.title}<span>${rows.length}</span></summary>
      ${rows.map(
        ({ name, title }) =>
          html`<a
            href=${hashOf({ page: 'gallery', game: this.game, card: name })}
            aria-current=${name === this.card ? 'page' : nothing}
            >${title}</a
          >`,
      )}
    </details>`;
  }

  #card(): TemplateResult {
    return html`${this.#choice('gallery.shape', SHAPES, this.shape, (shape) => (this.shape = shape))}
      <fieldset>
        <legend>${this.say('gallery.states')}</legend>
        ${STATES.map(
          (state) =>
            html`<label
              ><input
                type="checkbox"
                .checked=${this.states.has(state)}
                @change=${() => this.#switch(state)}
              />${this.say(`state.${state}`)}</label
            >`,
        )}
      </fieldset>
      <gallery-card
        game=${this.game}
        row=${this.card}
        .shape=${this.shape}
        ?faceDown=${this.states.has('faceDown')}
        ?legal=${this.states.has('legal')}
        ?selected=${this.states.has('selected')}
        ?damaged=${this.states.has('damaged')}
        ?exhausted=${this.states.has('exhausted')}
        ?fresh=${this.states.has('fresh')}
        ?marked=${this.states.has('marked')}
      ></gallery-card>`;
  }

  #switch(state: (typeof STATES)[number]): void {
    this.states = new Set(STATES.filter((one) => (one === state) !== this.states.has(one)));
  }

  #table(): TemplateResult {
    const { game, moment } = this;
    return html`${this.#choice('gallery.moment', MOMENTS, moment, (chosen) => (this.moment = chosen))}
      <gallery-layout game=${game} address=${hashOf({ page: 'table', game, moment })}></gallery-layout>
      ${EXTREMES.map(
        (what) =>
          html`<section>
            <h2>${this.say(`extreme.${what}`)}</h2>
            <gallery-extremes game=${game} what=${what}></gallery-extremes>
          </section>`,
      )}`;
  }

  #choice<T extends Moment | GalleryCardElement['shape']>(
    legend: 'gallery.shape' | 'gallery.moment',
    all: readonly T[],
    now: T,
    choose: (one: T) => void,
  ): TemplateResult {
    return html`<fieldset>
      <legend>${this.say(legend)}</legend>
      ${all.map(
        (one) =>
          html`<label
            ><input type="radio" name=${legend} .checked=${one === now} @change=${() => choose(one)} />${this.say(
              `gallery.${one}`,
            )}</label
          >`,
      )}
    </fieldset>`;
  }
}

define('workbench-gallery', GalleryPageElement);
