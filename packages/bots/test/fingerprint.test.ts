import type { GameModule } from '@undercroft/contract';
import { advance, applyOption, createState, Rng } from '@undercroft/engine';
import { beforeAll, expect, it } from 'vitest';
import { antsGame } from './ants.ts';
import { Fingerprint, follow } from '../src/planner/fingerprint.ts';

let game: GameModule;
beforeAll(async () => {
  game = await antsGame();
});

function begin(): { state: Int32Array; prints: Fingerprint; zone: (name: string, i?: number) => number } {
  const state = createState(game);
  game.init(state, [], 2, 1);
  advance(game, state);
  const prints = new Fingerprint(game.meta);
  prints.lookAs(0, state);
  return { state, prints, zone: (name, i = 0) => game.meta.zones.find((zone) => zone.name === name)!.first + i };
}

const rowOf = (name: string) => game.meta.rows.find((row) => row.name === name)!;

it('does not tell like things apart, but every other thing and every place', () => {
  const { state, prints, zone } = begin();
  const { first } = rowOf('worker');
  const moved = (ant: number, leaf: number): number => {
    const copy = state.slice();
    game.place(copy, ant, zone('crowd', leaf));
    return prints.of(copy);
  };
  const start = prints.of(state);

  expect(moved(first, 2)).toBe(moved(first + 1, 2));
  expect(moved(first, 2)).not.toBe(start);
  expect(moved(first, 2)).not.toBe(moved(first, 4));
  expect(prints.of(state)).toBe(start);
  expect(Number.isSafeInteger(start)).toBe(true);
});

it('sees how much lies face down, not what', () => {
  const { state, prints, zone } = begin();
  const { first: sweet } = rowOf('sweet');
  const { first: bitter } = rowOf('bitter');
  const drawn = (token: number, to: number): Int32Array => {
    const copy = state.slice();
    game.place(copy, token, to);
    return copy;
  };
  const out = -1;

  expect(prints.of(drawn(sweet, out))).not.toBe(prints.of(drawn(bitter, out)));
  const hidden = [sweet, bitter].map((token) => {
    const copy = drawn(token, zone('finds', 1));
    const blind = new Fingerprint({
      ...game.meta,
      zones: game.meta.zones.map((one) => (one.name === 'finds' ? { ...one, visible: 'owner' as const } : one)),
    });
    blind.lookAs(0, copy);
    return blind.of(copy);
  });
  expect(hidden[0]).toBe(hidden[1]);
  expect(prints.hasHiddenMoved(state, drawn(sweet, zone('finds')))).toBe(true);
  expect(prints.hasHiddenMoved(state, state)).toBe(false);
});

/**
 * The game as if rules of it revealed things, with a hidden pile of tokens; and a state that has
 * cells for it.
 */
function revealing(): { state: Int32Array; prints: Fingerprint; shown: number; rows: readonly number[] } {
  const { state, prints: _, zone } = begin();
  const shown = state.length;
  const longer = new Int32Array(state.length + game.meta.layout.things);
  longer.set(state);
  const rows = ['sweet', 'bitter'].map((name) => rowOf(name).first);
  for (const token of rows) game.place(longer, token, zone('bag'));
  const prints = new Fingerprint({ ...game.meta, layout: { ...game.meta.layout, shown } });
  return { state: longer, prints, shown, rows };
}

it('knows a hidden thing that was revealed to the player, and of others only that they were', () => {
  const { state, prints, shown, rows } = revealing();
  const revealed = (thing: number, mask: number): Int32Array => {
    const copy = state.slice();
    copy[shown + thing] = mask;
    return copy;
  };
  const seenAs = (thing: number, mask: number): number => {
    const at = revealed(thing, mask);
    prints.lookAs(0, at);
    return prints.of(at);
  };
  const [sweet = -1, bitter = -1] = rows;

  expect(seenAs(sweet, 1)).not.toBe(seenAs(bitter, 1));
  expect(seenAs(sweet, 2)).toBe(seenAs(bitter, 2));

  prints.lookAs(0, state);
  const foreseen = rows.map((token) => prints.of(revealed(token, 1)));
  expect(foreseen[0]).toBe(foreseen[1]);
  expect(foreseen[0]).not.toBe(prints.of(state));
  expect([1, 2].map((mask) => prints.hasHiddenMoved(state, revealed(sweet, mask)))).toEqual([true, false]);
});

it('tells positions apart by what is noted of them', () => {
  const { state, prints } = begin();
  const before = prints.of(state);
  const active = game.meta.fields.find(({ name }) => name === 'active')!;
  state[active.offset] = 1;

  expect(prints.of(state)).not.toBe(before);
});

it('gives what follows a number of its own', () => {
  const numbers = [0, 1, 2, 4294967296, 4294967297].flatMap((print) =>
    [-1, 0, 1].map((answer) => follow(print, answer)),
  );

  expect(new Set(numbers).size).toBe(numbers.length);
  expect(follow(12_345, 6)).toBe(follow(12_345, 6));
});

it('says the same of a position whichever was looked at before it', () => {
  const { state, prints } = begin();
  const rng = new Rng(7);
  const positions = Array.from({ length: 40 }, () => {
    if (game.io.count > 0) applyOption(game, state, game.io.options[rng.below(game.io.count)]);
    advance(game, state);
    return state.slice();
  });
  const fresh = positions.map((position) => {
    prints.lookAs(0, begin().state);
    return prints.of(position);
  });
  prints.lookAs(0, begin().state);
  for (let i = 0; i < 400; i++) {
    const n = rng.below(positions.length);
    expect(prints.of(positions[n])).toBe(fresh[n]);
  }
  expect(new Set(fresh).size).toBeGreaterThan(10);
});
