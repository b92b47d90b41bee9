import type { GameModule } from '@undercroft/contract';
import { advance, createState } from '@undercroft/engine';
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
