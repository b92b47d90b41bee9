/** What players get of a game: everything in one file. */
import { dirname } from 'node:path';
import { bundleGame, licencesOfArt, pageOf, type BundledGame } from '@undercroft/bundle';
import { fontsIn, readGame, type GameFolder } from '@undercroft/content-files';
import type { GameMeta } from '@undercroft/contract';
import { Content, buildGame } from '@undercroft/vite-plugin';

/** Files by path: texts, and bytes of pictures. */
export type BuiltFiles = Readonly<Record<string, string | Uint8Array>>;

/** Where the pictures of a game go. */
export type PicturePlace = 'beside' | 'inside' | 'none';

/** The element for any page, a file for each further language, and whose work is in them. */
export async function elementFiles(game: GameFolder, pictures: PicturePlace): Promise<BuiltFiles> {
  const { bundled, licences } = await bundle(game, pictures);
  const languages = Object.entries(bundled.languages).map(([lang, text]) => [`${game.id}.${lang}.js`, text]);
  return {
    [`${game.id}.js`]: bundled.module,
    [`${game.id}.iife.js`]: bundled.script,
    ...Object.fromEntries(languages),
    [`${game.id}.licences.md`]: licences,
    ...Object.fromEntries(bundled.pictures),
  };
}

/** One page with everything in it, and whose work that is. */
export async function pageFiles(game: GameFolder, pictures: PicturePlace): Promise<BuiltFiles> {
  const { bundled, meta, licences } = await bundle(game, pictures);
  const scripts = [bundled.script, ...Object.values(bundled.languages)];
  const page = pageOf({ id: game.id, title: meta.title, lang: meta.lang ?? 'en', scripts, licences });
  return { [`${game.id}.html`]: page, [`${game.id}.licences.md`]: licences };
}

interface Bundle {
  readonly bundled: BundledGame;
  readonly meta: GameMeta;
  /** Markdown */
  readonly licences: string;
}

async function bundle(game: GameFolder, pictures: PicturePlace): Promise<Bundle> {
  const { output, icons } = buildGame(readGame(game), game.id, null, 'release');
  if (output === null) throw new Error(`${game.id} compiles for designers but not for players`);
  const authors = new Content(dirname(game.folder)).iconAuthors;
  const { code, meta } = output;
  const bundled = await bundleGame({ id: game.id, code, meta, icons, authors, fonts: fontsIn(game), pictures });
  return { bundled, meta, licences: bundled.licences + licencesOfArt(Object.keys(icons), authors) };
}
