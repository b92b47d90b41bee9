import { html, nothing, type TemplateResult } from 'lit';
import '../card/card.ts';
import { unspent, type CardFace, type CardShape } from '../card/card-face.ts';
import '../dice/dice.ts';
import type { Die } from '../dice/dice.ts';
import { richText } from '../text/rich-text.ts';
import type { Glossary } from '@undercroft/view';
import { baseStyles, define } from '../theme/base.ts';
import { elementWith, prop } from '../theme/properties.ts';
import { momentStyles } from './moment.styles.ts';
import { setPart } from './set-part.ts';
import { setStyles } from './set.styles.ts';

/** A thing in a scene, with the shape that it has on the table. */
export interface CastMember {
  readonly face: CardFace;
  readonly shape: CardShape;
  /** it lies on the floor, and its light is out */
  readonly fallen?: boolean;
}

/** Figures that are drawn at most; of more the number is told. */
const MOST = 7;

/**
 * Something that matters and is no duel, as a scene: what happens, where, and the things that it is
 * about, large.
 *
 * @csspart panel  the scene
 */
export class MomentElement extends elementWith({
  /** what happens, in a sentence */
  caption: prop.text(''),
  /** where, in words; may be empty */
  at: prop.text(''),
  /** what the scene is played in front of; null: bare rock */
  set: prop.data<CardFace | null>(null),
  /** whom it is about, group by group: what each does something to comes next */
  cast: prop.data<readonly (readonly CastMember[])[]>([]),
  /** what is lost by it: its light is out, and what it gave is told as lost; null: nothing */
  lost: prop.data<CardFace | null>(null),
  /** dice that fell for it */
  dice: prop.data<readonly Die[]>([]),
  /** meaning of the icon marks in texts */
  glossary: prop.data<Glossary>(new Map()),
}) {
  static override styles = [baseStyles, setStyles, momentStyles];

  override render(): TemplateResult {
    const groups = this.cast.filter((group) => group.length > 0);
    const [first] = groups;
    const only = groups.length === 1 && first?.length === 1 ? first[0] : undefined;
    const isGrim = groups.some((group) => group.some(({ fallen }) => fallen === true));
    return html`<section
      class="scene ${this.lost === null ? '' : 'taken'} ${isGrim ? 'grim' : ''}"
      part="panel"
      aria-label=${this.caption}
    >
      ${setPart(this.set, this.at)}
      <div class="cast ${groups.some((group) => group.length > 2) ? 'crowd' : ''}">
        ${groups.map((group) => this.#group(group))}
      </div>
      ${this.dice.length === 0 ? nothing : html`<uc-dice small falls .dice=${this.dice}></uc-dice>`}
      <p class="caption">${this.caption}</p>
      ${this.#says(only)}
    </section>`;
  }

  /** What the one thing that it is about says, or what was lost with another. */
  #says(only: CastMember | undefined): TemplateResult | typeof nothing {
    if (this.lost !== null) {
      if (this.lost.text === '') return nothing;
      const gone = richText(this.lost.text, this.glossary);
      return html`<p class="says lost"><b>${this.words.say('moment.lost')}</b> <s>${gone}</s></p>`;
    }
    if (only === undefined || only.face.text === '' || only.shape === 'card') return nothing;
    return html`<p class="says">${richText(only.face.text, this.glossary)}</p>`;
  }

  #group(group: readonly CastMember[]): TemplateResult {
    return html`<div class="group">
      ${group.slice(0, MOST).map(
        ({ face, fallen = false, shape }) =>
          html`<figure class=${fallen ? `${shape} fallen` : shape}>
            <uc-card still shape=${shape} .face=${unspent(face)} .glossary=${this.glossary}></uc-card>
            ${shape === 'card' || shape === 'tile' ? nothing : html`<figcaption>${face.title}</figcaption>`}
          </figure>`,
      )}
      ${group.length > MOST ? html`<span class="rest">+${group.length - MOST}</span>` : nothing}
    </div>`;
  }
}

define('uc-moment', MomentElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-moment': MomentElement;
  }
}
