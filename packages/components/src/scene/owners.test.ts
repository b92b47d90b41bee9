import { expect, it } from 'vitest';
import { readLayout } from '../layout/read-layout.ts';
import { decision, pantryMeta, pantryView } from '../testing/pantry.ts';
import { holdersOf } from './owners.ts';
import { buildScene } from './scene.ts';

it('gives a thing the colour of the player in whose zone it lies, when it was nobody’s from the start', () => {
  const meta = pantryMeta({
    player: [{ zone: 'pantry' }],
    shared: [{ zone: 'store' }],
    kinds: { shelf: { shape: 'tile', seat: true, inside: ['jars'] }, jar: { shape: 'token', seat: true } },
  });
  const view = pantryView(decision({}));
  const { faces } = buildScene(meta, readLayout(meta), view);
  const holders = holdersOf(view);

  expect(new Set(holders.values())).toEqual(new Set([0]));
  for (const [thing, { hidden, seat }] of faces) if (!hidden) expect(seat).toBe(holders.get(thing) ?? -1);
});

it('finds what lies in a thing of a player', () => {
  const inner = { id: 8, zones: [] };
  const room = { id: 7, zones: [{ owner: 7, things: [inner] }] };

  expect([...holdersOf({ zones: [{ owner: 1, things: [room] }] } as never)]).toEqual([
    [7, 1],
    [8, 1],
  ]);
});
