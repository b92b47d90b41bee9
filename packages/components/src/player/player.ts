import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import '../counter/counter.ts';
import { meaningOf, NOTHING_EXPLAINED, type Explained } from '../explained/explained.ts';
import { explainOn } from '../explained/terms.ts';
import { icon } from '../icon/icon.ts';
import { baseStyles, define } from '../theme/base.ts';
import { elementWith, prop } from '../theme/properties.ts';
import { styled } from '../theme/styled.ts';
import { playerStyles } from './player.styles.ts';
import { SCORE } from './score-name.ts';

/** From so many numbers on they stand closer. */
const FULL = 5;

/** A number that a player has. */
export interface PlayerCounter {
  readonly name: string;
  readonly title: string;
  readonly icon: string | null;
  readonly value: number;
  /** the name that it is, in place of a number; left out: it is a number */
  readonly word?: string;
  /** its target; left out for none */
  readonly most?: number;
  /** only its target is shown, where there is room */
  readonly aside?: boolean;
  /** what is to be known about the number, such as that it is not final */
  readonly note?: string;
}

/**
 * Who a player is, whether the turn is his, and all his numbers.
 *
 * @csspart plate  the name plate
 * @cssprop --uc-seat-0  colour of the first player; --uc-seat-1 ... of the others
 */
export class PlayerElement extends elementWith({
  /** what the player is called */
  name: prop.text(''),
  /** number of the seat, from 0; gives the colour */
  seat: prop.number(0, { reflect: true }),
  /** the turn is his */
  turn: prop.flag({ reflect: true }),
  /** has answered, while others are asked at the same time */
  answered: prop.flag(),
  /** a program plays */
  bot: prop.flag(),
  /** the player who looks at the screen */
  here: prop.flag({ reflect: true }),
  /** "won", "lost" or empty */
  outcome: prop.text(''),
  /** the numbers, in the order they are read */
  counters: prop.compared<readonly PlayerCounter[]>([]),
  /** how far towards the goals, in hundredths; -1 where nothing has to be reached */
  progress: prop.number(-1),
  /** words of the game that explain themselves: a number by its title */
  explained: prop.data<Explained>(NOTHING_EXPLAINED),
  /** names of those that a lesson points at, others among them */
  pointed: prop.data<ReadonlySet<string>>(new Set()),
}) {
  static override styles = [baseStyles, playerStyles];

  override render(): TemplateResult {
    const counters = this.counters.filter(({ name }) => name !== SCORE);
    return html`<section class=${counters.length < FULL ? 'plate' : 'plate full'} part="plate" aria-label=${this.name}>
      <span class="banner" aria-hidden="true">${icon(this.bot ? 'ui-bot' : 'ui-person')}</span>
      <h2>${this.name}</h2>
      ${this.here ? html`<span class="here">${this.words.say('player.you')}</span>` : nothing}
      ${this.turn ? html`<span class="turn">${icon('ui-turn')}<span>${this.words.say('player.turn')}</span></span>` : nothing}
      ${this.answered ? html`<span class="answered">${icon('ui-check')}<span>${this.words.say('player.answered')}</span></span>` : nothing}
      ${this.outcome === '' ? nothing : html`<span class="outcome ${this.outcome}">${this.words.say('player.outcome', { outcome: this.outcome })}</span>`}
      ${this.progress < 0 ? nothing : this.#progress()} ${this.#score()}
      <ul class="counters">
        ${repeat(
          counters,
          (counter) => counter.name,
          (counter) => this.#counter(counter),
        )}
      </ul>
    </section>`;
  }

  /** The race, at every size. */
  #progress(): TemplateResult {
    const label = this.words.say('player.progress', { n: this.progress });
    return html`<span class="progress" role="img" aria-label=${label} title=${label}>
      <span class="way"><span style=${styled(`--far: ${this.progress}%`)}></span></span
      ><b aria-hidden="true">${this.progress}&nbsp;%</b>
    </span>`;
  }

  /** Points stand beside the name, so that other numbers do not move them into another line. */
  #score(): TemplateResult | typeof nothing {
    const score = this.counters.find(({ name }) => name === SCORE);
    if (score === undefined) return nothing;
    const { icon: name, note = '', title, value } = score;
    return html`<span class=${`score ${this.pointed.has(SCORE) ? 'pointed' : ''}`} title=${note}>
      <uc-counter
        .label=${title}
        .icon=${name ?? ''}
        .value=${value}
        ${explainOn(meaningOf(title, this.explained), this.explained)}
      ></uc-counter>
      ${note === '' ? nothing : html`<small>${note}</small>`}
    </span>`;
  }

  #counter(counter: PlayerCounter): TemplateResult {
    const { name: key, title, icon: name, value, word, most = 0, aside = false, note = '' } = counter;
    const classes = `${this.pointed.has(key) ? 'pointed' : ''} ${aside ? 'aside' : ''}`;
    if (word !== undefined)
      return html`<li class=${classes}>
        <span class="word" title=${`${title}: ${word}`}
          >${name === null ? nothing : icon(name)}<span class="hush">${title}: </span><span>${word}</span></span
        >
      </li>`;
    return html`<li class=${classes}>
      <uc-counter
        .label=${title}
        .icon=${name ?? ''}
        .value=${value}
        .most=${most}
        ${explainOn(meaningOf(title, this.explained), this.explained)}
      ></uc-counter>
      ${note === '' ? nothing : html`<small>${note}</small>`}
    </li>`;
  }
}

define('uc-player', PlayerElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-player': PlayerElement;
  }
}
