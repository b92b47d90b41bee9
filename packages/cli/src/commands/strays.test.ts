// Commands report files that the compiler does not read, and a run that tested nothing fails.
import { copyFileSync, cpSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runLine, type Ran } from '../testing/run.ts';
import { tinyFolder, type TinyFolder } from '../testing/tiny-folder.ts';

let folder: TinyFolder;

beforeEach(() => {
  folder = tinyFolder();
});
afterEach(() => folder.remove());

const run = async (line: string): Promise<Ran> => await runLine(folder.cwd, line);
const at = (path: string): string => join(folder.cwd, 'content', path);

it.each(['beasts/robin.yml', 'beasts/robin.YAML', 'rules/more.rule', 'locale/fr.yml', 'table.yml', 'beasts/a.json'])(
  'finds something in a game with the file %s',
  async (path) => {
    folder.write(`content/lantern/${path}`, 'broken: [');
    const { code, err } = await run('check lantern');

    expect(code).toBe(1);
    expect(err).toContain('load/stray-file');
    expect(err).toContain(`content/lantern/${path}`);
    expect(err).toContain('Rename it to ');
  },
);

it('says nothing of reports and notes beside game.yaml', async () => {
  folder.write('content/lantern/balance.json', '{}');
  folder.write('content/lantern/README.md', '# Lantern');

  expect(await run('check lantern --strict')).toMatchObject({ code: 0, out: 'ok  lantern\n', err: '' });
});

it('names folders that are nearly games, in the place of being silent', async () => {
  cpSync(at('lantern'), at('moth'), { recursive: true });
  renameSync(at('moth/game.yaml'), at('moth/game.yml'));
  mkdirSync(join(folder.cwd, 'elsewhere'));
  cpSync(at('lantern'), join(folder.cwd, 'elsewhere/owl'), { recursive: true });
  symlinkSync(join(folder.cwd, 'elsewhere/owl'), at('owl'));

  const { code, err } = await run('check');
  expect(code).toBe(1);
  expect(err).toContain('content/moth/game.yml is not read, so this folder is no game; rename it to game.yaml\n');
  expect(err).toContain('content/owl is a link, and links are not followed; copy the game here');
  expect((await run('check lantern')).code).toBe(0);

  for (const word of ['moth', 'content/moth']) {
    const asked = await run(`check ${word}`);
    expect(asked.code).toBe(2);
    expect(asked.err).toContain('content/moth/game.yml is not read, so this folder is no game; rename it to game.yaml');
  }
  expect((await run('test owl')).err).toContain('content/owl is a link, and links are not followed');
});

it('says how a game is found, when its game.yml is all there is', async () => {
  renameSync(at('lantern/game.yaml'), at('lantern/game.yml'));

  expect((await run('check')).err).toContain('content/lantern/game.yml is not read');
});

it.each([
  ['test lantern', 'there is no scenario: write one in a .yaml file in the folder `scenarios` of the game'],
  ['test', 'there is no scenario: write one'],
  ['test lantern --only nothing-like-it', 'no scenario has `nothing-like-it` in its name, file or rules'],
  ['test lantern --from none', '`none` holds no scenario'],
])('fails `%s`, when it tries nothing', async (line, sentence) => {
  for (const path of ['scenarios', 'lessons']) rmSync(at(`lantern/${path}`), { recursive: true, force: true });
  folder.write('none/notes.txt', '');
  const { code, err } = await run(line);

  expect(code).toBe(1);
  expect(err).toContain(sentence);
  expect(err).toContain('nothing was tested');
});

it('warns of fonts that are none or too large, and not of others', async () => {
  const font = new URL('../../../components/generated/fonts/text-400.woff2', import.meta.url);
  mkdirSync(at('lantern/fonts'));
  copyFileSync(fileURLToPath(font), at('lantern/fonts/good.woff2'));
  expect(await run('check lantern --strict')).toMatchObject({ code: 0, err: '' });

  folder.write('content/lantern/fonts/bad.woff2', 'wOF2 and no more');
  folder.write('content/lantern/fonts/huge.ttf', ' '.repeat(5_000_001));
  const { code, err } = await run('check lantern --strict');
  expect(code).toBe(1);
  expect(err).toBe(
    [
      'warning: content/lantern/fonts/bad.woff2 is no font that can be read; save it as WOFF2, TTF or OTF',
      'warning: content/lantern/fonts/huge.ttf has more than 5000000 bytes and is left out; cut it to its letters',
      '',
    ].join('\n'),
  );
  expect((await run('check lantern')).code).toBe(0);
});
