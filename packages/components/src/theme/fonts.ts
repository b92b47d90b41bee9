import textRegular from '../../generated/fonts/text-400.woff2?inline';
import textBold from '../../generated/fonts/text-700.woff2?inline';
import titleCarved from '../../generated/fonts/title-carved.woff2?inline';
import titleStorybook from '../../generated/fonts/title-storybook.woff2?inline';

/** Names of our own, so that a page with other cuts of these fonts does not clash. */
const faces = [
  ['Undercroft Text', textRegular, '400'],
  ['Undercroft Text', textBold, '700'],
  ['Undercroft Carved', titleCarved, '700'],
  ['Undercroft Storybook', titleStorybook, '700'],
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

let loaded = false;

/** Whether words can be measured in the letters they will stand in. */
export function fontsLoaded(): boolean {
  return loaded;
}

async function loadAll(): Promise<void> {
  await Promise.allSettled(
    faces.map(async ([family, url, weight]) => {
      // A build for one game leaves out letters that its theme does not use.
      if (url === '') return;
      const face = new FontFace(family, `url(${url})`, { weight, display: 'swap' });
      document.fonts.add(face);
      await face.load();
    }),
  );
  loaded = true;
}
