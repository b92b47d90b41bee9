import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { main } from '../main.ts';
import { recordedTerminal } from '../testing/terminal.ts';
import { tinyFolder, type TinyFolder } from '../testing/tiny-folder.ts';

let folder: TinyFolder;

beforeEach(() => {
  folder = tinyFolder();
});

afterEach(() => folder.remove());

async function run(line: string): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  const terminal = recordedTerminal(folder.cwd);
  const code = await main(line.split(' '), terminal);
  return { code, out: terminal.outText(), err: terminal.errText() };
}

it('builds several games in one command, each once', async () => {
  await run('new game night-market --from duel');
  const { code, out } = await run('build night-market lantern content/lantern --out made');

  expect(code).toBe(0);
  expect(out.match(/\w[\w-]*(?=\.js {2})/g)).toEqual(['night-market', 'lantern']);
});

it('says where it has looked for a game, and how one begins, when there is none', async () => {
  rmSync(join(folder.cwd, 'content'), { recursive: true });
  const { err } = await run('build nothing');
  mkdirSync(join(folder.cwd, 'content'));

  expect(err).toContain('there is no game `nothing`: no folder `content` is here or above');
  expect((await run('build nothing')).err).toContain(
    'there is no game `nothing`: `content` holds none, and `undercroft new game NAME` begins one',
  );
});
