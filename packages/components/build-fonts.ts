/**
 * Cuts the fonts to the letters of western Europe and writes them to `generated/fonts`, with their
 * licences. The files are committed, so no build step is needed; a test holds them against what
 * this makes.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const folder = fileURLToPath(new URL('./generated/fonts', import.meta.url));

/** Files of the product, and the package and file that each comes from. */
const sources = {
  'text-400': [require.resolve('@fontsource/alegreya-sans/package.json'), 'alegreya-sans-latin-400-normal'],
  'text-700': [require.resolve('@fontsource/alegreya-sans/package.json'), 'alegreya-sans-latin-700-normal'],
  'title-carved': [require.resolve('@fontsource/grenze/package.json'), 'grenze-latin-700-normal'],
  'title-storybook': [require.resolve('@fontsource/grandstander/package.json'), 'grandstander-latin-700-normal'],
} as const;

/** ASCII, letters with accents, and the marks that texts in these languages are set with. */
export function letters(): string {
  const codes = [...range(0x20, 0x7e), ...range(0xc0, 0xff)];
  return `${String.fromCodePoint(...codes)}\u00a0\u202f¡¿«»·ŒœŸ–—‘’‚“”„…•‹›−`;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/**
 * The font files, by name.
 *
 * @returns woff2 bytes and licence texts, the same on every machine
 */
export async function fontFiles(): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const [name, [packageFile, file]] of Object.entries(sources)) {
    const home = dirname(packageFile);
    const whole = readFileSync(join(home, 'files', `${file}.woff2`));
    // No hints: screens that need them are gone, and they are half of the file. Old-style figures
    // are left out for the same reason.
    const cut = { targetFormat: 'woff2', noHinting: true, keepFeatures: ['kern', 'lnum'] } as const;
    files.set(`${name}.woff2`, await subsetFont(whole, letters(), { ...cut, preserveNameIds: [0, 13, 14] }));
    files.set(`${basename(home)}.licence.txt`, readFileSync(join(home, 'LICENSE')));
  }
  return files;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of await fontFiles()) writeFileSync(join(folder, name), bytes);
}
