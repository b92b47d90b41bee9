import { expect, it } from 'vitest';
import { span } from './source/span.ts';
import { createCollector, cutPerFile, DIAGNOSTICS_PER_FILE_MAX, makeDiagnostic } from './collector.ts';

const duplicate = (file: string, start: number) =>
  makeDiagnostic('load/duplicate-key', span(file, start, start + 1), { key: 'a' });

it('fills in the texts of the table, when a code is reported', () => {
  const collector = createCollector();

  collector.report(
    'load/unknown-key',
    span('a.yaml', 3, 7),
    { key: 'csot', owner: 'card', near: ['cost'], allowed: ['cost', 'name'] },
    { edits: [{ span: span('a.yaml', 3, 7), text: 'cost' }] },
  );

  expect(collector.list()).toEqual([
    {
      code: 'load/unknown-key',
      severity: 'error',
      message: '`csot` is not a key of a card',
      label: 'unknown key',
      span: { file: 'a.yaml', start: 3, end: 7 },
      related: [],
      meant: ['cost'],
      notes: ['Did you mean `cost`?'],
      fix: { title: 'write `cost`', edits: [{ span: { file: 'a.yaml', start: 3, end: 7 }, text: 'cost' }] },
      docs: 'docs/errors/load/unknown-key.md',
    },
  ]);
});

it('keeps one, when the same code is reported twice at one place', () => {
  const collector = createCollector();

  collector.add(duplicate('a', 4));
  collector.add(duplicate('a', 4));
  collector.add(duplicate('b', 4));

  expect(collector.list()).toHaveLength(2);
});

it('sorts by file and place, when they come in any order', () => {
  const collector = createCollector();

  for (const [file, start] of [
    ['b', 1],
    ['a', 9],
    ['a', 2],
  ] as const)
    collector.add(duplicate(file, start));

  expect(collector.list().map(({ span: place }) => [place.file, place.start])).toEqual([
    ['a', 2],
    ['a', 9],
    ['b', 1],
  ]);
});

it('has errors, when an error was reported and not only a warning', () => {
  const collector = createCollector();

  collector.report('load/byte-order-mark', span('a', 0, 1), {});
  expect(collector.hasErrors()).toBe(false);

  collector.add(duplicate('b', 1));
  expect(collector.hasErrors()).toBe(true);
  expect(collector.hasErrors('a')).toBe(false);
  expect(collector.hasErrors('b')).toBe(true);
});

it('keeps at most two related places, when more are given', () => {
  const place = { span: span('a', 0, 1), message: 'here' };

  expect(makeDiagnostic('load/empty-file', span('a', 0), {}, { related: [place, place, place] }).related).toHaveLength(
    2,
  );
});

it('stops keeping, when one file has very many', () => {
  const collector = createCollector();

  for (let start = 0; start < DIAGNOSTICS_PER_FILE_MAX + 50; start++) collector.add(duplicate('a', start));

  expect(collector.list()).toHaveLength(DIAGNOSTICS_PER_FILE_MAX);
});

it('shows errors before warnings, when a file has more than are shown', () => {
  const warning = makeDiagnostic('load/byte-order-mark', span('a', 0, 1), {});
  const all = [warning, ...Array.from({ length: 20 }, (_, at) => duplicate('a', at + 1))];

  const [file] = cutPerFile(all);

  expect(file?.shown).toHaveLength(20);
  expect(file?.hiddenCount).toBe(1);
  expect(file?.shown.every(({ severity }) => severity === 'error')).toBe(true);
});
