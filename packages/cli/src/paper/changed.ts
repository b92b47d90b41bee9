/** What looks different now than it did. */
import { execFileSync } from 'node:child_process';
import { readGame, type GameFolder } from '@undercroft/content-files';
import { loadGameFolder } from '../compiled.ts';
import { UsageError } from '../failure.ts';
import { filesOfCommit } from '../lab/states.ts';
import type { Terminal } from '../terminal.ts';
import { looksOf } from './drawn.ts';
import type { SheetsBrowser, SheetsWanted } from './sheets-browser.ts';

const DATE = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d)?)?$/;

/**
 * Names of the rows that are drawn in another way than in a commit or on a day, and of those that
 * were not there.
 *
 * @param since a commit as git names it, or a day such as `2026-03-31`, which means the last commit
 *   before its end
 * @throws UsageError when git knows no such state of the game, FindingError when the game did not
 *   compile then
 */
export async function changedRows(
  terminal: Terminal,
  sheets: SheetsBrowser,
  game: GameFolder,
  since: string,
  wanted: SheetsWanted,
): Promise<string[]> {
  const commit = DATE.test(since) ? commitBefore(game, since) : since;
  const files = filesOfCommit(game, commit);
  // The same texts are drawn the same, so neither state has to be drawn.
  if (isSame(files, readGame(game))) return [];
  await loadGameFolder(terminal, game, files);
  const plain: SheetsWanted = { ...wanted, settings: { ...wanted.settings, once: true, backs: true } };
  const then = await looksOf(await sheets.open(game, plain, files));
  const now = await looksOf(await sheets.open(game, plain));
  return [...now].flatMap(([row, look]) => (then.get(row) === look ? [] : [row]));
}

function isSame(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([path, text]) => other.get(path) === text);
}

function commitBefore({ folder }: GameFolder, day: string): string {
  const end = day.length === 10 ? `${day} 23:59:59` : day;
  const found = git(folder, ['rev-list', '-1', `--before=${end}`, 'HEAD']);
  if (found === '') throw new UsageError(`git has no commit before the end of ${day}`);
  return found;
}

function git(folder: string, args: readonly string[]): string {
  try {
    return execFileSync('git', ['-C', folder, ...args], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    throw new UsageError('`--since` asks git how a game was, and this folder has no history');
  }
}
