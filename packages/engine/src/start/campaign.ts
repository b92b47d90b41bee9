/** From one game of a campaign to the next. */
import { HEADER, STATUS, type GameModule } from '@undercroft/contract';
import { legacyOf, PAST_MAX } from '#legacy';
import type { Legacy } from './legacy.ts';
import { readResult } from './result.ts';
import { changedOptions, type GameSetup, type ResolvedSetup } from './setup.ts';

/**
 * How the next game of a campaign begins, but for its seed and for the options that are settled
 * anew.
 */
export interface NextSetup extends Omit<GameSetup, 'seed' | 'variant' | 'script'> {
  readonly legacy: Legacy;
}

/**
 * How the game begins that follows the one that has ended in a state: the same seats, the same
 * options but for those that `campaign:` settles anew, and what is kept, with how the games before
 * it ended.
 *
 * @returns null while the game goes on, when games stand alone, and when the rules have ended the
 *   campaign
 */
export function nextSetup(module: GameModule, state: Int32Array, setup: ResolvedSetup): NextSetup | null {
  const { meta } = module;
  const { campaign, fields } = meta;
  if (campaign === undefined || state[HEADER.status] !== STATUS.over) return null;
  if (campaign.over >= 0 && state[fields[campaign.over].offset] !== 0) return null;
  const { winners, name: ending } = readResult(module, state);
  const options = changedOptions(meta, setup);
  const game = { seed: setup.seed, options, ending, winners: winners.map((seat) => seat + 1) };
  const past = [...(setup.legacy?.past ?? []), game].slice(-PAST_MAX);
  const anew = new Set(campaign.settles.map((index) => meta.options[index].name));
  return {
    players: setup.players,
    options: Object.fromEntries(Object.entries(options).filter(([name]) => !anew.has(name))),
    legacy: { past, ...legacyOf(meta, state) },
  };
}
