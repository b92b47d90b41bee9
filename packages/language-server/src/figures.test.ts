import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { figureOf, readFigures } from './features/figures.ts';
import { diskHost } from './node.ts';

const shown = (share: number, name = 'main-window: Moth') => ({
  name,
  games: { count: share * 2000, of: 2000, share },
});
const report = (chosen: readonly unknown[], neverChosen: readonly unknown[] = []): string =>
  JSON.stringify({ version: 1, is: 'balance', balance: { shard: { hash: 'aa' } }, report: { chosen, neverChosen } });

it.each([
  [0.1374, 'aa', 'played in 14 % of 2,000 games'],
  [0.004, 'aa', 'played in less than 1 % of 2,000 games'],
  [0.1374, 'bb', 'played in 14 % of 2,000 games, before the game was changed'],
])('says how often a card was played: %d of the content %s', (share, hash, words) => {
  expect(figureOf(readFigures(report([shown(share)]))!, 'Moth', hash)).toBe(words);
});

it('says of a card that nobody played, and nothing of one that is not in the report', () => {
  const figures = readFigures(report([shown(0.5)], ['Owl', 7]))!;

  expect(figureOf(figures, 'Owl', 'aa')).toBe('played in none of 2,000 games');
  expect(figureOf(figures, 'Hare', 'aa')).toBeUndefined();
});

it('says what was done with a card, what is done most first', () => {
  const all = [
    ['turn: Strike: Moth', 0.12],
    ['turn: Call: Moth', 0.4],
    ['turn: Moth', 0.3],
    ['turn: Feed: Moth', 0.01],
    ['turn: Call: Owl', 0.9],
  ] as const;
  const figures = readFigures(report(all.map(([name, share]) => shown(share, name))))!;

  expect(figureOf(figures, 'Moth', 'aa')).toBe('Call in 40 %, played in 30 %, Strike in 12 % of 2,000 games');
});

it.each([
  '',
  'null',
  '7',
  '{}',
  '{"is":"balance","version":1}',
  report([]),
  report([
    null,
    3,
    { name: 7 },
    { name: 'Moth', games: { share: 2, of: 10 } },
    { name: 'Owl', games: { share: 0.5, of: -1 } },
  ]),
  report([shown(0.5)]).replace('balance"', 'sim"'),
  report([shown(0.5)]).replace('"version":1', '"version":2'),
])('reads no nonsense: %s', (text) => {
  expect(readFigures(text)).toBeNull();
});

it('finds the report in the folder of the game, and a newer one when it is written', () => {
  const root = mkdtempSync(join(tmpdir(), 'undercroft-figures-'));
  const host = diskHost(null);
  const place = { id: 'toy', root: pathToFileURL(root).href };
  mkdirSync(join(root, 'toy'));
  expect(host.figuresOf(place)).toBeNull();
  writeFileSync(join(root, 'toy/balance.json'), 'one');
  expect(host.figuresOf(place)).toBe('one');
  rmSync(join(root, 'toy/balance.json'));

  expect(host.figuresOf(place)).toBeNull();
  rmSync(root, { recursive: true });
});
