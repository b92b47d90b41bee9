import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { hasIcon, icon } from '../icon/icon.ts';
import '../pile/pile.ts';
import { UndercroftElement, baseStyles, define } from '../theme/base.ts';
import { differs } from '../theme/same.ts';
import { zoneStyles } from './zone.styles.ts';

/** How the things of a zone lie: side by side, one on the other, in the hand, as a mere number, row under row, column by column, joined by lines, one below the other in words; `map` is no zone but a board. */
export type ZoneShape = 'row' | 'stack' | 'fan' | 'count' | 'levels' | 'columns' | 'graph' | 'list' | 'map';

/** What stands above a column. */
export interface ZoneHead {
  readonly title: string;
  readonly icon: string | null;
}

/**
 * A place where things lie, with its name and how many they are.
 *
 * @slot - the things, for `row`, `stack` (only the top one) and `fan`
 * @slot level-N  the things of row N, counted from 1, for `levels`; of column N for `columns`
 * @csspart head    name and number
 * @csspart title   its name
 * @csspart count   how many lie there
 * @csspart icon    the picture that may stand for the name; not shown unless the page says so
 * @csspart things  the box that holds the things
 * @cssprop --uc-zone-title  size of the letters of its name
 * @cssprop --uc-zone-pad    space between its edge and what lies in it
 * @cssprop --uc-zone-gap    distance between things
 * @cssprop --uc-zone-least  least height of a small one
 * @cssprop --uc-level-height  least height of a row of `levels`
 * @cssprop --uc-earth       ground of `levels` and `graph`
 * @cssprop --uc-hatch       drawing on that ground
 * @cssprop --uc-hatch-size  its size
 */
export class ZoneElement extends UndercroftElement {
  static override styles = [baseStyles, zoneStyles];
  static override properties: PropertyDeclarations = {
    label: {},
    shape: { reflect: true },
    count: { type: Number },
    levels: { type: Number },
    heads: { attribute: false, hasChanged: differs },
    hue: { type: Number },
    icon: {},
    bare: { type: Boolean, reflect: true },
    lit: { type: Boolean, reflect: true },
    small: { type: Boolean, reflect: true },
    round: { state: true },
  };

  /** its name */
  declare label: string;
  /** how the things lie */
  declare shape: ZoneShape;
  /** how many things lie here; -1 when nobody may know */
  declare count: number;
  /** how many rows `levels` has */
  declare levels: number;
  /** what stands above each column of `columns` */
  declare heads: readonly ZoneHead[];
  /** colour of its name, degrees on the colour wheel */
  declare hue: number;
  /** picture that may stand for its name; empty for none */
  declare icon: string;
  /** without a name and a box */
  declare bare: boolean;
  /** something in it can be chosen */
  declare lit: boolean;
  /** name and number beside a small picture, for a pile */
  declare small: boolean;
  /** what lies on top of a stack is round */
  declare protected round: boolean;

  constructor() {
    super();
    this.label = '';
    this.shape = 'row';
    this.count = 0;
    this.levels = 0;
    this.heads = [];
    this.hue = 60;
    this.icon = '';
    this.bare = false;
    this.lit = false;
    this.small = false;
    this.round = false;
  }

  override render(): TemplateResult {
    const many = this.count < 0 ? '?' : String(this.count);
    const label = this.words.say('zone.label', { zone: this.label, many });
    return html`<div class="zone" role="group" aria-label=${label} style=${`--hue: ${this.hue}`}>
      ${
        this.bare
          ? nothing
          : html`<div class="head" part="head">
              ${this.icon === '' ? nothing : html`<span part="icon" title=${this.label} aria-hidden="true">${icon(this.icon)}</span>`}
              <h3 part="title">${this.label}</h3>
              <span class="count" part="count" aria-hidden="true">${many}</span>
            </div>`
      }
      <div class="things" part="things">${this.#things()}</div>
    </div>`;
  }

  #things(): TemplateResult | TemplateResult[] | typeof nothing {
    if (this.shape === 'count') return nothing;
    if (this.shape === 'levels') {
      return Array.from({ length: this.levels }, (_, index) => {
        return html`<div class="level" style=${`--n: ${index + 1}`}><slot name=${`level-${index + 1}`}></slot></div>`;
      });
    }
    if (this.shape === 'columns') return this.heads.map(columnPart);
    if (this.count === 0) return html`<slot><span class="empty">${this.words.say('zone.empty')}</span></slot>`;
    if (this.shape === 'stack') {
      return html`<uc-pile .count=${this.count} .label=${this.label} ?round=${this.round}
        ><slot @slotchange=${this.#lookAtTop}></slot
      ></uc-pile>`;
    }
    return html`<slot></slot>`;
  }

  readonly #lookAtTop = (event: Event): void => {
    const [top] = (event.target as HTMLSlotElement).assignedElements();
    this.round = top !== undefined && 'shape' in top && (top.shape === 'token' || top.shape === 'chip');
  };
}

function columnPart({ title, icon: name }: ZoneHead, index: number): TemplateResult {
  const drawn = name === null || !hasIcon(name) ? nothing : html`<span aria-hidden="true">${icon(name)}</span>`;
  return html`<div class="column" role="group" aria-label=${title}>
    <h4>${drawn}<span class="words">${title}</span></h4>
    <slot name=${`level-${index + 1}`}></slot>
  </div>`;
}

define('uc-zone', ZoneElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-zone': ZoneElement;
  }
}
