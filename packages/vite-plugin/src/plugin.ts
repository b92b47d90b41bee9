import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { literalOf } from '@undercroft/contract';
import { isInside, strayGamesIn, WATCH_OPTIONS, type StrayGame } from '@undercroft/content-files';
import type { Finding, GameMeta, IconShape } from '@undercroft/contract';
import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite';
import type { BuiltGame } from './content/build-game.ts';
import { Content } from './content/content.ts';
import { WRITE_PATH, answerWrite } from './content/content-writer.ts';
import { ownPagesOnly } from './own-pages.ts';
import { answerPicture, PICTURES_PATH } from './pictures/picture-server.ts';
import { Pictures } from './pictures/pictures.ts';
import { codeUrl, filesUrl, gameIn, isVirtual, modulesOfGame, UPDATE_EVENT, virtualSource } from './virtual-modules.ts';

/** Settings of the plugin. */
export interface UndercroftOptions {
  /** folder with one folder per game, or what was read from one */
  readonly content: string | Content;
  /** draws the pictures of a game for a build, files by key; left out: a build has none */
  readonly pictures?: (meta: GameMeta) => Promise<ReadonlyMap<string, Uint8Array>>;
  /** called when the content has changed, after pages were told; what it throws is logged */
  readonly changed?: () => void;
}

/** Detail of the event that a page gets when the content of a game has changed. */
export interface ContentUpdate {
  readonly id: string;
  /**
   * where to import the new code from; null when the content has errors, the last good code stays
   * in force
   */
  readonly url: string | null;
  /** where to import the texts of its files from: `{ files }` */
  readonly files: string;
  readonly icons: Readonly<Record<string, IconShape>>;
  readonly findings: readonly Finding[];
  /** milliseconds it took to compile */
  readonly took: number;
}

/** Address at which Vite opens a file in the editor of the developer who runs the server. */
const OPEN_IN_EDITOR = '/__open-in-editor';

/**
 * How long to wait for more changes: editors write several files, and some write one file in two
 * steps.
 */
const SETTLE = 25;

/**
 * Games of a content folder as modules: `virtual:undercroft/games` lists them,
 * `virtual:undercroft/game/<id>` holds one. In development a change of the content is compiled at
 * once and told to the page by an event; an error in the content does not end the server. A build
 * fails on content errors.
 */
export function undercroft(options: UndercroftOptions): Plugin {
  const content = typeof options.content === 'string' ? new Content(resolve(options.content)) : options.content;
  let config: ResolvedConfig | null = null;
  return {
    name: 'undercroft',
    config: () => ({ server: { watch: WATCH_OPTIONS } }),
    configResolved(resolved) {
      config = resolved;
    },
    buildStart() {
      if (config?.command !== 'build') return;
      const errors = content.ids
        .flatMap((id) => content.game(id).findings)
        .filter((finding) => finding.severity === 'error');
      if (errors.length > 0) this.error(errors.map((finding) => finding.printed).join('\n\n'));
      for (const id of content.ids) {
        if (content.game(id).output === null) this.error(`${id} could not be compiled`);
      }
    },
    resolveId(id) {
      return isVirtual(id) ? `\0${id}` : null;
    },
    async load(id) {
      if (!id.startsWith('\0') || !isVirtual(id.slice(1))) return null;
      const source = virtualSource(content, id.slice(1), config?.command === 'serve');
      if (source === null) this.error(`there is no game for ${id.slice(1)}`);
      const game = gameIn(id.slice(1));
      if (game === null) return { ...source, moduleType: 'js' };
      const meta = config?.command === 'build' ? content.game(game).output?.meta : undefined;
      const files = meta === undefined ? undefined : await options.pictures?.(meta);
      const addresses = [...(files ?? [])].map(([key, file]) => {
        const reference = this.emitFile({ type: 'asset', name: `${key}.webp`, source: file });
        return `[${literalOf(key)}]: import.meta.ROLLUP_FILE_URL_${reference}`;
      });
      const code = `${source.code}export const pictures = { ${addresses.join(', ')} };\n`;
      return { ...source, code, moduleType: 'js' };
    },
    configureServer(server) {
      for (const { path, reason } of straysOf(content.folder)) server.config.logger.warn(`${path} ${reason}`);
      watch(server, content, options.changed ?? (() => {}));
      server.middlewares.use(OPEN_IN_EDITOR, ownPagesOnly);
      const pictures = new Pictures(join(server.config.cacheDir, 'undercroft-pictures'));
      server.middlewares.use(PICTURES_PATH, ownPagesOnly);
      server.middlewares.use(PICTURES_PATH, (request, response) => void answerPicture(pictures, request, response));
      server.middlewares.use(WRITE_PATH, (request, response) => void answerWrite(content.folder, request, response));
    },
    hotUpdate({ file }) {
      // Our own event tells the page; a reload of the modules would lose the game in play.
      return isInside(content.folder, file) ? [] : undefined;
    },
  };
}

/** A content folder that is not there yet has none. */
function straysOf(folder: string): StrayGame[] {
  return existsSync(folder) ? strayGamesIn(folder) : [];
}

function watch(server: ViteDevServer, content: Content, changed: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = (file: string): void => {
    if (!isInside(content.folder, file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => update(server, content, changed), SETTLE);
  };
  server.watcher.add(content.folder);
  for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, settle);
}

function update(server: ViteDevServer, content: Content, changed: () => void): void {
  const touched = content.refresh();
  for (const id of touched) {
    const start = performance.now();
    const game = content.game(id);
    const took = Math.round(performance.now() - start);
    forget(server, id);
    server.ws.send({ type: 'custom', event: UPDATE_EVENT, data: updateOf(game, took) });
    report(server, game, took);
  }
  if (touched.length > 0) attempt(server, changed);
}

/** An error in a listener of a change must not end the server. */
function attempt(server: ViteDevServer, step: () => void): void {
  try {
    step();
  } catch (error) {
    server.config.logger.error(String(error), { timestamp: true });
  }
}

function updateOf(game: BuiltGame, took: number): ContentUpdate {
  const { id, hash, icons, findings } = game;
  const version = `${hash}-${Math.round(performance.timeOrigin + performance.now())}`;
  const url = game.output === null ? null : codeUrl(id, version);
  return { id, url, files: filesUrl(id, version), icons, findings, took };
}

/** A page that is loaded anew gets the new content. */
function forget(server: ViteDevServer, id: string): void {
  const { moduleGraph } = server.environments.client;
  for (const name of modulesOfGame(id)) {
    const known = moduleGraph.getModuleById(`\0${name}`);
    if (known !== undefined) moduleGraph.invalidateModule(known);
  }
}

function report(server: ViteDevServer, game: BuiltGame, took: number): void {
  const errors = game.findings.filter((finding) => finding.severity === 'error');
  if (errors.length === 0)
    server.config.logger.info(`content of ${game.id} compiled in ${took} ms`, { timestamp: true });
  else server.config.logger.error(errors.map((finding) => finding.printed).join('\n\n'), { timestamp: true });
}
