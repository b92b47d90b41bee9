import { fontFiles, type FontName } from './font-files.ts';

/** Names of our own, so that a page with other cuts of these fonts does not clash. */
const faces: readonly (readonly [family: string, file: FontName, weight: string])[] = [
  ['Undercroft Text', 'text-400', '400'],
  ['Undercroft Text', 'text-700', '700'],
  ['Undercroft Carved', 'title-carved', '700'],
  ['Undercroft Storybook', 'title-storybook', '700'],
];

let loading: Promise<void> | null = null;

/**
 * Registers the fonts with the document, once: `@font-face` inside a shadow root has no effect.
 *
 * @returns a promise that resolves when the fonts can be measured; a font that cannot load is left
 *   to the fallback
 */
export function installFonts(): Promise<void> {
  loading ??= loadAll();
  return loading;
}

let loaded = false;

/** Whether words can be measured in the letters they will stand in. */
export function fontsLoaded(): boolean {
  return loaded;
}

async function loadAll(): Promise<void> {
  await Promise.allSettled(
    faces.map(async ([family, name, weight]) => {
      const file = fontFiles[name];
      if (file === '') return;
      const face = new FontFace(family, `url(${file})`, { weight, display: 'swap' });
      document.fonts.add(face);
      await face.load();
    }),
  );
  loaded = true;
}

/**
 * Registers the fonts of a game under a family that stands behind ours, for letters that ours do
 * not have.
 *
 * @param addresses  of font files, made by the build
 * @returns a promise that resolves when they can be measured; a font that cannot be read is left
 *   out
 */
export async function installFontsOf(addresses: readonly string[]): Promise<void> {
  await Promise.allSettled(
    addresses.map(async (address) => {
      const face = new FontFace('Undercroft Content', `url(${address})`);
      document.fonts.add(await face.load());
    }),
  );
}
