import { css, html, type TemplateResult } from 'lit';
import { icon } from '../icon/icon.ts';
import { baseStyles, buttonStyles, define } from '../theme/base.ts';
import { elementWith, ownState, prop } from '../theme/properties.ts';

/**
 * A number that is chosen by counting up and down, or on a slide.
 *
 * @fires uc-answer  a number was chosen; detail `{ index }`
 */
export class StepperElement extends elementWith({
  /** what may be chosen, in any order */
  numbers: prop.data<readonly PromptNumber[]>([]),
}) {
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        display: block;
      }
      .row {
        display: grid;
        grid-template-columns: 44px 1fr 44px;
        gap: 8px;
        align-items: center;
      }
      input {
        width: 100%;
        height: 44px;
        margin: 0;
        accent-color: var(--uc-accent);
      }
      .button {
        min-height: 44px;
        padding: 0;
      }
      .choose {
        width: 100%;
        margin-block-start: 8px;
      }
    `,
  ];

  readonly #own = ownState(this, {
    at: 0,
  });

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has('numbers')) return;
    this.numbers = this.numbers.toSorted((a, b) => a.value - b.value);
    this.#own.at = Math.min(this.#own.at, Math.max(0, this.numbers.length - 1));
  }

  override render(): TemplateResult {
    const { words } = this;
    const { at } = this.#own;
    const last = this.numbers.length - 1;
    const value = this.numbers[at]?.value ?? 0;
    return html`<div class="row">
        ${this.#step('prompt.less', '\u2212', at - 1, at <= 0)}
        <input
          type="range"
          min="0"
          max=${last}
          .value=${String(at)}
          aria-label=${words.say('prompt.title')}
          aria-valuetext=${value}
          @input=${(event: Event) => (this.#own.at = Number((event.target as HTMLInputElement).value))}
        />
        ${this.#step('prompt.more', '+', at + 1, at >= last)}
      </div>
      <button class="button primary choose" type="button" @click=${this.#choose}>
        ${icon('ui-check')}<span>${words.say('prompt.choose', { value })}</span>
      </button>`;
  }

  #step(key: 'prompt.less' | 'prompt.more', sign: string, to: number, barred: boolean): TemplateResult {
    return html`<button
      class="button"
      type="button"
      aria-label=${this.words.say(key)}
      ?disabled=${barred}
      @click=${() => (this.#own.at = to)}
    >
      ${sign}
    </button>`;
  }

  readonly #choose = (): void => {
    const chosen = this.numbers[this.#own.at];
    if (chosen !== undefined) this.send('uc-answer', { index: chosen.index });
  };
}

define('uc-stepper', StepperElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-stepper': StepperElement;
  }
}

/** A number that can be answered. */
export interface PromptNumber {
  readonly value: number;
  readonly index: number;
}
