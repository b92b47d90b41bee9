/**
 * Builds every game of `content` into `dist`, without pictures: tests need none. `--pictures
 * beside` draws them, `--out` names another folder.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compiledGame, contentIds } from '@undercroft/games';
import { Content } from '@undercroft/vite-plugin';
import { bundleGame } from './src/bundle-game.ts';
import { contentSize } from './src/content-size.ts';
import { elementsOf } from './src/features.ts';
import { licencesOfArt } from './src/licences.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const authors = new Content(here('../../content')).iconAuthors;
const { values } = parseArgs({ options: { pictures: { type: 'string' }, out: { type: 'string' } } });
const out = values.out ?? here('./dist');
const pictures = values.pictures === 'beside' ? 'beside' : 'none';
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const names: string[] = [];
/** By game, for the limits of sizes: bytes of content, and which elements its table has. */
const sizes: Record<string, { readonly content: number; readonly elements: readonly string[] }> = {};
let ofCode = '';
for (const id of contentIds()) {
  const { icons, release } = compiledGame(id);
  const game = { id, ...release, icons, authors, pictures } as const;
  const { module, script, languages, licences, pictures: files } = await bundleGame(game);
  for (const [path, file] of files) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), file);
  }
  writeFileSync(join(out, `${id}.js`), module);
  writeFileSync(join(out, `${id}.iife.js`), script);
  for (const [lang, texts] of Object.entries(languages)) writeFileSync(join(out, `${id}.${lang}.js`), texts);
  sizes[id] = { content: contentSize(release.code, icons), elements: elementsOf(release.meta) };
  names.push(...Object.keys(icons));
  ofCode = licences; // the same code draws every game
}
const ofArt = licencesOfArt(names, authors);
writeFileSync(join(out, 'licences.md'), ofCode + ofArt);
writeFileSync(join(out, 'sizes.json'), JSON.stringify(sizes));
