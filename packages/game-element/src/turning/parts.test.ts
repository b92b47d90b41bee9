import { createGame, type Game } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { viewFor } from '@undercroft/view';
import { expect, it } from 'vitest';
import { partsOf } from './parts.ts';

/**
 * A whole game in which the first answer is always taken.
 *
 * @param hasTurns the game says whose turn it is
 */
function played(hasTurns: boolean, phases: readonly string[] = []): Game {
  const module = tinyModule();
  const frames = ['play', 'turn', 'store'];
  const meta = {
    ...module.meta,
    turn: hasTurns ? module.meta.turn : -1,
    phases: phases.map((name) => ({ name, frame: frames.indexOf(name) })),
  };
  const game = createGame({ ...module, meta }, { players: 2, seed: 5 });
  for (let n = 0; !game.over && n < 2000; n++) game.answer(n % game.decision()!.options.length);
  return game;
}

it('begins a part with every turn, and counts turns', () => {
  const game = played(true);
  const parts = partsOf(game);

  expect(parts[0]).toMatchObject({ position: 0, turn: 1 });
  for (const [i, { position, seat, turn }] of parts.entries()) {
    expect(turn).toBe(i + 1);
    expect(viewFor(game.module, game.peek(position).state, 0).turn).toBe(seat);
    if (i > 0) expect(seat).not.toBe(parts[i - 1]!.seat);
  }
  expect(parts.length).toBeGreaterThan(3);
});

it('begins a part with every phase as well', () => {
  const [plain, phased] = [partsOf(played(true)), partsOf(played(true, ['turn']))];

  expect(phased.length).toBeGreaterThanOrEqual(plain.length);
  expect(new Set(phased.map(({ phase }) => phase))).toContain(0);
  expect(phased.at(-1)!.turn).toBe(plain.at(-1)!.turn);
});

it('goes by who is asked, in a game without turns', () => {
  const parts = partsOf(played(false));

  expect(parts.every(({ turn }) => turn === 0)).toBe(true);
  expect(new Set(parts.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
});
