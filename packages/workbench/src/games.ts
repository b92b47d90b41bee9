import type { GameModule } from '@undercroft/contract';
import type { ContentUpdate, Finding, IconShape } from '@undercroft/vite-plugin';
import { folder, games, load } from 'virtual:undercroft/games';

/** A game as the pages show it. */
export interface LoadedGame {
  readonly id: string;
  /** null when its content has errors and never was right since the server began */
  readonly module: GameModule | null;
  readonly icons: Readonly<Record<string, IconShape>>;
  /** what is wrong with its content now */
  readonly findings: readonly Finding[];
}

type Listener = (game: LoadedGame) => void;

/** Must equal UPDATE_EVENT of the plugin, which only Node can load. */
const UPDATE = 'undercroft:update';

/** The content folder on the machine of the server; empty in a built site, which has no files to open. */
export const contentFolder: string = folder;

/** Ids of all games, in order. */
export const gameIds: readonly string[] = games.map((game) => game.id);

const loaded = new Map<string, LoadedGame>();
const listeners = new Set<Listener>();

/** Loads a game, once. @returns null when there is none of that id */
export async function loadGame(id: string): Promise<LoadedGame | null> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const loader = load[id];
  if (loader === undefined) return null;
  const { module, icons, findings } = await loader();
  const game: LoadedGame = { id, module, icons, findings: errorsOf(findings) };
  loaded.set(id, game);
  return game;
}

/** Calls back whenever the content of a game has changed. @returns ends it */
export function watchGames(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Takes a change of the content in: new code when there is some, else only what is wrong. */
async function take(update: ContentUpdate): Promise<void> {
  const before = loaded.get(update.id);
  if (before === undefined) return;
  const fresh = update.url === null ? null : ((await import(/* @vite-ignore */ update.url)) as GameModule);
  const game: LoadedGame = {
    id: update.id,
    module: fresh ?? before.module,
    icons: fresh === null ? before.icons : update.icons,
    findings: errorsOf(update.findings),
  };
  loaded.set(update.id, game);
  for (const listener of listeners) listener(game);
}

function errorsOf(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter((finding) => finding.severity === 'error');
}

import.meta.hot?.on(UPDATE, (update: ContentUpdate) => void take(update));
