import { expect, it } from 'vitest';
import { readLayout } from '../layout/read-layout.ts';
import { cellarMeta, cellarView, squareAt } from '../testing/cellar.ts';
import { answer, decision } from '../testing/pantry.ts';
import { stagedIn } from './staged.ts';

const square = squareAt(3, 2);
const base = cellarMeta({ plans: { turn: ['turn'] } });
const cell = base.kinds.findIndex(({ board }) => board !== undefined);
const meta = {
  ...base,
  fields: [
    ...base.fields,
    { ...base.fields[0]!, name: 'site', counter: false, type: { is: 'thing' as const, of: cell } },
  ],
};
const asked = cellarView({}, decision({ answers: [answer(0, 'Open')] }));
const view = {
  ...asked,
  players: asked.players.map((player) => ({ ...player, fields: { ...player.fields, site: square } })),
};

it('names the square that a player has named for the plan that is made', () => {
  expect(stagedIn(meta, readLayout(meta), view)).toEqual([square]);
  expect(stagedIn(cellarMeta(), readLayout(meta), view)).toEqual([]);
  expect(stagedIn(meta, readLayout(meta), { ...view, decision: null })).toEqual([]);
});
