import { createGame } from '@undercroft/engine';
import { answerTowardsDice, tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import { viewFor, ViewMemo, ViewPool, type GameView } from './index.ts';

/** Views of one player along a game, made with one memo, and anew. */
function viewsAlong(answers: number): { readonly kept: GameView[]; readonly anew: GameView[] } {
  const game = createGame(tinyModule(), { players: 2, seed: 7 });
  const memo = new ViewMemo();
  const kept: GameView[] = [];
  const anew: GameView[] = [];
  for (let n = 0; n < answers; n++) {
    kept.push(viewFor(game.module, game.state, 0, { events: game.events, memo }));
    anew.push(viewFor(game.module, game.state, 0, { events: game.events }));
    answerTowardsDice(game);
  }
  return { kept, anew };
}

it('makes the same views, and the same objects of what has not changed', () => {
  const { kept, anew } = viewsAlong(20);

  expect(kept).toEqual(anew);
  const [before, after] = [kept.at(-2)!, kept.at(-1)!];
  expect(after.log.slice(0, before.log.length).every((line, i) => line === before.log[i])).toBe(true);
  const same = after.zones.filter((zone, i) => zone === before.zones[i]);
  expect(same.length).toBeGreaterThan(0);
  expect(same.length).toBeLessThan(after.zones.length);
});

it('forgets what other viewers saw', () => {
  const game = createGame(tinyModule(), { players: 2, seed: 7 });
  const memo = new ViewMemo();
  for (const viewer of [0, 'all', 1, 'spectator', 0] as const)
    expect(viewFor(game.module, game.state, viewer, { events: game.events, memo })).toEqual(
      viewFor(game.module, game.state, viewer, { events: game.events }),
    );
});

it('tells of another way that the game has gone', () => {
  const game = createGame(tinyModule(), { players: 2, seed: 7 });
  const memo = new ViewMemo();
  game.answer(0);
  viewFor(game.module, game.state, 0, { events: game.events, memo });
  game.undo();
  game.answer(1);

  const view = viewFor(game.module, game.state, 0, { events: game.events, memo });

  expect(view).toEqual(viewFor(game.module, game.state, 0, { events: game.events }));
});

it('shares with other viewers what they see alike, and changes no view by it', () => {
  const game = createGame(tinyModule(), { players: 2, seed: 7 });
  const pool = new ViewPool();
  const memos = [new ViewMemo(pool), new ViewMemo(pool)];
  for (let n = 0; n < 20; n++) {
    const [one, other] = memos.map((memo, seat) => viewFor(game.module, game.state, seat, { memo }));
    expect([one, other]).toEqual([0, 1].map((seat) => viewFor(game.module, game.state, seat)));
    const things = other!.zones.flatMap((zone) => zone.things ?? []);
    const own = new Set(one!.zones.flatMap((zone) => zone.things ?? []));
    expect(things.filter((thing) => own.has(thing)).length).toBeGreaterThan(0);
    answerTowardsDice(game);
  }
});

it('shares how a game begins with other games of the same content', () => {
  const games = [7, 8].map((seed) => ({ seed, pool: new ViewPool(), kept: [] as GameView[] }));
  for (const one of games) {
    const game = createGame(tinyModule(), { players: 2, seed: one.seed });
    const memos = [0, 1].map(() => new ViewMemo(one.pool));
    for (let n = 0; n < 20; n++) {
      for (const [seat, memo] of memos.entries()) {
        const view = viewFor(game.module, game.state, seat, { memo });
        expect(view).toEqual(viewFor(game.module, game.state, seat));
        one.kept.push(view);
      }
      answerTowardsDice(game);
    }
  }
  const [first, other] = games.map(({ kept }) => kept[0]!.zones.flatMap((zone) => zone.things ?? []));

  expect(other!.filter((thing) => first!.includes(thing)).length).toBeGreaterThan(0);
});
