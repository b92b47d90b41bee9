import type { GameMeta } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { readLayout } from '../layout/read-layout.ts';
import { pantryMeta, pantryView } from '../testing/pantry.ts';
import { wordsFor } from '../words/words.ts';
import { countersOf } from './counters.ts';

/** The pantry, whose players are on two sides. */
function sided(): GameMeta {
  const meta = pantryMeta({});
  const [field] = meta.fields;
  const side = {
    ...field!,
    name: 'team',
    title: 'Team',
    icon: null,
    owner: 'player' as const,
    type: { is: 'enum' as const, of: meta.enums.length },
  };
  return {
    ...meta,
    enums: [...meta.enums, { name: 'team', values: ['sun', 'moon'], titles: ['Sun', 'Moon'] }],
    fields: [...meta.fields, side],
    team: meta.fields.length,
  };
}

it('draws a word of an enum that is the first, unless the table leaves out what is 0', () => {
  const { team: _, ...meta } = sided();
  const [one] = pantryView(null).players;
  const wordsOf = (team: number, hideZero: readonly string[]): unknown[] => {
    const layout = { ...readLayout(meta), counters: ['team'], hideZero };
    return countersOf(meta, layout, { ...one!, fields: { ...one!.fields, team } }, wordsFor('en')).map(
      ({ word }) => word,
    );
  };

  expect([wordsOf(0, []), wordsOf(1, []), wordsOf(0, ['team'])]).toEqual([['Sun'], ['Moon'], []]);
});

it('says the side of each player first, the first side of the game as well', () => {
  const meta = sided();
  const [one, other] = pantryView(null).players;
  const wordOf = (player: typeof one, team: number): unknown => {
    const fields = { ...player!.fields, team };
    return countersOf(meta, readLayout(meta), { ...player!, fields }, wordsFor('en'))[0]?.word;
  };

  expect([wordOf(one, 0), wordOf(other, 1)]).toEqual(['Sun', 'Moon']);
});
