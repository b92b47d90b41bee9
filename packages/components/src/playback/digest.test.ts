import type { EventMeta, GameMeta } from '@undercroft/contract';
import type { EventView } from '@undercroft/view';
import { expect, it } from 'vitest';
import { readDrama } from '../layout/read-drama.ts';
import { decision, pantryMeta, pantryView } from '../testing/pantry.ts';
import { wordsFor } from '../words/words.ts';
import { digestOf } from './digest.ts';

const thing = { is: 'thing', of: 1 } as const;
const events: EventMeta[] = [
  { name: 'open', text: '', slots: [{ name: 'jar', type: thing }] },
  { name: 'rest', text: '', slots: [] },
  { name: 'storm', text: '', slots: [{ name: 'jar', type: thing }] },
];
const meta: GameMeta = { ...pantryMeta(), events, things: [0, 1] };
const event = (name: string, text: string | null, you = 1, args: number[] = [1]): EventView => {
  return { step: 1, name, you, args, text, dice: [] };
};
const before = pantryView(decision({}));
const [viewer, other] = [before.players[0]!.seat, before.players[1]!.seat];

function told(list: readonly EventView[], drama = readDrama({}), points = 0): (readonly string[])[] {
  const players = before.players.map((player) =>
    player.seat === other
      ? { ...player, counters: { ...player.counters, points: player.counters['points']! + points } }
      : player,
  );
  const layout = { drama, counters: ['points'] };
  const story = { before, after: { ...before, players }, events: list };
  return digestOf(meta, layout, story, viewer, wordsFor('en')).map(({ parts }) => parts);
}

it('says what another player did to things, the same but once, and how numbers changed', () => {
  const list = [event('open', 'Opens Jam.'), event('rest', 'Rests.', 1, []), event('open', 'Opens Jam.')];
  const was = before.players.find(({ seat }) => seat === other)!.counters['points']!;

  expect(told(list, readDrama({}), 3)).toEqual([['Opens Jam (×2).', `Points: ${was} › ${was + 3}`]]);
});

it('leaves out the name of the player at the head of a sentence, which stands before the line', () => {
  const { name } = before.players.find(({ seat }) => seat === other)!;

  expect(told([event('open', `${name} opens Jam.`), event('open', `${name}'s Jam is open.`)])).toEqual([
    ['Opens Jam.', `${name}'s Jam is open.`],
  ]);
});

it('says what the game marks and nothing else, when it marks anything', () => {
  const list = [event('open', 'Opens Jam.'), event('rest', 'Rests.', 1, [])];

  expect(told(list, readDrama({ rest: { digest: true } }))).toEqual([['Rests.']]);
});

it('says in one sentence where a fight was and what came of it', () => {
  const drama = readDrama({ storm: { at: 'jar', until: ['rest'] }, open: { digest: true }, rest: { digest: true } });
  const fight = [
    event('storm', 'The shelf is stormed.'),
    event('open', 'Jam breaks.'),
    event('open', 'Jam breaks.'),
    event('rest', 'The shelf holds.', 1, []),
  ];

  expect(told([...fight, event('open', 'Opens Plum.')], drama)).toEqual([
    [`${meta.rows[1]!.title}: Jam breaks (×2). The shelf holds.`, 'Opens Plum.'],
  ]);
});

it('tells nothing as part of a fight that comes in a later part of the game', () => {
  const drama = readDrama({ storm: { at: 'jar' }, open: { digest: true }, rest: { heading: true } });
  const list = [
    event('storm', 'The shelf is stormed.'),
    event('open', 'Jam breaks.'),
    event('rest', 'Night falls.', -1, []),
  ];

  expect(told([...list, event('open', 'Opens Plum.')], drama)).toEqual([
    [`${meta.rows[1]!.title}: Jam breaks.`, 'Opens Plum.'],
  ]);
});

it('says nothing of own doings, of parts that begin, of throws, and of what has no words', () => {
  const drama = readDrama({ rest: { weight: 0 } });
  const list = [event('open', 'Opens.', viewer), event('rest', 'Rest.'), event('roll', 'Dice.'), event('open', null)];

  expect(told(list, drama)).toEqual([]);
});

it('says of a fight of many whether its place was held, and calls the place as the table does', () => {
  const drama = readDrama({
    storm: { at: 'jar', until: ['rest'], fight: { one: ['hand'], other: ['hand'] } },
    open: { digest: true },
  });
  const fought = (outcome: readonly EventView[]): (readonly string[])[] => {
    const list = [event('storm', 'It is stormed.'), ...outcome, event('rest', 'It is over.', 1, [])];
    const story = { before, after: before, events: list };
    const spots = new Map([[1, 'the shelf']]);
    const layout = { drama, counters: ['points'] };
    return digestOf(meta, layout, story, viewer, wordsFor('en'), spots).map(({ parts }) => parts);
  };

  expect(fought([])).toEqual([['The shelf: held.']]);
  expect(fought([event('open', 'Jam breaks.', 1, [0])])).toEqual([['The shelf: held. Jam breaks.']]);
  expect(fought([event('open', 'The shelf breaks.')])).toEqual([['The shelf: lost.']]);
});
