import { expect, it } from 'vitest';
import { TINY_GAME_ID, tinyGame } from '../../../test/tiny-game.ts';
import { inspectGame } from '../../compile.ts';
import { formAt, type Form, type FormField } from './form.ts';
import { indexGame } from './game-index.ts';

const files = tinyGame();
const index = indexGame(files, inspectGame(files, TINY_GAME_ID).model!);
const WICK = `${TINY_GAME_ID}/tricks/wick.yaml`;

/** The form at the `|` of a text. */
const form = (text: string, path = WICK): Form | null => formAt(index, path, text.replace('|', ''), text.indexOf('|'));
const field = (text: string, key: string, path = WICK): FormField | undefined =>
  form(text, path)?.fields.find((one) => one.key === key);

it('has a field for each key of the format, in its order, with what is written', () => {
  const found = form('title: Wick|\ncost: 2\nrules: [AB-1]\neffect: gain 2 oil\n');

  expect(found).toMatchObject({ title: 'trick', path: [] });
  expect(found?.fields.map(({ key, sort, value }) => `${key} ${sort} ${String(value)}`)).toEqual([
    'cost number 2',
    'title text Wick',
    'plural text null',
    'count text null',
    'starts choice null',
    'if-option choice null',
    'tags list null',
    'icon icon null',
    'scenery other null',
    'flavour lines null',
    'text lines null',
    'rules list AB-1',
    'effect other null',
  ]);
});

it('knows what is needed, which words there are, and where a key stands', () => {
  expect(field('|title: Wick\n', 'cost')).toMatchObject({ needed: true, at: null });
  expect(field('|starts: deck\n', 'starts')?.words.map(({ name }) => name)).toContain('discard');
  expect(field('title: Wick\ncost: 2|\n', 'cost')?.at).toMatchObject({ file: WICK, start: 12, end: 19 });
});

it('shows what does not fit as a text, and leaves what no field can hold to the text', () => {
  expect(field('cost: many|\n', 'cost')).toMatchObject({ sort: 'text', value: 'many', numeric: true });
  expect(field('title: { a: 1|\n }\n', 'title')).toMatchObject({ sort: 'other', value: null });
  expect(field('tags: [[a]]|\n', 'tags')).toMatchObject({ sort: 'other' });
  expect(field('title: |\n', 'title')).toMatchObject({ sort: 'text', value: null });
});

it.each([
  ['rows:\n  gust:\n    cost: 1|\n  sparks:\n    cost: 2\n', ['rows', 'gust']],
  ['rows:\n  gust:\n    cost: 1\n  spa|rks:\n    cost: 2\n', ['rows', 'sparks']],
  ['each: { count: 1, c|ost: 2 }\nrows: {}\n', ['each']],
  ['each: { count: 1 }|\nrows: {}\n', ['each']],
  ['|# What is here?\neach: { count: 1 }\n', []],
])('is the innermost object around a place: %s', (text, path) => {
  expect(form(text, `${TINY_GAME_ID}/tricks/tricks.table.yaml`)?.path).toEqual(path);
});

it('is whole for a file in which nothing stands yet, and there is none for rules', () => {
  expect(form('# Soon.\n|')?.fields).toHaveLength(13);
  expect(form('to play|\n', `${TINY_GAME_ID}/rules/play.rules`)).toBeNull();
});

it('is one object of a list at a time, and knows the others and where the list stands', () => {
  const text = '- it: first\n  do: [wait]\n- it: second|\n  expect: { day: 2 }\n';
  const found = form(text, `${TINY_GAME_ID}/scenarios/duel.yaml`);

  expect([found?.path, found?.list?.index, found?.list?.at]).toEqual([['1'], 1, null]);
  expect(found?.list?.items.map(({ title, at }) => [title, at.start])).toEqual([
    ['first', 2],
    ['second', 27],
  ]);
  expect(found?.fields.find(({ key }) => key === 'it')).toMatchObject({ value: 'second' });
});

it('lists the objects of a key, which lead to forms of their own, and none where something else stands', () => {
  const path = `${TINY_GAME_ID}/rulebook.yaml`;
  const text = 'chap|ters:\n  - title: First\n    text: One.\n  - { title: Second, text: Two. }\n';

  expect(field(text, 'chapters', path)?.items.map(({ title }) => title)).toEqual(['First', 'Second']);
  expect(field(text.replace('{ title: Second, text: Two. }', 'Second'), 'chapters', path)?.items).toEqual([]);
  const inner = form(text.replace('|', '').replace('Second', 'Sec|ond'), path);
  expect([inner?.path, inner?.list?.index]).toEqual([['chapters', '1'], 1]);
});

it('tells what another object of a list begins with, where one can be added', () => {
  const rulebook = `${TINY_GAME_ID}/rulebook.yaml`;
  const inRulebook = (text: string): readonly string[] | null | undefined => field(text, 'chapters', rulebook)?.adds;

  expect(inRulebook('title: A|\n')).toContain('title');
  expect(inRulebook('chap|ters:\n')).toContain('title');
  expect(inRulebook('chap|ters: word\n')).toBeNull();
  expect(field('tags: [a|]\n', 'tags')?.adds).toBeNull();
  expect(form('- it: first|\n', `${TINY_GAME_ID}/scenarios/duel.yaml`)?.list?.adds).toEqual(['it']);
});
