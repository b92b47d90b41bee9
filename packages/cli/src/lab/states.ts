/**
 * States of the content: as it lies on disk, as it was in a commit, with other files laid over it,
 * with other numbers.
 */
import type { Buffer } from 'node:buffer';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { isGame, readGame, type GameFolder } from '@undercroft/content-files';
import { isLeftOut, isReadPath } from '@undercroft/contract';
import { UsageError } from '../failure.ts';
import { findGame } from '../node-host.ts';

/** The files of a game in one state. */
export interface ContentState {
  /** as it is told */
  readonly name: string;
  readonly game: GameFolder;
  /** path to text; paths begin with the name of the game */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Reads a state: `game`, a folder, `game@main~2` for the content of a commit, `game+folder` with
 * the files of a folder laid over it.
 *
 * @throws UsageError when there is no such game, commit or folder
 */
export function readState(cwd: string, word: string): ContentState {
  if (isGame(resolve(cwd, word))) return stateOf(word, findGame(cwd, word));
  const [first = '', ...overlays] = word.split('+');
  const [place = '', commit] = first.split('@');
  const game = findGame(cwd, place);
  const state = commit === undefined ? stateOf(word, game) : { name: word, game, files: filesOfCommit(game, commit) };
  return overlays.reduce((below, overlay) => layOver(cwd, below, overlay), state);
}

function stateOf(name: string, game: GameFolder): ContentState {
  return { name, game, files: readGame(game) };
}

function layOver(cwd: string, state: ContentState, overlay: string): ContentState {
  const folder = resolve(cwd, overlay);
  if (!existsSync(folder)) throw new UsageError(`there is no folder \`${overlay}\` to lay over ${state.game.id}`);
  return { ...state, files: new Map([...state.files, ...readGame({ id: state.game.id, folder })]) };
}

/** A file in a commit. */
interface Committed {
  readonly path: string;
  readonly object: string;
}

/** A line of `git ls-tree`: plain files that a reader of the folder would read, and no links. */
function committedFile(line: string): Committed[] {
  const [, object, path] = /^100\d{3} blob (\w+)\t([^]*)$/.exec(line) ?? [];
  const isRead = path !== undefined && isReadPath(path) && !path.split('/').some(isLeftOut);
  return isRead ? [{ path, object: object! }] : [];
}

/**
 * The texts of a game as git has them.
 *
 * @throws UsageError when there is no such commit, or the game is not in it
 */
export function filesOfCommit({ id, folder }: GameFolder, commit: string): Map<string, string> {
  const git = (args: readonly string[], input?: string): Buffer => {
    try {
      return execFileSync('git', ['-C', folder, ...args], {
        input,
        stdio: ['pipe', 'pipe', 'ignore'],
        maxBuffer: 2 ** 28,
      });
    } catch {
      throw new UsageError(`git knows no \`${commit}\` here, or nothing of ${id} in it`);
    }
  };
  const found = git(['rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`])
    .toString()
    .trim();
  const committed = git(['ls-tree', '-r', '-z', found]).toString().split('\0').flatMap(committedFile);
  if (!committed.some(({ path }) => path === 'game.yaml'))
    throw new UsageError(`there is no game ${id} in \`${commit}\``);
  const all = git(['cat-file', '--batch'], committed.map(({ object }) => `${object}\n`).join(''));
  const files = new Map<string, string>();
  let at = 0;
  for (const { path } of committed) {
    const line = all.indexOf('\n', at);
    const size = Number(all.toString('utf8', at, line).split(' ').at(-1));
    files.set(`${id}/${path}`, all.toString('utf8', line + 1, line + 1 + size));
    at = line + size + 2;
  }
  return files;
}
