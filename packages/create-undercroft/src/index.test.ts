import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFolder, type Creation } from './index.ts';

let cwd: string;
let installed: string[];
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'create-undercroft-'));
  installed = [];
});
afterEach(() => {
  rmSync(cwd, { recursive: true });
});

const create = (...words: string[]): Creation =>
  createFolder(words, cwd, '1.2.3', (folder) => {
    installed.push(folder);
    return true;
  });

it('makes a folder with a manifest, installs in it, and says what to type next', () => {
  expect(create('Night Games!')).toEqual({
    code: 0,
    text: '\nNext:\n  cd "Night Games!"\n  npx undercroft new game night-market\n  npx undercroft dev\n',
  });
  const folder = join(cwd, 'Night Games!');
  expect(installed).toEqual([folder]);
  expect(readdirSync(folder)).toEqual(['.gitignore', 'package.json']);
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({
    name: 'night-games',
    private: true,
    type: 'module',
    dependencies: { '@undercroft/cli': '1.2.3' },
  });
});

it('makes nothing in the repository, which no registry has, and says what to type', () => {
  const { code, text } = createFolder([], cwd, null, () => false);

  expect(code).toBe(1);
  expect(text).toContain('npx undercroft new game night-market');
  expect(readdirSync(cwd)).toEqual([]);
});

it('has a name for the folder where none was given', () => {
  expect(create().text).toContain('cd my-games\n');
});

it('takes a folder that is empty but for git, and the one where it was typed', () => {
  mkdirSync(join(cwd, '.git'));
  expect(create('.')).toMatchObject({ code: 0, text: expect.not.stringContaining('cd ') as string });
});

it('leaves a folder that holds files as it is', () => {
  writeFileSync(join(cwd, 'diary.txt'), 'dear diary');
  expect(create('.')).toEqual({ code: 1, text: 'This folder holds files; name a folder that is empty or new.\n' });
  expect(readdirSync(cwd)).toEqual(['diary.txt']);
  expect(installed).toEqual([]);
});

it('says in a sentence what it cannot do', () => {
  writeFileSync(join(cwd, 'games'), '');
  expect(create('games')).toMatchObject({
    code: 3,
    text: expect.stringMatching(/^games cannot be written: /) as string,
  });
  for (const words of [['--help'], ['a', 'b']]) expect(create(...words)).toMatchObject({ code: 2 });
  expect(createFolder(['more'], cwd, '1.2.3', () => false)).toMatchObject({ code: 1 });
});
