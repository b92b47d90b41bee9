import { html, nothing, type TemplateResult } from 'lit';
import { hasIcon, icon } from '../icon/icon.ts';
import '../pile/pile.ts';
import { baseStyles, define } from '../theme/base.ts';
import { elementWith, ownState, prop } from '../theme/properties.ts';
import { zoneStyles } from './zone.styles.ts';
import { styled } from '../theme/styled.ts';

/**
 * How the things of a zone lie: side by side, one on the other, in the hand, as a mere number, row
 * under row, column by column, joined by lines, one below the other in words; `map` is no zone but
 * a board.
 */
export type ZoneShape = 'row' | 'stack' | 'fan' | 'count' | 'levels' | 'columns' | 'graph' | 'list' | 'map';

/** What stands above a column. */
export interface ZoneHead {
  readonly title: string;
  readonly icon: string | null;
  /** what happens now happens in its column */
  readonly lit?: boolean;
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
 * @cssprop --uc-zone-flow   `row`: its name stands beside its things, not above them
 * @cssprop --uc-zone-least  least height of a small one
 * @cssprop --uc-level-height  least height of a row of `levels`
 * @cssprop --row-N  how many places row N of `levels` has; its things inherit it as `--in-row`
 */
export class ZoneElement extends elementWith({
  /** its name */
  label: prop.text(''),
  /** how the things lie */
  shape: prop.text<ZoneShape>('row', { reflect: true }),
  /** how many things lie here; -1 when the number is hidden */
  count: prop.number(0),
  /** how many rows `levels` has */
  levels: prop.number(0),
  /** what stands above each column of `columns` */
  heads: prop.compared<readonly ZoneHead[]>([]),
  /** colour of its name, degrees on the colour wheel */
  hue: prop.number(60),
  /** picture that may stand for its name; empty for none */
  icon: prop.text(''),
  /** without a name and a box */
  bare: prop.flag({ reflect: true }),
  /** something in it can be chosen */
  lit: prop.flag({ reflect: true }),
  /** name and number beside a small picture, for a pile */
  small: prop.flag({ reflect: true }),
  /** nothing lies there, and nothing is expected: its name and no box */
  vacant: prop.flag({ reflect: true }),
}) {
  static override styles = [baseStyles, zoneStyles];

  readonly #own = ownState(this, {
    /** what lies on top of a stack is round */
    round: false,
  });

  override render(): TemplateResult {
    const many = this.count < 0 ? '?' : String(this.count);
    const label = this.words.say('zone.label', { zone: this.label, many });
    return html`<div class="zone" role="group" aria-label=${label} style=${styled(`--hue: ${this.hue}`)}>
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
        return html`<div class="level" style=${styled(`--n: ${index + 1}; --in-row: var(--row-${index + 1}, 1)`)}>
          <slot name=${`level-${index + 1}`}></slot>
        </div>`;
      });
    }
    if (this.shape === 'columns') return this.heads.map(columnPart);
    if (this.count === 0) return html`<slot><span class="empty">${this.words.say('zone.empty')}</span></slot>`;
    if (this.shape === 'stack') {
      return html`<uc-pile .count=${this.count} .label=${this.label} ?round=${this.#own.round}
        ><slot @slotchange=${this.#lookAtTop}></slot
      ></uc-pile>`;
    }
    return html`<slot></slot>`;
  }

  readonly #lookAtTop = (event: Event): void => {
    const [top] = (event.target as HTMLSlotElement).assignedElements();
    this.#own.round = top !== undefined && 'shape' in top && (top.shape === 'token' || top.shape === 'chip');
  };
}

function columnPart({ title, icon: name, lit }: ZoneHead, index: number): TemplateResult {
  const drawn = name === null || !hasIcon(name) ? nothing : html`<span aria-hidden="true">${icon(name)}</span>`;
  return html`<div class=${lit === true ? 'column lit' : 'column'} role="group" aria-label=${title}>
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
