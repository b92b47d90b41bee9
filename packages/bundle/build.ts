/** Builds every game of `content` into `dist`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compiledGame, contentIds } from '@undercroft/games';
import { Content } from '@undercroft/vite-plugin';
import { bundleGame } from './src/bundle-game.ts';
import { licencesOfArt } from './src/licences.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const authors = new Content(here('../../content')).iconAuthors;
const out = here('./dist');
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const names: string[] = [];
let ofCode = '';
for (const id of contentIds()) {
  const { icons, release } = compiledGame(id);
  const { module, script, languages, licences } = await bundleGame({ id, ...release, icons, authors });
  writeFileSync(join(out, `${id}.js`), module);
  writeFileSync(join(out, `${id}.iife.js`), script);
  for (const [lang, texts] of Object.entries(languages)) writeFileSync(join(out, `${id}.${lang}.js`), texts);
  names.push(...Object.keys(icons));
  ofCode = licences; // the same code draws every game
}
const ofArt = licencesOfArt(names, authors);
writeFileSync(join(out, 'licences.md'), ofCode + ofArt);
