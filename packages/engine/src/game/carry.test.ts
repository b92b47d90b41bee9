import type { GameMeta, GameModule } from '@undercroft/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { carryOver, createGame, loadGame, openSave, Rng, seedNumber, type Game, type GameSetup } from '../index.ts';
import { tinyModule } from '../testing/index.ts';

it('carries a game over to changed content by the names of what was chosen', () => {
  const game = played({ players: 2, seed: 5 }, 25);
  const module = tinyModule();
  const rows = module.meta.rows.map((row) => ({ ...row, title: `New ${row.title}` }));
  const reworded = { ...module, meta: { ...module.meta, rows, hash: 'b2' } };

  const { game: fresh, replayed, stopped } = carryOver(game, reworded);

  expect([replayed, stopped, fresh.hash()]).toEqual([25, null, game.hash()]);
  expect(fresh.events.some(({ text }) => text?.includes('New '))).toBe(true);
});

it('stands where changed content no longer offers what was chosen', () => {
  const game = played({ players: 2, seed: 5 }, 25);
  const module = tinyModule();
  const asks = module.meta.asks.map((ask) => ({
    ...ask,
    entries: ask.entries.map((entry) => (entry.name === 'store' ? { ...entry, name: 'hoard' } : entry)),
  }));

  const { game: fresh, replayed, stopped } = carryOver(game, { ...module, meta: { ...module.meta, asks } });

  expect(stopped).toMatch(/^"Store: \w+" is not offered any more$/);
  expect(fresh.position).toBe(replayed);
  expect(replayed).toBeLessThan(25);
});

it('carries the answer to a question with yes and no over as it was given', () => {
  for (const word of ['Yes', 'No']) {
    const game = playedTo('may', word);

    expect(carryOver(game, changed({})).game.hash()).toBe(game.hash());
  }
});

it('goes on with a save, when only texts have changed since', () => {
  const game = played({ players: 2, seed: 5 }, 25);
  const module = tinyModule();
  const rows = module.meta.rows.map((row) => ({ ...row, title: `New ${row.title}` }));
  const reworded = { ...module, meta: { ...module.meta, rows, hash: 'b2' } };

  expect(loadGame(reworded, game.save()).ok).toBe(true);
  expect(openSave(reworded, game.save())).toMatchObject({ ok: true, carried: null });
});

it('gives the answers of a save again, when the rules have changed since, and says that it stands where it was', () => {
  const game = played({ players: 2, seed: 5 }, 25);

  const opened = openSave(changed({}), game.save());

  expect(loadGame(changed({}), game.save())).toMatchObject({ ok: false, code: 'old-content' });
  expect(opened).toMatchObject({ ok: true, carried: { replayed: 25, of: 25, stopped: null, same: true } });
  expect(opened.ok && opened.game.hash()).toBe(game.hash());
});

it('stands where an answer of a save is not offered any more', () => {
  const game = played({ players: 2, seed: 5 }, 25);
  const { meta } = tinyModule();

  const opened = openSave(changed({ asks: renamed(meta, 'store', 'hoard') }), game.save());

  if (!opened.ok || opened.carried === null) throw new Error('it was not carried over');
  const { replayed, of, stopped, reason, same } = opened.carried;
  expect([of, same, stopped, reason]).toEqual([
    25,
    false,
    'not-offered',
    `answer ${replayed + 1} is not offered any more`,
  ]);
  expect(replayed).toBeLessThan(25);
  expect(opened.game.position).toBe(replayed);
});

it('finds an answer again that stands at another place of the list', () => {
  const game = played({ players: 2, seed: 5 }, 25);
  const module = turned(changed({}));

  const opened = openSave(module, game.save());

  if (!opened.ok) throw new Error(opened.message);
  expect(opened.carried).toMatchObject({ replayed: 25, stopped: null, same: true });
  expect(opened.game.hash()).toBe(game.hash());
});

it('takes a save without marks only where it leads to the same position', () => {
  const game = played({ players: 2, seed: 5 }, 25);
  const { marks: _, ...bare } = JSON.parse(game.save()) as Record<string, unknown>;

  expect(openSave(changed({}), JSON.stringify(bare))).toMatchObject({ ok: true, carried: { same: true } });
  expect(openSave(turned(changed({})), JSON.stringify(bare))).toMatchObject({ ok: false, code: 'old-content' });
});

it('refuses a save of changed rules that cannot begin as it did, with the reason', () => {
  const game = played({ players: 2, seed: 5, options: { goal: 4 } }, 5);

  expect(openSave(changed({ options: [] }), game.save())).toMatchObject({
    ok: false,
    code: 'bad-setup',
    message: 'This save does not fit: there is no option "goal"; there are none.',
  });
});

it('never throws, when a save of other rules is damaged at random, and never stands behind an answer that does not fit', () => {
  const text = played({ players: 2, seed: 5 }, 20).save();
  const module = changed({});
  const letter = fc.constantFrom(...'"{}[]:,0123456789abcdefAZ_-. '.split(''));
  const property = fc.property(fc.nat({ max: text.length - 1 }), letter, fc.nat({ max: 3 }), (at, mark, cut) => {
    const opened = openSave(module, text.slice(0, at) + mark + text.slice(at + cut));
    expect(!opened.ok || opened.carried === null || opened.game.position === opened.carried.replayed).toBe(true);
  });

  fc.assert(property, { seed: 6, numRuns: 2000 });
});

/** The tiny game with other rules, as far as its hash tells. */
function changed(part: Partial<GameMeta>): GameModule {
  const module = tinyModule();
  return { ...module, meta: { ...module.meta, ...part, hash: 'c3', rulesHash: 'c3' } };
}

function renamed({ asks }: GameMeta, from: string, to: string): GameMeta['asks'] {
  return asks.map((ask) => ({
    ...ask,
    entries: ask.entries.map((entry) => (entry.name === from ? { ...entry, name: to } : entry)),
  }));
}

/** A game that offers its answers in the other order. */
function turned(module: GameModule): GameModule {
  return {
    ...module,
    run: (state) => {
      const status = module.run(state);
      module.io.options.subarray(0, module.io.count).reverse();
      return status;
    },
  };
}

function played(how: GameSetup, limit: number): Game {
  const game = createGame(tinyModule(), how);
  const rng = new Rng(seedNumber(how.seed));
  while (!game.over && game.position < limit) game.answer(rng.below(game.decision()!.options.length));
  return game;
}

/** Plays at random until a question of a kind has been answered with a word. */
function playedTo(what: string, word: string): Game {
  for (let seed = 1; seed < 200; seed++) {
    const game = createGame(tinyModule(), { players: 2, seed });
    const rng = new Rng(seed);
    while (!game.over) {
      const { ask, options } = game.decision()!;
      const wanted = ask.what === what ? options.find(({ label }) => label === word) : undefined;
      game.answer(wanted?.index ?? rng.below(options.length));
      if (wanted !== undefined) return game;
    }
  }
  throw new Error(`nobody was asked a question of the kind ${what}`);
}
