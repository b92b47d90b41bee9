/**
 * A small game with hidden hands, chance, and bids that are made at the same time, in two steps
 * each.
 */
import type { GameModule } from '@undercroft/contract';
import { compileGame } from '@undercroft/compiler';

const GAME = `title: Market
players: { min: 2, max: 3 }
start: play-game
turn: active
globals: { active: { type: player } }
kinds:
  card:
    folder: cards
    printed: { worth: { type: number } }
    attributes: { price: { base: its printed-worth, title: Price } }
zones:
  deck: { holds: card, order: pile, visible: none }
  hand: { holds: card, of: player, visible: owner }
  bid: { holds: card, of: player, visible: owner }
  shown: { holds: card, of: player }
player:
  fields:
    raised: { type: flag, visible: owner }
counters:
  wins: { min: 0 }
reasons: { sold: All is sold. }
`;

const RULES = `to play-game
  shuffle deck
  each player
    draw 4 from deck to your hand
  repeat 3 times
    bid-round
    haggle
  end-game because sold

to bid-round
  each player secretly
    let c = a card in your hand
    move c to your bid
    set your raised to false
    you may
      set your raised to true
  each player
    for each c in your bid
      move c to your shown
    if your raised, gain 1 wins

to haggle
  each player
    set active to you
    choose
      option roll-for-it
        let n = d6
        if n > 3, gain 1 wins
      option draw-one if count(deck) > 0
        draw 1 from deck to your hand
      option wait
        gain 0 wins
`;

/** How long the game is. */
interface MarketSize {
  readonly cards: number;
  /** cards that a player is dealt: at least as many as there are rounds */
  readonly hand: number;
  readonly rounds: number;
}

const WHOLE: MarketSize = { cards: 16, hand: 4, rounds: 3 };

/** The least game in which all of it happens once: for many thousand games. */
export const SMALL: MarketSize = { cards: 7, hand: 2, rounds: 1 };

/** Texts of the game and what stands in their place. */
type Edit = readonly [text: string, other: string];

/** Other versions of the game: what tables may go over to. */
export const EDITS = {
  /** says something else and plays alike */
  reworded: [['title: Card', 'title: Sheet']],
  /** takes all answers */
  dearer: [['n > 3', 'n > 4']],
  /** has another answer in the place of one */
  patient: [['option wait', 'option stand-by']],
  /** cannot begin with three players */
  smaller: [['max: 3', 'max: 2']],
} as const satisfies Record<string, readonly Edit[]>;

/** The game, compiled. @throws Error when it does not compile */
export async function market(
  { cards: many, hand, rounds }: MarketSize = WHOLE,
  edits: readonly Edit[] = [],
): Promise<GameModule> {
  const cards = Array.from({ length: many }, (_, i) => [
    `market/cards/c${i}.yaml`,
    `title: Card ${i}\nstarts: deck\nworth: ${i}\n`,
  ]);
  const edited = (text: string): string => edits.reduce((now, [from, to]) => now.replaceAll(from, to), text);
  const texts = new Map([
    ['market/game.yaml', GAME],
    ['market/rules/play.rules', RULES.replace('draw 4', `draw ${hand}`).replace('repeat 3', `repeat ${rounds}`)],
    ...(cards as [string, string][]),
  ]);
  const files = new Map([...texts].map(([path, text]) => [path, edited(text)]));
  const { module, diagnostics } = compileGame(files, 'market');
  if (module === null) throw new Error(diagnostics.map(({ code, message }) => `${code}: ${message}`).join('\n'));
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(module.code)}`)) as GameModule;
}

/** The game and its other versions. */
export async function versionsOfMarket(size: MarketSize = WHOLE): Promise<readonly GameModule[]> {
  const others = Object.values(EDITS).map(async (edits) => await market(size, edits));
  return [await market(size), ...(await Promise.all(others))];
}
