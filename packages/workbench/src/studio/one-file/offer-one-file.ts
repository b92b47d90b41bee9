import { offerFile } from '@undercroft/game-element';
import type { Studio } from '../studio.ts';
import type { StudioWord } from '../words/words.ts';

type Tell = (key: StudioWord, slots?: Readonly<Record<string, string | number>>) => void;

/**
 * Makes the game into one file among the downloads, and tells at each step what is done, or what
 * went wrong and what to do. Never throws.
 */
export async function offerOneFile({ editor, game: id }: Studio, tell: Tell): Promise<void> {
  tell('file-compiling');
  const game = await editor.released(id).catch((): undefined => undefined);
  if (game === undefined) return tell('no-answer');
  if (game === null) return tell('file-wrong');
  tell('file-fetching');
  try {
    // Loaded with its icons on demand.
    const { oneFile } = await import('./one-file.ts');
    const page = new TextEncoder().encode(await oneFile(id, game));
    offerFile(`${id}.html`, page, 'text/html');
    tell('file-made', { file: `${id}.html`, size: Math.ceil(page.length / 1024) });
  } catch (error) {
    tell('file-failed', { why: error instanceof Error ? error.message : String(error) });
  }
}
