// What the host settles before the game begins: all see it, and it holds.

import type { GameModule } from '@undercroft/contract';
import type { GameView } from '@undercroft/view';
import { beforeAll, expect, it } from 'vitest';
import { answerInquiry } from '../src/inquiries/answer-inquiry.ts';
import { outlookOf } from '../src/outlook.ts';
import { readRequest } from '../src/protocol.ts';
import { OnlineTable } from '../src/table.ts';
import type { TableTerms } from '../src/terms.ts';
import { market } from './market.ts';
import { PlayedTable } from './played-table.ts';

let module: GameModule;
beforeAll(async () => {
  const { meta, ...rest } = await market();
  const option = {
    name: 'rich',
    title: 'Rich',
    text: '',
    type: { is: 'flag' },
    initial: 0,
    min: null,
    max: null,
  } as const;
  const variants = [{ name: 'long', title: 'Long', text: '', options: [[0, 1]] }] as const;
  module = { ...rest, meta: { ...meta, options: [option], variants } };
});

const SETTLED: Partial<TableTerms> = {
  options: { rich: true },
  variant: 'long',
  undo: 'never',
  takeOverAfter: null,
  clock: { perMove: 60_000, perGame: null },
  isWatched: false,
  watchDelay: 5,
};

/** What a visitor sees. */
const seen = ({ table }: PlayedTable, mark: string | null): ReturnType<typeof outlookOf> => outlookOf(table, { mark });

it('shows all visitors what the host settles, and nobody counts as ready for it', () => {
  const played = new PlayedTable(module);
  played.ask(0, { is: 'sit', seat: 0, name: 'Ann' });
  played.ask(1, { is: 'sit', seat: 1, name: 'Bob' });
  played.ask(1, { is: 'ready', yes: true });
  expect(seen(played, null).seats[1]?.isReady).toBe(true);

  expect(played.ask(0, { is: 'terms', terms: SETTLED })).toBe('done');
  for (const mark of ['mark-0', 'mark-1', null]) expect(seen(played, mark).terms).toEqual(SETTLED);
  expect(seen(played, null).seats[1]?.isReady).toBe(false);
  expect(played.ask(0, { is: 'terms', terms: { takeOverAfter: 15_000 } })).toBe('done');
  expect(seen(played, null).terms).toEqual({ ...SETTLED, takeOverAfter: 15_000 });
});

it('lets the host alone settle, and nobody after the game has begun', () => {
  const played = new PlayedTable(module);
  expect(played.ask(1, { is: 'terms', terms: SETTLED })).toBe('not-host');
  played.begun();
  expect(played.ask(0, { is: 'terms', terms: SETTLED })).toBe('begun');
  expect(played.ask(0, { is: 'terms', terms: { options: { none: 1 } } })).toBe('begun');
});

it('plays by what was settled, also when it is made again of its entries', () => {
  const played = new PlayedTable(module, { takeOverAfter: 40 });
  played.ask(0, { is: 'terms', terms: SETTLED });
  played.begun().afterBids();
  const again = OnlineTable.rebuild(played.table.module, played.table.setup, played.entries);
  for (const table of [played.table, again]) {
    expect(table.game?.setup?.options).toEqual([1]);
    expect(table.clocks?.[0]).toMatchObject({ move: 60_000, runs: true });
    expect(table.terms).toEqual(SETTLED);
  }
  expect(played.ask(0, { is: 'ask-undo', at: played.table.placeOf(0), to: 0 })).toBe('no-undo');
});

it('shows a visitor without a seat nothing of a game that is closed, and answers nothing', () => {
  const played = new PlayedTable(module);
  played.ask(0, { is: 'terms', terms: { isWatched: false } });
  expect(seen(played, null).seats).toHaveLength(2);
  played.begun();
  played.ask(0, { is: 'say', phrase: 'hello', text: '' });
  played.afterBids();
  const before = JSON.stringify(seen(played, null));
  expect(JSON.parse(before)).toMatchObject({ stage: 'begun', view: null, said: [], clocks: null, wish: null });
  expect(seen(played, 'mark-1').view?.position).toBeGreaterThan(0);
  played.answer(0);
  expect(JSON.stringify(seen(played, null))).toBe(before);
  expect(answerInquiry(played.table, { mark: null }, 'en', { is: 'look', position: 0 })).toBeNull();

  played.toEnd();
  expect(seen(played, null)).toMatchObject({ view: null, revealed: null });
  expect(seen(played, 'mark-1').revealed).not.toBeNull();
});

it.each([
  [{ clock: { perMove: 1 } }],
  [{ clock: 7 }],
  [{ takeOverAfter: '1' }],
  [{ takeOverAfter: 14_999 }],
  [{ undo: 'sometimes' }],
  [{ variant: 3 }],
  [{ options: [] }],
  [{ options: { rich: {} } }],
  [{ options: Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`o${i}`, 1])) }],
  [{ isWatched: 'no' }],
  [{ watchDelay: -1 }],
  [null],
])('takes %j for no message of ours', (terms) => {
  expect(readRequest({ is: 'terms', key: 'k', terms })).toBeNull();
});

it('reads terms, and leaves out what is none', () => {
  const read = readRequest({ is: 'terms', key: 'k', terms: { ...SETTLED, seed: 'mine', host: 'me' } });

  expect(read).toEqual({ is: 'terms', key: 'k', terms: SETTLED });
});

it('shows spectators the game as many answers later as the host has settled, and the end at once', () => {
  const [delayed, live] = [2, 0].map((watchDelay) => new PlayedTable(module, { watchDelay, clock: null }).begun());
  const shown: unknown[] = [];
  const tell = (view: GameView | null | undefined): unknown =>
    view && [view.position, view.zones, view.players, view.log, view.globals];
  for (let n = 0; n < 8; n++) {
    shown[seen(live!, null).at.position] = tell(seen(live!, null).view);
    const { view, at, clocks, wish } = seen(delayed!, null);
    const { position } = delayed!.table.game!;
    expect([at.position, clocks, wish]).toEqual([Math.max(0, position - 2), null, null]);
    if (shown[at.position] !== undefined) expect(tell(view)).toEqual(shown[at.position]);
    expect(seen(delayed!, 'mark-0').at.position).toBe(delayed!.table.placeOf(0).position);
    const told = answerInquiry(delayed!.table, { mark: null }, 'en', { is: 'look', position: 99 });
    expect((told as GameView).position).toBe(at.position);
    for (const played of [delayed!, live!]) for (const visitor of [0, 1]) played.answer(visitor);
  }
  delayed!.toEnd();

  expect(seen(delayed!, null).at).toEqual(delayed!.table.placeOf(-1));
  expect(seen(delayed!, null).revealed).not.toBeNull();
});
