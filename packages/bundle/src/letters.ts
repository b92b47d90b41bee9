/**
 * Letters of one game: its texts and those of the interface, cut out of the fonts of the product.
 */
import { readFileSync } from 'node:fs';
import { literalOf, type GameMeta } from '@undercroft/contract';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** What players may write, and what the interface writes between words. */
const ALWAYS = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0\u202f«»·–—‘’“”…•×−`;

/**
 * The font of most texts has all letters. Those of titles and of what is bold do without some that
 * only players may write.
 */
const EVERYDAY = 'text-400';
const SELDOM = /[$<>@[\\\]^_`{|}~]/g;

/** The title font of a game whose table does not name one. */
const PLAIN_TITLE = 'carved';

/**
 * Every letter that a game can show.
 *
 * @param texts  of the interface in the languages of the game
 */
export function lettersOf(meta: GameMeta, texts: readonly string[]): string {
  const all = [ALWAYS, JSON.stringify(meta), ...texts].join('');
  return [...new Set(all)].filter((letter) => letter > '\u001f').join('');
}

/** Names of the font files that a game is set in. */
export function fontsOf(meta: GameMeta): readonly string[] {
  const { table } = meta.extras;
  return ['text-400', 'text-700', `title-${table?.theme?.title ?? PLAIN_TITLE}`];
}

/** A font with some letters only, as WOFF2; letters that it does not have are passed over. */
export async function cutFont(file: Uint8Array, letters: string): Promise<Uint8Array> {
  // Hints went with the fonts of the product already; kerning and lining digits stay.
  const cut = { targetFormat: 'woff2', noHinting: true, keepFeatures: ['kern', 'lnum'] } as const;
  return await subsetFont(Buffer.from(file), letters, cut);
}

/**
 * The fonts of a game as addresses, cut to the letters that it can show. Every feature stays: some
 * scripts cannot be read without.
 *
 * @param files  fonts as they lie in the folder of the game; one that cannot be read is left out
 * @throws       never
 */
export async function addressesOf(files: readonly Uint8Array[], letters: string): Promise<string[]> {
  const cut = await Promise.allSettled(
    files.map(async (file) => await subsetFont(Buffer.from(file), letters, { targetFormat: 'woff2' })),
  );
  return cut.flatMap((one) =>
    one.status === 'rejected' ? [] : [`data:font/woff2;base64,${Buffer.from(one.value).toString('base64')}`],
  );
}

/**
 * Source of what installs the letters of a game: those of the interface, behind them those of its
 * own fonts.
 */
export function installSource(addresses: readonly string[]): string {
  return addresses.length === 0
    ? 'installFonts'
    : `async () => void (await Promise.all([installFonts(), installFontsOf(${literalOf(addresses)})]))`;
}

/** Whether the parser of the build can read a font. @throws never */
export async function isFont(file: Uint8Array): Promise<boolean> {
  try {
    await cutFont(file, 'a');
    return true;
  } catch {
    return false;
  }
}

/**
 * Puts the letters of a game in the place of whole fonts; fonts that it is not set in are empty.
 */
export function lettersPlugin(names: readonly string[], letters: string): Plugin {
  return {
    name: 'letters',
    enforce: 'pre',
    load: {
      filter: { id: /\.woff2\?inline$/ },
      async handler(id) {
        const path = id.slice(0, -'?inline'.length);
        const name = names.find((one) => path.endsWith(`/${one}.woff2`));
        const needed = name === EVERYDAY ? letters : letters.replaceAll(SELDOM, '');
        const cut = name === undefined ? null : Buffer.from(await cutFont(readFileSync(path), needed));
        const address = cut === null ? '' : `data:font/woff2;base64,${cut.toString('base64')}`;
        return { code: `export default ${JSON.stringify(address)};`, moduleType: 'js' };
      },
    },
  };
}
