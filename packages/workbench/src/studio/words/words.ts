import { languageAround } from '@undercroft/components';
import { ownOf } from '@undercroft/contract';
import { de } from './de.ts';
import { en, type StudioWord } from './en.ts';
import { fr } from './fr.ts';

export type { StudioWord };

/** Says a sentence of the studio. */
export type Say = (key: StudioWord, slots?: Readonly<Record<string, string | number>>) => string;

const packs: Readonly<Record<string, Readonly<Record<StudioWord, string>>>> = { en, de, fr };

/** A sentence in the language around an element. */
export function studioWord(
  element: Element,
  key: StudioWord,
  slots: Readonly<Record<string, string | number>> = {},
): string {
  const lang = languageAround(element).toLowerCase();
  const pack = ownOf(packs, lang) ?? ownOf(packs, lang.split('-')[0] ?? '') ?? en;
  return pack[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(slots[name] ?? whole));
}
