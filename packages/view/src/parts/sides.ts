/** Sides of a game, with the players who are on them now. */
import { NONE, ownOf, type GameMeta } from '@undercroft/contract';
import type { PlayerView } from '../shape.ts';

export interface SideView {
  /** what players read */
  readonly name: string;
  readonly players: readonly PlayerView[];
}

/** The sides on which anyone plays, in the order of the game; empty for a game without sides. */
export function sidesOf({ enums, fields, team }: GameMeta, players: readonly PlayerView[]): readonly SideView[] {
  const field = fields[team ?? NONE];
  const words = field?.type.is === 'enum' ? enums[field.type.of] : undefined;
  if (field === undefined || words === undefined) return [];
  return (words.titles ?? words.values)
    .map((name, side) => ({ name, players: players.filter((player) => ownOf(player.fields, field.name) === side) }))
    .filter((side) => side.players.length > 0);
}
