/** A game as a server of tables is given it, once or after each edit. */
import { watch } from 'node:fs';
import { createCompileCache, type CompileCache } from '@undercroft/compiler';
import { fontsIn, readGame, type GameFolder } from '@undercroft/content-files';
import { codeWithLanguages, iconsOfGame, type GameMeta } from '@undercroft/contract';
import type { RunningServer, ServedGame } from '@undercroft/server';
import { buildGame, iconShapes } from '@undercroft/vite-plugin';
import { compileFolder, printDiagnostics } from '../compiled.ts';
import type { Terminal } from '../terminal.ts';

/** Scripts of pages that are kept for one game, one for each version that is played. */
const SCRIPTS_MAX = 8;
/** Milliseconds for which a folder has to be quiet: an editor writes a file in several steps. */
const SETTLED = 100;

/** What compiles of one game keep for the next, for designers and for players. */
interface GameCaches {
  readonly develop: CompileCache;
  readonly release: CompileCache;
}

/**
 * A game with the script of its page, which is bundled at the first request for it.
 * @returns null when there are errors: they are printed
 */
export function servedGame(terminal: Terminal, game: GameFolder, caches?: GameCaches): ServedGame | null {
  // Read once, because files may be saved meanwhile.
  const files = readGame(game);
  const compiled = compileFolder(terminal.cwd, game, files, caches?.develop);
  printDiagnostics(terminal, [compiled], 'pretty');
  if (compiled.module === null) return null;
  const { output } = buildGame(files, game.id, caches?.release, 'release');
  if (output === null) throw new Error(`${game.id} compiles for designers but not for players`);
  const { meta } = output;
  // Each player reads the language of the own page, so tables speak all of them.
  const code = codeWithLanguages(output.code, meta);
  const scripts = new Map<string, Promise<string>>();
  const script = async (of: GameMeta): Promise<string> => {
    const kept = scripts.get(of.hash);
    if (kept !== undefined) return await kept;
    // The oldest one goes: it is made again when it is asked for.
    if (scripts.size >= SCRIPTS_MAX) scripts.delete([...scripts.keys()][0]!);
    const made = scriptOf(game, of);
    scripts.set(of.hash, made);
    return await made;
  };
  return { id: game.id, meta, code, script };
}

async function scriptOf(game: GameFolder, meta: GameMeta): Promise<string> {
  const { bundleOnline } = await import('@undercroft/bundle');
  return await bundleOnline({ id: game.id, meta, icons: iconShapes(iconsOfGame(meta)), fonts: fontsIn(game) });
}

/**
 * Gives the server each game anew when one of its files was saved. What has errors is printed, and
 * the tables stay as they are.
 *
 * @returns ends it
 */
export function followEdits(
  terminal: Terminal,
  games: readonly GameFolder[],
  server: Pick<RunningServer, 'serve'>,
): () => void {
  const timers = new Map<string, NodeJS.Timeout>();
  const caches = new Map(games.map(({ id }) => [id, { develop: createCompileCache(), release: createCompileCache() }]));
  const serve = async (game: GameFolder): Promise<void> => {
    const served = servedGame(terminal, game, caches.get(game.id));
    if (served !== null) await server.serve(served);
  };
  const saved = (game: GameFolder): void => {
    clearTimeout(timers.get(game.id));
    const late = setTimeout(() => {
      serve(game).catch((error: unknown) => terminal.err(`${String(error)}\n`));
    }, SETTLED);
    timers.set(game.id, late);
  };
  const watchers = games.map((game) => watch(game.folder, { recursive: true }, () => saved(game)));
  return () => {
    for (const watcher of watchers) watcher.close();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
