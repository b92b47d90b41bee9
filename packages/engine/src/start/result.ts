/** How a game ended, or stands. */
import { HEADER, OUTCOME, type GameModule } from '@undercroft/contract';

/** How a game ended. */
export interface GameResult {
  /** index into `meta.endings`, -1 none (a procedure that was called alone came to its end) */
  readonly ending: number;
  readonly name: string | null;
  readonly text: string | null;
  readonly players: readonly { readonly outcome: 'playing' | 'won' | 'lost'; readonly reason: string | null }[];
  readonly winners: readonly number[];
}

/** How the game in a state ended, or stands. Never throws. */
export function readResult(module: GameModule, state: Int32Array): GameResult {
  const { endings } = module.meta;
  const names = ['playing', 'won', 'lost'] as const;
  const ending = state[HEADER.ending];
  const players = Array.from({ length: state[HEADER.players] }, (_, player) => ({
    outcome: names[state[HEADER.outcome + player]] ?? 'playing',
    reason: endings[state[HEADER.outcomeReason + player]]?.text ?? null,
  }));
  const winners = players.flatMap((_, player) => (state[HEADER.outcome + player] === OUTCOME.won ? [player] : []));
  return { ending, name: endings[ending]?.name ?? null, text: endings[ending]?.text ?? null, players, winners };
}
