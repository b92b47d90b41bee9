import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readGame, textPathsIn } from '@undercroft/content-files';
import { tinyFolder, type TinyFolder } from '../testing/tiny-folder.ts';
import { filesOfCommit } from './states.ts';

let folder: TinyFolder;

beforeEach(() => {
  folder = tinyFolder();
});
afterEach(() => folder.remove());

it('reads of a commit what is read of the folder: no links, no folders that are left out, any name', () => {
  const game = { id: 'lantern', folder: join(folder.cwd, 'content/lantern') };
  const odd = [
    'beasts/two\nlines.yaml',
    'beasts/té.yaml',
    'node_modules/a.yaml',
    'dist/a.yaml',
    '.hidden/a.yaml',
    'a.yml',
  ];
  for (const path of odd) folder.write(`content/lantern/${path}`, `title: ${JSON.stringify(path)}\n`);
  symlinkSync('newt.yaml', join(game.folder, 'beasts/link.yaml'));
  const git = (...args: string[]): void => {
    const who = ['-c', 'user.name=nobody', '-c', 'user.email=nobody@nowhere.invalid'];
    execFileSync('git', [...who, ...args], { cwd: folder.cwd, stdio: 'ignore' });
  };
  git('init');
  git('add', '--force', '.');
  git('commit', '-m', 'first');

  const texts = textPathsIn(game.folder).map((path) => `lantern/${path}`);
  const read = filesOfCommit(game, 'HEAD');
  expect([...read.keys()].toSorted()).toEqual(texts.toSorted());
  expect([...readGame(game)]).toEqual(expect.arrayContaining([...read]));
  expect(texts).toContain('lantern/beasts/two\nlines.yaml');
});
