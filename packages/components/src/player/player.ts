import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { hasIcon, icon } from '../icon/icon.ts';
import { UndercroftElement, baseStyles, define } from '../theme/base.ts';
import { playerStyles } from './player.styles.ts';

/** A number that a player has. */
export interface PlayerCounter {
  readonly name: string;
  readonly title: string;
  readonly icon: string | null;
  readonly value: number;
}

/**
 * Who a player is, whether the turn is his, and all his numbers.
 *
 * @csspart plate  the name plate
 */
export class PlayerElement extends UndercroftElement {
  static override styles = [baseStyles, playerStyles];
  static override properties: PropertyDeclarations = {
    name: {},
    seat: { type: Number, reflect: true },
    turn: { type: Boolean, reflect: true },
    bot: { type: Boolean },
    here: { type: Boolean, reflect: true },
    outcome: {},
    counters: { attribute: false },
  };

  declare name: string;
  declare seat: number;
  /** the turn is his */
  declare turn: boolean;
  /** a program plays */
  declare bot: boolean;
  /** the player who looks at the screen */
  declare here: boolean;
  /** "won", "lost" or empty */
  declare outcome: string;
  declare counters: readonly PlayerCounter[];

  constructor() {
    super();
    this.name = '';
    this.seat = 0;
    this.turn = false;
    this.bot = false;
    this.here = false;
    this.outcome = '';
    this.counters = [];
  }

  readonly #before = new Map<string, number>();
  readonly #changes = new Map<string, number>();

  protected override willUpdate(): void {
    for (const { name, value } of this.counters) {
      const before = this.#before.get(name);
      this.#changes.set(name, before === undefined ? 0 : value - before);
      this.#before.set(name, value);
    }
  }

  override render(): TemplateResult {
    return html`<section class="plate" part="plate" aria-label=${this.name}>
      <span class="mark" aria-hidden="true">${icon(this.bot ? 'ui-bot' : 'ui-person')}</span>
      <h2>${this.name}</h2>
      ${this.here ? html`<span class="here">${this.words.say('player.you')}</span>` : nothing}
      ${this.turn ? html`<span class="turn">${icon('ui-turn')}${this.words.say('player.turn')}</span>` : nothing}
      ${this.outcome === '' ? nothing : html`<span class="outcome ${this.outcome}">${this.words.say('player.outcome', { outcome: this.outcome })}</span>`}
      <ul class="counters">
        ${this.counters.map((counter) => this.#counter(counter))}
      </ul>
    </section>`;
  }

  #counter(counter: PlayerCounter): TemplateResult {
    const change = this.#changes.get(counter.name) ?? 0;
    const moved = change === 0 ? '' : change > 0 ? 'more' : 'less';
    return html`<li title=${counter.title} class=${moved}>
      ${counter.icon !== null && hasIcon(counter.icon) ? icon(counter.icon) : html`<span class="word" aria-hidden="true">${counter.title}</span>`}
      <span class="hush">${counter.title}</span>
      <b>${counter.value}</b>
    </li>`;
  }
}

define('uc-player', PlayerElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-player': PlayerElement;
  }
}
