import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { baseStyles, define } from '../theme/base.ts';
import { elementWith, prop } from '../theme/properties.ts';
import { dieShape, pips } from './dice-shapes.ts';
import { diceStyles } from './dice.styles.ts';
import { styled } from '../theme/styled.ts';

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
  /** it does not count */
  readonly pale?: boolean;
}

/**
 * Dice as they fell, one shape for each number of sides.
 *
 * @fires uc-press  a die that may be chosen was pressed; detail `{ thing }`
 * @csspart die     one die with its label
 * @cssprop --uc-die-size  side of a die; 46px
 */
export class DiceElement extends elementWith({
  /** the dice, in the order they are read */
  dice: prop.data<readonly Die[]>([]),
  /** without labels, for a place that says already whose they are */
  small: prop.flag({ reflect: true }),
  /**
   * they are seen to fall when others are thrown; where less motion is wished for they just lie
   * there
   */
  falls: prop.flag(),
}) {
  static override styles = [baseStyles, diceStyles];

  /** the dice that lie there, in short: only others are thrown */
  #thrown = '';

  protected override updated(): void {
    const thrown = JSON.stringify(this.dice.map(({ value, sides, label }) => [value, sides, label]));
    if (thrown === this.#thrown) return;
    this.#thrown = thrown;
    if (!this.falls || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    [...this.renderRoot.querySelectorAll('svg')].forEach(letFall);
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
    const label = die.label ?? this.words.say('dice.die', { sides: die.sides });
    const picture = html`${drawDie(die)} ${this.small ? nothing : html`<span class="label">${label}</span>`}`;
    const style = `--hue: ${die.hue}`;
    if (!die.legal)
      return html`<span class=${die.pale === true ? 'die pale' : 'die'} part="die" style=${styled(style)}
        >${picture}</span
      >`;
    return html`<button
      class="die legal"
      part="die"
      type="button"
      style=${styled(style)}
      aria-label=${this.words.say('card.can-be-chosen', { card: this.#words(die) })}
      @click=${() => this.send('uc-press', { thing: die.thing })}
    >
      ${picture}
    </button>`;
  }
}

/** How long a die tumbles, in ms, and how much later each one does than the one before. */
const TUMBLE = 620;
const LATER = 70;

/**
 * Thrown from above, a die turns over, bounces and lies still; what it shows is seen when it lies.
 */
function letFall(die: SVGElement, index: number): void {
  const [turns, side] = [1 + (index % 2) * 0.5, index % 2 === 0 ? -1 : 1];
  const timing = { duration: TUMBLE, delay: index * LATER, fill: 'backwards' } as const;
  die.animate(
    [
      { transform: `translate(${side * 46}px, -64px) rotate(${side * turns * 360}deg) scale(1.25)`, opacity: 0 },
      {
        transform: `translate(${side * 16}px, 0) rotate(${side * 110}deg)`,
        opacity: 1,
        offset: 0.5,
        easing: 'ease-out',
      },
      { transform: `translate(${side * 7}px, -15px) rotate(${side * 40}deg)`, offset: 0.72, easing: 'ease-in' },
      { transform: 'none', offset: 1 },
    ],
    { ...timing, easing: 'cubic-bezier(0.4, 0, 0.8, 0.6)' },
  );
  for (const shown of die.querySelectorAll('text, circle'))
    shown.animate([{ opacity: 0 }, { opacity: 0, offset: 0.66 }, { opacity: 1 }], timing);
}

function drawDie({ sides, value }: Die): TemplateResult {
  const { outline, edges, middle } = dieShape(sides);
  return html`<svg viewBox="-4 -4 108 108" aria-hidden="true">
    ${svg`<polygon points=${outline}></polygon><path class="edges" d=${edges}></path>`}
    ${sides === 6 && value >= 1 && value <= 6 ? pips(value).map(([x, y]) => pip(x, y)) : number(value, middle)}
  </svg>`;
}

function pip(x: number, y: number): SVGTemplateResult {
  return svg`<circle cx=${x} cy=${y} r="9"></circle>`;
}

function number(value: number, middle: number): SVGTemplateResult {
  const size = value > 99 ? 30 : value > 9 ? 40 : 52;
  return svg`<text x="50" y=${middle} font-size=${size} text-anchor="middle" dominant-baseline="central">${value}</text>`;
}

define('uc-dice', DiceElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-dice': DiceElement;
  }
}
