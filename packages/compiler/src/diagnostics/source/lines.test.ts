import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sourceFile } from './file.ts';
import { lineAt, lineCount, lineText, offsetAt, positionAt } from './lines.ts';

it('counts lines and columns from one, when a text has several lines', () => {
  const file = sourceFile('a.yaml', 'one\ntwo\n\nfour');

  expect(positionAt(file, 0)).toEqual({ line: 1, column: 1, displayColumn: 1 });
  expect(positionAt(file, 3)).toEqual({ line: 1, column: 4, displayColumn: 4 });
  expect(positionAt(file, 4)).toEqual({ line: 2, column: 1, displayColumn: 1 });
  expect(positionAt(file, 8)).toEqual({ line: 3, column: 1, displayColumn: 1 });
  expect(positionAt(file, 13)).toEqual({ line: 4, column: 5, displayColumn: 5 });
});

it('ends a line at any of the three line breaks, when they are mixed', () => {
  const file = sourceFile('a.yaml', 'a\r\nb\rc\nd');

  expect([1, 2, 3, 4].map((line) => lineText(file, line))).toEqual(['a', 'b', 'c', 'd']);
  expect(lineCount(file)).toBe(4);
});

it('gives a last empty line, when the text ends with a line break', () => {
  const file = sourceFile('a.yaml', 'a\n');

  expect(lineCount(file)).toBe(2);
  expect(lineText(file, 2)).toBe('');
});

it('counts terminal cells, when a line has tabs, wide and combining characters', () => {
  const file = sourceFile('a.yaml', '\ta漢e\u0301😀x');

  expect(positionAt(file, 1).displayColumn).toBe(5);
  expect(positionAt(file, 3).displayColumn).toBe(8);
  expect(positionAt(file, 5).displayColumn).toBe(9);
  expect(positionAt(file, 7)).toEqual({ line: 1, column: 8, displayColumn: 11 });
});

it('moves places into the text, when they lie outside', () => {
  const file = sourceFile('a.yaml', 'ab\ncd');

  expect(positionAt(file, 99)).toEqual({ line: 2, column: 3, displayColumn: 3 });
  expect(positionAt(file, -5).line).toBe(1);
  expect(offsetAt(file, 1, 99)).toBe(2);
  expect(offsetAt(file, 99, 1)).toBe(3);
});

it('finds the same offset again, when a position is turned back', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', '\n', '\r\n', '\t', '😀', 'é'), { maxLength: 30 }),
      fc.nat(40),
      (parts, at) => {
        const file = sourceFile('a.yaml', parts.join(''));
        const offset = Math.min(at, file.text.length);
        const { line, column } = positionAt(file, offset);
        const inBreak = file.text[offset - 1] === '\r' && file.text[offset] === '\n';

        expect(lineAt(file, offset)).toBe(line);
        expect(offsetAt(file, line, column)).toBe(inBreak ? offset - 1 : offset);
      },
    ),
    { seed: 7, numRuns: 300 },
  );
});
