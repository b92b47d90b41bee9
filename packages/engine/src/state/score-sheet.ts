/** The score sheet of a player, as records with names. */
import type { GameModule } from '@undercroft/contract';

/** Points from one line, or from one thing in a line that counts things one by one. */
export interface ScoreRecord {
  /** index into `meta.score.lines` */
  readonly line: number;
  /** id, or NONE */
  readonly thing: number;
  readonly points: number;
}

/** Ints of a record, as the module writes them. */
const RECORD = 3;

/**
 * What a player scores now, in the order of the sheet; empty for a game that keeps no score.
 *
 * @throws never
 */
export function scoreSheet(game: GameModule, state: Int32Array, player: number): ScoreRecord[] {
  const { meta } = game;
  if (meta.score === undefined || game.score === undefined) return [];
  const into = new Int32Array(RECORD * (meta.score.lines.length + meta.layout.things));
  const count = game.score(state, player, into);
  return Array.from({ length: count }, (_, at) => {
    const [line, thing, points] = into.subarray(at * RECORD, (at + 1) * RECORD);
    return { line, thing, points };
  });
}
