import { expect, it } from 'vitest';
import { withEdit } from './yaml-edit.ts';
import { movedItem, takenItem, type ItemEdit } from './yaml-items.ts';

const STEPS = `# What happens in a duel.
- it: first # a remark
  do: [wait]
  # what is left

# about the second,
# in two lines
- it: second
  text: |
    two lines

    of text

# ---- later

- it: third`;

function after(edit: ItemEdit | null, text = STEPS): string {
  return withEdit(text, edit);
}

/** The text in which the cursor stands behind an edit. */
function behind(edit: ItemEdit | null, text = STEPS): string {
  return after(edit, text).slice(edit?.at, (edit?.at ?? 0) + 10);
}

it('moves an object with the remarks that belong to it, and leaves those that stand alone', () => {
  const up = movedItem(STEPS, ['1'], -1);
  expect(after(up)).toBe(`# What happens in a duel.
# about the second,
# in two lines
- it: second
  text: |
    two lines

    of text

- it: first # a remark
  do: [wait]
  # what is left

# ---- later

- it: third`);
  expect(behind(up)).toBe('it: second');
  expect(after(movedItem(STEPS, ['0'], 1))).toBe(after(up));
});

it('moves the last object up, where the text ends without the end of a line', () => {
  const up = movedItem(STEPS, ['2'], -1);
  expect(after(up)).toBe(
    STEPS.replace(/# about[^]*of text\n/, '- it: third\n').replace(
      /- it: third$/,
      '# about the second,\n# in two lines\n- it: second\n  text: |\n    two lines\n\n    of text',
    ),
  );
  expect(behind(up)).toBe('it: third\n');
});

it('takes an object out with the remarks that belong to it', () => {
  expect(after(takenItem(STEPS, ['1']))).toBe(STEPS.replace(/# about[^]*of text\n\n/, ''));
  expect(after(takenItem(STEPS, ['0']))).toBe(STEPS.replace(/- it: first[^]*is left\n/, ''));
  expect(behind(takenItem(STEPS, ['0']))).toBe('it: second');
  expect(after(takenItem(STEPS, ['2']))).toBe(STEPS.replace(/\n- it: third$/, ''));
  expect(behind(takenItem(STEPS, ['2']))).toBe('it: second');
});

const BOOK =
  'title: A game\nchapters:\n  # one\n  - id: aim\n    text: [a, b]\n  - { id: end }\nwords: [{ word: x }, { word: y }, { word: z }]\n';

it('changes lists below keys and in brackets', () => {
  expect(after(movedItem(BOOK, ['chapters', '1'], -1), BOOK)).toBe(
    BOOK.replace(
      '  # one\n  - id: aim\n    text: [a, b]\n  - { id: end }\n',
      '  - { id: end }\n  # one\n  - id: aim\n    text: [a, b]\n',
    ),
  );
  expect(after(movedItem(BOOK, ['words', '0'], 1), BOOK)).toContain('words: [{ word: y }, { word: x }, { word: z }]');
  expect(after(takenItem(BOOK, ['words', '0']), BOOK)).toContain('words: [{ word: y }, { word: z }]');
  expect(after(takenItem(BOOK, ['words', '2']), BOOK)).toContain('words: [{ word: x }, { word: y }]');
});

it('takes the key of the list with its last object, and the last object of a text', () => {
  const one = 'title: A game\nchapters:\n  - id: aim\nwords: []\n';
  expect(after(takenItem(one, ['chapters', '0']), one)).toBe('title: A game\nwords: []\n');
  expect(after(takenItem('# steps\n\n- it: only\n', ['0']), '# steps\n\n- it: only\n')).toBe('# steps\n');
});

it.each([
  ['there is none before it', STEPS, '0', -1],
  ['there is none behind it', STEPS, '2', 1],
  ['there is no such object', STEPS, '3', -1],
  ['the text cannot be read', '- it: "\n- it: b\n', '0', 1],
  ['it would stand before what it names', '- &a { it: x }\n- *a\n', '1', -1],
] as const)('moves nothing, when %s', (_, text, index, by) => {
  expect(movedItem(text, [index], by)).toBeNull();
});
