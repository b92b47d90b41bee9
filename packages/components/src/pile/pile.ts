import { css, html, nothing, type TemplateResult } from 'lit';
import { baseStyles, define } from '../theme/base.ts';
import { elementWith, prop } from '../theme/properties.ts';
import { styled } from '../theme/styled.ts';

/**
 * Things on top of each other: a deck, a discard pile, a cup. The more there are, the higher it is.
 *
 * @slot - the top thing; what is drawn when there is none
 * @csspart stack  the edges of the things below
 * @csspart count  how many they are
 */
export class PileElement extends elementWith({
  /** how many there are; -1 when the number is hidden */
  count: prop.number(0),
  /** what the pile is called */
  label: prop.text(''),
  /** of round things */
  round: prop.flag({ reflect: true }),
  /** the number is written on it */
  counted: prop.flag(),
}) {
  static override styles = [
    baseStyles,
    css`
      :host {
        display: block;
        position: relative;
        isolation: isolate;
      }
      .below {
        position: absolute;
        z-index: -1;
        inset: 0;
        border-radius: 5px;
        background: var(--uc-paper-deep);
        box-shadow:
          0 0 0 1px rgb(0 0 0 / 0.45),
          var(--uc-shadow);
        transform: translate(calc(var(--n) * 1.6px), calc(var(--n) * 2px));
      }
      :host([round]) .below {
        border-radius: 50%;
      }
      .count {
        position: absolute;
        z-index: 3;
        inset: auto -6px -8px auto;
        min-width: 24px;
        padding: 1px 5px 2px;
        border-radius: 4px;
        background: var(--uc-paper);
        box-shadow: 0 0 0 1.5px var(--uc-block);
        color: var(--uc-paper-ink);
        font-weight: 700;
        line-height: 1.1;
        text-align: center;
      }
      .none {
        display: block;
        aspect-ratio: var(--uc-card-ratio, 63.5 / 88.9);
        border: 2px dashed var(--uc-line);
        border-radius: 6px;
      }
      :host([round]) .none {
        aspect-ratio: 1;
        border-radius: 50%;
      }
    `,
  ];

  override render(): TemplateResult {
    const many = this.count < 0 ? '?' : String(this.count);
    const below = Math.min(4, Math.ceil(Math.log2(Math.max(1, this.count))));
    return html`<div role="group" aria-label=${this.words.say('zone.label', { zone: this.label, many })}>
      <slot>${this.count === 0 ? html`<span class="none"></span>` : nothing}</slot>
      <span part="stack" aria-hidden="true">
        ${Array.from({ length: below }, (_, index) => html`<span class="below" style=${styled(`--n: ${below - index}`)}></span>`)}
      </span>
      ${this.counted ? html`<span class="count" part="count" aria-hidden="true">${many}</span>` : nothing}
    </div>`;
  }
}

define('uc-pile', PileElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-pile': PileElement;
  }
}
