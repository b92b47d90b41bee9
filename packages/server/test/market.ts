/** Small games as a server is given them: the market, and one whose rules fail. */
import { compileGame } from '@undercroft/compiler';
import { MARKET_ID, marketFiles } from '@undercroft/compiler/testing/market';
import type { ServedGame } from '../src/index.ts';

/**
 * The game as a server is given it.
 *
 * @param rounds  of bids, 2 or more
 * @param called  how a card is called
 */
export function servedMarket(rounds = 3, called = 'Card'): ServedGame {
  const form = { cards: 12, hand: 4, rounds, haggles: false };
  return served(MARKET_ID, marketFiles(form, [['title: Card', `title: ${called}`]]));
}

/** Compiles a game. @param files  texts by path */
function served(id: string, files: ReadonlyMap<string, string>): ServedGame {
  const { module, diagnostics } = compileGame(files, id);
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
  const files = [
    ['game.yaml', FRAIL],
    ['rules/play.rules', FRAIL_RULES],
    ['cards/one.yaml', 'title: One\nstarts: deck\n'],
  ] as const;
  return served('frail', new Map(files.map(([path, text]) => [`frail/${path}`, text])));
}
