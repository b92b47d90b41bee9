import { expect, it } from 'vitest';
import { sourceFile, sourceLookup } from './source/file.ts';
import { span } from './source/span.ts';
import { applyEdits } from './apply-edits.ts';
import { makeDiagnostic } from './collector.ts';
import type { Diagnostic } from './diagnostic.ts';
import { printJson, toJsonReport } from './print-json.ts';
import { printPretty } from './print-pretty.ts';
import { printShort } from './print-short.ts';

const card = sourceFile('cards/imp.yaml', 'name: Imp\ntext: |\n  gain 3 glod\ncsot: 2\n');
const game = sourceFile('game.yaml', 'counters:\n  gold: {max: 20}\n');
const lookup = sourceLookup([card, game]);

function made(file: typeof card, start: number, end: number, more: Partial<Diagnostic> = {}): Diagnostic {
  const base = makeDiagnostic('load/yaml-syntax', span(file.path, start, end), { problem: 'x' });
  return { ...base, message: 'Something is wrong', ...more };
}

it('underlines exactly the span and shows related places, notes and the fix, when there are all of them', () => {
  const diagnostic = made(card, 27, 31, {
    label: 'not a counter of this game',
    related: [{ span: span('game.yaml', 12, 16), message: 'a similar name is declared here' }],
    notes: ['Did you mean `gold`?'],
    fix: { title: 'write `gold`', edits: [] },
  });

  expect(printPretty([diagnostic], lookup)).toBe(
    [
      'error[load/yaml-syntax]: Something is wrong',
      ' --> cards/imp.yaml:3:10',
      '  |',
      '2 | text: |',
      '3 |   gain 3 glod',
      '  |          ^^^^ not a counter of this game',
      ' ::: game.yaml:2:3',
      '  |',
      '2 |   gold: {max: 20}',
      '  |   ---- a similar name is declared here',
      '  = note: Did you mean `gold`?',
      '  = fix: write `gold`',
      '  = help: undercroft explain load/yaml-syntax',
      '',
      '1 error',
      '',
    ].join('\n'),
  );
});

function frame(text: string, start: number, end: number, label?: string): string[] {
  const file = sourceFile('a.yaml', text);
  const diagnostic = made(file, start, end, label === undefined ? {} : { label });
  return printPretty([diagnostic], sourceLookup([file]))
    .split('\n')
    .slice(3, -4);
}

it('puts carets under tabs, wide and combining characters, when a line has them', () => {
  expect(frame('\tx: 漢字 e\u0301 bad', 10, 13)).toEqual(['1 |     x: 漢字 e\u0301 bad', '  |               ^^^']);
  expect(frame('a: 漢字', 3, 5)).toEqual(['1 | a: 漢字', '  |    ^^^^']);
});

it('shows one caret, when a span is empty, even behind the end of the line or the text', () => {
  expect(frame('a:\nb: 1', 2, 2, 'nothing stands here')).toEqual(['1 | a:', '  |   ^ nothing stands here']);
  expect(frame('a:', 2, 2)).toEqual(['1 | a:', '  |   ^']);
  expect(frame('', 0, 0)).toEqual(['1 |', '  | ^']);
});

it('marks every line, when a span has several', () => {
  expect(frame('a: one\n   two  \n   three\nb: 2\n', 3, 25, 'all of it')).toEqual([
    '1 | a: one',
    '  |    ^^^',
    '2 |    two',
    '  |    ^^^',
    '3 |    three',
    '  |    ^^^^^ all of it',
  ]);
});

it('leaves out the middle, when a span has very many lines', () => {
  const text = Array.from({ length: 12 }, (_, line) => `line ${line}`).join('\n');

  expect(frame(text, 0, text.length)).toEqual([
    ' 1 | line 0',
    '   | ^^^^^^',
    ' 2 | line 1',
    '   | ^^^^^^',
    '   | …',
    '11 | line 10',
    '   | ^^^^^^^',
    '12 | line 11',
    '   | ^^^^^^^',
  ]);
});

it('cuts a long line around the span, when it does not fit', () => {
  const text = `${'a'.repeat(300)}BAD${'b'.repeat(300)}`;

  const [code, carets] = frame(text, 300, 303);

  expect(code).toBe(`1 | …${'a'.repeat(60)}BAD${'b'.repeat(57)}…`);
  expect(carets).toBe(`  | ${' '.repeat(61)}^^^`);
});

it('spells out control and reordering characters, when content holds them', () => {
  const file = sourceFile('a\u001b.yaml', 'x: \u001b[31m\u202e!');
  const printed = printPretty([made(file, 3, 4, { message: 'Bad \u0007' })], sourceLookup([file]));

  expect(printed).toContain('1 | x: <U+001B>[31m<U+202E>!');
  expect(printed).toContain('  |    ^^^^^^^^');
  expect(printed).toContain('Bad <U+0007>');
  for (const hidden of ['\u0007', '\u001B', '\u202E']) expect(printed).not.toContain(hidden);
});

it('prints without code, when the file is not known', () => {
  const printed = printPretty([made(sourceFile('gone.yaml', ''), 3, 4)], lookup);

  expect(printed).toContain('--> gone.yaml\n');
  expect(printShort([made(sourceFile('gone.yaml', ''), 3, 4)], lookup)).toBe(
    'gone.yaml:1:1: error load/yaml-syntax Something is wrong\n',
  );
});

it('counts the rest, when a file has more than twenty', () => {
  const many = Array.from({ length: 23 }, (_, at) => made(card, at, at + 1));

  expect(printPretty(many, lookup)).toContain('… and 3 more in cards/imp.yaml\n\n23 errors\n');
  expect(printShort(many, lookup).split('\n')).toHaveLength(22);
  expect(printShort(many, lookup)).toContain('cards/imp.yaml: and 3 more\n');
});

it('uses colours, when asked to', () => {
  const printed = printPretty([made(card, 27, 31)], lookup, { colour: true });

  expect(printed).toContain('\u001B[1;31merror[load/yaml-syntax]\u001B[0m');
  const plain = printed.replaceAll('\u001B', '').replaceAll(/\[[\d;]*m/g, '');
  expect(plain).toBe(printPretty([made(card, 27, 31)], lookup));
});

it('makes the code lead to its page, when somebody knows how', () => {
  const link = (docs: string, text: string): string => `<${docs}>${text}</>`;

  expect(printPretty([made(card, 27, 31)], lookup, { link })).toContain(
    '<docs/errors/load/yaml-syntax.md>error[load/yaml-syntax]</>: ',
  );
});

it('prints one line each in the order of places, when asked to be short', () => {
  expect(printShort([made(card, 32, 36, { severity: 'warning' }), made(card, 27, 31)], lookup)).toBe(
    'cards/imp.yaml:3:10: error load/yaml-syntax Something is wrong\n' +
      'cards/imp.yaml:4:1: warning load/yaml-syntax Something is wrong\n',
  );
});

it('gives every field as data, when printed as JSON', () => {
  const fix = { title: 'write `gold`', edits: [{ span: span('cards/imp.yaml', 27, 31), text: 'gold' }] };
  const place = { file: 'cards/imp.yaml', start: 27, end: 31, line: 3, column: 10, endLine: 3, endColumn: 14 };

  const text = printJson([made(card, 27, 31, { fix })], lookup);

  expect(JSON.parse(text)).toEqual({
    version: 1,
    errorCount: 1,
    warningCount: 0,
    diagnostics: [
      {
        code: 'load/yaml-syntax',
        severity: 'error',
        message: 'Something is wrong',
        label: null,
        place,
        related: [],
        notes: [],
        fix: { title: 'write `gold`', edits: [{ place, text: 'gold' }] },
        docs: 'docs/errors/load/yaml-syntax.md',
      },
    ],
  });
  expect(text.endsWith('}\n')).toBe(true);
  expect(toJsonReport([], lookup)).toEqual({ version: 1, errorCount: 0, warningCount: 0, diagnostics: [] });
});

it('changes the text in every place, when a fix has several edits', () => {
  const edits = [
    { span: span(card.path, 32, 36), text: 'cost' },
    { span: span(card.path, 27, 31), text: 'gold' },
    { span: span('other.yaml', 0, 3), text: 'no' },
  ];

  expect(applyEdits(card, edits)).toBe('name: Imp\ntext: |\n  gain 3 gold\ncost: 2\n');
});
