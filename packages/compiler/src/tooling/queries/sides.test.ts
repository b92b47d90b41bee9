import { expect, it } from 'vitest';
import { inspectGame } from '../../compile.ts';
import { COUNCIL_ID, councilFiles } from '../../testing/council.ts';
import { describeAt } from './describe.ts';
import { indexGame } from './game-index.ts';

function told(words: string, inside: string, more: Readonly<Record<string, string>> = {}): string {
  const files = new Map(councilFiles());
  for (const [path, text] of Object.entries(more)) files.set(`${COUNCIL_ID}/${path}`, text);
  const index = indexGame(files, inspectGame(files, COUNCIL_ID).model!);
  for (const [path, text] of files) {
    const at = text.indexOf(words);
    if (at >= 0) return describeAt(index, path, at + words.indexOf(inside) + 1)?.text ?? '';
  }
  throw new Error(`nothing says ${words}`);
}

const RULES = { 'rules/more.rules': 'define side-of(player p) as count(players where its team is p.team)\n' };

it.each([
  ['a menu to a side', 'choose by team of you', 'any of them may answer', {}],
  ['a choice of a side', 'chosen by team of you', 'any of them may answer', {}],
  ['the field', 'its team is', 'The side of a player: `sun`, `moon`', RULES],
])('says what team is, in %s', (_, words, has, more) => {
  expect(told(words, 'team', more)).toContain(has);
});

it('says what a value of a format means, where it stands', () => {
  expect(told('visible: owner', 'owner')).toContain('**owner**');
});

it('says nothing of a word that only looks like it', () => {
  expect(told('title: Hats', 'Hats', { 'hats/felt.yaml': 'title: Hats\n' })).toBe('');
});
