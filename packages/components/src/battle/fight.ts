import { html, nothing, type TemplateResult } from 'lit';
import '../card/card.ts';
import { unspent, type CardFace } from '../card/card-face.ts';
import { hasIcon, icon } from '../icon/icon.ts';
import { withMinus } from '../text/minus.ts';
import { baseStyles, define } from '../theme/base.ts';
import { elementWith, prop } from '../theme/properties.ts';
import { fightStyles } from './fight.styles.ts';
import { setPart } from './set-part.ts';
import { setStyles } from './set.styles.ts';

/** A number that a blow changed, or what all blows together did to one who fights. */
export interface FightNumber {
  /** who is hit; empty: the player, or who it stands at */
  readonly who: string;
  readonly title: string;
  readonly icon: string | null;
  readonly amount: number;
}

/** One who fights. */
export interface Fighter {
  readonly face: CardFace;
  readonly numbers: readonly FightNumber[];
  /** it strikes now */
  readonly acts: boolean;
  /** it fell */
  readonly fallen: boolean;
}

/** One of the two sides. */
export interface FightSide {
  /** who they are, in a word */
  readonly title: string;
  readonly fighters: readonly Fighter[];
}

/** A blow, and what came of it. */
export interface FightLine {
  readonly face: CardFace | null;
  readonly text: string;
  readonly numbers: readonly FightNumber[];
  readonly fallen: readonly string[];
}

/** Blows that are in sight at most; of earlier ones the number is told. */
const MOST = 4;

/**
 * Two sides of any number that fight, as a scene: both in sight from the first blow to the last,
 * the blows one below the other with what each did, and how it ended.
 *
 * @csspart panel  the scene
 * @csspart side   one of the two sides
 */
export class FightElement extends elementWith({
  /** both sides: those who attack, those who hold out */
  sides: prop.data<readonly FightSide[]>([]),
  /** where they fight, in words; may be empty */
  at: prop.text(''),
  /** what the scene is played in front of; null: bare rock */
  set: prop.data<CardFace | null>(null),
  /** the blows until now, the oldest first */
  lines: prop.data<readonly FightLine[]>([]),
  /** what came of it, in sentences */
  outcome: prop.data<readonly string[]>([]),
  /** the last blow has been struck: how it ended may be seen */
  open: prop.flag(),
  /** the place was lost: its light goes out */
  taken: prop.flag(),
}) {
  static override styles = [baseStyles, setStyles, fightStyles];

  override render(): TemplateResult | typeof nothing {
    const [one, other] = this.sides;
    if (one === undefined || other === undefined) return nothing;
    const names = { one: one.title, other: other.title };
    const isTaken = this.open && this.taken;
    return html`<section
      class=${`scene ${isTaken ? 'taken' : ''}`}
      part="panel"
      aria-label=${this.words.say('fight.title', names)}
    >
      ${setPart(this.set, this.at)}
      <div class="sides">
        ${this.#side(one, 'one')}
        <span class="versus" aria-hidden="true">${icon('ui-versus')}</span>
        ${this.#side(other, 'other')}
      </div>
      ${this.#blows()}
      <div class="verdict">${this.open ? this.outcome.map((text) => html`<p>${text}</p>`) : nothing}</div>
    </section>`;
  }

  #side({ title, fighters }: FightSide, place: 'one' | 'other'): TemplateResult {
    const size = fighters.length > 4 ? 'many' : fighters.length > 2 ? 'some' : 'few';
    return html`<article class=${`side ${place} ${size}`} part="side">
      <h3>${title}</h3>
      <div class="stand">
        ${fighters.length === 0 ? html`<p class="none">${this.words.say('fight.none')}</p>` : nothing}
        ${fighters.map(
          ({ acts, face, fallen, numbers }) =>
            html`<figure class=${`${acts ? 'acts' : ''} ${fallen ? 'fallen' : ''}`}>
              <uc-card still shape="token" .face=${unspent(face)}></uc-card>
              <figcaption>
                <b>${face.title}</b> ${numbers.map((number) => html`<span class="sum">${numberPart(number)}</span>`)}
              </figcaption>
            </figure>`,
        )}
      </div>
    </article>`;
  }

  #blows(): TemplateResult {
    const hidden = Math.max(0, this.lines.length - MOST);
    return html`<ol class="blows" aria-hidden="true">
      ${hidden === 0 ? nothing : html`<li class="before">${this.words.say('fight.before', { n: hidden })}</li>`}
      ${this.lines.slice(hidden).map(
        ({ face, fallen, numbers, text }, n, shown) =>
          html`<li class=${n === shown.length - 1 ? 'last' : ''}>
            ${face === null ? html`<i class="no-face"></i>` : html`<uc-card still shape="token" .face=${unspent(face)}></uc-card>`}
            <span class="says">${text}</span>
            <span class="did">
              ${numbers.map((number) => html`<span>${number.who === '' ? nothing : html`${number.who} `}${numberPart(number)}</span>`)}
              ${fallen.map((who) => html`<span class="down">${who} ${icon('ui-close')}</span>`)}
            </span>
          </li>`,
      )}
    </ol>`;
  }
}

function numberPart({ title, icon: name, amount }: FightNumber): TemplateResult {
  const sign = amount > 0 ? '+' : '';
  const picture = name !== null && hasIcon(name) ? icon(name) : html`${title} `;
  return html`${picture}<b title=${title}>${sign}${withMinus(amount)}</b>`;
}

define('uc-fight', FightElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-fight': FightElement;
  }
}
