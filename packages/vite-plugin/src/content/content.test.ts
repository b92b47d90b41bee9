import { afterEach, expect, it } from 'vitest';
import { findContentFolder, stickGame, type Folder } from '../testing/stick-game.ts';
import { Content } from './content.ts';

const folders: Folder[] = [];
const folderWith = (files?: Readonly<Record<string, string>>): Folder => {
  const folder = findContentFolder(files);
  folders.push(folder);
  return folder;
};
afterEach(() => folders.splice(0).forEach((folder) => folder.remove()));

const rules = 'sticks/rules/play.rules';
const broken = stickGame[rules]!.replace('gain 1 sticks', 'gain 1 stiks');

it('compiles every folder that has a game.yaml, when it is asked for them', () => {
  const content = new Content(
    folderWith({ ...stickGame, 'notes/readme.yaml': 'a: 1', '.hidden/game.yaml': 'title: No' }).path,
  );

  expect(content.entries).toEqual([{ id: 'sticks', title: 'Sticks', players: { min: 2, max: 2 }, errors: 0 }]);
  expect(Object.keys(content.game('sticks').icons)).toEqual(['wood-pile']);
});

it('keeps the last version that could be played, when an error is written', () => {
  const folder = folderWith();
  const content = new Content(folder.path);
  const before = content.game('sticks');
  folder.write(rules, broken);

  expect(content.refresh()).toEqual(['sticks']);
  const now = content.game('sticks');
  expect(now.output).toBeNull();
  expect(now.findings[0]).toMatchObject({ severity: 'error', file: rules, line: 9 });
  expect(now.findings[0]?.printed).toContain('^^^^^');
  expect(content.lastGood('sticks')).toBe(before);
  expect(content.entries[0]).toMatchObject({ title: 'Sticks', errors: 1 });
});

it('compiles nothing again, when no file has changed', () => {
  const folder = folderWith();
  const content = new Content(folder.path);
  const before = content.game('sticks');
  folder.write(rules, stickGame[rules]!);

  expect(content.refresh()).toEqual([]);
  expect(content.game('sticks')).toBe(before);
});

it('lists no game and does not fail, when there is no folder', () => {
  const folder = folderWith();
  folder.remove();

  expect(new Content(folder.path).entries).toEqual([]);
});

it('tells of an icon that the set does not have, as the command line does', () => {
  const folder = folderWith({
    ...stickGame,
    'sticks/game.yaml': stickGame['sticks/game.yaml']!.replace('wood-pile', 'wood-pilex'),
  });
  const { findings } = new Content(folder.path).game('sticks');

  expect(findings.map(({ code }) => code)).toEqual(['load/unknown-icon']);
  expect(findings[0]?.printed).toContain('wood-pile');
});

it('gives fonts as addresses without a word of the content, whatever their files are called', () => {
  const content = new Content(folderWith({ ...stickGame, "sticks/fonts/a'); } b { color: red.ttf": 'abc' }).path);

  expect(content.fontsOf('sticks')).toEqual(['data:application/octet-stream;base64,YWJj']);
});
