import type { GameModule } from '@undercroft/contract';
import { beforeAll, expect, it } from 'vitest';
import type { TableSetup } from '../src/entry.ts';
import { outlookOf } from '../src/outlook.ts';
import { REFUSALS, type Refusal } from '../src/protocol.ts';
import { TableError } from '../src/failure.ts';
import { OnlineTable } from '../src/table.ts';
import { market } from './market.ts';
import { PlayedTable } from './played-table.ts';
import { SETUP } from './world.ts';

let module: GameModule;
beforeAll(async () => {
  module = await market();
});

class Played extends PlayedTable {
  constructor(setup: Partial<TableSetup> = {}) {
    super(module, setup);
  }
}

/** For each reason to refuse, something that is refused for it. */
const refused: Readonly<Record<Refusal, () => 'done' | Refusal>> = {
  begun: () => new Played().begun().ask(2, { is: 'sit', seat: 0, name: '' }),
  full: () => {
    const played = new Played().begun();
    for (let i = 0; i < 100; i++) {
      played.answer(0);
      played.ask(0, { is: 'take-back' });
    }
    played.answer(0);
    return played.ask(0, { is: 'take-back' });
  },
  'game-failed': () => {
    const played = new Played({ options: { unknown: 1 } });
    played.ask(0, { is: 'sit', seat: 0, name: '' });
    played.ask(1, { is: 'sit', seat: 1, name: '' });
    return played.ask(0, { is: 'begin' });
  },
  'no-such-seat': () => new Played().ask(0, { is: 'sit', seat: 7, name: '' }),
  'no-undo': () => {
    const played = new Played({ undo: 'never' }).begun().afterBids();
    return played.ask(0, { is: 'ask-undo', at: played.table.placeOf(0), to: 0 });
  },
  'not-asked': () => new Played().begun().afterBids().answer(1),
  'not-over': () => new Played().begun().ask(0, { is: 'next', table: 'other' }),
  silent: () => new Played().begun().ask(0, { is: 'say', phrase: null, text: 'Hello there' }),
  'not-begun': () => {
    const played = new Played();
    played.ask(0, { is: 'sit', seat: 0, name: '' });
    return played.answer(0);
  },
  'not-host': () => new Played().ask(1, { is: 'bot', seat: 0, bot: 'random' }),
  'not-offered': () => new Played().begun().answer(0, 99),
  'not-seated': () => new Played().begun().ask(5, { is: 'take-back' }),
  'not-playable': () => new Played().ask(0, { is: 'terms', terms: { variant: 'none' } }),
  'nothing-to-vote': () => new Played().begun().ask(0, { is: 'vote', yes: true }),
  over: () => new Played().begun().toEnd().answer(0),
  seated: () => {
    const played = new Played();
    played.ask(0, { is: 'sit', seat: 0, name: '' });
    return played.ask(0, { is: 'sit', seat: 1, name: '' });
  },
  'seats-free': () => new Played().ask(0, { is: 'begin' }),
  stale: () => {
    const played = new Played().begun();
    const at = played.table.placeOf(0);
    played.answer(0);
    return played.ask(0, { is: 'answer', at, index: 0 });
  },
  taken: () => {
    const played = new Played();
    played.ask(0, { is: 'sit', seat: 0, name: '' });
    return played.ask(1, { is: 'sit', seat: 0, name: '' });
  },
};

it.each(REFUSALS)('refuses, and stays as it was: %s', (why) => {
  expect(refused[why]()).toBe(why);
});

it('lets a game go on at which a person has done and undone the same too often', () => {
  const played = new Played().begun();
  for (let i = 0; i < 300; i++) {
    played.answer(0);
    played.ask(0, { is: 'take-back' });
  }
  expect(played.entries.length).toBeLessThan(210);
  played.afterBids();
  expect(played.table.game!.position).toBeGreaterThan(0);
  expect(played.ask(0, { is: 'ask-undo', at: played.table.placeOf(0), to: 0 })).toBe('done');
});

it('takes answers of those who are asked together in any order, with one outcome', () => {
  const orders = [
    [0, 0, 1, 1],
    [1, 1, 0, 0],
    [0, 1, 0, 1],
    [1, 0, 0, 1],
  ];
  const hashes = orders.map((order) => {
    const played = new Played().begun();
    for (const visitor of order) expect(played.answer(visitor)).toBe('done');
    return played.table.game!.hash();
  });

  expect(new Set(hashes).size).toBe(1);
});

it('seats as many as there are seats when more come at once', () => {
  const played = new Played();
  const outcomes = Array.from({ length: 6 }, (_, visitor) =>
    played.ask(visitor, { is: 'sit', seat: visitor % 2, name: '' }),
  );

  expect(outcomes).toEqual(['done', 'done', 'taken', 'taken', 'taken', 'taken']);
});

it('goes back when all persons agree, and not when one does not', () => {
  const played = new Played({ undo: 'asked' }).begun().afterBids();
  const before = played.table.game!.position;
  const ask = (): 'done' | Refusal => played.ask(0, { is: 'ask-undo', at: played.table.placeOf(0), to: 0 });

  expect(ask()).toBe('done');
  expect(played.ask(1, { is: 'vote', yes: false })).toBe('done');
  expect(played.table.game!.position).toBe(before);
  expect(ask()).toBe('done');
  expect(played.ask(1, { is: 'vote', yes: true })).toBe('done');
  expect(played.table.game!.position).toBe(0);
});

it('refuses an answer that was meant for before going back', () => {
  const played = new Played({ undo: 'free' }).begun();
  const at = played.table.placeOf(0);
  played.afterBids();
  played.ask(1, { is: 'ask-undo', at: played.table.placeOf(1), to: 0 });

  expect(played.table.game!.position).toBe(0);
  expect(played.ask(0, { is: 'answer', at, index: 0 })).toBe('stale');
});

it('is the same after everything that happened at it happened again', () => {
  const { table, entries } = new Played().begun().toEnd();
  const again = OnlineTable.rebuild(module, table.setup, entries);

  expect(again.game!.hash()).toBe(table.game!.hash());
  for (const mark of ['mark-0', 'mark-1', 'nobody'])
    expect(JSON.stringify(outlookOf(again, { mark }))).toBe(JSON.stringify(outlookOf(table, { mark })));
});

it('refuses to be made of entries that do not fit, and says which', () => {
  const { table, entries } = new Played().begun().toEnd();
  const damaged = entries.filter(({ is }) => is !== 'begin');

  expect(() => OnlineTable.rebuild(module, table.setup, damaged)).toThrow(TableError);
  expect(() => OnlineTable.rebuild(module, table.setup, [...entries, entries[0]!])).toThrow(/^entry \d+ \(sit\)/);
});

it('reveals seed and salt when the game is over, to spectators as well', () => {
  const played = new Played().begun();
  expect(outlookOf(played.table, { mark: 'nobody' }).revealed).toBeNull();

  played.toEnd();
  expect(outlookOf(played.table, { mark: 'nobody' }).revealed).toMatchObject({ seed: SETUP.seed, salt: SETUP.salt });
});

/** What is said and shown beside the game. */
const beside = (played: Played, visitor = 0): ReturnType<typeof outlookOf> =>
  outlookOf(played.table, { mark: `mark-${visitor}` });

it('lets players say phrases, and texts where the host has opened that', () => {
  const played = new Played().begun();
  played.ask(0, { is: 'say', phrase: 'hello', text: '' });

  expect(played.ask(1, { is: 'talk', talk: 'text' })).toBe('not-host');
  expect(played.ask(0, { is: 'talk', talk: 'text' })).toBe('done');
  expect(played.ask(1, { is: 'say', phrase: null, text: 'Hello to you' })).toBe('done');
  expect(played.ask(5, { is: 'say', phrase: 'hello', text: '' })).toBe('not-seated');
  expect(beside(played, 5).said).toEqual([
    { seat: 0, phrase: 'hello', text: '' },
    { seat: 1, phrase: null, text: 'Hello to you' },
  ]);
  played.ask(0, { is: 'talk', talk: 'nothing' });
  expect(played.ask(0, { is: 'say', phrase: 'hello', text: '' })).toBe('silent');
});

it('keeps the last lines, and lets one player not fill a table with talk', () => {
  const played = new Played().begun();
  const outcomes = Array.from({ length: 500 }, () => played.ask(0, { is: 'say', phrase: 'thanks', text: '' }));

  expect(outcomes.indexOf('silent')).toBe(400);
  expect(beside(played).said).toHaveLength(40);
  expect(played.ask(1, { is: 'say', phrase: 'thanks', text: '' })).toBe('done');
});

it('gives the seat of a person who resigns to a bot for good, with the name of the person', () => {
  const played = new Played().begun();
  expect(played.ask(1, { is: 'resign' })).toBe('done');

  expect(beside(played, 1)).toMatchObject({ seat: -1, names: ['Ann', 'Bob'] });
  expect(beside(played).seats[1]).toMatchObject({ is: 'bot', name: 'Bob' });
  expect(played.table.botsAsked().map(({ seat }) => seat)).toEqual([1]);
  expect(played.answer(1)).toBe('not-seated');
});

it('ends before the end when all who are there agree, and reveals the seed', () => {
  const played = new Played().begun();
  expect(played.ask(0, { is: 'ask-end' })).toBe('done');
  expect(played.ask(1, { is: 'vote', yes: false })).toBe('done');
  expect([played.table.over, beside(played).revealed]).toEqual([false, null]);
  played.ask(1, { is: 'ask-end' });
  played.ask(0, { is: 'vote', yes: true });

  expect(beside(played)).toMatchObject({ isEnded: true, wish: null, revealed: { seed: SETUP.seed } });
  expect(played.answer(0)).toBe('over');
  expect(played.table.botsAsked()).toEqual([]);
});

it('does not wait for the vote of a person who is away', () => {
  const played = new Played().begun();
  played.table.standIn(1, true);
  played.ask(0, { is: 'ask-end' });

  expect(played.table.over).toBe(true);
});

it('shows colours and who is ready, each colour once', () => {
  const played = new Played();
  played.ask(0, { is: 'sit', seat: 0, name: 'Ann' });
  played.ask(1, { is: 'sit', seat: 1, name: 'Bob' });
  played.ask(0, { is: 'colour', colour: 3 });
  played.ask(1, { is: 'ready', yes: true });

  expect(played.ask(1, { is: 'colour', colour: 3 })).toBe('taken');
  expect(beside(played).seats).toMatchObject([
    { colour: 3, isReady: false },
    { colour: null, isReady: true },
  ]);
  played.ask(1, { is: 'rise' });
  expect(beside(played).seats[1]).toMatchObject({ is: 'free', isReady: false });
});

it('leads to the next table when the game is over', () => {
  const played = new Played().begun().toEnd();

  expect(played.ask(1, { is: 'next', table: 'other' })).toBe('not-host');
  expect(played.ask(0, { is: 'next', table: 'other' })).toBe('done');
  expect(beside(played, 1).next).toBe('other');
});
