import type { BotsWantMeta } from '@undercroft/contract';
import type { Expression } from '../tree/node.ts';
import type { Declared } from './model.ts';

/** What programs that play go by. */
export interface BotsModel {
  readonly wants: readonly WantModel[];
  /** answers of each player; null = to the end of the turn */
  readonly ahead: number | null;
  /**
   * bots look no farther than to where this number is another one, unless it was 0; null = they do
   * not stop for anything
   */
  readonly until: Expression | null;
}

/** Something that players strive for: a number about each player as `you`. */
export interface WantModel extends Declared, Pick<BotsWantMeta, 'weight' | 'harmless'> {
  readonly value: Expression;
}

/** All that `bots:` of game.yaml asks about a position. */
export function expressionsOf(bots: BotsModel | null | undefined): readonly Expression[] {
  if (bots === null || bots === undefined) return [];
  return [...bots.wants.map(({ value }) => value), ...(bots.until === null ? [] : [bots.until])];
}
