/** What a game is begun with, from the options of the command line. */
import type { GameMeta } from '@undercroft/contract';
import { GameUseError, resolveSetup, type GameSetup } from '@undercroft/engine';
import type { Arguments, OptionSpec } from './command.ts';
import { UsageError } from './failure.ts';

/** Options that every command which begins games has. */
export const SETUP_OPTIONS: Readonly<Record<string, OptionSpec>> = {
  players: { type: 'string', value: 'n', text: 'Seats; default the fewest of the game.' },
  seed: { type: 'string', value: 'n', text: 'Decides all chance; default 1.' },
  variant: { type: 'string', value: 'name', text: 'Variant of the game.' },
  option: { type: 'string', value: 'name=value', many: true, text: 'Option of the game; may be given again.' },
};

/** @param players when it was read elsewhere. @throws UsageError when the game has no such option, variant or number of players */
export function readSetup(
  meta: GameMeta,
  args: Arguments,
  players = args.number('players', { min: 1, max: 99, otherwise: meta.players.min }),
): GameSetup & { readonly options: Record<string, number | boolean | string> } {
  const whole = { min: -(2 ** 31), max: 2 ** 32 - 1 };
  const setup = {
    players,
    seed: args.number('seed', { ...whole, otherwise: 1 }),
    options: Object.fromEntries(args.texts('option').map(readOption)),
    ...(args.text('variant') === undefined ? {} : { variant: args.text('variant') }),
  };
  try {
    resolveSetup(meta, setup);
  } catch (error) {
    if (error instanceof GameUseError) throw new UsageError(error.message);
    throw error;
  }
  return setup;
}

function readOption(text: string): [string, number | boolean | string] {
  const cut = text.indexOf('=');
  if (cut <= 0) throw new UsageError(`--option takes name=value, not \`${text}\``);
  const value = text.slice(cut + 1);
  if (value === 'true' || value === 'false') return [text.slice(0, cut), value === 'true'];
  return [text.slice(0, cut), /^-?\d+$/.test(value) ? Number(value) : value];
}
