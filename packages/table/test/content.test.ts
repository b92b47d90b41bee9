// A table keeps the version of the game that it began with, until all who are there agree to go
// over to another one.

import type { GameModule } from '@undercroft/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Entry } from '../src/entry.ts';
import { outlookOf, type TableOutlook } from '../src/outlook.ts';
import type { Request } from '../src/protocol.ts';
import { OnlineTable } from '../src/table.ts';
import { EDITS, market } from './market.ts';
import { SETUP } from './world.ts';

type Body = Request extends infer R ? (R extends Request ? Omit<R, 'key'> : never) : never;

let first: GameModule;
const other = {} as Record<keyof typeof EDITS, GameModule>;
beforeAll(async () => {
  first = await market();
  for (const name of Object.keys(EDITS) as (keyof typeof EDITS)[]) other[name] = await market(undefined, EDITS[name]);
});

/** A table with two persons and a bot, and the entries that made it. */
class Kept {
  readonly table: OnlineTable;
  readonly entries: Entry[] = [];

  constructor(undo: 'asked' | 'never' = 'asked') {
    this.table = new OnlineTable(first, { ...SETUP, undo });
  }

  /** @returns why it was refused; null when it was done */
  ask(seat: number, request: Body): string | null {
    const key = `k${this.table.length}`;
    const { reply, entry } = this.table.request({ mark: `mark-${seat}` }, { ...request, key });
    if (entry !== null) this.entries.push(entry);
    return reply.is === 'refused' ? reply.why : null;
  }

  begin(): this {
    for (const seat of [0, 1]) this.ask(seat, { is: 'sit', seat, name: `P${seat}` });
    this.ask(0, { is: 'bot', seat: 2, bot: 'random' });
    this.ask(0, { is: 'begin' });
    return this;
  }

  offer(module: GameModule, asks = true): void {
    const entry = this.table.offerContent(module, asks);
    if (entry !== null) this.entries.push(entry);
  }

  renew(seat: number, module: GameModule, yes = true): string | null {
    return this.ask(seat, { is: 'renew', content: module.meta.hash, yes });
  }

  /** Everybody answers with an answer of the list until the game is so far. */
  playTo(position: number, index = 0): this {
    while (this.table.game!.position < position) {
      const { player, options } = this.table.game!.decisions()[0]!;
      const at = this.table.placeOf(player);
      if (player === 2) this.entries.push(this.table.answerByBot(2, at, 0)!);
      else this.ask(player, { is: 'answer', at, index: Math.min(index, options.length - 1) });
    }
    return this;
  }

  /** What a seat sees. */
  seen(seat = 0, lang = 'en'): TableOutlook {
    return outlookOf(this.table, { mark: `mark-${seat}` }, lang);
  }

  /** Whether the entries make the same table. */
  get isKept(): boolean {
    const versions = new Map(Object.values(other).map((module) => [module.meta.hash, module]));
    const again = OnlineTable.rebuild(first, this.table.setup, this.entries, versions);
    const same = again.module.meta.hash === this.table.module.meta.hash;
    return same && again.game?.hash() === this.table.game?.hash();
  }
}

let kept: Kept;
beforeEach(() => {
  kept = new Kept();
});

it('goes over to another version when all who are there agree, with the answers that were given', () => {
  kept.begin().playTo(5);
  const before = kept.table.game!.position;
  kept.offer(other.dearer);
  expect(kept.seen()).toMatchObject({ content: first.meta.hash, offer: { agreed: [], isUnfit: false } });
  expect(kept.renew(0, other.dearer)).toBeNull();
  expect(kept.seen(1)).toMatchObject({ content: first.meta.hash, offer: { agreed: [0] } });
  expect(kept.renew(1, other.dearer)).toBeNull();

  expect(kept.seen(1)).toMatchObject({ content: other.dearer.meta.hash, offer: null, at: { epoch: 1 } });
  expect([kept.table.game!.position, kept.isKept]).toEqual([before, true]);
});

it('goes on as it is when one refuses, and asks nobody again about the same version', () => {
  kept.begin().playTo(5);
  kept.offer(other.dearer);
  kept.renew(0, other.dearer);
  kept.renew(1, other.dearer, false);
  kept.offer(other.dearer);
  expect(kept.seen()).toMatchObject({ content: first.meta.hash, offer: null, at: { epoch: 0 } });
  expect(kept.renew(0, other.dearer)).toBe('nothing-to-vote');
  kept.offer(other.patient);

  expect(kept.seen().offer?.content).toBe(other.patient.meta.hash);
  expect(kept.isKept).toBe(true);
});

it('asks nobody about texts alone, and nobody before the game begins', () => {
  kept.begin().playTo(5);
  kept.offer(other.reworded);
  expect(kept.seen().content).toBe(other.reworded.meta.hash);
  const early = new Kept();
  early.offer(other.dearer);
  early.begin().playTo(3);

  expect(early.seen().content).toBe(other.dearer.meta.hash);
  expect([kept.isKept, early.isKept]).toEqual([true, true]);
});

it('stands where an answer does not fit any more, unless nobody goes back at this table', () => {
  for (const undo of ['asked', 'never'] as const) {
    kept = new Kept(undo).begin();
    // Bids in two steps each, and then one of them waits.
    kept.playTo(8, 2);
    const before = kept.table.game!.position;
    kept.offer(other.patient);
    for (const seat of [0, 1]) kept.renew(seat, other.patient);
    const { content, offer } = kept.seen();

    if (undo === 'never')
      expect([content, offer?.isUnfit, kept.table.game!.position]).toEqual([first.meta.hash, true, before]);
    else expect([content, offer, kept.table.game!.position < before]).toEqual([other.patient.meta.hash, null, true]);
    expect(kept.isKept).toBe(true);
  }
});

it('goes on as it is when the game cannot begin so any more, and says so until the next answer', () => {
  kept.begin().playTo(5);
  kept.offer(other.smaller);
  for (const seat of [0, 1]) kept.renew(seat, other.smaller);
  expect(kept.seen()).toMatchObject({ content: first.meta.hash, offer: { isUnfit: true } });
  expect(kept.renew(0, other.smaller)).toBe('nothing-to-vote');
  kept.playTo(kept.table.game!.position + 1);

  expect(kept.seen().offer).toBeNull();
  expect(kept.isKept).toBe(true);
});

it('goes over at once where a designer changes the game, and back again', () => {
  kept.begin().playTo(5);
  kept.offer(other.dearer, false);
  expect(kept.seen().content).toBe(other.dearer.meta.hash);
  kept.offer(first, false);

  expect(kept.seen()).toMatchObject({ content: first.meta.hash, at: { epoch: 2 } });
  expect(kept.isKept).toBe(true);
});

it('tells what a version changes, by title, and a refused request why', () => {
  const changed = {
    ...other.dearer,
    meta: {
      ...other.dearer.meta,
      rows: other.dearer.meta.rows.slice(1).map((row, i) => (i === 0 ? { ...row, text: 'New.' } : row)),
    },
  };
  kept.begin().playTo(5);
  kept.offer(changed);

  expect(kept.seen().offer?.changes).toEqual({ changed: ['Card 1'], added: [], removed: ['Card 0'] });
  expect(kept.ask(9, { is: 'renew', content: changed.meta.hash, yes: true })).toBe('not-seated');
  expect(kept.renew(0, other.patient)).toBe('nothing-to-vote');
  kept.renew(0, changed);
  expect(kept.renew(0, changed)).toBe('stale');
});

it('makes no table of entries whose version is not known', () => {
  kept.begin().playTo(5);
  kept.offer(other.dearer);

  expect(() => OnlineTable.rebuild(first, kept.table.setup, kept.entries)).toThrow(/^entry \d+ \(offer\)/);
});
