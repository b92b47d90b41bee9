import { iconsOfGame, literalOf } from '@undercroft/contract';
import { allTexts } from '@undercroft/starters';
import type { BuiltGame } from './content/build-game.ts';
import type { Content } from './content/content.ts';
import { authorOf, creditsFor, NOBODY } from './icons/credits.ts';
import { iconNames, iconShapes } from './icons/icon-set.ts';
import { PICTURES_PATH } from './pictures/picture-server.ts';

const CREDITS = 'virtual:undercroft/credits';
const GAMES = 'virtual:undercroft/games';
const ICON_AUTHORS = 'virtual:undercroft/icon-authors';
const ICON_NAMES = 'virtual:undercroft/icon-names';
const ICON_SHAPES = 'virtual:undercroft/icon-shapes';
const STARTERS = 'virtual:undercroft/starters';
const GAME = 'virtual:undercroft/game/';
const CODE = 'virtual:undercroft/code/';
const FILES = 'virtual:undercroft/files/';
const UPDATES = 'virtual:undercroft/updates';

/** Name of the event that a page gets when the content of a game has changed. */
export const UPDATE_EVENT = 'undercroft:update';

/** Source of a virtual module, as a `load` hook gives it. */
export interface VirtualSource {
  readonly code: string;
  readonly map: string | { mappings: '' };
}

/** Whether an import is one of ours. */
export function isVirtual(id: string): boolean {
  return (
    [GAMES, CREDITS, UPDATES, ICON_AUTHORS, ICON_NAMES, ICON_SHAPES, STARTERS].includes(id) ||
    [GAME, CODE, FILES].some((start) => id.startsWith(start))
  );
}

/**
 * Where a running server gives a module that tells of its content folder; null for any other
 * module.
 */
export function servedUrl(id: string): string | null {
  const isOfContent = [GAMES, CREDITS, UPDATES].includes(id);
  return isOfContent ? `/@id/__x00__${id}` : null;
}

/** Ids of all modules that show something of a game. */
export function modulesOfGame(id: string): string[] {
  return [GAMES, CREDITS, GAME + id, CODE + id, FILES + id];
}

/**
 * Where a page imports the code of a game anew, past everything that was cached.
 *
 * @param version any new word
 */
export function codeUrl(id: string, version: string): string {
  return `/@id/__x00__${CODE}${id}?v=${version}`;
}

/**
 * The id of the game whose module it is; null for any other module.
 *
 * @param request a query is left alone
 */
export function gameIn(request: string): string | null {
  const [id = ''] = request.split('?');
  return id.startsWith(GAME) ? id.slice(GAME.length) : null;
}

/** Where a page imports the files of a game anew. @param version any new word */
export function filesUrl(id: string, version: string): string {
  return `/@id/__x00__${FILES}${id}?v=${version}`;
}

/**
 * The source of a virtual module.
 *
 * @param request  id without the leading zero byte; a query is left alone
 * @param serving  a server asks, so the page may know where the files lie
 * @returns        null when there is no such module
 */
export function virtualSource(content: Content, request: string, serving: boolean): VirtualSource | null {
  const [id = ''] = request.split('?');
  if (id === GAMES) return plain(gamesSource(content, serving));
  // In a build there is no `hot`, so the listener is never called.
  if (id === UPDATES)
    return plain(`export const onUpdate = (take) => void import.meta.hot?.on(${literalOf(UPDATE_EVENT)}, take);\n`);
  if (id === CREDITS) return plain(creditsSource(content));
  if (id === ICON_AUTHORS) return plain(authorsSource(content));
  if (id === ICON_NAMES) return plain(`export const names = ${literalOf([...iconNames()])};\n`);
  if (id === STARTERS) return plain(`export const starters = ${literalOf(allTexts())};\n`);
  // Loaded with `JSON.parse`: the icon set is several megabytes and slow to parse as JavaScript.
  if (id === ICON_SHAPES)
    return plain(`export const shapes = JSON.parse(${literalOf(JSON.stringify(iconShapes(iconNames())))});\n`);
  if (id.startsWith(GAME)) return plain(gameSource(content, id.slice(GAME.length)));
  if (id.startsWith(FILES)) return plain(filesSource(content, id.slice(FILES.length)));
  if (!id.startsWith(CODE)) return null;
  const output = playable(content, id.slice(CODE.length))?.output;
  return output === null || output === undefined ? null : { code: output.code, map: output.map };
}

function plain(code: string): VirtualSource {
  return { code, map: { mappings: '' } };
}

function playable(content: Content, id: string): BuiltGame | null {
  const game = content.game(id);
  return game.output === null ? content.lastGood(id) : game;
}

function gamesSource(content: Content, serving: boolean): string {
  const loaders = (start: string): string =>
    content.ids.map((id) => `[${literalOf(id)}]: () => import(${literalOf(start + id)})`).join(', ');
  return [
    `export const games = ${literalOf(content.entries)};`,
    `export const folder = ${literalOf(serving ? content.folder : '')};`,
    `export const pictures = ${literalOf(serving ? PICTURES_PATH : null)};`,
    `export const load = { ${loaders(GAME)} };`,
    `export const loadFiles = { ${loaders(FILES)} };`,
    '',
  ].join('\n');
}

function filesSource(content: Content, id: string): string {
  return `export const files = ${literalOf(Object.fromEntries(content.filesOf(id)))};\n`;
}

function authorsSource({ iconAuthors }: Content): string {
  const known = new Set(Object.values(iconAuthors).flat());
  const authors = Object.fromEntries([...known].map((name) => [name, authorOf(name, iconAuthors)]));
  return `export const authors = ${literalOf(authors)};\nexport const nobody = ${literalOf(NOBODY)};\n`;
}

function creditsSource(content: Content): string {
  const metas = content.ids.map((id) => playable(content, id)?.output?.meta).filter((meta) => meta !== undefined);
  return `export const credits = ${literalOf(creditsFor(metas.flatMap(iconsOfGame), content.iconAuthors))};\n`;
}

function gameSource(content: Content, id: string): string {
  const { findings } = content.game(id);
  const good = playable(content, id);
  const module =
    good === null
      ? 'export const module = null;'
      : `import * as module from ${literalOf(CODE + id)};\nexport { module };`;
  return [
    module,
    `export const fonts = ${literalOf(content.fontsOf(id))};`,
    `export const icons = ${literalOf(good?.icons ?? {})};`,
    `export const findings = ${literalOf(findings)};`,
    '',
  ].join('\n');
}
