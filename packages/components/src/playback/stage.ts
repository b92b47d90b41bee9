import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import '../battle/battle.ts';
import type { BattleSide } from '../battle/battle.ts';
import '../dice/dice.ts';
import type { Die } from '../dice/dice.ts';
import { icon } from '../icon/icon.ts';
import { UndercroftElement, baseStyles, buttonStyles, define } from '../theme/base.ts';
import { stageStyles } from './stage.styles.ts';

/**
 * What happens on the table, in words and where it matters in pictures: a throw, a duel. With buttons to hold it, to go on, to skip the rest.
 *
 * @fires uc-hold  it should stop, or go on
 * @fires uc-step  the next thing should be shown now
 * @fires uc-skip  the rest should not be shown
 */
export class StageElement extends UndercroftElement {
  static override styles = [baseStyles, buttonStyles, stageStyles];
  static override properties: PropertyDeclarations = {
    caption: {},
    who: {},
    seat: { type: Number },
    place: {},
    sides: { attribute: false },
    dice: { attribute: false },
    open: { type: Boolean },
    held: { type: Boolean },
    at: { type: Number },
    of: { type: Number },
  };

  /** the sentence */
  declare caption: string;
  /** who acts, or empty */
  declare who: string;
  /** seat of who does it, or -1 */
  declare seat: number;
  /** where it happens, or empty */
  declare place: string;
  /** two who meet, or none */
  declare sides: readonly BattleSide[];
  /** dice that fell, when there are no sides */
  declare dice: readonly Die[];
  /** the duel is decided */
  declare open: boolean;
  /** it has been stopped */
  declare held: boolean;
  /** which of how many things is shown, from 1 */
  declare at: number;
  /** how many things there are to show */
  declare of: number;

  constructor() {
    super();
    this.caption = '';
    this.who = '';
    this.seat = -1;
    this.place = '';
    this.sides = [];
    this.dice = [];
    this.open = true;
    this.held = false;
    this.at = 0;
    this.of = 0;
  }

  override render(): TemplateResult {
    const { words } = this;
    const heading = [this.who, this.place].filter((part) => part !== '').join(' · ');
    return html`<section
      class="stage"
      aria-label=${words.say('stage.title')}
      style=${`--seat: var(--uc-seat-${Math.max(0, this.seat)})`}
    >
      <div class="line">
        <div class="told">
          ${heading === '' ? nothing : html`<p class="where">${heading}</p>`}
          <p class="caption" aria-hidden="true">${this.caption}</p>
        </div>
        <div class="controls">
          <span class="count" aria-hidden="true">${this.at}/${this.of}</span>
          ${this.#button('uc-hold', this.held ? 'stage.go-on' : 'stage.hold', this.held ? 'ui-play' : 'ui-pause')}
          ${this.#button('uc-step', 'stage.step', 'ui-next')}
          <button
            class="button primary skip"
            type="button"
            aria-keyshortcuts="Space"
            @click=${() => this.send('uc-skip', {})}
          >
            ${words.say('stage.skip')}
          </button>
        </div>
      </div>
      ${this.sides.length === 2 ? html`<uc-battle .sides=${this.sides} .open=${this.open}></uc-battle>` : nothing}
      ${this.sides.length === 0 && this.dice.length > 0 ? html`<uc-dice .dice=${this.dice}></uc-dice>` : nothing}
    </section>`;
  }

  #button(event: string, key: 'stage.hold' | 'stage.go-on' | 'stage.step', sign: string): TemplateResult {
    const label = this.words.say(key);
    return html`<button
      class="button quiet round"
      type="button"
      aria-label=${label}
      title=${label}
      @click=${() => this.send(event, {})}
    >
      ${icon(sign)}
    </button>`;
  }
}

define('uc-stage', StageElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-stage': StageElement;
  }
}
