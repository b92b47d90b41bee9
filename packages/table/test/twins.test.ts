// Two tables that differ only in what a visitor may not know send the same bytes, whatever is
// asked.

import type { GameModule } from '@undercroft/contract';
import { Rng, seesThing } from '@undercroft/engine';
import { beforeAll, expect, it } from 'vitest';
import { hostOf, type Link, type TableHost } from '../src/host.ts';
import { INQUIRIES_MAX, type Inquiry } from '../src/inquiries/inquiry.ts';
import { EDITS, market } from './market.ts';
import { SETUP } from './world.ts';

let module: GameModule;
let dearer: GameModule;
beforeAll(async () => {
  module = await market();
  dearer = await market(undefined, EDITS.dearer);
});

/** A table with three persons, begun, and what was sent to the first of them and to a spectator. */
class Watched {
  readonly host: TableHost;
  readonly sent: string[] = [];
  readonly #links: Link[];
  #now = 0;

  constructor(seed: string) {
    this.host = hostOf(module, { ...SETUP, seed, takeOverAfter: null }, [], 0);
    this.#links = ['mark-0', 'mark-1', 'mark-2', 'spectator'].map((mark, i) => {
      const isWatched = i === 0 || mark === 'spectator';
      const send: Link['send'] = (message) => isWatched && this.sent.push(`${mark} ${JSON.stringify(message)}`);
      return { visitor: { mark }, lang: 'en', send, end: () => this.sent.push(`${mark} ends`) };
    });
    for (const link of this.#links) this.host.join(link, 0);
    for (const seat of [0, 1, 2]) this.ask(seat, { is: 'sit', key: 'sit', seat, name: `P${seat}` });
    this.ask(0, { is: 'begin', key: 'begin' });
  }

  ask(visitor: number, request: object): void {
    this.#now += 10_000;
    this.host.receive(this.#links[visitor]!, request, this.#now);
    this.host.flush(
      () => {},
      () => [],
    );
  }

  /** A thing in the hand of a seat. */
  ownThing(seat: number): number {
    const { meta } = module;
    const { state } = this.host.table.game!;
    return meta.things.findIndex((_, thing) => seesThing(meta, state, seat, thing));
  }

  /** A visitor asks everything about the game that can be asked, about all things and answers. */
  inquireAll(visitor: number): void {
    const { table } = this.host;
    const seat = table.seatOf(this.#links[visitor]!.visitor);
    const at = table.placeOf(seat);
    const things = Array.from({ length: table.module.meta.things.length + 2 }, (_, i) => i - 1);
    const of: Inquiry[] = [
      ...[-1, 0, 1, 2, 3, 99].flatMap((index): Inquiry[] => [
        { is: 'preview', index },
        { is: 'places', index },
        { is: 'commitment', index },
      ]),
      { is: 'ahead' },
      ...things.map((thing): Inquiry => ({ is: 'explain', thing, attribute: 0, position: -1 })),
      ...things.map((thing): Inquiry => ({ is: 'explain', thing, attribute: 0, position: 0 })),
      ...things.map((thing): Inquiry => ({ is: 'sight', thing, position: -1 })),
      ...[0, at.position, at.position + 1, 99].map((position): Inquiry => ({ is: 'look', position })),
    ];
    for (let from = 0; from < of.length; from += INQUIRIES_MAX)
      this.ask(visitor, { is: 'ask', key: 'i', at, of: of.slice(from, from + INQUIRIES_MAX) });
  }

  /** What was sent so far. */
  get bytes(): string {
    return this.sent.join('\n');
  }
}

/**
 * Pairs of seeds that the first player and a spectator cannot tell apart when the game has begun.
 */
function twinSeeds(wanted: number): [string, string][] {
  const known = new Map<string, string>();
  const pairs: [string, string][] = [];
  for (let i = 0; pairs.length < wanted && i < 20_000; i++) {
    const bytes = new Watched(`twin-${i}`).bytes;
    const other = known.get(bytes);
    if (other !== undefined) pairs.push([other, `twin-${i}`]);
    known.set(bytes, `twin-${i}`);
  }
  return pairs;
}

/** Others bid: how many answers they give is the same in both tables, which answers is not. */
function bid(watched: Watched, seat: number, rng: Rng, key: string): void {
  const { table } = watched.host;
  const count = table.game!.decisions().find(({ player }) => player === seat)?.options.length ?? 1;
  watched.ask(seat, { is: 'answer', key, at: table.placeOf(seat), index: rng.below(count) });
}

it('sends the same bytes to a player and a spectator while others bid in secret', () => {
  const pairs = twinSeeds(12);
  expect(pairs).toHaveLength(12);
  for (const [index, [one, other]] of pairs.entries()) {
    const twins = [new Watched(one), new Watched(other)] as const;
    expect(twins[0].host.table.game!.hash()).not.toBe(twins[1].host.table.game!.hash());
    for (const [t, twin] of twins.entries()) {
      const rng = new Rng(100 * index + t);
      for (const visitor of [0, 3]) twin.inquireAll(visitor);
      bid(twin, 1, rng, 'a');
      for (const visitor of [0, 3]) twin.inquireAll(visitor);
      const at = twin.host.table.placeOf(0);
      // Requests that are right, stale, too great, too early, sent twice, and of the others.
      twin.ask(0, { is: 'answer', key: 'b', at, index: 1 });
      twin.ask(0, { is: 'answer', key: 'b', at, index: 1 });
      twin.ask(0, { is: 'answer', key: 'c', at, index: 0 });
      twin.ask(0, { is: 'answer', key: 'd', at: twin.host.table.placeOf(0), index: 99 });
      twin.ask(0, { is: 'take-back', key: 'e' });
      twin.ask(0, { is: 'ask-undo', key: 'f', at: twin.host.table.placeOf(0), to: 0 });
      twin.inquireAll(0);
      bid(twin, 1, rng, 'g');
      bid(twin, 2, rng, 'h');
      twin.ask(2, { is: 'take-back', key: 'i' });
      for (const visitor of [0, 3]) twin.inquireAll(visitor);
      bid(twin, 2, rng, 'j');
      twin.ask(3, { is: 'answer', key: 'k', at, index: 0 });
      twin.ask(0, { is: 'vote', key: 'l', yes: true });
      twin.ask(1, { is: 'say', key: 'm', phrase: 'sorry', text: '' });
      twin.host.offerContent(dearer);
      twin.ask(2, { is: 'renew', key: 'p', content: dearer.meta.hash, yes: true });
      twin.ask(0, { is: 'renew', key: 'q', content: 'other', yes: true });
      twin.ask(2, { is: 'resign', key: 'n' });
      twin.ask(1, { is: 'ask-end', key: 'o' });
    }
    expect(twins[0].bytes).toBe(twins[1].bytes);
  }
});

it('tells a player something of each kind of inquiry, and nothing where it was meant for another place', () => {
  const watched = new Watched('told');
  const at = watched.host.table.placeOf(0);
  const of: Inquiry[] = [
    { is: 'preview', index: 0 },
    { is: 'places', index: 0 },
    { is: 'ahead' },
    { is: 'explain', thing: watched.ownThing(0), attribute: 0, position: -1 },
    { is: 'look', position: 0 },
  ];
  watched.ask(0, { is: 'ask', key: 'one', at, of });
  watched.ask(0, { is: 'ask', key: 'two', at: { ...at, position: 99 }, of });

  expect(watched.sent.at(-2)).toMatch(/"told","key":"one","answers":\[\{"counters":.*"from":"base".*"viewer":0/);
  expect(watched.sent.at(-1)).toContain('{"is":"told","key":"two","answers":null}');
});

it('shows nobody the seed before the end', () => {
  const watched = new Watched('a-seed-to-look-for');

  expect(watched.bytes).not.toContain('a-seed-to-look-for');
  expect(watched.bytes).not.toContain('"salt"');
});
