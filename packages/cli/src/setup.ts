/** What a game is begun with, from the options of the command line. */
import type { GameMeta } from '@undercroft/contract';
import {
  GameUseError,
  parseSeed,
  resolveSetup,
  SEED_BYTES,
  SEED_MAX,
  seedFromBytes,
  type GameSetup,
  type Seed,
} from '@undercroft/engine';
import type { CliArguments, OptionSpec } from './command.ts';
import { UsageError } from './failure.ts';

/** Options that every command which begins games has. */
export const SETUP_OPTIONS: Readonly<Record<string, OptionSpec>> = {
  players: { type: 'string', value: 'n', text: 'Seats; default the fewest of the game.' },
  seed: { type: 'string', value: 'seed', text: 'Decides all chance: a number or a word; default 1.' },
  variant: { type: 'string', value: 'name', text: 'Variant of the game.' },
  option: { type: 'string', value: 'name=value', many: true, text: 'Option of the game; may be given again.' },
};

/**
 * @param players when it was read elsewhere.
 * @throws UsageError when the game has no such option, variant or number of players
 */
export function readSetup(
  meta: GameMeta,
  args: CliArguments,
  players = args.number('players', { min: 1, max: 99, otherwise: meta.players.min }),
): GameSetup & { readonly options: Record<string, number | boolean | string> } {
  const setup = {
    players,
    seed: readSeed(args.text('seed') ?? '1'),
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

/** A random seed that cannot be worked out from what players see. */
export function newSeed(): Seed {
  return seedFromBytes(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
}

function readSeed(text: string): Seed {
  const seed = parseSeed(text);
  if (seed !== null) return seed;
  throw new UsageError(
    `--seed takes a whole number, or up to ${SEED_MAX} letters, digits and hyphens, not \`${text}\``,
  );
}

function readOption(text: string): [string, number | boolean | string] {
  const cut = text.indexOf('=');
  if (cut <= 0) throw new UsageError(`--option takes name=value, not \`${text}\``);
  return [text.slice(0, cut), readOptionValue(text.slice(cut + 1))];
}

/** A value as a person types it: a number, `true` or `false`, or the name of a value. */
export function readOptionValue(text: string): number | boolean | string {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+$/.test(text) ? Number(text) : text;
}
