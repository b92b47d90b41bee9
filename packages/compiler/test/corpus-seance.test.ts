// Rows and kinds by name: what is asked tells nothing of hidden hands, what is named is remembered,
// compared, and kept from others.

import { localise, type GameModule } from '@undercroft/contract';
import { beforeAll, expect, it } from 'vitest';
import { argumentOf, CorpusGame, corpusModule } from './corpus-game.ts';

let module: GameModule;

beforeAll(async () => {
  module = await corpusModule('seance');
});

const rowNamed = (name: string): number => module.meta.rows.findIndex((row) => row.name === name);
const kindNamed = (name: string): number => module.meta.kinds.findIndex((kind) => kind.name === name);

/** A game in which both hold some cards; the rest lies in the deck. */
function holding(first: readonly string[], second: readonly string[]): CorpusGame {
  const game = new CorpusGame(module);
  for (const [player, names] of [first, second].entries())
    for (const [index, name] of names.entries())
      game.put(game.one(name, names.slice(0, index).filter((one) => one === name).length + player), 'hand', player);
  return game;
}

/** What each option of the turn is about: rows and kinds by name. */
function offered(game: CorpusGame): string[] {
  const { entries } = module.meta.asks[module.io.ask]!;
  return game.options.map((option) => {
    const { name, argument } = entries[option >> 16]!;
    const { rows, kinds } = module.meta;
    return `${name} ${(argument?.is === 'row' ? rows : kinds)[argumentOf(option)]?.name}`;
  });
}

it('offers the same, whatever the other hand holds', () => {
  const questions = [['widow'], ['captain', 'salt']].map((hidden) => {
    const game = holding(['hound', 'hound', 'drummer'], hidden);
    game.call('take-turn');
    return offered(game);
  });

  expect(questions[0]).toEqual(['call drummer', 'call hound', 'sense spirit', 'sense charm']);
  expect(questions[1]).toEqual(questions[0]);
});

it('takes every thing of the row that was named, and remembers the row', () => {
  const game = holding(['captain'], ['captain', 'widow']);
  game.call('call-spirit', [rowNamed('captain')]);

  expect(game.zone('hand', 1)).toEqual([game.one('widow', 1)]);
  expect([game.get('favour', 0), game.get('awaited')]).toEqual([3, rowNamed('captain')]);
});

it('tells a card that is drawn from the one that was named', () => {
  const favours = ['drummer', 'salt'].map((top) => {
    const game = holding(['drummer'], []);
    module.place(game.state, game.one(top, 1), game.module.meta.zones.find(({ name }) => name === 'deck')!.first);
    while (game.zone('deck')[0] !== game.one(top, 1)) game.put(game.zone('deck')[0]!, 'circle', 1);
    game.call('call-spirit', [rowNamed('drummer')]);
    return game.get('favour', 0);
  });

  expect(favours).toEqual([1, 0]);
});

it('counts what is of the kind that was named', () => {
  const game = holding([], ['salt', 'mirror', 'widow']);
  game.set('favour', 9, 1);
  game.call('sense', [kindNamed('charm')]);

  expect(game.get('favour', 1)).toBe(7);
});

it('lets all name in secret at the same time, and keeps the name from the others', () => {
  const game = new CorpusGame(module);
  game.reset(3);
  game.module.run(game.state);

  expect(module.meta.asks[module.io.ask]?.together).toBe(true);
  expect(game.options).toEqual(['widow', 'drummer', 'hound', 'captain'].map(rowNamed));
  expect(module.meta.fields.find(({ name }) => name === 'foretold')?.visible).toBe('owner');
});

it('is told in French', () => {
  const french = localise(module.meta, 'fr');

  expect(french.asks.map(({ prompt }) => prompt)).toContain('Qui annoncez-vous\u202f?');
  expect(french.rows[rowNamed('hound')]?.title).toBe('Limier');
});
