import type { GameModule } from '@undercroft/contract';

/** Loads a game from the text of its module, in a page or a worker. @throws what the text throws */
export async function moduleFromText(code: string): Promise<GameModule> {
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  return (await import(/* @vite-ignore */ url)) as GameModule;
}
