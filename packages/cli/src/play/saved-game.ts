import type { GameModule } from '@undercroft/contract';
import { openSave, type Game } from '@undercroft/engine';
import { viewFor } from '@undercroft/view';
import { FindingError } from '../failure.ts';
import { painter, type Terminal } from '../terminal.ts';
import { boardText } from './board.ts';
import { carriedText, playWords } from './words.ts';

/** A saved game, as it is read. */
interface SavedText {
  readonly text: string;
  /** what a terminal calls the game */
  readonly called: string | undefined;
  /** language of what the terminal itself says */
  readonly lang: string;
}

/**
 * Opens a saved game. If changed rules lead it to another position, the terminal shows that
 * position as a spectator sees it and asks whether to play on from there.
 *
 * @returns null when the answer is not yes
 * @throws  FindingError when it is refused
 */
export async function savedGame(
  terminal: Terminal,
  module: GameModule,
  { text, called, lang }: SavedText,
): Promise<Game | null> {
  const opened = openSave(module, text, { log: true, called });
  if (!opened.ok) throw new FindingError(opened.message);
  const { carried, game } = opened;
  if (carried === null) return game;
  const words = playWords(lang);
  terminal.out(`${carriedText(words, carried)}\n`);
  if (carried.same) return game;
  const style = { meta: module.meta, paint: painter(terminal.outColour), words, width: terminal.width };
  terminal.out(`\n${boardText(style, viewFor(module, game.state, 'spectator'))}\n`);
  const line = await terminal.ask(`${words.playOn} `);
  return line?.trim().toLowerCase() === words.yes ? game : null;
}
