import { authorOf, iconShape, type IconAuthors } from '@undercroft/vite-plugin';
import { markupOf } from '@undercroft/contract';
import { htmlPage } from '@undercroft/report/html';

/** Pictures with their names and authors, as one page without scripts. */
export function iconsPage(words: readonly string[], names: readonly string[], authors: IconAuthors): string {
  const pictures = names.flatMap((name) => {
    const shape = iconShape(name);
    if (shape === null) return [];
    return [
      `<figure><svg viewBox="0 0 ${shape.grid} ${shape.grid}" width="96" height="96" fill="currentColor" role="img" aria-label="${markupOf(name)}">` +
        `<path d="${markupOf(shape.path)}"/></svg><figcaption>${markupOf(name)}</figcaption>${markupOf(authorOf(name, authors))}</figure>`,
    ];
  });
  return htmlPage({
    title: `Icons: ${words.join(' ')}`,
    facts: 'From game-icons.net, CC BY 3.0',
    sections: [
      {
        heading: `${pictures.length} pictures`,
        text: 'Content names them as they are named here: icon: bat-wing.',
        body: [`<div class="plots">${pictures.join('\n')}</div>`],
      },
    ],
  });
}
