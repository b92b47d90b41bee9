import { html, nothing, type TemplateResult } from 'lit';
import '../card/card.ts';
import { unspent, type CardFace } from '../card/card-face.ts';

/**
 * What a scene is played in front of: the place where it happens, and its name on a ribbon.
 *
 * @param at empty: no ribbon
 */
export function setPart(set: CardFace | null, at: string): TemplateResult {
  return html`${
    set === null
      ? nothing
      : html`<div class="set" aria-hidden="true">
          <uc-card still plain packed shape="tile" .face=${unspent({ ...set, title: '' })}></uc-card>
        </div>`
  }
  ${at === '' ? nothing : html`<p class="at">${at}</p>`}`;
}
