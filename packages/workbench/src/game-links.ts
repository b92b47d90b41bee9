import { html, nothing, type TemplateResult } from 'lit';
import { galleryWord } from './gallery/words.ts';
import { hashOf } from './route.ts';
import { WORKSHOP } from './site-parts.ts';

/** Pages about a game that lead to each other, in the order of their links. */
const PAGES = ['play', 'cards', 'rules', 'print', ...(WORKSHOP ? (['gallery'] as const) : [])] as const;

/**
 * Links from a page about a game to the start page and to the other pages about it.
 *
 * @param element  in whose language they are
 * @param game     id of the game
 * @param title    its title in that language
 * @param here     the page they stand on, which has no link to itself
 */
export function gameLinks(
  element: Element,
  game: string,
  title: string,
  here: (typeof PAGES)[number] | 'gallery',
): TemplateResult {
  return html`<nav>
    <a href=${hashOf({ page: 'start' })}>${galleryWord(element, 'page.home')}</a>
    ${PAGES.map((page) =>
      page === here
        ? nothing
        : html`<a href=${hashOf({ page, game })}>${galleryWord(element, `page.${page}`, { game: title })}</a>`,
    )}
  </nav>`;
}
