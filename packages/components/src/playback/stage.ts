import type { Glossary } from '@undercroft/view';
import { html, nothing, type TemplateResult } from 'lit';
import '../card/card.ts';
import { unspent, type CardFace } from '../card/card-face.ts';
import type { Die } from '../dice/dice.ts';
import { icon } from '../icon/icon.ts';
import { richText } from '../text/rich-text.ts';
import { baseStyles, buttonStyles, define, paperStyles } from '../theme/base.ts';
import { elementWith, prop } from '../theme/properties.ts';
import { stageStyles } from './stage.styles.ts';
import { styled } from '../theme/styled.ts';

/** Pictures of a crowd; of more only the number is told. */
const CROWD = 8;

/**
 * What happens on the table, in words and where it matters in pictures: who does it to whom, a card
 * with its text, a throw. With buttons to hold it, to go on, to skip the rest.
 *
 * @fires uc-hold  it should stop, or go on
 * @fires uc-step  the next thing should be shown now
 * @fires uc-skip  the rest should not be shown
 */
export class StageElement extends elementWith({
  /** the sentence */
  caption: prop.text(''),
  /** who acts, or empty */
  who: prop.text(''),
  /** seat of who does it, or -1 */
  seat: prop.number(-1),
  /** where it happens, or empty */
  place: prop.text(''),
  /** pictures, group by group: what each does something to comes next */
  cast: prop.data<readonly (readonly CardFace[])[]>([]),
  /** meaning of the icon marks in the text of a card */
  glossary: prop.data<Glossary>(new Map()),
  /** dice that fell */
  dice: prop.data<readonly Die[]>([]),
  /** it has been stopped */
  held: prop.flag(),
  /** which of how many things is shown, from 1 */
  at: prop.number(0),
  /** how many things there are to show */
  of: prop.number(0),
}) {
  static override styles = [baseStyles, paperStyles, buttonStyles, stageStyles];

  override render(): TemplateResult {
    const { words } = this;
    const heading = [this.who, this.place].filter((part) => part !== '').join(' · ');
    return html`<section
      class="stage"
      aria-label=${words.say('stage.title')}
      style=${styled(`--seat: var(--uc-seat-${Math.max(0, this.seat)})`)}
    >
      <div class="line">
        <p class="where">${heading === '' ? words.say('stage.title') : heading}</p>
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
      <p class="caption" aria-hidden="true">${this.caption}</p>
      ${this.#cast()} ${this.dice.length === 0 ? nothing : html`<uc-dice falls .dice=${this.dice}></uc-dice>`}
    </section>`;
  }

  #cast(): TemplateResult | typeof nothing {
    const groups = this.cast.filter((group) => group.length > 0);
    const [first] = groups;
    if (first === undefined) return nothing;
    const [only] = first;
    if (groups.length === 1 && first.length === 1 && only !== undefined) return this.#card(only);
    return html`<div class="cast">
      ${groups.map(
        (group, index) =>
          html`<div class="then">
            ${index === 0 ? nothing : html`<span class="on" aria-hidden="true">${icon('ui-turn')}</span>`}
            <div class=${group.length > 1 ? 'group crowd' : 'group'}>
              ${group.slice(0, CROWD).map((face) => this.#token(face, group.length === 1))}
              ${group.length > CROWD ? html`<span class="rest">+${group.length - CROWD}</span>` : nothing}
            </div>
          </div>`,
      )}
    </div>`;
  }

  #token(face: CardFace, named: boolean): TemplateResult {
    return html`<figure>
      <uc-card still shape="token" .face=${unspent(face)}></uc-card>
      ${named ? html`<figcaption>${face.title}</figcaption>` : nothing}
    </figure>`;
  }

  /** One thing alone: with the text that says what it does. */
  #card(face: CardFace): TemplateResult {
    return html`<div class="card paper">
      <uc-card still shape="token" .face=${unspent(face)}></uc-card>
      <div>
        <h3>${face.title}</h3>
        ${face.text === '' ? statsOf(face) : html`<p>${richText(face.text, this.glossary)}</p>`}
      </div>
    </div>`;
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

function statsOf({ stats }: CardFace): TemplateResult | typeof nothing {
  if (stats.length === 0) return nothing;
  return html`<p class="stats">${stats.map(({ title, value }) => html`<span>${title} <b>${value}</b></span>`)}</p>`;
}

define('uc-stage', StageElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-stage': StageElement;
  }
}
