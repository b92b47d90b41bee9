// The small games that figures of docs are taken from: what is said of them holds only as long as
// they are right.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const UNDERCROFT = join(import.meta.dirname, '../../packages/cli/bin/undercroft.js');
const folder = join(import.meta.dirname, 'small-games');
/** @throws Error with what was found, when the command ends with another code than 0 */
const undercroft = (...words: string[]): string =>
  execFileSync(process.execPath, [UNDERCROFT, ...words], { cwd: folder, encoding: 'utf8' });

it.each(readdirSync(folder))('%s compiles without a warning and passes its scenarios', (game) => {
  expect(undercroft('check', `./${game}`)).toBe(`ok  ${game}\n`);
  expect(undercroft('test', `./${game}`)).toMatch(/\d+ passed, 0 failed\n$/);
});
