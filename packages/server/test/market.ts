/** A small game with hidden hands and bids that are made at the same time. */
import { compileGame } from '@undercroft/compiler';
import type { ServedGame } from '../src/index.ts';

const GAME = `title: Market
players: { min: 2, max: 3 }
start: play-game
kinds:
  card: { folder: cards, printed: { worth: { type: number } } }
zones:
  deck: { holds: card, order: pile, visible: none }
  hand: { holds: card, of: player, visible: owner }
  bid: { holds: card, of: player, visible: owner }
  shown: { holds: card, of: player }
reasons: { sold: All is sold. }
`;

const RULES = `to play-game
  shuffle deck
  each player
    draw 4 from deck to your hand
  repeat 3 times
    each player secretly
      move a card in your hand to your bid
    each player
      for each c in your bid
        move c to your shown
  end-game because sold
`;

/** The game as a server is given it. */
export function servedMarket(): ServedGame {
  const cards = Array.from({ length: 12 }, (_, i): [string, string] => [
    `market/cards/c${i}.yaml`,
    `title: Card ${i}\nstarts: deck\nworth: ${i}\n`,
  ]);
  const files = new Map([['market/game.yaml', GAME], ['market/rules/play.rules', RULES], ...cards]);
  const { module } = compileGame(files, 'market');
  if (module === null) throw new Error('the market does not compile');
  const { code, meta } = module;
  return { id: 'market', meta, code, script: async () => await Promise.resolve('export {};') };
}
