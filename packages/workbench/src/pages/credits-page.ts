import { UndercroftElement, baseStyles, define, icon, registerIcons } from '@undercroft/components';
import { css, html, type PropertyDeclarations, type TemplateResult } from 'lit';
import { credits, type IconCredit } from 'virtual:undercroft/credits';
import { galleryWord } from '../gallery/words.ts';
import { hashOf } from '../route.ts';
import { pageStyles } from '../page.styles.ts';

/** The licences lie beside the fonts, where these are cut to size. */
const texts: Readonly<Record<string, string>> = import.meta.glob('../../../components/generated/fonts/*.licence.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const letters = Object.entries(texts).map(([path, text]) => ({
  family: capital((path.split('/').at(-1) ?? '').replace('.licence.txt', '')),
  text,
}));

function capital(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_whole, letter: string) => ` ${letter.toUpperCase()}`).trim();
}

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
      summary {
        padding: 6px 0;
        cursor: pointer;
      }
      pre {
        max-width: 80ch;
        white-space: pre-wrap;
        font-size: 0.8rem;
        line-height: 1.4;
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
    const site = html`<a href="https://game-icons.net">game-icons.net</a>`;
    const licence = html`<a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>`;
    // A sentence with links in it: what stands between its slots is text.
    const from = galleryWord(this, 'credits.icons-from')
      .split(/\{(\w+)\}/)
      .map((piece) => (piece === 'site' ? site : piece === 'licence' ? licence : piece));
    return html`<main>
      <nav><a href=${hashOf({ page: 'start' })}>${galleryWord(this, 'page.home')}</a></nav>
      <h1>${galleryWord(this, 'credits.title')}</h1>
      <section>
        <h2>${galleryWord(this, 'credits.icons')}</h2>
        <p>${from}</p>
        ${authors.map(
          (author) =>
            html`<h3>${galleryWord(this, 'credits.by', { author })}</h3>
              <ul>
                ${credits.filter((credit: IconCredit) => credit.author === author).map(({ name }) => html`<li>${icon(name)}${name.replaceAll('-', ' ')}</li>`)}
              </ul>`,
        )}
      </section>
      <section>
        <h2>${galleryWord(this, 'credits.letters')}</h2>
        ${letters.map(
          ({ family, text }) =>
            html`<details>
              <summary>${family}</summary>
              <pre>${text}</pre>
            </details>`,
        )}
      </section>
    </main>`;
  }
}

define('workbench-credits', CreditsPageElement);
