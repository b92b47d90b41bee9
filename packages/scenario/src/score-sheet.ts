/** Lines of a score sheet by name: `player 1.score.sets`, `player 1.score.goals.owl`. */
import { NONE } from '@undercroft/contract';
import { thingName, thingNamed, type Situation } from './names.ts';
import { didYouMean } from './words.ts';

/** What a number was read from, so that one can ask for a part of it: the sheet of a player, or one line of it. */
export interface SheetPart {
  readonly player: number;
  /** index into `meta.score.lines`; left out for the whole sheet */
  readonly line?: number;
}

/** Ints of one record of a sheet: line, thing or NONE, points. */
const RECORD = 3;

/**
 * Points of a line, or of one thing in a line that has one for each.
 *
 * @returns points and what can be asked next; a text that says what is wrong when there is no such part
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
      return `the score has no line \`${name}\`${didYouMean(name, names)}; its lines are ${names.join(', ')}`;
    }
    return { points: sumOf(situation, player, found, NONE), part: { player, line: found } };
  }
  const thing = thingNamed(situation, name);
  if (!lines[line].each || thing === NONE) {
    return `the line ${lines[line].name} of the score has no part \`${name}\``;
  }
  const points = recordsOf(situation, player).filter((record) => record.line === line && record.thing === thing);
  if (points.length === 0) return `${thingName(situation.names.meta, thing)} is not counted in the score now`;
  return { points: points.reduce((sum, record) => sum + record.points, 0), part: undefined };
}

function sumOf(situation: Situation, player: number, line: number, thing: number): number {
  return recordsOf(situation, player)
    .filter((record) => record.line === line && (thing === NONE || record.thing === thing))
    .reduce((sum, record) => sum + record.points, 0);
}

function recordsOf(
  { game, names, state }: Situation,
  player: number,
): { line: number; thing: number; points: number }[] {
  const lines = names.meta.score?.lines.length ?? 0;
  const into = new Int32Array(RECORD * (lines + names.meta.layout.things * lines));
  const count = game.score?.(state, player, into) ?? 0;
  return Array.from({ length: count }, (_, at) => ({
    line: into[RECORD * at] ?? 0,
    thing: into[RECORD * at + 1] ?? NONE,
    points: into[RECORD * at + 2] ?? 0,
  }));
}
