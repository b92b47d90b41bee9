import { languageAround } from '@undercroft/components';
import { galleryPack, type GalleryWord } from './packs.ts';

export type { GalleryWord } from './packs.ts';

/** A sentence in the language around an element. */
export function galleryWord(element: Element, key: GalleryWord, slots: Readonly<Record<string, string>> = {}): string {
  return galleryPack(languageAround(element))[key].replaceAll(
    /\{(\w+)\}/g,
    (whole, name: string) => slots[name] ?? whole,
  );
}
