/** Lines of a score sheet by name: `player 1.score.sets`, `player 1.score.goals.owl`. */
import { NONE } from '@undercroft/contract';
import { scoreSheet, type ScoreRecord } from '@undercroft/engine';
import { thingName, thingNamed, type Situation } from '../language/names.ts';
import { nearHint } from '../language/words.ts';

/**
 * What a number was read from, so that one can ask for a part of it: the sheet of a player, or one
 * line of it.
 */
export interface SheetPart {
  readonly player: number;
  /** index into `meta.score.lines`; left out for the whole sheet */
  readonly line?: number;
}

/**
 * Points of a line, or of one thing in a line that has one for each.
 *
 * @returns points and what can be asked next; a text that says what is wrong when there is no such
 *   part
 */
export function readSheet(
  situation: Situation,
  { player, line }: SheetPart,
  name: string,
): { readonly points: number; readonly part: SheetPart | undefined } | string {
  const lines = situation.names.meta.score?.lines ?? [];
  if (line === undefined) {
    const found = lines.findIndex((one) => one.name === name);
    if (found < 0) {
      const names = lines.map((one) => one.name);
      return `the score has no line \`${name}\`${nearHint(name, names)}; its lines are ${names.join(', ')}`;
    }
    return { points: sumOf(recordsOf(situation, player, found)), part: { player, line: found } };
  }
  const thing = thingNamed(situation, name);
  if (!lines[line]!.each || thing === NONE) {
    return `the line ${lines[line]!.name} of the score has no part \`${name}\``;
  }
  const records = recordsOf(situation, player, line).filter((record) => record.thing === thing);
  if (records.length === 0) return `${thingName(situation.names.meta, thing)} is not counted in the score now`;
  return { points: sumOf(records), part: undefined };
}

function recordsOf({ game, state }: Situation, player: number, line: number): ScoreRecord[] {
  return scoreSheet(game, state, player).filter((record) => record.line === line);
}

function sumOf(records: readonly ScoreRecord[]): number {
  return records.reduce((sum, { points }) => sum + points, 0);
}
