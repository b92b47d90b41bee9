import type { Glossary } from '@undercroft/view';
import { css, html, nothing, type TemplateResult } from 'lit';
import '../../card/card.ts';
import { blankFace, type CardFace, type CardShape } from '../../card/card-face.ts';
import { icon } from '../../icon/icon.ts';
import type { ExplainedWord } from '../../explained/explained.ts';
import { windowFor } from '../../page/boxes.ts';
import { richTextStyles } from '../../text/rich-text.styles.ts';
import { richText } from '../../text/rich-text.ts';
import { baseStyles, buttonStyles, define, floatingStyles, paperStyles } from '../../theme/base.ts';
import { elementWith, prop } from '../../theme/properties.ts';
import { scrollRegion } from '../../theme/scroll-region.ts';
import type { Box } from '../input/keys.ts';

/** Least distance from the edges of the window and from the thing, in pixels. */
const GAP = 14;
/** How far the button that puts it away stands out above it, in pixels. */
const ABOVE = 34;

/** A number with all it is made of. */
export interface ValueInWords {
  readonly title: string;
  readonly total: number;
  readonly parts: readonly {
    readonly from: 'base' | 'lasting' | 'row';
    /** of the card that it comes from; null for none, and for one that may not be known */
    readonly title: string | null;
    readonly amount: number;
  }[];
}

/** Things of one sort that lie in another one. */
export interface Lying {
  readonly face: CardFace;
  readonly shape: CardShape;
  readonly copies: number;
}

function signed(amount: number): string {
  return amount < 0 ? `\u2212${-amount}` : `+${amount}`;
}

/**
 * A card at reading size beside the thing it is about, over everything else, without blocking it.
 *
 * @fires uc-close   it was put away
 * @fires uc-answer  something should be done with it; detail `{ index }`
 * @fires uc-wish    it should be used as soon as it comes up; detail `{ wishes }`, as of the table
 */
export class InspectorElement extends elementWith({
  /** what is shown large */
  face: prop.data<CardFace>(blankFace),
  /** meaning of the icon marks in its text */
  glossary: prop.data<Glossary>(new Map()),
  /** why it cannot be chosen now, or empty */
  reason: prop.text(''),
  /** numbers that something has changed */
  values: prop.data<readonly ValueInWords[]>([]),
  /** what lies in it */
  lying: prop.data<readonly Lying[]>([]),
  /** words of the game that stand on it */
  terms: prop.data<readonly ExplainedWord[]>([]),
  /** what can be done with it now */
  answers: prop.data<readonly { readonly index: number; readonly label: string }[]>([]),
  /** a thing that comes up later in the turn, and behind how many questions; 0: none */
  later: prop.data<{ readonly thing: number; readonly passes: number }>({ thing: -1, passes: 0 }),
  /** the thing that it must not cover */
  near: prop.data<Box | null>(null),
  /** it stays until it is put away */
  pinned: prop.flag({ reflect: true }),
}) {
  static override styles = [
    baseStyles,
    paperStyles,
    richTextStyles,
    floatingStyles,
    buttonStyles,
    css`
      :host {
        display: flex;
        flex-direction: column;
        /* as wide as reads well, and where the window is low no wider than leaves room for what
           stands below the card */
        width: clamp(140px, 46vh, 250px);
        max-height: calc(100vh / var(--uc-zoom, 1) - ${2 * GAP}px);
        pointer-events: none;
      }
      :host([pinned]) {
        max-height: calc(100vh / var(--uc-zoom, 1) - ${ABOVE + 4 + GAP}px);
        pointer-events: auto;
      }
      uc-card {
        flex: none;
        filter: drop-shadow(0 14px 30px rgb(0 0 0 / 0.6));
      }
      .more {
        margin-top: 8px;
        padding: 10px 14px;
        font-size: 0.98rem;
        display: grid;
        gap: 8px;
        min-height: 0;
        overflow: auto;
      }
      .reason {
        font-weight: 700;
      }
      dl {
        margin: 0;
      }
      dl div {
        display: flex;
        justify-content: space-between;
        gap: 12px;
        line-height: 1.3;
      }
      dl .total {
        border-block-end: 1px solid var(--uc-line);
        font-weight: 700;
      }
      dd {
        margin: 0;
        font-variant-numeric: tabular-nums lining-nums;
      }
      .answers {
        display: grid;
        gap: 6px;
      }
      .answers .button {
        min-height: 44px;
      }
      .lying {
        display: grid;
        gap: 4px;
        max-height: calc(40vh / var(--uc-zoom, 1));
        overflow: auto;
        /* numbers stand out of the edges of pieces */
        padding: 6px 6px 8px 0;
        line-height: 1.15;
      }
      .lying li {
        display: grid;
        grid-template-columns: 30px 1fr auto;
        align-items: center;
        gap: 10px;
      }
      .lying uc-card {
        width: 30px;
        filter: none;
      }
      .terms {
        display: grid;
        gap: 6px;
        font-size: 0.94rem;
        line-height: 1.3;
      }
      .terms b {
        display: inline-block;
      }
      .terms b::first-letter {
        text-transform: uppercase;
      }
      .close {
        position: absolute;
        /* clear of the value in the corner of the card */
        inset: -${ABOVE}px -12px auto auto;
        width: 44px;
        height: 44px;
        padding: 0;
        border-radius: 50%;
        z-index: 1;
      }
    `,
  ];

  readonly #size = new ResizeObserver(() => this.#place());

  override connectedCallback(): void {
    super.connectedCallback();
    this.setAttribute('popover', 'manual');
    this.showPopover();
    // Its card is drawn after it, and then it is higher.
    this.#size.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#size.disconnect();
  }

  override render(): TemplateResult {
    return html`${
        this.pinned
          ? html`<button
              class="button close"
              type="button"
              aria-label=${this.words.say('inspector.close')}
              @click=${() => this.send('uc-close', {})}
            >
              ${icon('ui-close')}
            </button>`
          : nothing
      }
      <uc-card still .face=${this.face} .glossary=${this.glossary}></uc-card>
      ${this.reason === '' && !this.#isLater && this.values.length + this.lying.length + this.terms.length + this.answers.length === 0 ? nothing : this.#more()}`;
  }

  get #isLater(): boolean {
    return this.later.thing >= 0 && this.later.passes > 0;
  }

  #goOn(): TemplateResult {
    const { thing, passes } = this.later;
    return html`<div class="answers">
      <button
        class="button primary later"
        type="button"
        @click=${() => this.send('uc-wish', { wishes: [{ thing, place: -1 }] })}
      >
        ${this.words.say('reach.go-on', { n: passes })}
      </button>
    </div>`;
  }

  #more(): TemplateResult {
    return html`<div class="more paper" ${scrollRegion(this.face.hidden ? this.face.kind : this.face.title)}>
      ${this.reason === '' || this.#isLater ? nothing : html`<p class="reason">${this.reason}</p>`}
      ${this.#isLater ? this.#goOn() : nothing} ${this.values.map((value) => this.#value(value))}
      ${this.lying.length === 0 ? nothing : this.#lying()} ${this.terms.length === 0 ? nothing : this.#terms()}
      ${
        this.answers.length === 0
          ? nothing
          : html`<div class="answers" role="group" aria-label=${this.words.say('inspector.answers')}>
              ${this.answers.map(
                ({ index, label }) =>
                  html`<button class="button primary" type="button" @click=${() => this.send('uc-answer', { index })}>
                    ${label}
                  </button>`,
              )}
            </div>`
      }
    </div>`;
  }

  #lying(): TemplateResult {
    return html`<ul
      class="lying"
      aria-label=${this.words.say('inspector.lying')}
      ${scrollRegion(this.words.say('inspector.lying'))}
    >
      ${this.lying.map(
        ({ face, shape, copies }) =>
          html`<li>
            <uc-card still aria-hidden="true" shape=${shape} .face=${face}></uc-card>
            <span>${face.hidden ? face.kind : face.title}</span>${copies > 1 ? html`<b>×${copies}</b>` : nothing}
          </li>`,
      )}
    </ul>`;
  }

  /** What the words on it mean. */
  #terms(): TemplateResult {
    return html`<ul class="terms" aria-label=${this.words.say('rules.words')}>
      ${this.terms.map(({ title, means }) => html`<li><b>${title}</b> ${richText(means, this.glossary)}</li>`)}
    </ul>`;
  }

  /** Why a number is what it is. */
  #value({ title, total, parts }: ValueInWords): TemplateResult {
    return html`<dl>
      <div class="total">
        <dt>${title}</dt>
        <dd>${total}</dd>
      </div>
      ${parts.map(
        (part, index) =>
          html`<div>
            <dt>${this.#source(part)}</dt>
            <dd>${index === 0 ? part.amount : signed(part.amount)}</dd>
          </div>`,
      )}
    </dl>`;
  }

  #source({ from, title }: ValueInWords['parts'][number]): string {
    if (from === 'base') return this.words.say('inspector.base');
    return title ?? this.words.say(from === 'lasting' ? 'inspector.lasting' : 'inspector.hidden');
  }

  protected override updated(): void {
    this.#place();
  }

  /** Beside the thing, whole inside the window. */
  #place(): void {
    const { near, offsetWidth: width, offsetHeight: height } = this;
    if (near === null) return;
    const seen = windowFor(this);
    const roomRight = seen.width - near.right;
    const left = roomRight > width + GAP * 2 ? near.right + GAP : Math.max(GAP, near.left - width - GAP);
    const top = Math.min(Math.max(GAP, (near.top + near.bottom) / 2 - height / 2), seen.height - height - GAP);
    this.style.left = `${Math.round(Math.min(left, seen.width - width - GAP))}px`;
    this.style.top = `${Math.round(Math.max(this.pinned ? ABOVE + 4 : GAP, top))}px`;
  }
}

define('uc-inspector', InspectorElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-inspector': InspectorElement;
  }
}
