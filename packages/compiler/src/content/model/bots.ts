import type { Expression } from '../tree/node.ts';
import type { BotsModel } from './model.ts';

/** All that `bots:` of game.yaml asks about a position. */
export function expressionsOf(bots: BotsModel | null | undefined): readonly Expression[] {
  if (bots === null || bots === undefined) return [];
  return [...bots.wants.map(({ value }) => value), ...(bots.until === null ? [] : [bots.until])];
}
