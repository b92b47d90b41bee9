import {
  baseStyles,
  calledFor,
  chaptersOf,
  define,
  explainedIn,
  icon,
  parseFragments,
  richTextStyles,
  termStyles,
  termText,
  writtenWords,
  type Chapter,
  type Fragment,
} from '@undercroft/components';
import { localise, type GameMeta } from '@undercroft/contract';
import { css, html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { gameLinks } from '../game-links.ts';
import { GalleryElement } from '../gallery/gallery-element.ts';
import { canOpen, openSource } from '../gallery/open-source.ts';
import { hashOf } from '../route.ts';
import { pageStyles } from '../page.styles.ts';
import { mentionsIn } from './rulebook.ts';

/**
 * The rulebook of a game, with links to the cards it names; in development, with the places that
 * carry its rules out.
 */
export class RulesPageElement extends GalleryElement {
  static override styles = [
    baseStyles,
    pageStyles,
    termStyles,
    richTextStyles,
    css`
      .book {
        display: grid;
        grid-template-columns: 230px minmax(0, 1fr);
        gap: 48px;
        align-items: start;
        margin-top: 26px;
      }
      .contents {
        display: block;
        position: sticky;
        top: 20px;
        max-height: calc(100dvh - 40px);
        overflow-y: auto;
        margin: 0;
        padding: 0 0 0 18px;
        border-inline-start: 2px solid var(--uc-line);
      }
      .contents h2 {
        margin-bottom: 8px;
        font-size: 1.15rem;
      }
      .contents a {
        display: block;
        padding: 5px 0;
        color: var(--uc-ink);
        text-decoration: none;
        line-height: 1.25;
      }
      .contents a:hover,
      .contents a[aria-current] {
        color: var(--uc-accent);
        text-decoration: underline;
      }
      section {
        padding-bottom: 30px;
        scroll-margin-top: 16px;
      }
      section h2 {
        margin-bottom: 10px;
      }
      section p {
        max-width: 68ch;
        margin-bottom: 10px;
        font-size: 1.14rem;
        line-height: 1.55;
      }
      section p a {
        color: inherit;
        text-decoration-color: var(--uc-accent);
      }
      .glyph {
        color: var(--uc-accent);
      }
      .ids {
        display: flex;
        flex-wrap: wrap;
        gap: 4px 10px;
      }
      .ids button {
        min-height: 28px;
        padding: 2px 0;
        border: 0;
        background: none;
        color: var(--uc-ink-soft);
        font:
          0.8rem/1.3 ui-monospace,
          'Cascadia Mono',
          Menlo,
          Consolas,
          monospace;
        cursor: pointer;
      }
      .ids button:hover {
        color: var(--uc-accent);
      }
      :focus-visible {
        outline: 3px solid var(--uc-focus);
        outline-offset: 2px;
      }
      @media (max-width: 820px) {
        .book {
          grid-template-columns: minmax(0, 1fr);
          gap: 24px;
        }
        .contents {
          position: static;
          max-height: none;
          columns: 2 150px;
        }
        .contents h2 {
          column-span: all;
        }
        .contents a {
          min-height: 36px;
        }
      }
      @media print {
        nav,
        .contents,
        .ids {
          display: none;
        }
      }
    `,
  ];
  static override properties: PropertyDeclarations = { chapter: {} };

  /** Chapter to begin with, or empty. */
  declare chapter: string;

  #moved = '';

  constructor() {
    super();
    this.chapter = '';
  }

  override render(): TemplateResult | typeof nothing {
    const own = this.loaded?.module?.meta;
    if (own === undefined) return nothing;
    const meta = localise(own, this.words.lang);
    const chapters = chaptersOf(meta);
    const title = this.say('rules.title', { game: meta.title });
    document.title = `${title} · Undercroft`;
    return html`<main>
      ${gameLinks(this, this.game, meta.title, 'rules')}
      <h1>${title}</h1>
      ${chapters.length === 0 ? html`<p class="lead">${this.say('rules.none', { game: meta.title })}</p>` : this.#book(meta, chapters)}
    </main>`;
  }

  #book(meta: GameMeta, chapters: readonly Chapter[]): TemplateResult {
    return html`<div class="book">
      <nav class="contents" aria-labelledby="contents">
        <h2 id="contents">${this.say('rules.contents')}</h2>
        ${chapters.map(
          ({ id, title }) =>
            html`<a
              href=${hashOf({ page: 'rules', game: this.game, chapter: id })}
              aria-current=${id === this.chapter ? 'true' : nothing}
              @click=${() => this.#show(id)}
              >${title}</a
            >`,
        )}
      </nav>
      <div>${chapters.map((chapter) => this.#chapter(meta, chapter))} ${this.#words(meta)}</div>
    </div>`;
  }

  /** What the words of the game mean, behind all chapters. */
  #words(meta: GameMeta): TemplateResult | typeof nothing {
    const written = writtenWords(meta);
    if (written.length === 0) return nothing;
    return html`<section aria-labelledby="words">
      <h2 id="words">${this.words.say('rules.words')}</h2>
      ${written.map(
        ({ word }) =>
          html`<p>
            <strong>${word.title}</strong>: ${parseFragments(word.means).map((piece) => this.#piece(meta, piece))}
          </p>`,
      )}
    </section>`;
  }

  #chapter(meta: GameMeta, { id, title, text, rules }: Chapter): TemplateResult {
    return html`<section id=${`chapter-${id}`} tabindex="-1" aria-labelledby=${`title-${id}`}>
      <h2 id=${`title-${id}`}>${title}</h2>
      ${text.map((paragraph) => html`<p>${parseFragments(paragraph).map((piece) => this.#piece(meta, piece))}</p>`)}
      ${
        canOpen && rules.length > 0
          ? html`<div class="ids">${rules.map((rule) => this.#rule(meta, rule))}</div>`
          : nothing
      }
    </section>`;
  }

  #piece(meta: GameMeta, piece: Fragment): unknown {
    if (piece.is === 'strong') return html`<strong>${piece.text}</strong>`;
    if (piece.is === 'icon') {
      const known = explainedIn(meta).glossary.get(piece.name);
      if (known?.icon === null || known === undefined) return known?.title ?? piece.name;
      return html`<span class="glyph" role="img" aria-label=${calledFor(known, piece.count)} title=${known.title}
        >${icon(known.icon)}</span
      >`;
    }
    return mentionsIn(meta.rows, piece.text).map(({ text, row }) =>
      row === null
        ? termText(text, explainedIn(meta))
        : html`<a href=${hashOf({ page: 'cards', game: this.game, card: row.name })}>${text}</a>`,
    );
  }

  #rule(meta: GameMeta, id: string): TemplateResult {
    const site = meta.sites[meta.rules.find((rule) => rule.id === id)?.sites[0] ?? -1];
    const open = (): void => {
      if (site !== undefined) openSource(`${meta.files[site.file]}:${site.line}:${site.column}`);
    };
    return html`<button
      type="button"
      title=${this.say('rules.source', { id })}
      ?disabled=${site === undefined}
      @click=${open}
    >
      ${id}
    </button>`;
  }

  /**
   * A link to the chapter that is open already changes no address, so nothing else would move
   * there.
   */
  #show(id: string): void {
    this.renderRoot.querySelector<HTMLElement>(`#${CSS.escape(`chapter-${id}`)}`)?.scrollIntoView();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.chapter === this.#moved || this.loaded === null || this.chapter === '') return;
    this.#moved = this.chapter;
    this.#show(this.chapter);
  }
}

define('workbench-rules', RulesPageElement);
