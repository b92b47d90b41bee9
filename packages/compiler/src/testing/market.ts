/**
 * A made-up game with hidden hands and bids that are made at the same time, for tests of tables
 * that several people play at.
 */
export const MARKET_ID = 'market';

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

const BEGIN = `to play-game
  shuffle deck
  each player
    draw HAND from deck to your hand
  repeat ROUNDS times
    bid-round
`;

const END = `  end-game because sold
`;

/** One answer of each player in a round. */
const ONE_STEP = `
to bid-round
  each player secretly
    move a card in your hand to your bid
  each player
    for each c in your bid
      move c to your shown
`;

/** Two answers of each player, the second one not always asked for. */
const TWO_STEPS = `
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
`;

/** Questions to one player after the other, with dice and a draw. */
const HAGGLE = `
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

/** How long the game is, and what happens in it. */
export interface MarketForm {
  readonly cards: number;
  /** cards that a player is dealt: at least as many as there are rounds */
  readonly hand: number;
  readonly rounds: number;
  /** bids have two steps, and players are also asked one after the other, with dice */
  readonly haggles: boolean;
}

/** A text of the game, and what stands in its place in another version. */
export type MarketEdit = readonly [text: string, other: string];

/** The files of the game by path, as `compileGame` takes them. */
export function marketFiles(
  { cards, hand, rounds, haggles }: MarketForm,
  edits: readonly MarketEdit[] = [],
): Map<string, string> {
  const begin = BEGIN.replace('HAND', String(hand)).replace('ROUNDS', String(rounds));
  const rules = haggles ? `${begin}    haggle\n${END}${TWO_STEPS}${HAGGLE}` : `${begin}${END}${ONE_STEP}`;
  const rows = Array.from(
    { length: cards },
    (_, i) => [`cards/c${i}.yaml`, `title: Card ${i}\nstarts: deck\nworth: ${i}\n`] as const,
  );
  const texts = [['game.yaml', GAME], ['rules/play.rules', rules], ...rows] as const;
  const edited = (text: string): string => edits.reduce((now, [from, to]) => now.replaceAll(from, to), text);
  return new Map(texts.map(([path, text]) => [`${MARKET_ID}/${path}`, edited(text)]));
}
