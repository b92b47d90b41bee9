/**
 * Games of one kind of player, counted for balance: who had what, who was ahead, and what it is
 * worth to be allowed to choose something.
 */
import { scoreOf, winsOf } from '../paired/measures.ts';
import { gameSeed, Table, type Played, type Series } from '../play.ts';
import { mergeShards, simulate, type Shard } from '../simulate.ts';
import { addHistograms, exactWins, Tally, type Histogram } from '../statistics.ts';
import { HeldWatcher } from './held.ts';
import { LeadWatcher, type LeadCourse } from './leads.ts';
import { restricted } from './restricted.ts';
import { addWithin, WithinTally, type WithinCounts } from './within.ts';

/** What a choice was worth to a player who was not allowed it in a second game. Plain JSON. */
export interface BarredCounts {
  readonly name: string;
  /**
   * what the player won with it less what the same player won without, of games in which it was
   * chosen
   */
  readonly won: Histogram;
  /** the same of points; empty for a game without a score */
  readonly scored: Histogram;
}

/** A part of a balance series, counted. Shards of one series add up with `mergeBalance`. */
export interface BalanceShard {
  readonly format: 1;
  /** second games that were played of each */
  readonly tries: number;
  /** the only choice that was barred; left out when any was */
  readonly choice?: string;
  readonly shard: Shard;
  /**
   * by player who began: games, and those that this player won; both empty for a game without turns
   */
  readonly began: readonly number[];
  readonly beganWon: readonly number[];
  /**
   * games with a winner, and those whose winners were all behind at half time: by the score, else
   * by what is learned of the game; 0 without turns
   */
  readonly decided: number;
  readonly comebacks: number;
  /** how often the lead changed hands; empty without a score */
  readonly changes: Histogram;
  readonly held: readonly WithinCounts[];
  readonly chosen: readonly WithinCounts[];
  readonly barred: readonly BarredCounts[];
}

export interface BalanceOptions {
  readonly from: number;
  /** index after the last */
  readonly to: number;
  /** most games that are played again, each with one choice barred to one player, of each game */
  readonly tries: number;
  /** the only choice that is barred; left out: each one that was made may be */
  readonly choice?: string | undefined;
}

/** A finished game, kept until it was played again. */
interface Kept {
  readonly index: number;
  /** by seat: the bot that played there */
  readonly seats: readonly number[];
  readonly wins: readonly number[];
  readonly scores: readonly number[] | null;
  readonly chosen: ReadonlyMap<string, number>;
}

/**
 * Plays the games of a range.
 *
 * @throws never for what rules do wrong: such games are counted as failed
 */
export function simulateBalance(series: Series, { from, to, tries, choice }: BalanceOptions): BalanceShard {
  const held = new HeldWatcher(series.game);
  const leads = new LeadWatcher(series);
  const counts = { held: new WithinTally(), chosen: new WithinTally() };
  const courses = new Courses(series.players);
  const kept: Kept[] = [];
  const shard = simulate(series, {
    from,
    to,
    uses: true,
    coverage: true,
    watch: {
      begin: () => {
        held.begin();
        leads.begin();
      },
      look: (game, state) => {
        held.look(game, state);
        leads.look(game, state);
      },
    },
    each: (played, uses) => {
      if (played.error !== null || !played.finished) return;
      const chosen = new Map<string, number>();
      uses!.eachOfGame((name, seats) => chosen.set(name, (chosen.get(name) ?? 0) | seats));
      const { wins, scores } = resultOf(series, played);
      counts.held.add(held.held(), wins, scores);
      counts.chosen.add(chosen, wins, scores);
      courses.add(leads.course(), wins);
      kept.push({ index: played.index, seats: played.seats, wins, scores, chosen });
    },
  });
  return {
    format: 1,
    tries,
    ...(choice === undefined ? {} : { choice }),
    shard,
    ...courses.counts(),
    held: counts.held.counts(),
    chosen: counts.chosen.counts(),
    barred: playAgain(series, kept, { tries, choice }),
  };
}

function resultOf({ game }: Series, { state, seats }: Played): Pick<Kept, 'wins' | 'scores'> {
  const scores = game.meta.score === undefined ? null : seats.map((_, seat) => scoreOf(game, state, seat));
  return { wins: winsOf(game.meta, state, seats.length), scores };
}

class Courses {
  readonly #began: number[];
  readonly #beganWon: number[];
  readonly #changes = new Tally();
  #decided = 0;
  #comebacks = 0;

  constructor(players: number) {
    this.#began = Array.from({ length: players }, () => 0);
    this.#beganWon = Array.from({ length: players }, () => 0);
  }

  add({ starter, halfway, changes }: LeadCourse, wins: readonly number[]): void {
    if (starter >= 0 && starter < wins.length) {
      this.#began[starter]!++;
      this.#beganWon[starter]! += wins[starter]!;
    }
    if (halfway === null) return;
    if (changes !== null) this.#changes.add(changes);
    if (!wins.some((part) => part > 0)) return;
    this.#decided++;
    if (wins.every((part, seat) => part === 0 || (halfway & (1 << seat)) === 0)) this.#comebacks++;
  }

  counts(): Pick<BalanceShard, 'began' | 'beganWon' | 'decided' | 'comebacks' | 'changes'> {
    return {
      began: this.#began,
      beganWon: this.#beganWon.map(exactWins),
      decided: this.#decided,
      comebacks: this.#comebacks,
      changes: this.#changes.histogram(),
    };
  }
}

/**
 * Plays games again with one choice barred to one player, who made it the first time. Who did not
 * make it would play the same game again.
 */
function playAgain(
  series: Series,
  kept: readonly Kept[],
  { tries, choice }: Pick<BalanceOptions, 'tries' | 'choice'>,
): BarredCounts[] {
  const sums = new Map<string, { readonly won: Tally; readonly scored: Tally }>();
  for (const { index, seats, wins, scores, chosen } of kept) {
    const seat = index % series.players;
    const made = [...chosen].filter(([, by]) => (by & (1 << seat)) !== 0).map(([name]) => name);
    const names = choice === undefined ? made : made.filter((name) => name === choice);
    for (const name of someOf(names, tries, gameSeed(series.seed, index))) {
      const played = new Table(withBarred(series, seats, seat, name)).play(index);
      if (played.error !== null || !played.finished) continue;
      const again = resultOf(series, played);
      let sum = sums.get(name);
      if (sum === undefined) sums.set(name, (sum = { won: new Tally(), scored: new Tally() }));
      sum.won.add(exactWins(wins[seat]! - again.wins[seat]!));
      if (scores !== null) sum.scored.add(scores[seat]! - again.scores![seat]!);
    }
  }
  return [...sums]
    .map(([name, { won, scored }]) => ({ name, won: won.histogram(), scored: scored.histogram() }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * The series with one seat that may not choose something; each seat keeps the bot that played
 * there.
 *
 * @param seats by seat: index of its bot
 */
function withBarred(series: Series, seats: readonly number[], barred: number, name: string): Series {
  const bots = seats.map((index, seat) => {
    const bot = series.bots[index]!;
    return seat === barred ? { name: bot.name, make: restricted(bot.make, name) } : bot;
  });
  return { ...series, bots, keepSeats: true };
}

/** So many of a list, each as likely as another; decided by the seed. */
function someOf(names: readonly string[], count: number, seed: number): string[] {
  const left = names.toSorted();
  return Array.from({ length: Math.min(count, left.length) }, (_, i) => {
    const at = (gameSeed(seed, 2000 + i) >>> 0) % left.length;
    return left.splice(at, 1)[0]!;
  });
}

/**
 * Adds shards of one series, in any order, to what one run would have counted.
 *
 * @throws Error when they do not belong together
 */
export function mergeBalance(shards: readonly BalanceShard[]): BalanceShard {
  if (new Set(shards.map(({ tries }) => tries)).size > 1)
    throw new Error('these shards do not belong together: they differ in how often games are played again');
  if (new Set(shards.map(({ choice }) => choice)).size > 1)
    throw new Error('these shards do not belong together: they differ in the choice that is barred');
  const shard = mergeShards(shards.map((one) => one.shard));
  return { ...shards.reduce(addBalance), shard };
}

function addBalance(a: BalanceShard, b: BalanceShard): BalanceShard {
  const sum = (x: readonly number[], y: readonly number[]): number[] => x.map((value, i) => exactWins(value + y[i]!));
  return {
    ...a,
    began: sum(a.began, b.began),
    beganWon: sum(a.beganWon, b.beganWon),
    decided: a.decided + b.decided,
    comebacks: a.comebacks + b.comebacks,
    changes: addHistograms(a.changes, b.changes),
    held: addWithin(a.held, b.held),
    chosen: addWithin(a.chosen, b.chosen),
    barred: addBarred(a.barred, b.barred),
  };
}

function addBarred(a: readonly BarredCounts[], b: readonly BarredCounts[]): BarredCounts[] {
  const sums = new Map(a.map((counts) => [counts.name, counts]));
  for (const { name, won, scored } of b) {
    const other = sums.get(name);
    sums.set(name, {
      name,
      won: addHistograms(other?.won ?? [], won),
      scored: addHistograms(other?.scored ?? [], scored),
    });
  }
  return [...sums.values()].toSorted((x, y) => (x.name < y.name ? -1 : 1));
}
