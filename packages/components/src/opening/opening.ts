import { sceneOf } from '@undercroft/pictures';
import { html, nothing, type TemplateResult } from 'lit';
import type { CardFace } from '../card/card-face.ts';
import { hasIcon, icon } from '../icon/icon.ts';
import { litPicture } from '../picture/picture.ts';
import { baseStyles, define } from '../theme/base.ts';
import { elementWith, prop } from '../theme/properties.ts';
import { openingStyles } from './opening.styles.ts';

/**
 * What a game is about, in the place of a board on which nothing is laid yet: a picture, a name,
 * the story, what wins, and who sets out.
 *
 * @slot      - what is to be done
 * @slot cast - who sets out
 * @csspart view  its picture
 * @cssprop --uc-opening-view  height of its picture above the words
 */
export class OpeningElement extends elementWith({
  /** name of the game, or of what has been drawn in it */
  label: prop.text(''),
  /** the story; may be empty */
  says: prop.text(''),
  /** what wins; may be empty */
  goal: prop.text(''),
  /** what its picture shows; null: light alone */
  face: prop.data<CardFace | null>(null),
}) {
  static override styles = [baseStyles, openingStyles];

  override render(): TemplateResult {
    const { face, goal, label, says } = this;
    return html`<section class="opening" aria-label=${label}>
      <div class="view" part="view" aria-hidden="true">${face === null ? nothing : pictureOf(face)}</div>
      <div class="words">
        <h3>${label}</h3>
        ${says === '' ? nothing : html`<p class="story">${says}</p>`}
        ${goal === '' ? nothing : html`<p class="goal">${icon('ui-trophy')}<span>${goal}</span></p>`}
        <slot></slot>
      </div>
      <slot name="cast"></slot>
    </section>`;
  }
}

/** Its lit picture; until there is one, and where there is none, its icon. */
function pictureOf(face: CardFace): TemplateResult {
  const flat = face.icon !== null && hasIcon(face.icon) ? icon(face.icon) : nothing;
  return html`${litPicture(sceneOf(face, 'card'), 'picture')}${flat}`;
}

define('uc-opening', OpeningElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-opening': OpeningElement;
  }
}
