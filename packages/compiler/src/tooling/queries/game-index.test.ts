import { expect, it } from 'vitest';
import { TINY_GAME_ID, tinyGame } from '../../../test/tiny-game.ts';
import { inspectGame } from '../../compile.ts';
import { indexGame, type GameIndex } from './game-index.ts';

const MOTH = `${TINY_GAME_ID}/beasts/moth.yaml`;
const GAME = `${TINY_GAME_ID}/game.yaml`;

function indexed(files: ReadonlyMap<string, string>, before: GameIndex | null = null): GameIndex {
  return indexGame(files, inspectGame(files, TINY_GAME_ID).model!, before);
}

/** All that an index says, in words. */
function told(index: GameIndex): readonly string[] {
  return index.sources.files.flatMap(({ path }) => [
    `${path}: ${JSON.stringify(index.yamlOf(path)?.root)} ${index.formatOf(path)?.kind?.name}`,
    ...index.occurrencesIn(path).map(({ at, symbol }) => `${at.file} ${at.start} ${symbol.sort} ${symbol.name}`),
  ]);
}

it.each([
  ['a card is another one', MOTH, (text: string) => text.replace('deck', 'discard')],
  ['a printed value is called otherwise', GAME, (text: string) => text.replaceAll('might', 'force')],
  ['a card cannot be read', MOTH, (text: string) => `${text}\n"`],
  ['a card is empty', MOTH, () => ''],
])('says the same with what an earlier index has read, when %s', (_what, path, change) => {
  const files = tinyGame();
  const before = indexed(files);
  const after = new Map(files).set(path, change(files.get(path)!));
  const fresh = told(indexed(after));

  expect(told(indexed(after, before))).toEqual(fresh);
  expect(fresh).not.toEqual(told(before));
});

it('reads nothing again that has not changed', () => {
  const files = tinyGame();
  const before = indexed(files);
  const after = indexed(new Map(files).set(MOTH, `${files.get(MOTH)!}# more\n`), before);

  expect(after.yamlOf(GAME)?.root).toBe(before.yamlOf(GAME)?.root);
  expect(after.yamlOf(MOTH)?.root).not.toBe(before.yamlOf(MOTH)?.root);
});

it('takes no option for the procedure of that name, so that renaming the one leaves the other', () => {
  const files = tinyGame();
  const text = files
    .get(GAME)!
    .replace('prompts: {', 'prompts: { veer.1: To the right, veer: Turn,')
    .replace('phrases:', 'phrases:\n  veer: Somebody veers.');
  const rules = 'to veer by number n\n  choose\n    option veer for each m in [1, 3]\n      gain m + n oil\n';
  const index = indexed(new Map(files).set(GAME, text).set(`${TINY_GAME_ID}/rules/veer.rules`, rules));
  const uses = index.occurrencesIn(GAME).filter(({ symbol }) => symbol.name === 'veer');

  expect(uses.map(({ at }) => text.slice(at.start - 1, at.end + 1))).toEqual([' veer:']);
  expect(text.slice(uses[0]?.at.end).startsWith(': Somebody veers')).toBe(true);
});

it('takes what stands behind the dot of a question for the verb or the name that the choice has', () => {
  const files = tinyGame();
  const text = files.get(GAME)!.replace('prompts: {', 'prompts: { pick.mend: Who rests?, pick.home: Where?,');
  const rules =
    'to pick\n  mend a beast\n  let home = a glade\n  increase day by count(home)\n\nto mend beast b\n  set b.tired to false\n';
  const index = indexed(new Map(files).set(GAME, text).set(`${TINY_GAME_ID}/rules/pick.rules`, rules));
  const uses = index.occurrencesIn(GAME).filter(({ at }) => /^(mend|home)$/.test(text.slice(at.start, at.end)));

  expect(uses.map(({ at, symbol }) => [text.slice(at.start - 1, at.end + 1), symbol.sort])).toEqual([
    ['.mend:', 'procedure'],
    ['.home:', 'local'],
  ]);
});
