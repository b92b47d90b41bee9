import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { hueOfIcon } from '../icon/icon-hues.ts';
import { hasIcon, icon } from '../icon/icon.ts';
import { withMinus } from '../text/minus.ts';
import { baseStyles, define } from '../theme/base.ts';
import { elementWith, prop } from '../theme/properties.ts';
import { styled } from '../theme/styled.ts';

/**
 * A number with its meaning: purse, points, lives. When it changes it says for a moment by how
 * much.
 *
 * @csspart value  the number
 */
export class CounterElement extends elementWith({
  /** what is counted */
  label: prop.text(''),
  /** name of its icon; empty writes the label instead */
  icon: prop.text(''),
  /** the number */
  value: prop.number(0),
  /** the number that it has to reach, or may; 0 when there is none worth telling */
  most: prop.number(0),
  /** changes are not told */
  still: prop.flag(),
}) {
  static override styles = [
    baseStyles,
    css`
      :host {
        display: inline-flex;
        position: relative;
        align-items: center;
        gap: 5px;
        font-size: 1.15rem;
        line-height: 1.2;
      }
      .icon {
        flex: none;
        width: 1.15em;
        height: 1.15em;
        color: var(--uc-ink-soft);
      }
      .tinted .icon {
        color: light-dark(oklch(0.5 0.13 var(--tint)), oklch(0.84 0.13 var(--tint)));
      }
      .tinted {
        display: contents;
      }
      .word {
        color: var(--uc-ink-soft);
        font-size: 0.78em;
      }
      .most,
      .met {
        display: var(--most, inline);
      }
      .most {
        color: var(--uc-ink-soft);
        font-weight: 400;
      }
      .met .icon {
        width: 0.8em;
        height: 0.8em;
        color: var(--uc-good);
      }
      .change {
        position: absolute;
        inset: var(--told, auto -4px calc(100% - 1px) auto);
        padding: 0 4px 1px;
        border-radius: 4px;
        background: var(--uc-panel-raised);
        box-shadow: 0 0 0 1px var(--uc-line);
        font-size: 0.86em;
        font-weight: 700;
        line-height: 1.15;
        color: var(--uc-good);
        animation: uc-told 1.6s var(--uc-ease) both;
        pointer-events: none;
      }
      .change.less {
        color: var(--uc-danger);
      }
      @keyframes uc-told {
        0% {
          opacity: 0;
          transform: translateY(6px);
        }
        15%,
        75% {
          opacity: 1;
          transform: none;
        }
        100% {
          opacity: 0;
          visibility: hidden;
        }
      }
      @media (prefers-reduced-motion: reduce) {
        .change {
          animation-timing-function: step-end;
        }
      }
    `,
  ];

  /** by how much it changed last */
  #change = 0;
  /** a new change has to begin its animation anew */
  #turn = false;

  protected override willUpdate(changed: PropertyValues): void {
    const before = changed.get('value') as unknown;
    if (!changed.has('value')) return;
    this.#change = !this.still && this.hasUpdated && typeof before === 'number' ? this.value - before : 0;
    this.#turn = !this.#turn;
  }

  override render(): TemplateResult {
    const drawn = hasIcon(this.icon);
    this.title = this.label;
    return html`${drawn ? tinted(this.icon) : html`<span class="word" aria-hidden="true">${this.label}</span>`}
      <span class="hush">${this.label}</span>
      <b part="value"
        >${withMinus(this.value)}${this.most > 0 ? html`<span class="most">/${this.most}</span>${this.value < this.most ? nothing : html`<span class="met">${icon('ui-check')}</span>`}` : nothing}</b
      >
      ${this.#turn ? this.#told() : nothing}${this.#turn ? nothing : this.#told()}`;
  }

  #told(): TemplateResult | typeof nothing {
    if (this.#change === 0) return nothing;
    const sign = this.#change > 0 ? '+' : '−';
    const name = this.#change > 0 ? 'change' : 'change less';
    return html`<span class=${name} aria-hidden="true">${sign}${Math.abs(this.#change)}</span>`;
  }
}

/** The icon in the colour of what it shows. */
function tinted(name: string): TemplateResult {
  const hue = hueOfIcon(name);
  return hue === null ? icon(name) : html`<span class="tinted" style=${styled(`--tint: ${hue}`)}>${icon(name)}</span>`;
}

define('uc-counter', CounterElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-counter': CounterElement;
  }
}
