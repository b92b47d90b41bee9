import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { hasIcon, icon } from '../icon/icon.ts';
import { withMinus } from '../text/minus.ts';
import { baseStyles, buttonStyles, define, paperStyles } from '../theme/base.ts';
import { elementWith, ownState, prop } from '../theme/properties.ts';
import { scoreStyles } from './score.styles.ts';
import { scrollRegion } from '../theme/scroll-region.ts';
import { styled } from '../theme/styled.ts';

/** One player of a score sheet. */
export interface ScorePlayer {
  readonly name: string;
  readonly seat: number;
  readonly winner: boolean;
  /** every line is known; else the total is marked as not final */
  readonly complete: boolean;
}

/** One line: something that gives points. */
export interface ScoreLine {
  readonly title: string;
  readonly icon: string | null;
  /** points of each player in order; null where nothing is known or it does not apply */
  readonly values: readonly (number | null)[];
}

/** Milliseconds between two lines when the sheet shows its lines one after another. */
const BEAT = 650;

/**
 * A score sheet: lines, players, totals. Lines that are 0 for all players are left out. With
 * `unfold` the lines come one after another and the totals add up.
 *
 * @fires uc-summed  all lines are shown (with `unfold`)
 * @csspart sheet    the paper
 * @csspart total    the line of totals
 */
export class ScoreElement extends elementWith({
  /** whose points are in the columns */
  players: prop.data<readonly ScorePlayer[]>([]),
  /** where points come from, line by line */
  lines: prop.compared<readonly ScoreLine[]>([]),
  /** the lines come one after another; at once for who asked for less motion */
  unfold: prop.flag(),
  /** what stands above it; "Scores" when empty */
  label: prop.text(''),
  /** lines are still to come; set by the element */
  busy: prop.flag({ reflect: true }),
}) {
  static override styles = [baseStyles, buttonStyles, paperStyles, scoreStyles];

  /** `shown`: how many lines are */
  readonly #own = ownState(this, { shown: 0 });

  /** lines that give or take anything; all, when none does */
  #told: readonly ScoreLine[] = [];

  #timer: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    clearTimeout(this.#timer);
    super.disconnectedCallback();
  }

  protected override willUpdate(changed: PropertyValues): void {
    const scored = this.lines.filter(({ values }) => values.some((value) => value !== null && value !== 0));
    this.#told = scored.length === 0 ? this.lines : scored;
    if (changed.has('lines') || changed.has('unfold')) this.#begin();
    this.busy = this.#own.shown < this.#told.length;
  }

  #begin(): void {
    clearTimeout(this.#timer);
    const motion = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.#own.shown = this.unfold && motion ? 0 : this.#told.length;
    if (this.#own.shown < this.#told.length) this.#timer = setTimeout(this.#next, BEAT);
  }

  readonly #next = (): void => {
    this.#own.shown += 1;
    if (this.#own.shown < this.#told.length) this.#timer = setTimeout(this.#next, BEAT);
    else this.send('uc-summed', {});
  };

  /** Shows all lines now. */
  finish(): void {
    if (this.#own.shown >= this.#told.length) return;
    clearTimeout(this.#timer);
    this.#own.shown = this.#told.length;
    this.send('uc-summed', {});
  }

  override render(): TemplateResult {
    const { words, players } = this;
    const done = this.#own.shown >= this.#told.length;
    return html`<div
      class="paper sheet"
      part="sheet"
      ${scrollRegion(this.label === '' ? words.say('score.title') : this.label)}
      @click=${() => this.finish()}
    >
      <table>
        <caption>
          ${this.label === '' ? words.say('score.title') : this.label}
        </caption>
        <thead>
          <tr>
            <th scope="col"><span class="hush">${words.say('score.line')}</span></th>
            ${players.map((player) => this.#head(player, done))}
          </tr>
          <tr part="total" class="total">
            <th scope="row">${words.say('score.total')}</th>
            ${players.map((player, index) => this.#total(player, index, done))}
          </tr>
        </thead>
        <tbody>
          ${this.#told.map((line, index) => this.#line(line, index < this.#own.shown))}
        </tbody>
      </table>
      ${done ? nothing : html`<button class="button" type="button">${words.say('score.finish')}</button>`}
    </div>`;
  }

  #head({ name, seat, winner }: ScorePlayer, done: boolean): TemplateResult {
    const won = winner && done;
    return html`<th scope="col" class=${won ? 'winner' : ''} style=${styled(`--seat: var(--uc-seat-${seat})`)}>
      <span class="name">${name}</span>
      ${won ? html`<span class="cup">${icon('ui-trophy')}<span>${this.words.say('score.winner')}</span></span>` : nothing}
    </th>`;
  }

  #line({ title, icon: name, values }: ScoreLine, shown: boolean): TemplateResult {
    return html`<tr class=${shown ? '' : 'later'}>
      <th scope="row">${name !== null && hasIcon(name) ? icon(name) : nothing}${title}</th>
      ${values.map((value) => html`<td class=${value !== null && value < 0 ? 'less' : ''}>${value === null ? '' : withMinus(value)}</td>`)}
    </tr>`;
  }

  #total({ winner, complete }: ScorePlayer, index: number, done: boolean): TemplateResult {
    const sum = this.#told.slice(0, this.#own.shown).reduce((total, line) => total + (line.values[index] ?? 0), 0);
    return html`<td class=${winner && done ? 'winner' : ''}>
      <b>${withMinus(sum)}</b>${complete ? nothing : html`<span class="open">${this.words.say('score.open')}</span>`}
    </td>`;
  }
}

define('uc-score', ScoreElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-score': ScoreElement;
  }
}
