// Clocks: time is passed in, and kept as entries.

import type { GameModule } from '@undercroft/contract';
import { beforeAll, expect, it } from 'vitest';
import type { ClockRule } from '../src/clock.ts';
import type { Entry } from '../src/entry.ts';
import { hostOf, type Link, type TableHost } from '../src/host.ts';
import { outlookOf } from '../src/outlook.ts';
import { OnlineTable } from '../src/table.ts';
import { market } from './market.ts';
import { SETUP } from './world.ts';

let module: GameModule;
beforeAll(async () => {
  module = await market();
});

/** Two persons at a table with clocks, who have begun. */
class Timed {
  readonly host: TableHost;
  readonly stored: Entry[] = [];
  readonly links: readonly Link[];
  now = 0;
  #keys = 0;

  constructor(clock: ClockRule) {
    this.host = hostOf(module, { ...SETUP, seats: 2, takeOverAfter: null, clock }, [], 0);
    this.links = ['mark-0', 'mark-1'].map((mark) => ({ visitor: { mark }, lang: 'en', send() {}, end() {} }));
    for (const link of this.links) this.host.join(link, 0);
    for (const seat of [0, 1]) this.ask(seat, { is: 'sit', seat, name: '' });
    this.ask(0, { is: 'begin' });
  }

  ask(seat: number, request: object): void {
    this.host.receive(this.links[seat]!, { key: `k${this.#keys++}`, ...request }, this.now);
    this.flush();
  }

  answer(seat: number): void {
    this.ask(seat, { is: 'answer', at: this.host.table.placeOf(seat), index: 0 });
  }

  /** Time passes, and the server looks every second. */
  pass(ms: number): void {
    for (let left = ms; left > 0; left -= 1000) {
      this.now += Math.min(1000, left);
      this.host.tick(this.now);
    }
    this.flush();
  }

  /** Bots answer as long as they are asked, at most so often. */
  bots(most: number): void {
    for (let i = 0; i < most; i++) {
      const [asked] = this.host.table.botsAsked();
      if (asked !== undefined) this.host.answerByBot(asked.seat, asked.at, 0, this.now);
    }
    this.flush();
  }

  flush(): void {
    this.host.flush(
      (entries) => void this.stored.push(...entries),
      () => this.stored,
    );
  }

  isAway(seat: number): boolean {
    const sitter = this.host.table.seats[seat];
    return sitter?.is === 'person' && sitter.isAway;
  }

  left(seat: number): readonly (number | null)[] {
    const { move, game } = this.host.table.clocks![seat]!;
    return [move, game];
  }
}

it('lets a bot answer for a person whose time for a question is over, and gives the next question back', () => {
  const timed = new Timed({ perMove: 30_000, perGame: null });
  timed.answer(0);
  timed.answer(0);
  timed.pass(29_000);
  expect([timed.isAway(0), timed.isAway(1)]).toEqual([false, false]);
  timed.pass(2000);
  expect([timed.isAway(0), timed.isAway(1)]).toEqual([false, true]);
  timed.bots(1);

  expect(timed.isAway(1)).toBe(false);
  expect(timed.left(1)).toEqual([30_000, null]);
});

it('lets a bot play to the end for a person whose time for the game is over, who may look', () => {
  const timed = new Timed({ perMove: null, perGame: 60_000 });
  timed.answer(0);
  timed.answer(0);
  timed.pass(61_000);
  timed.bots(2);
  timed.host.leave(timed.links[1]!, timed.now);
  timed.host.join(timed.links[1]!, timed.now);
  timed.answer(1);

  expect(timed.isAway(1)).toBe(true);
  expect(timed.left(1)).toEqual([null, 0]);
  expect(timed.left(0)).toEqual([null, 60_000]);
});

it('takes time from those who are asked, and from nobody else', () => {
  const timed = new Timed({ perMove: null, perGame: 600_000 });
  timed.pass(2000);
  timed.answer(0);
  timed.answer(0);
  timed.pass(10_000);
  timed.answer(1);

  expect([timed.left(0), timed.left(1)]).toEqual([
    [null, 598_000],
    [null, 588_000],
  ]);
});

it('takes no time while the server is down, and little when its clock jumps', () => {
  const timed = new Timed({ perMove: 100_000, perGame: 600_000 });
  timed.pass(20_000);
  const later = timed.now + 86_400_000;
  const again = hostOf(module, timed.host.table.setup, timed.stored, later);
  expect(again.table.clocks).toEqual(timed.host.table.clocks);
  again.tick(later + 1000);
  again.tick(later + 86_400_000);
  again.tick(later - 86_400_000);
  again.tick(later - 86_390_000);
  again.join(timed.links[0]!, later - 86_390_000);

  expect(again.table.clocks![0]).toEqual({ move: 69_000, game: 569_000, runs: true });
});

it('has the same clocks after everything that happened at it happened again', () => {
  const timed = new Timed({ perMove: 15_000, perGame: 90_000 });
  for (let round = 0; round < 20 && !timed.host.table.over; round++) {
    timed.pass(4000 * (1 + (round % 5)));
    for (const seat of [0, 1]) if (round % 3 > 0) timed.answer(seat);
    timed.bots(2);
  }
  const { table } = timed.host;
  const again = OnlineTable.rebuild(module, table.setup, timed.stored);

  expect(timed.stored.filter(({ is }) => is === 'time-out').length).toBeGreaterThan(1);
  for (const mark of ['mark-0', 'mark-1', 'nobody'])
    expect(JSON.stringify(outlookOf(again, { mark }))).toBe(JSON.stringify(outlookOf(table, { mark })));
});
