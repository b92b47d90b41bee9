import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readGames } from '../../test/tiny-game.ts';
import { treesOf } from './all-trees.ts';
import { compileGame } from '../compile.ts';
import type { Node } from '../content/tree/node.ts';
import { walk } from '../content/tree/walk.ts';
import type { GameModel } from '../language/game.ts';
import { compileText } from '../testing/compile-text.ts';
import { readsOf } from './reads.ts';

/** Names of all that nodes read, in the order in which it is found. */
function readIn(model: GameModel, node: Node): string[] {
  return Object.entries(readsOf(model, [node])).flatMap(([where, found]: [string, Iterable<{ name: string }>]) =>
    [...found].map(({ name }) => `${where}: ${name}`),
  );
}

/** The same game, of which nothing has been asked yet. */
const cold = (model: GameModel): GameModel => ({ ...model });

describe('what defines and attributes read that lead to each other', () => {
  /**
   * Two functions that call each other, and an attribute that they ask and that asks them. Each
   * leads to the next one before it reads something itself.
   */
  const CIRCLE = `
define ebb(number n) giving number
  if n < 1, return 0
  return flow(n - 1) + your oil

define flow(number n) giving number
  if n < 1, return 0
  return ebb(n - 1) + your draws + count(your deck)

you have +(ebb(1)) draws while day < count(deck of active)

define asks-ebb as ebb(1)
define asks-flow as flow(1)
`;
  const START = ['asks-ebb', 'asks-flow'] as const;

  function circle(): GameModel {
    const { model, diagnostics } = compileText({ 'rules/more.rules': CIRCLE });
    expect(diagnostics).toEqual([]);
    return cold(model!);
  }

  it.each([START, START.toReversed()])('are the same for all of the circle, when %s is asked first', (...order) => {
    const model = circle();
    for (const name of order)
      expect(readIn(model, model.defines!.get(name)!).toSorted()).toEqual(
        expect.arrayContaining(['fields: day', 'yourFields: oil', 'yourZones: deck', 'zones: deck']),
      );
  });
});

const FOLDERS = ['corpus', 'games/tiny'].map((folder) =>
  fileURLToPath(new URL(`../../test/${folder}`, import.meta.url)),
);
const games = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, folder] as const),
);

it.each(games)('%s: is the same whatever was asked before, in the same order', (game, folder) => {
  const { model } = compileGame(readGames(folder, game), game);
  const nodes: Node[] = [];
  for (const tree of model === null ? [] : treesOf(model)) walk(tree, (node) => void nodes.push(node));
  const asked = nodes.filter((_, index) => index % 29 === 0).toReversed();
  const warm = asked.map((node) => readIn(model!, node));

  expect(warm).toEqual(asked.map((node) => readIn(cold(model!), node)));
});
