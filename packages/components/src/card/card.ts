import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { hasIcon, icon } from '../icon/icon.ts';
import { richText, type Glossary } from '../text/rich-text.ts';
import { UndercroftElement, baseStyles, define } from '../theme/base.ts';
import { blankFace, faceInWords, type CardFace, type CardShape, type CardStat } from './card-face.ts';
import { cardStyles } from './card.styles.ts';
import { smallStyles } from './card-small.styles.ts';

/** How far text may shrink before it is cut, and in which steps. */
const FIT = { least: 0.62, step: 0.06 } as const;

/**
 * One thing of a game: card, room, unit, trap, token ... in one visual language. Its width decides its size, all else
 * is in proportion.
 *
 * @slot          what lies in the thing (only in the shape `tile`)
 * @slot fittings small things attached to it (only in the shape `tile`)
 * @fires uc-press  it was clicked, or Enter or Space was pressed on it; detail: `{ thing }`
 * @fires uc-hover  the pointer or the focus came (`{ thing }`) or left (`{ thing: -1 }`)
 * @csspart card  the frame
 */
export class CardElement extends UndercroftElement {
  static override styles = [baseStyles, cardStyles, smallStyles];
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };
  static override properties: PropertyDeclarations = {
    face: { attribute: false },
    glossary: { attribute: false },
    shape: { reflect: true },
    thing: { type: Number },
    legal: { type: Boolean, reflect: true },
    selected: { type: Boolean, reflect: true },
    marked: { type: Boolean, reflect: true },
    fresh: { type: Boolean, reflect: true },
    reason: {},
    stop: { type: Boolean },
    still: { type: Boolean, reflect: true },
    copies: { type: Number },
  };

  /** What is drawn. */
  declare face: CardFace;
  /** Meaning of the icon marks in its text. */
  declare glossary: Glossary;
  declare shape: CardShape;
  /** Id that events carry; -1 for a card that is no thing of a running game. */
  declare thing: number;
  /** It may be chosen now. */
  declare legal: boolean;
  declare selected: boolean;
  /** Pointed at from elsewhere: the log, the prompt. */
  declare marked: boolean;
  /** It came with the last step. */
  declare fresh: boolean;
  /** Why it cannot be chosen now; empty when there is nothing to say. */
  declare reason: string;
  /** It is the one the Tab key comes to. */
  declare stop: boolean;
  /** Only a picture: no button, no events. */
  declare still: boolean;
  /** How many things that are all the same it stands for. */
  declare copies: number;

  constructor() {
    super();
    this.face = blankFace;
    this.glossary = new Map();
    this.shape = 'card';
    this.thing = -1;
    this.legal = false;
    this.selected = false;
    this.marked = false;
    this.fresh = false;
    this.reason = '';
    this.stop = false;
    this.still = false;
    this.copies = 1;
  }

  override render(): TemplateResult {
    const { face } = this;
    const classes = ['frame', this.shape, face.hidden ? 'back' : 'front'];
    if (face.exhausted) classes.push('exhausted');
    if (face.damaged) classes.push('damaged');
    if (this.reason !== '') classes.push('barred');
    return html`<div class=${classes.join(' ')} part="card" style=${`--hue: ${face.hue}`}>
      ${this.#surface()}
      ${
        this.shape === 'tile'
          ? html`<div class="inside">
              <slot></slot><span class="fittings"><slot name="fittings"></slot></span>
            </div>`
          : nothing
      }
    </div>`;
  }

  #surface(): TemplateResult {
    const body = this.face.hidden ? this.#back() : this.shape === 'card' ? this.#card() : this.#small();
    const one = faceInWords(this.face, this.words);
    const words = this.copies > 1 ? this.words.say('card.copies', { n: this.copies, card: one }) : one;
    if (this.still) return html`<div class="surface" role="img" aria-label=${words}>${body}</div>`;
    const label = this.legal ? this.words.say('card.can-be-chosen', { card: words }) : words;
    return html`<button
      class="surface"
      type="button"
      tabindex=${this.stop ? 0 : -1}
      aria-label=${label}
      aria-description=${this.reason === '' ? nothing : this.reason}
      aria-pressed=${this.selected ? 'true' : nothing}
      @click=${this.#press}
      @pointerenter=${this.#enter}
      @pointerleave=${this.#leave}
      @focus=${this.#enter}
      @blur=${this.#leave}
    >
      ${body}
    </button>`;
  }

  #back(): TemplateResult {
    return html`<span class="weave" aria-hidden="true">${icon('ui-hidden')}</span>`;
  }

  #card(): TemplateResult {
    const { face } = this;
    return html`<span class="head">
        ${face.value === null ? nothing : badge(face.value)}
        <span class="title">${face.title}</span>
      </span>
      <span class="art">${picture(face)}</span>
      <span class="line"
        ><span class="kind">${face.kind}</span>${face.tags.map((tag) => html`<span>${tag}</span>`)}</span
      >
      ${this.#box()} ${this.#foot()}`;
  }

  #box(): TemplateResult | typeof nothing {
    const { text, flavour } = this.face;
    if (text === '' && flavour === null) return nothing;
    return html`<span class="box">
      ${text === '' ? nothing : html`<span class="text">${richText(text, this.glossary)}</span>`}
      ${flavour === null ? nothing : html`<span class="flavour">${flavour}</span>`}
    </span>`;
  }

  #foot(): TemplateResult | typeof nothing {
    const { stats, marks } = this.face;
    if (stats.length + marks.length === 0) return nothing;
    return html`<span class="foot">
      ${stats.map(
        (stat) =>
          html`<span class="stat ${tone(stat)}" title=${stat.title}>
            ${stat.icon === null ? html`<span class="name">${stat.title}</span>` : icon(stat.icon)}<b>${stat.value}</b>
            ${stat.printed === null ? nothing : html`<s>${stat.printed}</s>`}
          </span>`,
      )}
      ${marks.map((mark) => html`<span class="stat mark">${mark.icon === null ? nothing : icon(mark.icon)}${mark.title}</span>`)}
    </span>`;
  }

  #small(): TemplateResult {
    const { face } = this;
    return html`<span class="art">${picture(face)}</span>
      <span class="title">${face.title}</span>
      ${face.value === null ? nothing : badge(face.value)}
      ${this.copies > 1 ? html`<span class="copies">×${this.copies}</span>` : nothing}
      ${face.exhausted ? html`<span class="asleep" aria-hidden="true">${icon('ui-lock')}</span>` : nothing}`;
  }

  protected override updated(): void {
    if (this.shape === 'card' && !this.face.hidden) this.#fit();
  }

  /** Makes the text smaller until it fits its box; sizes are in proportion to the card, so this holds at any width. */
  #fit(): void {
    const box = this.renderRoot.querySelector<HTMLElement>('.box');
    if (box === null || box.clientHeight === 0) return;
    let scale = 1;
    box.style.setProperty('--fit', '1');
    while (box.scrollHeight > box.clientHeight + 1 && scale > FIT.least) {
      scale -= FIT.step;
      box.style.setProperty('--fit', scale.toFixed(2));
    }
  }

  readonly #press = (): void => this.send('uc-press', { thing: this.thing });
  readonly #enter = (): void => this.send('uc-hover', { thing: this.thing });
  readonly #leave = (): void => this.send('uc-hover', { thing: -1 });
}

function picture(face: CardFace): TemplateResult {
  if (face.icon !== null && hasIcon(face.icon)) return icon(face.icon);
  return html`<span class="initial">${[...face.title][0] ?? ''}</span>`;
}

function badge(stat: CardStat): TemplateResult {
  return html`<span class="badge ${tone(stat)}" title=${stat.title}>
    ${stat.icon === null ? nothing : icon(stat.icon)}<b>${stat.value}</b>
  </span>`;
}

function tone(stat: CardStat): string {
  return stat.change === 0 ? '' : stat.change > 0 ? 'raised' : 'lowered';
}

define('uc-card', CardElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-card': CardElement;
  }
}
