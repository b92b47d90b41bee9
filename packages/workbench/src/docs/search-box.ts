/** The field above every page: type, choose with the arrows, go there. `/` leads into it. */
import type { SearchText } from './shapes.ts';
import { DocumentSearch, excerptOf, type Found } from './search.ts';

const up = document.documentElement.dataset['up'] ?? '';

/** Loads what can be searched, once. @throws when it cannot be fetched */
let loading: Promise<DocumentSearch> | null = null;
async function load(): Promise<DocumentSearch> {
  const answer = await fetch(`${up}search.json`);
  const search = new DocumentSearch();
  await search.add((await answer.json()) as SearchText[]);
  return search;
}

class SearchBox {
  readonly #input: HTMLInputElement;
  readonly #list: HTMLUListElement;
  readonly #said: HTMLElement;
  #found: readonly Found[] = [];
  #at = -1;
  /** counts what was typed, so that an answer that comes late is not shown */
  #asked = 0;

  constructor() {
    this.#input = element('input', {
      type: 'search',
      role: 'combobox',
      placeholder: 'Search (press /)',
      'aria-label': 'Search the documents',
      'aria-expanded': 'false',
      'aria-controls': 'found',
      'aria-autocomplete': 'list',
      autocomplete: 'off',
    });
    this.#list = element('ul', { id: 'found', class: 'found', role: 'listbox', 'aria-label': 'Found' });
    this.#list.hidden = true;
    this.#said = element('p', { class: 'unseen', role: 'status' });
    this.#input.addEventListener('focus', () => void this.#begin());
    this.#input.addEventListener('input', () => void this.#ask());
    this.#input.addEventListener('keydown', this.#key);
    this.#input.addEventListener('blur', () => this.#show([]));
    // The field keeps the focus, so that the list stays until the press is over.
    this.#list.addEventListener('mousedown', (event) => event.preventDefault());
    this.#list.addEventListener('click', (event) => {
      const index = [...this.#list.children].findIndex((line) => line.contains(event.target as Node));
      if (index >= 0) this.#go(index);
    });
    document.addEventListener('keydown', (event) => {
      const typing = event.composedPath()[0];
      const inField =
        typing instanceof HTMLElement &&
        (typing.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(typing.tagName));
      if (event.key !== '/' || inField || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      this.#input.focus();
    });
  }

  /** Puts it into a place of the page. */
  show(place: Element): void {
    place.append(this.#input, this.#list, this.#said);
  }

  async #begin(): Promise<void> {
    loading ??= load();
    await loading.catch(() => (loading = null));
    if (this.#input.value !== '' && document.activeElement === this.#input) await this.#ask();
  }

  async #ask(): Promise<void> {
    const words = this.#input.value.trim();
    const asked = ++this.#asked;
    if (words === '') return this.#show([]);
    loading ??= load();
    const search = await loading.catch(() => null);
    if (asked !== this.#asked) return;
    if (search === null) {
      loading = null;
      this.#show([]);
      this.#said.textContent = 'What can be searched could not be loaded.';
      return;
    }
    this.#show(search.find(words), words);
  }

  #show(found: readonly Found[], words = ''): void {
    this.#found = found;
    this.#at = found.length > 0 ? 0 : -1;
    this.#list.replaceChildren(...found.map(lineOf));
    if (words !== '' && found.length === 0) this.#list.append(nothingFound(words));
    this.#list.hidden = this.#list.childElementCount === 0;
    this.#input.setAttribute('aria-expanded', String(!this.#list.hidden));
    this.#said.textContent = words === '' ? '' : `${found.length} found`;
    this.#mark();
  }

  #mark(): void {
    for (const [index, line] of [...this.#list.children].entries()) {
      if (line.id === '') continue;
      line.setAttribute('aria-selected', String(index === this.#at));
      if (index === this.#at) line.scrollIntoView({ block: 'nearest' });
    }
    if (this.#at >= 0) this.#input.setAttribute('aria-activedescendant', `found-${this.#at}`);
    else this.#input.removeAttribute('aria-activedescendant');
  }

  #go(index: number): void {
    const one = this.#found[index];
    if (one === undefined) return;
    this.#input.blur();
    location.href = up + one.id;
  }

  readonly #key = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const count = this.#found.length;
    if (step !== 0 && count > 0) {
      event.preventDefault();
      this.#at = (this.#at + step + count) % count;
      this.#mark();
    } else if (event.key === 'Enter') this.#go(this.#at);
    else if (event.key === 'Escape') {
      this.#input.value = '';
      this.#show([]);
    }
  };
}

function lineOf(one: Found, index: number): HTMLElement {
  const line = element('li', { id: `found-${index}`, role: 'option', 'aria-selected': 'false' });
  const where = one.heading === one.page ? one.part : `${one.part} · ${one.page}`;
  const excerpt = element('small', {});
  excerpt.append(...excerptOf(one).map((part, place) => (place % 2 === 1 ? marked(part) : part)));
  const small = element('small', {});
  small.textContent = where;
  const title = element('b', {});
  title.textContent = one.heading;
  line.append(title, small, excerpt);
  return line;
}

function nothingFound(words: string): HTMLElement {
  const line = element('li', { class: 'none', role: 'option', 'aria-disabled': 'true', 'aria-selected': 'false' });
  line.textContent = `Nothing is found for “${words}”.`;
  return line;
}

function marked(text: string): HTMLElement {
  const mark = element('mark', {});
  mark.textContent = text;
  return mark;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** Puts the search into a place of the page. */
export function addSearch(place: Element): void {
  new SearchBox().show(place);
}
