import { iconsOfGame, ownOf, type GameModule } from '@undercroft/contract';
import { installFontsOf, registerPictures } from '@undercroft/components';
import type { ContentUpdate, Finding, IconShape } from '@undercroft/vite-plugin';
import { folder, games, load, loadFiles, pictures } from 'virtual:undercroft/games';
import { onUpdate } from 'virtual:undercroft/updates';
import { iconsWith } from './icons-with.ts';

/** A game as the pages show it. */
export interface LoadedGame {
  readonly id: string;
  /** null when its content has errors and never was right since the server began */
  readonly module: GameModule | null;
  readonly icons: Readonly<Record<string, IconShape>>;
  /** what is wrong with its content now */
  readonly findings: readonly Finding[];
  /** what is worth knowing besides */
  readonly remarks: readonly Finding[];
}

/** A game as it is while it is edited. */
export interface DraftGame {
  readonly id: string;
  /** one ES module; null while its content has errors: then the last good code stays in force */
  readonly code: string | null;
  readonly findings: readonly Finding[];
}

// Tests compare what is drawn at once: what comes later would make them flaky.
if (pictures !== null && import.meta.env.MODE !== 'test')
  registerPictures((key, picture) => `${pictures}${key}.png?of=${encodeURIComponent(JSON.stringify(picture))}`);

type Listener = (game: LoadedGame) => void;

/**
 * The content folder on the machine of the server; empty in a built site, which has no files to
 * open.
 */
export const contentFolder: string = folder;

/** Ids of all games, in order. */
export const gameIds: readonly string[] = games.map((game) => game.id);

const loaded = new Map<string, LoadedGame>();
const texts = new Map<string, Readonly<Record<string, string>>>();
const listeners = new Set<Listener>();
const newest = new Map<string, string>();

/** Loads a game, once. @returns null when there is none of that id */
export async function loadGame(id: string): Promise<LoadedGame | null> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const loader = ownOf(load, id);
  if (loader === undefined) return null;
  const { module, icons, fonts, findings, pictures: drawn } = await loader();
  if (pictures === null) registerPictures((key) => ownOf(drawn, key) ?? null);
  await installFontsOf(fonts);
  const game: LoadedGame = { id, module, icons, ...sorted(findings) };
  loaded.set(id, game);
  return game;
}

/**
 * Texts of the files of a game, by path from the content folder, as they are now.
 *
 * @returns `{}` when there is no such game
 */
export async function loadTexts(id: string): Promise<Readonly<Record<string, string>>> {
  const known = texts.get(id);
  if (known !== undefined) return known;
  const { files } = (await ownOf(loadFiles, id)?.()) ?? { files: {} };
  texts.set(id, files);
  return files;
}

/** Calls back whenever the content of a game has changed. @returns a function that ends it */
export function watchGames(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Where the newest code of a game lies; null while it is that of the page. */
export function codeUrlOf(id: string): string | null {
  return newest.get(id) ?? null;
}

/**
 * Takes a game in that was compiled somewhere else than by the server: its content is being edited
 * in a page.
 */
export async function takeEdited({ id, code, findings }: DraftGame): Promise<void> {
  const before = await loadGame(id);
  const url = code === null ? null : URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const module = url === null ? (before?.module ?? null) : ((await import(/* @vite-ignore */ url)) as GameModule);
  if (url !== null) {
    forget(newest.get(id));
    newest.set(id, url);
  }
  const names = module === null ? [] : iconsOfGame(module.meta);
  publish({ id, module, icons: await iconsWith(names, before?.icons ?? {}), ...sorted(findings) });
}

/** The module stays loaded; only a new worker of bots would read its address again. */
function forget(url: string | undefined): void {
  if (url?.startsWith('blob:') === true) URL.revokeObjectURL(url);
}

function publish(game: LoadedGame): void {
  loaded.set(game.id, game);
  for (const listener of listeners) listener(game);
}

/** Takes a change of the content in: new code when there is some, else only what is wrong. */
async function take(update: ContentUpdate): Promise<void> {
  const before = loaded.get(update.id);
  if (before === undefined) return;
  const [fresh] = await Promise.all([
    update.url === null ? null : (import(/* @vite-ignore */ update.url) as Promise<GameModule>),
    refreshTexts(update),
  ]);
  const game: LoadedGame = {
    id: update.id,
    module: fresh ?? before.module,
    icons: fresh === null ? before.icons : update.icons,
    ...sorted(update.findings),
  };
  if (update.url !== null) newest.set(update.id, update.url);
  publish(game);
}

/** Texts are loaded again only where they have been asked for. */
async function refreshTexts({ id, files: url }: ContentUpdate): Promise<void> {
  if (!texts.has(id)) return;
  const { files } = (await import(/* @vite-ignore */ url)) as { files: Readonly<Record<string, string>> };
  texts.set(id, files);
}

function sorted(all: readonly Finding[]): Pick<LoadedGame, 'findings' | 'remarks'> {
  const isError = ({ severity }: Finding): boolean => severity === 'error';
  return { findings: all.filter(isError), remarks: all.filter((finding) => !isError(finding)) };
}

/** One after the other: a small change must not be overtaken by a large one before it. */
let taken: Promise<unknown> = Promise.resolve();
onUpdate((update) => {
  taken = taken.then(() => take(update));
});
