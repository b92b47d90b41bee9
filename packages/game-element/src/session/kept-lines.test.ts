import { tinyModule } from '@undercroft/engine/testing';
import type { GameMeta } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { keptLines } from './kept-lines.ts';

const { meta: tiny } = tinyModule();
const meta: GameMeta = {
  ...tiny,
  fields: tiny.fields.map((field) => ({ ...field, kept: true as const })),
  zones: tiny.zones.map((zone) => ({ ...zone, kept: true as const })),
};

it('says what players, things and places take along, in words of the game', () => {
  const lines = keptLines(
    meta,
    {
      past: [],
      globals: { turns: 3 },
      players: [{ points: 4, gambled: true }, { points: 0 }],
      things: { 'fig#2': { bruised: true }, 'plum#1': { bruised: false } },
      zones: [
        { zone: 'yard', of: 1, things: ['basket#1'] },
        { zone: 'heap', things: ['pear#1', 'fig#1'] },
        { zone: 'contents', of: 'basket#2', things: ['quince#1'] },
      ],
    },
    ['Ann', 'Ben'],
  );

  expect(lines.map(({ owner, values }) => `${owner}: ${values.join(', ')}`)).toEqual([
    ': turns 3',
    'Ann: Points 4, gambled',
    'Ben: Points 0',
    'Fig: bruised',
    'Ann, Yard: Basket',
    'Heap: Pear, Fig',
    'Basket, Contents: Quince',
  ]);
});

it('says nothing of what not everybody may know', () => {
  const lines = keptLines(
    meta,
    {
      past: [],
      globals: {},
      players: [{ wish: 3 }, {}],
      things: {},
      zones: [{ zone: 'hand', of: 1, things: ['fig#1'] }],
    },
    ['Ann', 'Ben'],
  );

  expect(lines).toEqual([]);
});

it('names things of which nothing but the same can be said in one line', () => {
  const things = { 'fig#1': { bruised: true }, 'plum#1': { bruised: true }, 'pear#1': {} };
  const lines = keptLines(meta, { past: [], globals: {}, players: [], things, zones: [] }, ['Ann', 'Ben']);

  expect(lines).toEqual([{ owner: 'bruised', values: ['Fig', 'Plum'] }]);
});
