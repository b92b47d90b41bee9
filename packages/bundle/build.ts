/** Builds every game of the content: `UNDERCROFT_CONTENT` names another folder to read, `UNDERCROFT_OUT` another to write to. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildGame, Content } from '@undercroft/vite-plugin';
import { bundleGame } from './src/bundle-game.ts';
import { licencesOfArt } from './src/licences.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const content = new Content(process.env['UNDERCROFT_CONTENT'] ?? here('../../content'));
const authors = content.iconAuthors;
const out = process.env['UNDERCROFT_OUT'] ?? here('./dist');
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const names: string[] = [];
let ofCode = '';
for (const id of content.ids) {
  const { output, icons } = buildGame(content.filesOf(id), id, null, 'release');
  if (output === null) throw new Error(`${id} could not be compiled`);
  const { module, script, licences } = await bundleGame({ id, ...output, icons, authors });
  writeFileSync(join(out, `${id}.js`), module);
  writeFileSync(join(out, `${id}.iife.js`), script);
  names.push(...Object.keys(icons));
  ofCode = licences; // the same code draws every game
}
const ofArt = licencesOfArt(names, authors, here('../components/generated/fonts'));
writeFileSync(join(out, 'licences.md'), ofCode + ofArt);
