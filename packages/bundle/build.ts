/** Builds every game of `content` into `dist`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compiledGame, contentIds } from '@undercroft/games';
import { Content } from '@undercroft/vite-plugin';
import { bundleGame } from './src/bundle-game.ts';
import { contentSize } from './src/content-size.ts';
import { elementsOf } from './src/features.ts';
import { licencesOfArt } from './src/licences.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const authors = new Content(here('../../content')).iconAuthors;
const out = here('./dist');
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const names: string[] = [];
/** By game, for the limits of sizes: bytes of content, and which elements its table has. */
const sizes: Record<string, { readonly content: number; readonly elements: readonly string[] }> = {};
let ofCode = '';
for (const id of contentIds()) {
  const { icons, release } = compiledGame(id);
  const { module, script, languages, licences } = await bundleGame({ id, ...release, icons, authors });
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
