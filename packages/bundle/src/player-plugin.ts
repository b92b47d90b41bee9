import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { bundlePlayer, type Player } from './player.ts';

const MODULE = 'virtual:undercroft/player';
/** Where a server gives the files. */
const SERVED = '/__undercroft/player/';

interface PlayerFile {
  readonly part: keyof Player;
  readonly type: string;
}

/** The files by name: which part of the player each is. */
const FILES: Readonly<Record<string, PlayerFile>> = {
  'player.js': { part: 'script', type: 'text/javascript' },
  'player-licences.md': { part: 'licences', type: 'text/markdown' },
};

/**
 * What plays any game, beside a page: `virtual:undercroft/player` says where its files lie. A built
 * site has them as assets; a server makes them at the first request, and anew when a source of the
 * packages has changed.
 */
export function playerPlugin(): Plugin {
  let made: Promise<Player> | null = null;
  const player = (): Promise<Player> => (made ??= bundlePlayer());
  let isServing = false;
  const answer = async (file: PlayerFile, response: ServerResponse, failed: (why: unknown) => void): Promise<void> => {
    try {
      const all = await player();
      response.setHeader('content-type', `${file.type}; charset=utf-8`);
      response.end(all[file.part]);
    } catch (error) {
      made = null;
      failed(error);
    }
  };
  return {
    name: 'undercroft-player',
    configResolved({ command }) {
      isServing = command === 'serve';
    },
    resolveId(id) {
      return id === MODULE ? `\0${MODULE}` : null;
    },
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      let code = '';
      for (const [name, { part }] of Object.entries(FILES)) {
        const address = isServing
          ? JSON.stringify(SERVED + name)
          : `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source: (await player())[part] })}`;
        code += `export const ${part} = ${address};\n`;
      }
      return { code, moduleType: 'js' };
    },
    configureServer(server) {
      server.watcher.on('change', (path) => {
        if (path.endsWith('.ts')) made = null;
      });
      server.middlewares.use(SERVED, (request, response, next) => {
        const file = FILES[new URL(request.url ?? '', 'http://localhost').pathname.slice(1)];
        if (file === undefined) next();
        else void answer(file, response, next);
      });
    },
  };
}
