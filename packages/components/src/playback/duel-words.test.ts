import type { GameMeta } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { readDrama } from '../layout/read-drama.ts';
import { pantryMeta } from '../testing/pantry.ts';
import { wordsFor } from '../words/words.ts';
import { duelWords } from './duel-words.ts';

const thing = { is: 'thing', of: 1 } as const;
const number = { is: 'number' } as const;
const named = (name: string, type: typeof thing | typeof number) => ({ name, type });
const base = pantryMeta();
const meta: GameMeta = {
  ...base,
  things: [0, 1],
  events: [
    {
      name: 'meet',
      text: '',
      slots: [
        named('one', thing),
        named('force', number),
        named('die', number),
        named('fear', number),
        named('total', number),
        named('other', thing),
        named('guard', number),
      ],
    },
  ],
};
const drama = readDrama({
  meet: {
    sides: [
      {
        thing: 'one',
        total: 'total',
        parts: [
          { is: 'force', title: 'Force' },
          { is: 'die', title: 'Die' },
          { is: 'fear', title: 'Fear' },
        ],
      },
      { thing: 'other', total: 'guard', parts: [{ is: 'guard', title: 'Guard' }] },
    ],
  },
});
const said = (args: readonly number[], event = 'meet'): string =>
  duelWords(meta, { drama }, { event, args }, wordsFor('en'));
const [one, other] = [meta.rows[0]!.title, meta.rows[1]!.title];

it('names each part of both sums, with its sign', () => {
  expect(said([0, 6, 4, -1, 9, 1, 7])).toBe(`${one}: Force 6 + Die 4 − Fear 1 = 9. ${other}: Guard 7 = 7.`);
});

it('tells what effects made of a printed number apart from it', () => {
  const rows = meta.rows.map((row) => ({ ...row, printed: { force: 6 } }));
  const side = { thing: 'one', total: 'total', parts: [{ is: 'force', title: 'Force', of: 'force' }] };
  const printed = readDrama({ meet: { sides: [side, { thing: 'other' }] } });
  const told = (force: number): string =>
    duelWords({ ...meta, rows }, { drama: printed }, { event: 'meet', args: [0, force, 0, 0, force] }, wordsFor('en'));

  expect([told(5), told(8), told(6)]).toEqual([
    `${one}: Force 6 − Effects 1 = 5.`,
    `${one}: Force 6 + Effects 2 = 8.`,
    `${one}: Force 6 = 6.`,
  ]);
});

it('leaves out parts that are nothing, and the side that the viewer does not know', () => {
  expect(said([0, 6, 0, 0, 6, -2, 7])).toBe(`${one}: Force 6 = 6.`);
});

it('says nothing of other events, and of those that were told without their numbers', () => {
  expect([said([0, 6], 'rest'), duelWords(meta, { drama }, { event: 'meet' }, wordsFor('en'))]).toEqual(['', '']);
});
