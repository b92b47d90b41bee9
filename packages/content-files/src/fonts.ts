import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { GameFolder } from './games.ts';
import { filesIn } from './walk.ts';

/** Larger fonts are left out: each is part of every page that shows the game. */
export const FONT_BYTES_MAX = 5_000_000;

const FONT_PATH = /^fonts\/[^/]+\.(?:woff2?|ttf|otf)$/;

/** A font in the folder `fonts` of a game. */
export interface FontFile {
  /** absolute */
  readonly path: string;
  /** null when it has more than `FONT_BYTES_MAX`, which are not read */
  readonly bytes: Buffer | null;
}

/**
 * The fonts of a game that can be used, as files.
 *
 * @throws Error of the system when one cannot be read
 */
export function fontsIn(game: GameFolder): Buffer[] {
  return fontFilesIn(game).flatMap(({ bytes }) => bytes ?? []);
}

/**
 * The fonts of a game, whether they can be used or not.
 *
 * @returns in code unit order of their names
 * @throws  Error of the system when a folder or file cannot be read
 */
export function fontFilesIn({ folder }: GameFolder): FontFile[] {
  return filesIn(folder)
    .filter((path) => FONT_PATH.test(path))
    .map((name) => {
      const path = join(folder, name);
      return { path, bytes: statSync(path).size > FONT_BYTES_MAX ? null : readFileSync(path) };
    });
}
