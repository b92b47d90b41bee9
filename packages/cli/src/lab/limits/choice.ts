/** `balance --choice`: all games that are played again tell what one choice is worth. */
import { nearHint } from '@undercroft/scenario';
import { rivalsOf, winsDesign, type BalanceShard } from '@undercroft/simulator';
import type { GameMeta } from '@undercroft/contract';
import { count, counted } from '@undercroft/report';
import type { CliArguments, OptionSpec } from '../../command.ts';
import { FindingError, UsageError } from '../../failure.ts';
import type { Terminal } from '../../terminal.ts';
import { ASKED, detectableText, neededText, pairsAsked } from './detectable.ts';

export const CHOICE_OPTION: OptionSpec = {
  type: 'string',
  value: 'name',
  text: 'Plays a game again only without this choice, by its name in the report: all games tell what it is worth.',
};

/** What is barred in games that are played again. */
export interface Barring {
  /** most second games of each game */
  readonly tries: number;
  /** the only choice; null: any */
  readonly choice: string | null;
}

/** @throws UsageError */
export function readBarring(args: CliArguments, bot: string): Barring {
  const choice = args.text('choice') ?? null;
  for (const other of ['tries', 'until'])
    if (choice !== null && args.text(other) !== undefined)
      throw new UsageError(`--choice plays each game again at most once: it takes no --${other}`);
  const tries = choice === null ? args.number('tries', { min: 0, max: 1000, otherwise: 3 }) : 1;
  if (bot.endsWith('ms') && tries > 0)
    throw new UsageError('a bot with a limit of time plays no game twice: name another with --bots, or --tries 0');
  return { tries, choice };
}

/** Says before games are played what a choice must be worth for them to find it. */
export function putDetectableWorth(
  terminal: Terminal,
  meta: GameMeta,
  { players, games, tries, choice }: Barring & Record<'players' | 'games', number>,
): void {
  if (tries === 0) return;
  const { share } = winsDesign(rivalsOf(meta, players));
  // Where points are kept, a choice is looked at twice: what it wins, and its points.
  const design = { looks: meta.score === undefined ? 1 : 2, share };
  terminal.err(
    choice === null
      ? `what a choice is worth: ${ASKED} points need ${count(pairsAsked(design))} games that are played again without it alone (--choice), and more among many choices\n`
      : `${counted(games, 'game')} find that ${choice} is worth ${detectableText(games, design)} in 8 of 10 cases, if the player whose choice is barred has made it in each of them${neededText(games, design)}\n`,
  );
}

/**
 * Refuses to tell of a choice that no barred player has made.
 *
 * @throws FindingError
 */
export function requireMade({ barred, chosen, choice, shard }: BalanceShard): void {
  if (choice === undefined || barred.length > 0) return;
  const names = chosen.map(({ name }) => name);
  throw new FindingError(
    `\`${choice}\` was chosen in none of ${counted(shard.games, 'game')} by the player who is barred from it${names.includes(choice) ? '; play more games' : nearHint(choice, names)}`,
  );
}
