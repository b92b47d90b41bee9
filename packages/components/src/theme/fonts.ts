import textBold from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2?inline';
import textRegular from '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2?inline';
import titleBold from '@fontsource/alegreya/files/alegreya-latin-700-normal.woff2?inline';

/** Names of our own, so that a page with other cuts of these fonts does not clash. */
const faces = [
  ['Undercroft Text', textRegular, '400'],
  ['Undercroft Text', textBold, '700'],
  ['Undercroft Title', titleBold, '700'],
] as const;

let loading: Promise<void> | null = null;

/**
 * Registers the fonts with the document, once: `@font-face` inside a shadow root has no effect.
 *
 * @returns a promise that is kept when the fonts can be measured; a font that cannot load is left to the fallback
 */
export function installFonts(): Promise<void> {
  loading ??= loadAll();
  return loading;
}

async function loadAll(): Promise<void> {
  await Promise.allSettled(
    faces.map(async ([family, url, weight]) => {
      const face = new FontFace(family, `url(${url})`, { weight, display: 'swap' });
      document.fonts.add(face);
      await face.load();
    }),
  );
}
