/** How strong players are, from games between pairs of them. */

/** What two players won of each other. */
export interface PairResult {
  /** indexes of the players */
  readonly first: number;
  readonly second: number;
  /** games that each won; halves are allowed */
  readonly firstWins: number;
  readonly secondWins: number;
}

/** Difference in rating (Elo) at which a win is ten times as likely as a loss. */
const TENFOLD = 400;
/** Added to what each side of a pair has won: who never lost would be infinitely strong. */
const PRIOR = 0.5;
const ROUNDS_MAX = 10_000;
const EXACT = 1e-9;

/**
 * Ratings by the model of Bradley and Terry, on Elo's scale, fitted by Hunter's minorisation and
 * maximisation (2004).
 *
 * @param players how many there are, each connected with the first by pairs that played
 * @returns by player; that of the first is 0
 */
export function ratingsOf(players: number, pairs: readonly PairResult[]): number[] {
  let strengths = Array.from({ length: players }, () => 1);
  const wins = Array.from({ length: players }, () => 0);
  for (const { first, second, firstWins, secondWins } of pairs) {
    wins[first]! += firstWins + PRIOR;
    wins[second]! += secondWins + PRIOR;
  }
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const weights = Array.from({ length: players }, () => 0);
    for (const { first, second, firstWins, secondWins } of pairs) {
      const weight = (firstWins + secondWins + 2 * PRIOR) / (strengths[first]! + strengths[second]!);
      weights[first]! += weight;
      weights[second]! += weight;
    }
    const fitted = strengths.map((_, player) => wins[player]! / weights[player]!);
    const next = fitted.map((strength) => strength / fitted[0]!);
    const moved = Math.max(...next.map((strength, player) => Math.abs(Math.log(strength / strengths[player]!))));
    strengths = next;
    if (moved < EXACT) break;
  }
  return strengths.map((strength) => TENFOLD * Math.log10(strength));
}
