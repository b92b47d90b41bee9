import { preferredOf } from '@undercroft/components';
import type { GameModule } from '@undercroft/contract';
import { COLOURS } from '../session/colours.ts';
import { languagesToChoose } from '../sheets/settings-sheet.ts';
import type { GameController } from '../controller/game-controller.ts';
import type { Settings } from '../settings/settings.ts';

/** What of the element says how it looks. */
interface Styled extends HTMLElement {
  readonly module: GameModule | null;
  readonly theme: Settings['theme'] | null;
}

/**
 * The `lang` that was written here, by element: that of the settings, or of the browser. Another
 * one is what the page says.
 */
const written = new WeakMap<HTMLElement, string>();

const isOurs = (element: HTMLElement): boolean => written.get(element) === element.getAttribute('lang');

/**
 * Applies the player's settings to an element: light or dark, size, language, colours of the seats.
 */
export function applyAppearance(element: Styled, controller: GameController): void {
  const { style, module } = element;
  const { cards, lang: chosen } = controller.state.settings;
  const theme = element.theme ?? controller.state.settings.theme;
  style.colorScheme = theme === 'light' || theme === 'dark' ? theme : '';
  // Nothing for the usual size: what the page has set in a style sheet holds.
  style.setProperty('--uc-scale', { small: '0.86', normal: '', large: '1.22' }[cards]);
  const colours = controller.state.session?.colours;
  for (const seat of COLOURS.keys()) {
    const colour = colours?.[seat];
    if (colour === undefined) style.removeProperty(`--uc-seat-${seat}`);
    else style.setProperty(`--uc-seat-${seat}`, `var(--uc-colour-${colour})`);
  }
  const spoken = module === null ? [] : languagesToChoose(module.meta);
  // It may have been chosen at another game, which speaks it.
  const lang = spoken.includes(chosen) ? chosen : isSaid(element) ? '' : preferredOf(spoken);
  // Writing the same `lang` again makes the browser compute all styles of the game anew.
  if (lang !== '' && element.getAttribute('lang') !== lang) element.lang = lang;
  else if (lang === '' && isOurs(element)) element.removeAttribute('lang');
  if (lang === '') written.delete(element);
  else written.set(element, lang);
}

/**
 * Whether the page says which language a game speaks: at the element or around it. What the whole
 * page is written in says nothing about it.
 */
function isSaid(element: HTMLElement): boolean {
  for (let at: Node | null = element; at !== null; at = at instanceof ShadowRoot ? at.host : at.parentNode) {
    if (at === document.documentElement) return false;
    const isWritten = at === element && isOurs(element);
    if (!isWritten && at instanceof Element && (at.getAttribute('lang') ?? '') !== '') return true;
  }
  return false;
}
