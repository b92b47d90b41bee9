import { expect, it } from 'vitest';
import { readLayout } from '../../layout/read-layout.ts';
import { pantryMeta } from '../../testing/pantry.ts';
import { wordsFor } from '../../words/words.ts';
import { beginningsIn, foldsIn } from './beginnings.ts';

const layout = readLayout({
  ...pantryMeta(),
  extras: {
    table: { drama: { 'take-turn': { heading: true, weight: 2 }, baking: { heading: true }, mining: { weight: 0 } } },
  },
});
const entry = { text: '', step: 0, player: 0, things: [], source: null };

it('begins parts of the log at what the drama of the table says, in any sentence that is told', () => {
  const log = ['take-turn', 'mining', 'gain', 'take-turn', 'baking'].map((event) => ({ ...entry, event }));

  const passing = new Set([1, 4]);
  expect(beginningsIn(log, layout)).toEqual({ heads: new Set([0, 3, 4]), phases: new Set([1]), passing });
});

it('begins none where sentences do not say what happened, or the table has no layout', () => {
  expect(beginningsIn([entry], layout).heads.size).toBe(0);
  expect(beginningsIn([{ ...entry, event: 'take-turn' }], null).heads.size).toBe(0);
});

it('folds a fight of many that is over, at a thing or at a square, and says what came of it', () => {
  const slots = [{ name: 'jar', type: { is: 'thing', of: 1 } }] as const;
  const meta = {
    ...pantryMeta(),
    events: ['storm', 'hit', 'open', 'dusk'].map((name) => ({ name, text: '', slots })),
    things: [0, 1],
    extras: {
      table: {
        drama: {
          storm: { at: 'jar', until: ['dusk'], fight: { one: ['hand'], other: ['hand'] } },
          open: { digest: true },
        },
      },
    },
  };
  const told = (events: readonly string[]): readonly object[] => {
    const log = events.map((event) => ({ ...entry, event, text: `${event}.`, things: [event === 'open' ? 0 : 1] }));
    return foldsIn(meta, readLayout(meta), log, new Map([[1, 'the shelf']]), wordsFor('en'));
  };

  const fight = ['hit', 'storm', 'hit', 'open', 'hit'];
  expect(told(fight)).toEqual([]);
  expect(told([...fight, 'dusk', 'hit'])).toEqual([{ first: 1, last: 5, text: 'The shelf: held. open.' }]);

  const square = { ...entry, places: [{ thing: 1, said: 'row 1' }] };
  const lost = ['storm', 'open', 'dusk'].map((event) => ({ ...square, event, text: `${event}.` }));
  const spots = new Map([[1, 'the shelf']]);
  expect(foldsIn(meta, readLayout(meta), lost, spots, wordsFor('en'))).toEqual([
    { first: 0, last: 2, text: 'The shelf: lost.' },
  ]);
});
