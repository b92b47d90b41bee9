/** Asks the server for the rules of a game, to play it in this page. */
import { moduleWithLanguages, type GameModule } from '@undercroft/contract';

/**
 * @param content hash of the content
 * @returns null when the server does not have it.
 * @throws never
 */
export async function loadRules(content: string): Promise<GameModule | null> {
  const address = `/rules/${content}.js`;
  const imported = await (import(/* @vite-ignore */ address) as Promise<GameModule>).catch(() => null);
  return imported && moduleWithLanguages(imported);
}
