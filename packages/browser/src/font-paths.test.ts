import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { fontsFile, writeFontPaths } from './font-paths.ts';

const made: string[] = [];
const folder = async (): Promise<string> => {
  const dir = await mkdtemp(join(tmpdir(), 'undercroft-fonts-'));
  made.push(dir);
  return dir;
};

afterEach(async () => {
  for (const dir of made.splice(0)) await rm(dir, { recursive: true, force: true });
});

it('names the folder of the letters again after the browser has been moved, and leaves nothing beside', async () => {
  const before = await folder();
  await writeFontPaths(before);
  const after = join(await folder(), 'moved');
  await rename(before, after);
  await writeFontPaths(after);
  const text = await readFile(join(after, 'fonts.conf'), 'utf8');
  expect(text).toContain(`<dir>${after}/fonts/fonts</dir>`);
  expect(text).not.toContain(before);
  expect(await readdir(after)).toEqual(['fonts.conf', 'system-fonts.conf']);
});

it('names the fonts of the system only where they are wanted', async () => {
  const dir = await folder();
  await writeFontPaths(dir);
  const [own, system] = await Promise.all(
    (['own', 'system'] as const).map(async (fonts) => await readFile(fontsFile(dir, fonts), 'utf8')),
  );

  expect(own).not.toContain('/usr/share/fonts');
  expect(system).toContain('<dir>/usr/share/fonts</dir>');
  expect(system).toContain(`<dir>${dir}/fonts/fonts</dir>`);
});
