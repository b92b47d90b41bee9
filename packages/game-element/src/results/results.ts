import type { Store } from '../session/store.ts';
import { flag, int, list, readJson, shape, text, type ValueCheck } from '../session/untrusted.ts';

/** How one game ended for the person who played it on this machine. */
export interface KeptResult {
  /** of the saved game: one that is played to its end again counts once */
  readonly id: string;
  readonly won: boolean;
  /** null in a game without points */
  readonly points: number | null;
  /** what was achieved, by English title; left out: nothing */
  readonly achieved?: readonly string[];
}

/** What a person has done in one game so far. */
export interface Career {
  readonly games: number;
  readonly won: number;
  /** games won one after the other, the last one among them */
  readonly streak: number;
  /** most points; null in a game without points */
  readonly best: number | null;
}

/** Results that are kept of each game. */
const MOST = 500;
/** Letters of all that is kept of one game, at most. */
const LONGEST = 60_000;
const POINTS = 1_000_000;

const points: ValueCheck = (value) => (value === null ? null : int(-POINTS, POINTS)(value));
const achieved: ValueCheck = (value) => (value === undefined ? null : list(text(80), 0, 24)(value));
const check = list(shape({ id: text(80), won: flag, points, achieved }), 0, MOST);
const keyOf = (game: string): string => `results:${game}`;

/**
 * Results of a game, the oldest first; none where nothing, or nothing that makes sense, is kept.
 *
 * @throws never
 */
export function readResults(store: Store, game: string): readonly KeptResult[] {
  const read = readJson(store.read(keyOf(game)) ?? '[]', LONGEST, check);
  return read.ok ? (read.value as readonly KeptResult[]) : [];
}

/** Keeps how a game ended. */
export function keepResult(store: Store, game: string, result: KeptResult): void {
  const others = readResults(store, game).filter(({ id }) => id !== result.id);
  store.write(keyOf(game), JSON.stringify([...others, result].slice(-MOST)));
}

/** What results come to; null where there are none. @throws never */
export function careerOf(results: readonly KeptResult[]): Career | null {
  if (results.length === 0) return null;
  const scored = results.flatMap((result) => result.points ?? []);
  const lost = results.findLastIndex(({ won }) => !won);
  return {
    games: results.length,
    won: results.filter(({ won }) => won).length,
    streak: results.length - 1 - lost,
    best: scored.length === 0 ? null : Math.max(...scored),
  };
}

/** The seed of a day, the same for everybody. @param now  in milliseconds since 1970 */
export function seedOfDay(now: number): number {
  return Math.floor(now / 86_400_000);
}
