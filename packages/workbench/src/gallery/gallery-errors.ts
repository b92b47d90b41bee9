import { baseStyles, define } from '@undercroft/components';
import { css, html, nothing, type TemplateResult } from 'lit';
import { pageStyles } from '../page.styles.ts';
import './finding-list.ts';
import { GalleryElement } from './gallery-element.ts';

/** Everything that is wrong with the content of a game. */
export class GalleryErrorsElement extends GalleryElement {
  static override styles = [
    baseStyles,
    pageStyles,
    css`
      h1 {
        font-size: 2rem;
      }
      gallery-findings {
        margin-top: 22px;
      }
    `,
  ];

  override render(): TemplateResult | typeof nothing {
    if (this.loaded === null) return nothing;
    const { findings } = this.loaded;
    if (findings.length === 0) return html`<main><p>${this.say('errors.none')}</p></main>`;
    return html`<main>
      <h1>${this.say('errors.title')}</h1>
      <p class="lead">${this.say('errors.lead')}</p>
      <gallery-findings .findings=${findings}></gallery-findings>
    </main>`;
  }
}

define('gallery-errors', GalleryErrorsElement);
