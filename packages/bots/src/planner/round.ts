import type { GameModule } from '@undercroft/contract';

/**
 * Which round of questions to all players (`each player secretly`) the question that was just
 * listed belongs to.
 *
 * @returns how many rounds there were so far, -1 when one player alone is asked
 */
export function roundOf({ io, meta }: GameModule, state: Int32Array): number {
  const { together } = meta.layout;
  return together !== undefined && meta.asks[io.ask]?.together === true ? Math.abs(state[together]) : -1;
}
