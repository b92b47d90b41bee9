// The small games that figures of docs are taken from: what is said of them holds only as long as
// they are right.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCommand } from './run-command.ts';

const folder = join(import.meta.dirname, 'proof/small-games');

it.each(readdirSync(folder))('%s compiles without a warning and passes its scenarios', async (game) => {
  expect(await runCommand(folder, 'check', `./${game}`)).toEqual({ out: `ok  ${game}\n`, err: '' });
  expect((await runCommand(folder, 'test', `./${game}`)).out).toMatch(/\d+ passed, 0 failed\n$/);
});
