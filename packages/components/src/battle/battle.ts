import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import '../card/card.ts';
import { unspent, type CardFace } from '../card/card-face.ts';
import '../dice/dice.ts';
import type { Die } from '../dice/dice.ts';
import { hasIcon, icon } from '../icon/icon.ts';
import { baseStyles, define, paperStyles } from '../theme/base.ts';
import { elementWith, ownState, prop } from '../theme/properties.ts';
import { battleStyles } from './battle.styles.ts';
import { grandStyles } from './grand.styles.ts';
import { setPart } from './set-part.ts';
import { setStyles } from './set.styles.ts';
import { styled } from '../theme/styled.ts';

/** How long each part of a total is added, in ms. */
const PART = 260;

/** One reason why a number of a fight is what it is. */
export interface BattlePart {
  readonly title: string;
  readonly icon: string | null;
  /** what it adds; drawn with its sign */
  readonly value: number;
}

/** One of two who fight. */
export interface BattleSide {
  readonly face: CardFace;
  /** sum of all parts and dice; null while it is not known */
  readonly total: number | null;
  /** where it comes from, in order, without the dice */
  readonly parts: readonly BattlePart[];
  readonly dice: readonly Die[];
  /** null while nothing is decided, or without a winner */
  readonly won: boolean | null;
  /** what becomes of it, in words; may be empty */
  readonly note: string;
}

/**
 * Two who fight: who they are, what they threw, what helps them and why, and who won.
 *
 * @fires uc-press  a die that may be chosen was pressed; detail `{ thing }`
 * @csspart panel   the paper, or the scene
 * @csspart side    one of the two
 * @csspart total   the total of a side
 * @cssprop --uc-battle-die   side of a die; 46px
 * @cssprop --uc-battle-step  from how far both walk up; 10px
 */
export class BattleElement extends elementWith({
  /** the two who fight; anything but two draws nothing */
  sides: prop.data<readonly BattleSide[]>([]),
  /** where they fight, in words; may be empty */
  at: prop.text(''),
  /** it is a scene of its own and not a slip of paper */
  grand: prop.flag(),
  /** what a scene is played in front of; null: bare rock */
  set: prop.data<CardFace | null>(null),
  /** totals and the result may be seen; before that only who fights and what helps them */
  open: prop.flag({ first: true }),
}) {
  static override styles = [baseStyles, paperStyles, battleStyles, setStyles, grandStyles];

  /** parts of each side that have been added up so far, while the fight is not decided */
  readonly #own = ownState(this, { added: 0 });
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** the fight that is drawn, in short: another one begins from the start */
  #fight = '';

  protected override willUpdate(): void {
    const fight = JSON.stringify(this.sides.map(({ face, total, dice }) => [face.title, total, dice]));
    if (fight === this.#fight) return;
    this.#fight = fight;
    this.#own.added = 0;
    clearTimeout(this.#timer);
    if (!this.#shows) this.#addUp();
  }

  /** Where less motion is wished for, how it ends is seen at once. */
  get #shows(): boolean {
    return this.open || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** One part after the other, so that a total is seen to come about. */
  #addUp(): void {
    this.#timer = setTimeout(() => {
      this.#own.added++;
      if (this.sides.some(({ parts }) => parts.length > this.#own.added)) this.#addUp();
    }, PART);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  override render(): TemplateResult | typeof nothing {
    const [left, right] = this.sides;
    if (left === undefined || right === undefined) return nothing;
    const names = { left: left.face.title, right: right.face.title };
    const place = this.grand
      ? setPart(this.set, this.at)
      : this.at === ''
        ? nothing
        : html`<p class="at">${this.at}</p>`;
    return html`<section
      class=${this.grand ? 'scene panel' : 'paper panel'}
      part="panel"
      aria-label=${this.words.say('battle.title', names)}
    >
      ${place}
      ${keyed(
        this.#fight,
        html`<div class="sides">
          ${this.#side(left, 'left')}
          <span class="versus" aria-hidden="true">${icon('ui-versus')}</span>
          ${this.#side(right, 'right')}
        </div>`,
      )}
    </section>`;
  }

  #side(side: BattleSide, place: 'left' | 'right'): TemplateResult {
    const { face, total, parts, dice, won, note } = side;
    const known = this.#shows && won !== null;
    const state = known ? (won ? 'won' : 'lost') : '';
    return html`<article class="side ${place} ${state}" part="side" style=${styled(`--hue: ${face.hue}`)}>
      <div class="who">
        <uc-card still shape="token" .face=${unspent(face)}></uc-card>
        <h3>${face.title}</h3>
      </div>
      ${
        parts.length === 0
          ? nothing
          : html`<ul>
              ${parts.map((part, index) => partLine(part, index))}
            </ul>`
      }
      ${dice.length === 0 ? nothing : html`<uc-dice small falls .dice=${dice}></uc-dice>`}
      ${this.#shows ? this.#result(total, known ? won : null, note) : this.#soFar(side)}
    </article>`;
  }

  /** The sum of the parts that have been added up. */
  #soFar({ parts, total }: BattleSide): TemplateResult | typeof nothing {
    const { added } = this.#own;
    if (added === 0 || total === null) return nothing;
    const sum = parts.slice(0, added).reduce((all, { value }) => all + value, 0);
    return html`<p class="result counting" aria-hidden="true"><b class="total">${sum}</b></p>`;
  }

  #result(total: number | null, won: boolean | null, note: string): TemplateResult {
    const verdict = won === null ? '' : this.words.say(won ? 'battle.wins' : 'battle.loses');
    return html`<p class="result">
      ${total === null ? nothing : html`<b class="total" part="total">${total}</b>`}
      <span class="verdict">
        ${verdict === '' ? nothing : html`<strong>${won === true ? icon('ui-trophy') : nothing}${verdict}</strong>`}
        ${note === '' ? nothing : html`<span>${note}</span>`}
      </span>
    </p>`;
  }
}

function partLine({ title, icon: name, value }: BattlePart, index: number): TemplateResult {
  const sign = value < 0 ? '−' : '+';
  return html`<li style=${styled(`--at: ${index}`)}>
    <b>${sign}${Math.abs(value)}</b>${name !== null && hasIcon(name) ? icon(name) : nothing}<span>${title}</span>
  </li>`;
}

define('uc-battle', BattleElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-battle': BattleElement;
  }
}
