/**
 * What the pages of the documents do besides being read: search, colours, examples that can be
 * tried.
 */
import { addExamples } from './examples.ts';
import { addSearch } from './search-box.ts';
import { addThemes } from './themes.ts';

/** Brings the page that is shown into sight among the others. */
function showPlace(pages: Element): void {
  const current = pages.querySelector<HTMLElement>('[aria-current]');
  if (current !== null) pages.scrollTop = current.offsetTop - pages.clientHeight / 2;
}

showPlace(document.querySelector('#pages')!);
addThemes(document.querySelector('#theme')!);
addSearch(document.querySelector('#search')!);
addExamples();
