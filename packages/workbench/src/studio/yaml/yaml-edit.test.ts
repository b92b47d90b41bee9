import { describe, expect, it } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { addedObject, editOf, openedKey, smallest, withEdit, type EditedValue } from './yaml-edit.ts';

const edited = (text: string, path: readonly string[], value: EditedValue | null): string =>
  withEdit(text, editOf(text, path, value));

const card = `# A card.
title: 'Newt' # small
count:   2 per player
cost:
tags: [wet,   cold]   # both
effect: |
  when this is banished
    gain 1 oil

printed: { might: 1, mood: wild }
# the end
`;

it.each([
  ['a text in quotes', ['title'], 'Toad', "'Newt'", 'Toad'],
  ['a number', ['count'], 3, '2 per player', '3'],
  ['a value that was left empty', ['cost'], 4, 'cost:', 'cost: 4'],
  ['a list', ['tags'], ['dry'], '[wet,   cold]', '[dry]'],
  ['a value of a map on one line', ['printed', 'might'], 7, 'might: 1', 'might: 7'],
  ['a new value of a map on one line', ['printed', 'cost'], 7, 'mood: wild', 'mood: wild, cost: 7'],
  ['a text that YAML would read otherwise', ['title'], 'no: #', "'Newt'", '"no: #"'],
])('writes %s and nothing else', (_what, path, value, before, after) => {
  expect(edited(card, path, value)).toBe(card.replace(before, () => after));
});

it('writes several lines below their key', () => {
  expect(edited(card, ['effect'], 'gain 2 oil\nlose 1 embers')).toBe(
    card.replace('  when this is banished\n    gain 1 oil\n', '  gain 2 oil\n  lose 1 embers\n'),
  );
  expect(edited('a: 1\n', ['effect'], 'x\n  y')).toBe('a: 1\neffect: |\n  x\n    y\n');
  expect(edited('effect: x # why\n', ['effect'], 'x\ny')).toBe('effect: | # why\n  x\n  y\n');
});

it('adds a key where it is missing, below maps that are missing too', () => {
  expect(edited('a: 1', ['b'], 2)).toBe('a: 1\nb: 2\n');
  expect(edited('', ['given', 'player 1.oil'], 2)).toBe('given:\n  player 1.oil: 2\n');
  expect(edited('given:\n  day: 1 # first\nstart: x\n', ['given', 'fern#1.dwellers'], ['moth'])).toBe(
    'given:\n  day: 1 # first\n  fern#1.dwellers: [moth]\nstart: x\n',
  );
  expect(edited('given: {}\n', ['given', 'day'], 1)).toBe('given: { day: 1 }\n');
});

it.each([
  ['title', "title: 'Newt' # small\n"],
  ['effect', 'effect: |\n  when this is banished\n    gain 1 oil\n'],
])('takes %s away with its line', (key, gone) => {
  expect(edited(card, [key], null)).toBe(card.replace(gone, ''));
  expect(edited(card, ['nothing'], null)).toBe(card);
});

it('takes values of a map on one line away', () => {
  expect(edited(card, ['printed', 'might'], null)).toContain('printed: { mood: wild }');
  expect(edited(card, ['printed', 'mood'], null)).toContain('printed: { might: 1 }');
});

it('leaves alone what cannot be read', () => {
  expect(editOf('a: [1', ['a'], 2)).toBeNull();
  expect(editOf('- 1\n', ['a'], 2)).toBeNull();
  expect(editOf('a: 1\n', ['a'], 1)).toBeNull();
});

it('means what it was given, whatever that is', () => {
  for (const value of ['x', 'x: y', '- x', '#x', 'yes', '3', '', ' x ', 'é"\\', '[x]', '{x}', '*x', 'a\n\nb'])
    for (const text of [card, 'title: x\n', ''])
      expect((parse(edited(text, ['title'], value)) as { title: unknown }).title).toBe(
        value.includes('\n') ? `${value}\n` : value,
      );
});

it('opens a key to be written behind, in blocks and in braces', () => {
  expect(withEdit('cost: 2\n', openedKey('cost: 2\n', ['effect']))).toBe('cost: 2\neffect: \n');
  expect(withEdit('a: { b: 1 }\n', openedKey('a: { b: 1 }\n', ['a', 'c']))).toBe('a: { b: 1, c:  }\n');
  expect(openedKey('a: [', ['b'])).toBeNull();
});

it('changes no letter that stays the same', () => {
  expect(smallest('cost: 21 # x', { from: 6, to: 8, insert: '221' })).toEqual({ from: 7, to: 7, insert: '2' });
  expect(smallest('title: Wick', { from: 7, to: 11, insert: 'Wick' })).toEqual({ from: 11, to: 11, insert: '' });
  const [text, edit] = ['abab', { from: 0, to: 4, insert: 'ab' }] as const;
  expect(withEdit(text, smallest(text, edit))).toBe('ab');
});

describe('of an object in a list', () => {
  const steps = `# What happens.
- it: first # a remark
  do: [wait]

- it: second
  expect: { day: 2 }   # also
- { it: third, do: [go] }
`;

  it('changes one value and keeps every other letter', () => {
    expect(withEdit(steps, editOf(steps, ['1', 'it'], 'another'))).toBe(steps.replace('second', 'another'));
    expect(withEdit(steps, editOf(steps, ['1', 'expect', 'day'], 3))).toBe(steps.replace('day: 2', 'day: 3'));
    expect(withEdit(steps, editOf(steps, ['2', 'it'], 'last'))).toBe(steps.replace('third', 'last'));
  });

  it('adds a key behind those of the object', () => {
    expect(withEdit(steps, editOf(steps, ['1', 'seed'], 4))).toBe(steps.replace('# also\n', '# also\n  seed: 4\n'));
  });

  it('takes the first key away and keeps the mark of the list', () => {
    expect(withEdit(steps, editOf(steps, ['0', 'it'], null))).toBe(steps.replace('it: first # a remark\n  do', 'do'));
    expect(withEdit('- it: alone\n', editOf('- it: alone\n', ['0', 'it'], null))).toBe('- {}\n');
  });

  it('changes nothing where there is no such object', () => {
    expect(editOf(steps, ['7', 'it'], 'x')).toBeNull();
  });
});

const withObject = (text: string, path: readonly string[], keys: readonly string[]): string => {
  const edit = addedObject(text, path, keys);
  const after = withEdit(text, edit);
  expect(parseDocument(after).errors).toEqual([]);
  // Where the first value is written.
  return edit === null ? after : `${after.slice(0, edit.at)}|${after.slice(edit.at)}`;
};

it.each([
  [
    'a list in lines',
    'a:\n  - b: 1 # one\n\n# end\nc: 2\n',
    ['a'],
    'a:\n  - b: 1 # one\n  - b:|\n    d:\n\n# end\nc: 2\n',
  ],
  ['a list that is not indented', 'a:\n- b: 1\nc: 2\n', ['a'], 'a:\n- b: 1\n- b:|\n  d:\nc: 2\n'],
  ['a list on one line', 'a: [{ b: 1 }] # one\n', ['a'], 'a: [{ b: 1 }, { b:|, d: }] # one\n'],
  ['an empty list', 'a: []\n', ['a'], 'a: [{ b:|, d: }]\n'],
  ['a key without a value', 'a: # none\nc: 2\n', ['a'], 'a:\n  - b:|\n    d: # none\nc: 2\n'],
  ['a key that is missing', 'c: 2', ['a'], 'c: 2\na:\n  - b:|\n    d:\n'],
  ['a key of a map that is missing', 'c: 2\n', ['x', 'a'], 'c: 2\nx:\n  a:\n    - b:|\n      d:\n'],
  ['a key of an object of a list', '- a: 1\n- c: 2\n', ['0', 'x'], '- a: 1\n  x:\n    - b:|\n      d:\n- c: 2\n'],
  ['a key of a map on one line', 'c: { e: 1 }\n', ['c', 'a'], 'c: { e: 1, a: [{ b:|, d: }] }\n'],
  ['a text that is a list', '- b: 1\n', [], '- b: 1\n- b:|\n  d:\n'],
  ['a text in which nothing stands yet', '# Soon.\n', [], '# Soon.\n- b:|\n  d:\n'],
])('adds an object to %s', (_what, text, path, after) => {
  expect(withObject(text, path, ['b', 'd'])).toBe(after);
});

it('adds no object where something else stands, or the text cannot be read', () => {
  expect(addedObject('a: word\n', ['a'], ['b'])).toBeNull();
  expect(addedObject('a: [\n', ['a'], ['b'])).toBeNull();
});
