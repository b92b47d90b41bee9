// Two tables that differ only in what a visitor may not know send the same bytes, whatever is
// asked.

import type { GameModule } from '@undercroft/contract';
import { Rng } from '@undercroft/engine';
import { beforeAll, expect, it } from 'vitest';
import { hostOf, type Link, type TableHost } from '../src/host.ts';
import { market } from './market.ts';
import { SETUP } from './world.ts';

let module: GameModule;
beforeAll(async () => {
  module = await market();
});

/** A table with three persons, begun, and what was sent to the first of them and to a spectator. */
class Watched {
  readonly host: TableHost;
  readonly sent: string[] = [];
  readonly #links: Link[];

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
    this.host.receive(this.#links[visitor]!, request, 0);
    this.host.flush(
      () => {},
      () => [],
    );
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
      bid(twin, 1, rng, 'a');
      const at = twin.host.table.placeOf(0);
      // Requests that are right, stale, too great, too early, sent twice, and of the others.
      twin.ask(0, { is: 'answer', key: 'b', at, index: 1 });
      twin.ask(0, { is: 'answer', key: 'b', at, index: 1 });
      twin.ask(0, { is: 'answer', key: 'c', at, index: 0 });
      twin.ask(0, { is: 'answer', key: 'd', at: twin.host.table.placeOf(0), index: 99 });
      twin.ask(0, { is: 'take-back', key: 'e' });
      twin.ask(0, { is: 'ask-undo', key: 'f', at: twin.host.table.placeOf(0), to: 0 });
      bid(twin, 1, rng, 'g');
      bid(twin, 2, rng, 'h');
      twin.ask(2, { is: 'take-back', key: 'i' });
      bid(twin, 2, rng, 'j');
      twin.ask(3, { is: 'answer', key: 'k', at, index: 0 });
      twin.ask(0, { is: 'vote', key: 'l', yes: true });
    }
    expect(twins[0].bytes).toBe(twins[1].bytes);
  }
});

it('shows nobody the seed before the end', () => {
  const watched = new Watched('a-seed-to-look-for');

  expect(watched.bytes).not.toContain('a-seed-to-look-for');
  expect(watched.bytes).not.toContain('"salt"');
});
