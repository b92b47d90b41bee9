import { html, svg, type PropertyDeclarations, type TemplateResult } from 'lit';
import { UndercroftElement, baseStyles, define } from '../theme/base.ts';
import { diceStyles } from './dice.styles.ts';

/** A die that lies on the table. */
export interface Die {
  readonly sides: number;
  readonly value: number;
  /** thing it was rolled for, in words, or null */
  readonly label: string | null;
  /** colour, degrees on the colour wheel */
  readonly hue: number;
  /** id of the die as a thing, or -1 */
  readonly thing: number;
  /** it may be chosen now */
  readonly legal: boolean;
}

/** Outline by number of sides, on a grid of 100. */
const outlines: Readonly<Record<number, string>> = {
  4: '50,6 96,88 4,88',
  6: '10,10 90,10 90,90 10,90',
  8: '50,3 93,50 50,97 7,50',
  10: '50,3 95,40 82,78 50,97 18,78 5,40',
  12: '50,3 95,36 78,90 22,90 5,36',
  20: '50,2 92,26 92,74 50,98 8,74 8,26',
};

/**
 * Dice as they fell, one shape for each number of sides.
 *
 * @fires uc-press  a die that may be chosen was pressed; detail `{ thing }`
 */
export class DiceElement extends UndercroftElement {
  static override styles = [baseStyles, diceStyles];
  static override properties: PropertyDeclarations = { dice: { attribute: false } };

  declare dice: readonly Die[];

  constructor() {
    super();
    this.dice = [];
  }

  override render(): TemplateResult {
    const words = this.dice.map((die) => this.#words(die));
    return html`<div class="dice" role="group" aria-label=${this.words.say('dice.title', { dice: words.join(', ') })}>
      ${this.dice.map((die) => this.#die(die))}
    </div>`;
  }

  #words({ label, value, sides }: Die): string {
    return label === null
      ? this.words.say('dice.shows', { value, sides })
      : this.words.say('dice.shows-for', { label, value, sides });
  }

  #die(die: Die): TemplateResult {
    const points = outlines[die.sides] ?? '50,4 84,16 97,50 84,84 50,96 16,84 3,50 16,16';
    const shape = html`<svg viewBox="0 0 100 100" aria-hidden="true">
        ${svg`<polygon points=${points}></polygon>`}
        ${svg`<text x="50" y=${die.sides === 4 ? 68 : 52} text-anchor="middle" dominant-baseline="central">${die.value}</text>`}
      </svg>
      <span class="label">${die.label ?? this.words.say('dice.die', { sides: die.sides })}</span>`;
    const style = `--hue: ${die.hue}`;
    if (!die.legal) return html`<span class="die" style=${style}>${shape}</span>`;
    return html`<button
      class="die legal"
      type="button"
      style=${style}
      aria-label=${this.words.say('card.can-be-chosen', { card: this.#words(die) })}
      @click=${() => this.send('uc-press', { thing: die.thing })}
    >
      ${shape}
    </button>`;
  }
}

define('uc-dice', DiceElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-dice': DiceElement;
  }
}
