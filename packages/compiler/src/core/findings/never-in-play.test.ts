import { expect, it } from 'vitest';
import { compileText } from '../../testing/compile-text.ts';

/** What is said of rows that are never in the game, with the file of each. */
function lost(files: Readonly<Record<string, string>>): string[] {
  const { diagnostics } = compileText(files);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return diagnostics
    .filter(({ code }) => code === 'check/never-in-play')
    .map(({ message, span }) => `${span.file}: ${message}`);
}

const NEWT = 'might: 1\ncount: 1 per player\n';
const rules = (body: string): Record<string, string> => ({ 'rules/more.rules': `to doze\n  ${body}\n` });

it('finds a row that starts in no zone, though rules ask for its kind', () => {
  const asked = rules('for each b in beasts where its might < 2, set b.tired to true');

  expect(lost({ 'beasts/newt.yaml': NEWT, ...asked })).toEqual([
    'lantern/beasts/newt.yaml: `newt` is never in the game: it starts in no zone, and no rule names it.',
  ]);
});

it('says it once of a table', () => {
  const table = 'rows:\n  newt: { might: 1 }\n  toad: { might: 1 }\n  frog: { might: 1 }\n';
  const [found, ...more] = lost({ 'beasts/pond.table.yaml': table });

  expect(found).toContain('`newt` and 2 more of this file are never in the game');
  expect(more).toEqual([]);
});

it.each([
  ['starts somewhere', { 'beasts/newt.yaml': `${NEWT}starts: deck\n` }],
  ['is named by a rule', { 'beasts/newt.yaml': 'might: 1\n', ...rules('move newt to your hand') }],
  ['is one of the rows that are values', { 'beasts/newt.yaml': NEWT, ...rules('let r = a row of beast') }],
  ['has no things', { 'beasts/newt.yaml': 'might: 1\ncount: 0\n' }],
])('finds nothing, when the row %s', (_why, files) => {
  expect(lost(files)).toEqual([]);
});
