/**
 * A made-up game in which everybody bids at the same time, for tests of players who are asked
 * together: twice in a row each player lays two of five coins face down, one after the other, and
 * says in secret how high the best bid will be. Then all is turned over.
 */
export const AUCTION_ID = 'auction';

const FILES: Readonly<Record<string, string>> = {
  'game.yaml': `title: Auction
players: { min: 2, max: 4 }
start: play-game
turn: active
globals: { active: { type: player } }
counters: { wins: { title: Wins } }
player: { fields: { guess: { type: number, visible: owner } } }
kinds:
  coin: { folder: coins, printed: { worth: { type: number } } }
zones:
  hand: { holds: coin, of: player, visible: owner }
  bid: { holds: coin, of: player, visible: owner }
  spent: { holds: coin, of: player }
reasons: { richer: They won more. }
`,
  'coins/coins.table.yaml': `each: { count: 1 per player, starts: hand }
rows:
  one: { worth: 1 }
  two: { worth: 2 }
  three: { worth: 3 }
  four: { worth: 4 }
  five: { worth: 5 }
`,
  'rules/play.rules': `to play-game
  set active to last(players)
  repeat 2 times
    as active
      auction
  win each most(players, its wins) because richer

to auction
  each player secretly
    move 2 coins in your hand to your bid
    set your guess to a number from 3 to 9
  each player
    reveal your bid
  let highest = most(players, sum(bid of it, its worth))
  each player
    if you is first(highest), gain 1 wins
    if your guess is sum(bid of first(highest), its worth), gain 1 wins
    move your bid to your spent
  as active
    let c = up to one coin in your spent
    move c to your hand
`,
};

/** The files of the game, as `compileGame` takes them. */
export function auctionFiles(): Map<string, string> {
  return new Map(Object.entries(FILES).map(([path, text]) => [`${AUCTION_ID}/${path}`, text]));
}
