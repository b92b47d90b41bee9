// Squares that a condition names by row and column: the same as a loop over all squares finds, in
// the same order.

import { beforeAll, beforeEach, expect, it } from 'vitest';
import { compileGame } from '../../compile.ts';
import { loadGame, notingRules, noted } from '../testing/map-game.ts';
import type { Running } from '../testing/running.ts';

const [COLUMNS, ROWS] = [5, 4];

/** Conditions about `it` with `r` and `c`, some of which name a row or a column. */
const CONDITIONS = {
  both: 'its row is r and its column is c',
  across: 'its column is c and its row is r',
  turned: 'r is its row and c is its column',
  row: 'its row is r',
  column: 'its column is c',
  sums: 'its row is r + 1 and its column is c - 1',
  guarded: 'its marked and its column is 2 and its row is 3',
  early: 'r > 1 and its row is 2',
  late: 'its row is r and its marked',
  twice: 'its row is r and its row is c',
  either: 'its row is r or its column is c',
  not: 'not (its row is r)',
  own: 'its row is its column',
} as const;

/** What keeps the compiler from seeing that a row or column is named. */
const searched = (condition: string): string =>
  condition.replaceAll('its row', '(its row + 0)').replaceAll('its column', '(its column + 0)');

const procedure = (name: string, condition: string): string => `
to ${name} number r by number c
  for each s in squares where ${condition}
    note s
`;

const RULES = [
  notingRules('square'),
  ...Object.entries(CONDITIONS).flatMap(([name, condition]) => [
    procedure(`named-${name}`, condition),
    procedure(`searched-${name}`, searched(condition)),
  ]),
  `
to late-failure number r by number c
  set answer to count(squares where its row is r and its column is c + c)
to aggregates number r by number c
  set answer to count(squares where its row is r)
  if any squares where its row is r and its column is c, increase answer by 100
  let one = last(squares where its column is c)
  if one is not none, note one
`,
];

const filesOf = (rules: readonly string[]): Record<string, string> => ({
  'game.yaml': `title: Map
players: { min: 2, max: 2 }
start: play-game
globals: { answer: { type: number }, found: { type: number } }
kinds:
  square: { fields: { marked: { type: flag }, found-as: { type: number } } }
maps: { board: { spaces: { kind: square, columns: ${COLUMNS}, rows: ${ROWS} } } }
`,
  'rules/play.rules': rules.join('\n'),
});

let running: Running;
beforeAll(async () => {
  running = await loadGame(filesOf(RULES));
});
beforeEach(() => running.reset(1));

it.each(Object.keys(CONDITIONS))('finds the same squares in the same order as a search: %s', (name) => {
  for (const square of [1, 7, 11, 12]) running.set('marked', 1, square);
  const found: string[][] = [];
  for (let r = -1; r <= ROWS + 2; r++) {
    for (let c = -1; c <= COLUMNS + 2; c++) {
      const named = noted(running, 'square', `named-${name}`, [r, c]);

      expect(named).toEqual(noted(running, 'square', `searched-${name}`, [r, c]));
      found.push(named);
    }
  }
  expect(found.some((squares) => squares.length > 0)).toBe(true);
});

it('counts them, looks for any, and gives the last of them', () => {
  expect(noted(running, 'square', 'aggregates', [2, 3])).toEqual([`r${ROWS}c3`]);
  expect(running.get('answer')).toBe(COLUMNS + 100);
  expect(noted(running, 'square', 'aggregates', [9, 9])).toEqual([]);
  expect(running.get('answer')).toBe(0);
});

it('evaluates the column only where the row is on the map, as a search would', () => {
  running.call('late-failure', [ROWS + 1, 2_000_000_000]);
  expect(running.get('answer')).toBe(0);

  expect(() => running.call('late-failure', [ROWS, 2_000_000_000])).toThrow('overflow');
});

const codeOf = (query: string): string => {
  const rules = [`${notingRules('square')}\nto look number r\n  let s = ${query}\n  if s is not none, note s\n`];
  const files = Object.entries(filesOf(rules)).map(([path, text]) => [`map/${path}`, text] as const);
  const code = compileGame(new Map(files), 'map').module?.code ?? '';
  return code.slice(code.indexOf('function q_first_squares'), code.indexOf('function p_'));
};

it('looks through no squares where a condition names them', () => {
  expect(codeOf('first(squares where its marked and its row is r and its column is 2)')).toContain('= nthFrom(');
  expect(codeOf('first(squares where its row is r + 1)')).toContain('= nthFrom(');
});

it('searches where naming a square first could fail, though the search would not', () => {
  expect(codeOf('first(squares where its marked and its row is r + 1)')).not.toContain('nthFrom(');
});
