/** From one game of a campaign to the next, on a terminal. */
import { createGame, filled, GameUseError, nextSetup, type Game, type GameSetup } from '@undercroft/engine';
import { newSeed, readOptionValue } from '../setup.ts';
import type { Terminal } from '../terminal.ts';
import { playWords } from './words.ts';

/**
 * Asks whether the next game of a campaign is to begin, and for the options that are chosen anew.
 *
 * @param game one that is over, or that a player has left
 * @returns null when none follows, and when it is declined
 */
export async function nextGame(terminal: Terminal, game: Game, lang: string): Promise<Game | null> {
  const { module, setup, state } = game;
  const next = setup && nextSetup(module, state, setup);
  if (next === null) return null;
  const words = playWords(lang);
  const number = next.legacy.past.length + 1;
  const line = await terminal.ask(`\n${filled(words.nextGame, { n: String(number) })} `);
  if (line?.trim().toLowerCase() !== words.yes) return null;
  for (;;) {
    const options = await settle(terminal, game, next.options ?? {});
    if (options === null) return null;
    try {
      return createGame(module, { ...next, options, seed: newSeed() });
    } catch (error) {
      if (!(error instanceof GameUseError)) throw error;
      terminal.out(`${error.message}\n`);
    }
  }
}

/** @returns null when there is no more input */
async function settle(
  terminal: Terminal,
  { module: { meta } }: Game,
  options: NonNullable<GameSetup['options']>,
): Promise<GameSetup['options'] | null> {
  const settled: Record<string, number | boolean | string> = { ...options };
  for (const index of meta.campaign?.settles ?? []) {
    const { name, title, type, initial } = meta.options[index]!;
    const values = type.is === 'enum' ? meta.enums[type.of]!.values : type.is === 'flag' ? ['false', 'true'] : [];
    const shown = values[initial] ?? String(initial);
    const line = await terminal.ask(`${title}${values.length === 0 ? '' : ` (${values.join(', ')})`} [${shown}]: `);
    if (line === null) return null;
    if (line.trim() !== '') settled[name] = readOptionValue(line.trim());
  }
  return settled;
}
