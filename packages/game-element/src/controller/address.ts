import type { GameModule } from '@undercroft/contract';
import { textOfLink, withoutLink } from '../session/link.ts';

/**
 * Takes the position of a game out of the address of the page, if it names one: a reload of the
 * page then goes on from the saved game.
 *
 * @returns a saved game, as `Session.load` reads it, or null
 */
export function takeLink(module: GameModule): string | null {
  const text = textOfLink(location.hash, module);
  if (text !== null) history.replaceState(history.state, '', withoutLink(location.href));
  return text;
}

/** Calls back when the address of the page may name a position. @returns a function that ends it */
export function onLink(call: () => void): () => void {
  window.addEventListener('hashchange', call);
  return () => window.removeEventListener('hashchange', call);
}
