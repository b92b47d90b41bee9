import { ofThePage } from '../page/of-the-page.ts';
import { onWords } from './words.ts';

/** Who is told when the language around an element may have changed, and whether somebody watches the page for them. */
const following = ofThePage('language', () => ({ followers: new Set<() => void>(), isWatched: false }));

/**
 * The nearest `lang` attribute at or above an element, out of shadow roots and through slots; `en` when there is none.
 *
 * @throws never
 */
export function languageAround(element: Element): string {
  let node: Node | null = element;
  while (node !== null) {
    if (node instanceof Element) {
      const lang = node.getAttribute('lang');
      if (lang !== null && lang !== '') return lang;
    }
    node = above(node);
  }
  return 'en';
}

function above(node: Node): Node | null {
  if (node instanceof Element && node.assignedSlot !== null) return node.assignedSlot;
  return node instanceof ShadowRoot ? node.host : node.parentNode;
}

/**
 * Calls back whenever a `lang` attribute of the document or of one of our elements changed, or a language was
 * registered. (Attributes of foreign elements inside shadow roots are read, not watched.)
 *
 * @returns a function that ends it
 */
export function followLanguage(follower: () => void): () => void {
  watch();
  following.followers.add(follower);
  return () => following.followers.delete(follower);
}

/** Tells everybody who follows. */
export function languageChanged(): void {
  for (const follower of following.followers) follower();
}

function watch(): void {
  if (following.isWatched) return;
  following.isWatched = true;
  onWords(languageChanged);
  const observer = new MutationObserver(languageChanged);
  observer.observe(document, { attributeFilter: ['lang'], subtree: true });
}
