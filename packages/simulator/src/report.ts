/** Report of a shard: figures with intervals, in the words of the game. */
import type { GameMeta } from '@undercroft/contract';
import type { FailedGame, Shard } from './simulate.ts';
import { firstEntries } from './coverage.ts';
import { scoreReport, type ScoreReport } from './scores.ts';
import { playsAsSides } from './paired/measures.ts';
import { sharedWins, sizeOfSides, type SharedWins } from './sides.ts';
import { exactWins, summarise, wilson, type Share, type Summary } from './statistics.ts';
import { useNames, withoutNames, type Use } from './uses.ts';

export interface SimulationReport {
  readonly game: string;
  readonly hash: string;
  readonly seed: number;
  readonly players: number;
  readonly bots: readonly string[];
  /** 1 for games that stand alone and for first games of campaigns, 2 for second ones, and so on */
  readonly number: number;
  readonly games: number;
  readonly finished: number;
  /** games that several players won */
  readonly together: SharedWins;
  /**
   * wins by seat, of the finished games; of a game that several won each has a part, unless players
   * always win as sides
   */
  readonly seats: readonly Share[];
  /** wins by bot, of the seats it sat on in finished games */
  readonly botWins: readonly { readonly name: string; readonly share: Share }[];
  /** by bot, by seat: the same, for games whose seats are not alike */
  readonly winsAt: readonly (readonly Share[])[];
  /** finished games without a winner */
  readonly draws: Share;
  readonly unfinished: Share;
  readonly failed: number;
  readonly failures: readonly FailedGame[];
  /** the first games that did not end, each with where it goes round */
  readonly endless: readonly FailedGame[];
  /** how games ended */
  readonly endings: readonly EndingReport[];
  readonly answers: Summary;
  readonly turns: Summary;
  /** null for a game without a score sheet */
  readonly score: ScoreReport | null;
  /** what players chose, most often chosen first; null when it was not counted */
  readonly uses: readonly UseReport[] | null;
  /**
   * by bot, by seat: microseconds that questions with more than one answer took; null when they
   * were not counted
   */
  readonly times: readonly (readonly Summary[])[] | null;
  readonly coverage: CoverageReport | null;
}

/** A reason for which games ended; shares of all finished games. */
export interface EndingReport {
  readonly name: string;
  readonly text: string;
  /** games that ended so: those with a winner, and those without */
  readonly share: Share;
  readonly won: Share;
  readonly draws: Share;
}

/**
 * Something that players chose: an entry of a menu or window, or a thing in answer to a question.
 */
export interface UseReport {
  /** procedure or card in which it was asked */
  readonly within: string;
  readonly label: string;
  /** title of the card or thing, when it was one */
  readonly row: string | null;
  readonly times: number;
  /** in a finished game, on average */
  readonly perGame: number;
  /** finished games in which a player chose it */
  readonly games: Share;
  /** wins of those who chose it */
  readonly won: Share;
}

/** What was never reached. */
export interface CoverageReport {
  readonly sites: Share;
  /** cards and things with an effect, of which no part was ever carried out */
  readonly deadRows: readonly string[];
  readonly deadAsks: readonly string[];
  /** entries of menus and windows that were never chosen */
  readonly deadEntries: readonly string[];
  readonly deadEvents: readonly string[];
  /** places in the content that were never reached: `file:line what` */
  readonly deadSites: readonly string[];
}

/** Reads a shard (one, or all of a series merged) as a report. Never throws. */
export function reportOf(meta: GameMeta, shard: Shard): SimulationReport {
  const finished = shard.games - shard.unfinished - shard.failed;
  const together = sharedWins(meta, shard, finished - shard.draws, finished);
  // Of a game that is always won by as many, each winner has won all and not a part.
  const size = playsAsSides(meta) ? 1 : sizeOfSides(together);
  const won = (parts: number): number => exactWins(parts * size);
  return {
    game: shard.game,
    hash: shard.hash,
    seed: shard.seed,
    players: shard.players,
    bots: shard.bots,
    number: shard.number ?? 1,
    games: shard.games,
    finished,
    together,
    seats: shard.wins.map((wins) => wilson(won(wins), finished)),
    botWins: shard.bots.map((name, i) => ({ name, share: wilson(won(shard.botWins[i]!), shard.botSeats[i]!) })),
    winsAt: shard.winsAt.map((atSeats, bot) =>
      atSeats.map((parts, seat) => wilson(won(parts), shard.gamesAt[bot]![seat]!)),
    ),
    draws: wilson(shard.draws, finished),
    unfinished: wilson(shard.unfinished, shard.games),
    failed: shard.failed,
    failures: shard.failures,
    endless: shard.endless,
    endings: meta.endings.map(({ name, text }, i) => ({
      name,
      text,
      share: wilson(shard.endings[i] ?? 0, finished),
      won: wilson((shard.endings[i] ?? 0) - (shard.drawEndings[i] ?? 0), finished),
      draws: wilson(shard.drawEndings[i] ?? 0, finished),
    })),
    answers: summarise(shard.answers),
    turns: summarise(shard.turns),
    score: scoreReport(meta, shard.scores, shard.bots),
    uses: shard.uses === null ? null : usesReport(meta, shard.uses, finished, won),
    times: shard.times?.map((seats) => seats.map(summarise)) ?? null,
    coverage: shard.reached === null ? null : coverageOf(meta, shard.reached, shard.options),
  };
}

function usesReport(
  meta: GameMeta,
  uses: readonly Use[],
  finished: number,
  won: (parts: number) => number,
): UseReport[] {
  const found = uses.map((use): UseReport => {
    const [, , times, games, users, wins] = use;
    const perGame = finished === 0 ? 0 : times / finished;
    return { ...useNames(meta, use), times, perGame, games: wilson(games, finished), won: wilson(won(wins), users) };
  });
  return found.toSorted((a, b) => b.times - a.times);
}

/**
 * Sites that a module marks when it carries them out; the others are places of conditions,
 * questions and errors.
 */
const MARKED = new Set(['rule', 'effect', 'hook', 'ability', 'play', 'watch', 'at-end']);

/**
 * What of a game was never reached. Cards that its options leave out are no part of it. Never
 * throws.
 *
 * @param options what the options were, as the game began; the defaults
 *   come first
 */
export function coverageOf(
  meta: GameMeta,
  reached: NonNullable<Shard['reached']>,
  options: readonly number[] = meta.options.map(({ initial }) => initial),
): CoverageReport {
  const left = leftOut(meta, options);
  const marked = meta.sites.map((_, i) => i).filter((i) => MARKED.has(meta.sites[i]!.what) && !left(meta.sites[i]!));
  const dead = marked.filter((i) => reached.sites[i] !== 1);
  const place = (index: number): string => {
    const site = meta.sites[index]!;
    return `${meta.files[site.file] ?? '?'}:${site.line} ${[site.what, ...site.rules].join(' ')}`;
  };
  return {
    sites: wilson(marked.length - dead.length, marked.length),
    deadRows: deadRows(meta, marked, new Set(dead)),
    deadAsks: meta.asks
      .filter((_, i) => (reached.asks[i] ?? 0) === 0)
      .map((ask) => `${ask.within}: ${withoutNames(ask.prompt)}`),
    deadEntries: deadEntries(meta, reached.entries),
    deadEvents: meta.events
      .filter(({ name }, i) => (reached.events[i] ?? 0) === 0 && (name !== 'roll' || meta.layout.maxDice > 0))
      .map(({ name }) => name),
    deadSites: dead.toSorted((a, b) => inOrder(meta.sites[a]!, meta.sites[b]!)).map(place),
  };
}

type Site = GameMeta['sites'][number];

/** Files as the game lists them, lines from the top. */
function inOrder(one: Site, other: Site): number {
  return one.file - other.file || one.line - other.line || one.column - other.column;
}

/** Tells of a place whether it stands in a file whose cards are all left out with these options. */
function leftOut({ rows }: GameMeta, options: readonly number[]): (site: Site) => boolean {
  const files = new Set<number>();
  for (const { file, ifOption } of rows) if (ifOption >= 0 && options[ifOption] === 0) files.add(file);
  for (const { file, ifOption } of rows) if (ifOption < 0 || options[ifOption] !== 0) files.delete(file);
  return ({ file }) => files.has(file);
}

function deadEntries(meta: GameMeta, chosen: readonly number[]): string[] {
  const first = firstEntries(meta);
  return meta.asks.flatMap(({ within, entries }, ask) =>
    entries.filter((_, i) => (chosen[first[ask]! + i] ?? 0) === 0).map(({ label }) => `${within}: ${label}`),
  );
}

/**
 * Rows with places of rules of their own, none of which was reached: in their file, or in their
 * lines of a table.
 */
function deadRows(meta: GameMeta, marked: readonly number[], dead: ReadonlySet<number>): string[] {
  const placed = meta.rows.map((_, row) => row).filter((row) => meta.rows[row]!.file >= 0);
  const rowsOfFile = Map.groupBy(
    placed.toSorted((a, b) => meta.rows[a]!.line - meta.rows[b]!.line),
    (row) => meta.rows[row]!.file,
  );
  const sitesOfRow = Map.groupBy(marked, (site) => {
    const { file, line } = meta.sites[site]!;
    const rows = rowsOfFile.get(file) ?? [];
    // What stands above the first row of a table belongs to all of them, so it tells nothing of
    // any.
    return rows.length === 1 ? rows[0] : (rows.filter((row) => meta.rows[row]!.line <= line).at(-1) ?? -1);
  });
  return meta.rows
    .filter((_, row) => sitesOfRow.get(row)?.every((site) => dead.has(site)) === true)
    .map(({ name }) => name);
}
