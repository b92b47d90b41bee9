import { ofThePage } from '../page/of-the-page.ts';
import { onWords } from './words.ts';

/**
 * Who is told when the language around an element may have changed, and whether the page is already
 * observed for them.
 */
const following = ofThePage('language', () => ({ followers: new Set<() => void>(), isWatched: false }));

/**
 * The nearest `lang` attribute at or above an element, out of shadow roots and through slots; `en`
 * when there is none.
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
 * Returns the available language that the reader prefers.
 *
 * @param spoken  language tags that there are
 * @param wanted  language tags, the best one first; `fr-CA` finds `fr`
 * @returns       one of `spoken`, or the empty word when none is wanted
 * @throws        never
 */
export function preferredOf(spoken: readonly string[], wanted: readonly string[] = navigator.languages): string {
  for (const tag of wanted.map((one) => one.toLowerCase())) {
    const base = tag.split('-')[0];
    const found = spoken.find((one) => one.toLowerCase() === tag) ?? spoken.find((one) => one.toLowerCase() === base);
    if (found !== undefined) return found;
  }
  return '';
}

/**
 * Calls back whenever a `lang` attribute of the document or of one of our elements changed, or a
 * language was registered. (Attributes of foreign elements inside shadow roots are read, not
 * watched.)
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
