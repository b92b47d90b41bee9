import { expect, it } from 'vitest';
import { readLayout } from '../layout/read-layout.ts';
import { decision, pantryMeta, pantryView } from '../testing/pantry.ts';
import { buildScene } from './scene.ts';
import type { TrackScene } from './tracks.ts';

/** The tracks of a table, with a day that the game counts and a taste of the season. */
function tracksOf(shared: readonly object[], globals: Readonly<Record<string, number>> = {}): readonly TrackScene[] {
  const plain = pantryMeta({ shared });
  const day = { ...plain.fields[0]!, name: 'day', title: 'Day', owner: 'global', min: null, max: null } as const;
  const season = { ...day, name: 'season', title: 'Season', type: { is: 'enum', of: 0 } } as const;
  const meta = { ...plain, fields: [...plain.fields, day, season] };
  return buildScene(meta, readLayout(meta), { ...pantryView(decision({})), globals }).tracks;
}

it('has a marker for each player on the track of a counter, as long as their numbers are', () => {
  const [track] = tracksOf([{ of: 'points', as: 'track', from: -1 }]);

  expect(track?.spaces.map(({ label }) => label)).toEqual(['−1', '0', '1', '2', '3', '4', '5']);
  expect(track?.markers.map(({ at, title, seat }) => [at, title, seat])).toEqual([
    [5, 'Player 1', 0],
    [6, 'Player 2', 1],
  ]);
});

it('marks the space of a number of the game, which has the words of an enum', () => {
  const asked = [
    { of: 'day', as: 'track', from: 1, to: 3 },
    { of: 'season', as: 'track' },
  ];
  const tracks = tracksOf(asked, { day: 2, season: 1 });

  expect(tracks.map(({ at, spaces }) => spaces[at]?.label)).toEqual(['2', 'sour']);
  expect(tracks.map(({ words, markers }) => [words, markers.length])).toEqual([
    [false, 0],
    [true, 0],
  ]);
});

it('shows no track that nothing stands on, when it shall be hidden then, and none of what the viewer may not read, or without an end', () => {
  const day = { of: 'day', as: 'track', from: 1, to: 3 };

  expect(tracksOf([day], { day: 0 })).toMatchObject([{ at: -1 }]);
  expect(tracksOf([{ ...day, 'hide-empty': true }], { day: 0 })).toEqual([]);
  expect(tracksOf([day, { of: 'weather', as: 'track' }])).toEqual([]);
  expect(tracksOf([{ ...day, to: 'limit' }], { day: 2 })).toEqual([]);
});

it('has a space with name and picture for each row that can be named, and none for none', () => {
  const plain = pantryMeta({ shared: [{ of: 'wanted', as: 'track' }] });
  const wanted = {
    ...plain.fields[0]!,
    name: 'wanted',
    title: 'Wanted',
    owner: 'global',
    type: { is: 'row', of: plain.rows[0]!.kind, optional: true },
    initial: -1,
  } as const;
  const meta = { ...plain, fields: [...plain.fields, wanted] };
  const trackAt = (now: number) =>
    buildScene(meta, readLayout(meta), { ...pantryView(decision({})), globals: { wanted: now } }).tracks[0]!;
  const named = plain.rows.filter(({ kind }) => kind === plain.rows[0]!.kind);

  expect(trackAt(0).spaces.map(({ label, icon }) => [label, icon])).toEqual(
    named.map(({ title, icon, kind }) => [title, icon ?? plain.kinds[kind]!.icon]),
  );
  expect([trackAt(0), trackAt(-1)].map(({ at, words }) => [at, words])).toEqual([
    [0, true],
    [-1, true],
  ]);
});

it('names on the plate of a player what a field holds, with its picture, and says nothing of none', () => {
  const plain = pantryMeta({ counters: ['points', 'wish'] });
  const wish = {
    ...plain.fields[0]!,
    name: 'wish',
    title: 'Wish',
    counter: false,
    owner: 'player',
    type: { is: 'row', of: plain.rows[0]!.kind, optional: true },
    initial: -1,
  } as const;
  const meta = { ...plain, fields: [...plain.fields, wish] };
  const view = pantryView(decision({}));
  const plateWith = (now: number) =>
    buildScene(meta, readLayout(meta), {
      ...view,
      players: view.players.map((player) => ({ ...player, fields: { ...player.fields, wish: now } })),
    }).players[0]!.counters.find(({ name }) => name === 'wish');

  expect(plateWith(0)).toMatchObject({ word: plain.rows[0]!.title, title: 'Wish' });
  expect(plateWith(-1)).toBeUndefined();
});

/** Names and values of the numbers of a game that stand on the table by themselves. */
function numbersOf(table: object, globals: Readonly<Record<string, number>>): (string | number)[][] {
  const plain = pantryMeta(table);
  const day = { ...plain.fields[0]!, name: 'day', title: 'Day', owner: 'global', counter: false } as const;
  const more = [
    day,
    { ...day, name: 'frost', title: 'Frost' },
    { ...day, name: 'season', title: 'Season', type: { is: 'enum', of: 0 } } as const,
  ];
  const meta = { ...plain, fields: [...plain.fields, ...more] };
  const scene = buildScene(meta, readLayout(meta), { ...pantryView(decision({})), globals });
  return scene.numbers.map(({ name, title, value, word = value }) => [name, title, word]);
}

const WINTER = { day: 2, frost: 0, season: 1 } as const;

it('shows the numbers and the words of the game by themselves, but for those that have a track', () => {
  const [frost, season] = [
    ['frost', 'Frost', 0],
    ['season', 'Season', 'sour'],
  ];
  expect(numbersOf({}, WINTER)).toEqual([['day', 'Day', 2], frost, season]);
  expect(numbersOf({ shared: [{ of: 'day', as: 'track', to: 5 }] }, WINTER)).toEqual([frost, season]);
});

it('shows the numbers that table.yaml lists, in its order, and none where it lists none', () => {
  expect(numbersOf({ numbers: ['frost', 'day'] }, WINTER).map(([name]) => name)).toEqual(['frost', 'day']);
  expect(numbersOf({ numbers: [] }, WINTER)).toEqual([]);
});

it('shows no number that the viewer may not read, and none that is 0 where table.yaml hides it then', () => {
  expect(numbersOf({}, { frost: 3 })).toEqual([['frost', 'Frost', 3]]);
  expect(numbersOf({ 'hide-zero': ['frost', 'day'] }, WINTER)).toEqual([
    ['day', 'Day', 2],
    ['season', 'Season', 'sour'],
  ]);
});
