/**
 * Small games: one with hidden hands and bids that are made at the same time, one whose rules fail.
 */
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

/**
 * The game as a server is given it.
 *
 * @param rounds  of bids, 2 or more
 * @param called  how a card is called
 */
export function servedMarket(rounds = 3, called = 'Card'): ServedGame {
  const cards = Array.from({ length: 12 }, (_, i): [string, string] => [
    `cards/c${i}.yaml`,
    `title: ${called} ${i}\nstarts: deck\nworth: ${i}\n`,
  ]);
  return served('market', [
    ['game.yaml', GAME],
    ['rules/play.rules', RULES.replace('repeat 3', `repeat ${rounds}`)],
    ...cards,
  ]);
}

/** Compiles a game. @param files  texts by path in the folder of the game */
function served(id: string, files: readonly (readonly [path: string, text: string])[]): ServedGame {
  const { module, diagnostics } = compileGame(new Map(files.map(([path, text]) => [`${id}/${path}`, text])), id);
  if (module === null) throw new Error(diagnostics.map(({ code, message }) => `${code}: ${message}`).join('\n'));
  const { code, meta } = module;
  return { id, meta, code, script: async () => await Promise.resolve('export {};') };
}

const FRAIL = `title: Frail
players: { min: 2, max: 2 }
start: play-game
globals: { day: { type: number } }
kinds:
  card: { folder: cards }
zones:
  deck: { holds: card, order: pile, visible: none }
options:
  pace: { type: number, min: 1, max: 3, default: 1, title: Pace, text: How fast it goes. }
reasons: { sold: All is sold. }
`;

const FRAIL_RULES = `to play-game
  shuffle deck
  repeat 2 times
    each player
      choose
        option run-away
          repeat
            increase day by 0
        option go-on
          increase day by 1
  end-game because sold
`;

/** A game whose first answer makes its rules run for ever, on line 6; the second one goes on. */
export function servedFrail(): ServedGame {
  return served('frail', [
    ['game.yaml', FRAIL],
    ['rules/play.rules', FRAIL_RULES],
    ['cards/one.yaml', 'title: One\nstarts: deck\n'],
  ]);
}
