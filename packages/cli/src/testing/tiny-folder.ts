import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { TINY_GAME_ID, tinyGame } from '@undercroft/compiler/testing';

/** A folder `content` with the tiny game, in a place of its own, for tests that write. */
export interface TinyFolder {
  readonly cwd: string;
  readonly game: string;
  read(path: string): string;
  write(path: string, text: string): void;
  remove(): void;
}

/** Makes the folder. Paths are relative to it. */
export function tinyFolder(): TinyFolder {
  const cwd = mkdtempSync(join(tmpdir(), 'undercroft-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), text);
  };
  for (const [path, text] of tinyGame()) write(`content/${path}`, text);
  const read = (path: string): string => readFileSync(join(cwd, path), 'utf8');
  return { cwd, game: TINY_GAME_ID, read, write, remove: () => rmSync(cwd, { recursive: true }) };
}
