/** One file for any page: a game with engine, interface, bots, letters and pictures. */
import { globSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameMeta, IconShape } from '@undercroft/contract';
import { coarser, creditsFor, type IconAuthors } from '@undercroft/vite-plugin';
import { bundled } from './bundled.ts';
import { coreModules, OUTSIDE, takenBy } from './core.ts';
import { entrySource, HERE, languageSource, type EntryPictures } from './entry.ts';
import { importConditionsOf, elementsOf } from './features.ts';
import { bakePictures, type BakedPictures } from './pictures/baked.ts';
import { addressesOf, fontsOf, lettersOf, lettersPlugin } from './letters.ts';
import { plainStyles } from './plain-styles.ts';
import { virtualModules } from './virtual-modules.ts';

/** A game as players need it. */
export interface PlayersGame {
  readonly id: string;
  /** the compiled game, an ES module; with the target `release` it is smaller */
  readonly code: string;
  readonly meta: GameMeta;
  readonly icons: Readonly<Record<string, IconShape>>;
  readonly authors: IconAuthors;
  /** fonts for letters that ours lack, as files; left out: it has none */
  readonly fonts?: readonly Uint8Array[];
  /**
   * where its pictures go: into a folder beside the file, into the file; left out: icons stand for
   * them
   */
  readonly pictures?: 'beside' | 'inside' | 'none';
}

/** A game for any page. Each of `module` and `script` is all that a page needs. */
export interface BundledGame {
  /** an ES module */
  readonly module: string;
  /** a classic script, which also runs from a file on disk */
  readonly script: string;
  /**
   * classic scripts, which are modules too: what the game is in each further language, by its tag
   */
  readonly languages: Readonly<Record<string, string>>;
  /** of the code in it, Markdown */
  readonly licences: string;
  /** files that lie beside it, by path */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

/** Side of the grid of pictures: more steps than the largest on a card has pixels. */
export const GRID = 128;
const PAGE = 'virtual:page';
/** How sources end: in this repository, and in a package made of it. */
const CODE = extname(import.meta.filename);
const WORDS = fileURLToPath(new URL('../../components/src/words/', import.meta.url));

/** Languages of the interface, by tag. */
export function spokenLanguages(): ReadonlySet<string> {
  return new Set(globSync(`${WORDS}[a-z][a-z]${CODE}`).map((path) => basename(path, CODE)));
}

/** Makes the files of a game. @throws what Vite throws when something cannot be bundled */
export async function bundleGame({
  id,
  code,
  meta,
  icons,
  authors,
  fonts = [],
  pictures = 'none',
}: PlayersGame): Promise<BundledGame> {
  const credits = creditsBy(Object.keys(icons), authors);
  const baked: BakedPictures = pictures === 'none' ? new Map() : await bakePictures(meta);
  const folder = `${id}.pictures`;
  const shown =
    pictures === 'none' ? null : pictures === 'inside' ? inside(baked) : { folder, keys: [...baked.keys()] };
  const letters = lettersOf(meta, interfaceTexts(['en', ...Object.keys(meta.languages ?? {})]));
  const parts = {
    id,
    version: ownVersion(),
    icons: coarser(icons, GRID),
    credits,
    elements: elementsOf(meta),
    pictures: shown,
  };
  const entry = entrySource({ ...parts, fonts: await addressesOf(fonts, letters) });
  const page = await bundled(PAGE, {
    format: 'es',
    name: 'page',
    external: [...OUTSIDE, HERE],
    conditions: importConditionsOf(meta),
    plugins: [virtualModules({ [PAGE]: entry }), plainStyles(), lettersPlugin(fontsOf(meta), letters)],
  });
  const modules = { ...(await coreModules(code, takenBy(page.code), importConditionsOf(meta))), [PAGE]: page.code };
  const whole = async (format: 'es' | 'iife'): Promise<string> =>
    (
      await bundled(PAGE, {
        format,
        name: 'undercroft',
        plugins: [virtualModules({ ...modules, [HERE]: here[format] })],
      })
    ).code;
  const languages = await languagesOf(id, meta);
  const [module, script] = [await whole('es'), await whole('iife')];
  const beside = pictures === 'beside' ? [...baked].map(([key, file]) => [`${folder}/${key}.webp`, file] as const) : [];
  return { module, script, languages, licences: page.licences, pictures: new Map(beside) };
}

/** The version of this package, which is that of all packages of the product. */
function ownVersion(): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { readonly version: string }).version;
}

/** Where a script lies. A classic one knows it only while it begins. */
const here = {
  es: 'export const here = import.meta.url;',
  iife: 'export const here = document.currentScript?.src || document.baseURI;',
} as const;

function inside(baked: BakedPictures): EntryPictures {
  const address = (file: Buffer): string => `data:image/webp;base64,${file.toString('base64')}`;
  return { addresses: Object.fromEntries([...baked].map(([key, file]) => [key, address(file)])) };
}

/** A script for each language of a game besides its own, by its tag. */
async function languagesOf(id: string, { languages = {} }: GameMeta): Promise<Record<string, string>> {
  const spoken = spokenLanguages();
  const made: Record<string, string> = {};
  for (const [lang, texts] of Object.entries(languages)) {
    const entry = languageSource({ id, lang, texts, spoken: spoken.has(lang) });
    const plugins = [virtualModules({ [PAGE]: entry })];
    made[lang] = (await bundled(PAGE, { format: 'iife', name: 'undercroftLanguage', plugins })).code;
  }
  return made;
}

/** The sources of what the interface says: every letter of it stands there. */
export function interfaceTexts(languages: readonly string[]): string[] {
  const files = globSync(languages.map((lang) => `${WORDS}${lang}{,-*}${CODE}`));
  return files.map((path) => readFileSync(path, 'utf8'));
}

/** Names of icons by who drew them. */
function creditsBy(names: readonly string[], authors: IconAuthors): Record<string, string[]> {
  const all = Map.groupBy(creditsFor(names, authors), ({ author }) => author);
  return Object.fromEntries([...all].map(([author, credits]) => [author, credits.map(({ name }) => name)]));
}
