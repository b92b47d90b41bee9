import { UndercroftElement, baseStyles, define, icon, registerIcons } from '@undercroft/components';
import { css, html, type PropertyDeclarations, type TemplateResult } from 'lit';
import { credits, type IconCredit } from 'virtual:undercroft/credits';
import { hashOf } from '../route.ts';
import { pageStyles } from './page.styles.ts';

/** Who made the pictures and the letters, and under which licence they are used. */
export class CreditsPageElement extends UndercroftElement {
  static override styles = [
    baseStyles,
    pageStyles,
    css`
      section {
        margin-top: 28px;
      }
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
        gap: 6px 14px;
        margin-top: 10px;
      }
      li {
        display: flex;
        align-items: center;
        gap: 10px;
      }
      li .icon {
        font-size: 30px;
        color: var(--uc-accent);
      }
      h3 {
        margin-top: 18px;
      }
    `,
  ];
  static override properties: PropertyDeclarations = {};

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = 'Credits · Undercroft';
    registerIcons(Object.fromEntries(credits.map(({ name, shape }) => [name, shape])));
  }

  override render(): TemplateResult {
    const authors = [...new Set(credits.map((credit) => credit.author))].toSorted();
    return html`<main>
      <nav><a href=${hashOf({ page: 'start' })}>All games</a></nav>
      <h1>Credits and licences</h1>
      <section>
        <h2>Icons</h2>
        <p>
          From <a href="https://game-icons.net">game-icons.net</a>, used under
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>; recoloured.
        </p>
        ${authors.map(
          (author) =>
            html`<h3>Icons made by ${author}</h3>
              <ul>
                ${credits.filter((credit: IconCredit) => credit.author === author).map(({ name }) => html`<li>${icon(name)}${name.replaceAll('-', ' ')}</li>`)}
              </ul>`,
        )}
      </section>
      <section>
        <h2>Letters</h2>
        <p>
          Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica, under the
          <a href="https://openfontlicense.org">SIL Open Font License 1.1</a>.
        </p>
      </section>
    </main>`;
  }
}

define('workbench-credits', CreditsPageElement);
