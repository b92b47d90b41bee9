import { baseStyles, define, glossaryIn, type CardFace } from '@undercroft/components';
import type { GameMeta } from '@undercroft/contract';
import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { extremeFaces, type Extreme } from './extremes.ts';
import { faceFor, rowsOfKind } from './faces.ts';
import { GalleryElement } from './gallery-element.ts';

const sheetStyles = css`
  :host {
    display: block;
  }
  .sheet {
    display: grid;
    grid-template-columns: repeat(auto-fill, var(--width, 180px));
    gap: calc(var(--width, 180px) / 11);
    padding: 20px;
  }
  p {
    grid-column: 1 / -1;
  }
`;

/** All cards of a kind side by side. */
export class GallerySheetElement extends GalleryElement {
  static override styles = [baseStyles, sheetStyles];
  static override properties: PropertyDeclarations = { kind: {}, width: { type: Number } };

  /** Name of the kind. */
  declare kind: string;
  /** Width of a card in CSS pixels. */
  declare width: number;

  constructor() {
    super();
    this.kind = '';
    this.width = 180;
  }

  protected faces(meta: GameMeta): CardFace[] {
    return rowsOfKind(meta, this.kind).map((row) => faceFor(meta, row));
  }

  override render(): TemplateResult | typeof nothing {
    if (this.loaded === null) return nothing;
    const { meta } = this;
    if (meta === null) return html`<p>${this.say('card.never-good')}</p>`;
    const faces = this.faces(meta);
    const glossary = glossaryIn(meta);
    return html`<div class="sheet" style=${`--width: ${this.width}px`}>
      ${faces.length === 0 ? html`<p>${this.say('extreme.none')}</p>` : nothing}
      ${faces.map((face) => html`<uc-card still .face=${face} .glossary=${glossary}></uc-card>`)}
    </div>`;
  }
}

/** The cards of a game that strain the layout most. */
export class GalleryExtremesElement extends GallerySheetElement {
  static override properties: PropertyDeclarations = { what: {} };

  declare what: Extreme;

  constructor() {
    super();
    this.what = 'longest-text';
  }

  protected override faces(meta: GameMeta): CardFace[] {
    return extremeFaces(meta, this.what);
  }
}

define('gallery-sheet', GallerySheetElement);
define('gallery-extremes', GalleryExtremesElement);
