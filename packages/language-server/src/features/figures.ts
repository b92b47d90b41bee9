// What bots made of the cards of a game: figures of a balance report that lies beside its files.

/**
 * Name of the report in the folder of a game: what `undercroft balance <game> --out
 * <folder>/balance.json` writes.
 */
export const FIGURES_FILE = 'balance.json';

/** What is taken out of a report. */
export interface Figures {
  /** of the content that was played */
  readonly hash: string;
  /** finished games */
  readonly games: number;
  /**
   * what players chose, as the report names it (`where: what: card`, `where: card`), and the share
   * of games in which a player chose it; most first
   */
  readonly chosen: readonly { readonly name: string; readonly share: number }[];
  /** titles of cards that were never played */
  readonly never: ReadonlySet<string>;
}

/** What is read of a report. The file can hold anything, so each value is checked. */
interface Report {
  readonly is?: unknown;
  readonly version?: unknown;
  readonly balance?: { readonly shard?: { readonly hash?: unknown } };
  readonly report?: { readonly chosen?: unknown; readonly neverChosen?: unknown };
}

type Unread = { readonly name?: unknown; readonly games?: { readonly share?: unknown; readonly of?: unknown } } | null;

/** Reads a report. @returns null for a text that is none. @throws never */
export function readFigures(text: string): Figures | null {
  let found: Report | null;
  try {
    found = JSON.parse(text) as Report | null;
  } catch {
    return null;
  }
  const hash = found?.balance?.shard?.hash;
  const list = found?.report?.chosen;
  if (found?.is !== 'balance' || found.version !== 1 || typeof hash !== 'string' || !Array.isArray(list)) return null;
  let games = 0;
  const chosen = (list as readonly Unread[]).flatMap((one) => {
    const { share, of } = one?.games ?? {};
    if (typeof one?.name !== 'string' || !isCount(of) || typeof share !== 'number' || !(share >= 0 && share <= 1))
      return [];
    games = of;
    return [{ name: one.name, share }];
  });
  const never = found.report?.neverChosen;
  const names = Array.isArray(never) ? (never as unknown[]).filter((name) => typeof name === 'string') : [];
  chosen.sort((one, other) => other.share - one.share);
  return games === 0 ? null : { hash, games, chosen, never: new Set(names) };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

/** Most choices of a card that are told. */
const TOLD_MAX = 3;

/**
 * What players did with a card, in a few words: "played in 14 % of 2,000 games", "Strike in 40 %,
 * Call in 12 % of 2,000 games".
 *
 * @param title  of the card
 * @param hash   of the content as it is now: figures of another one say so
 * @returns      undefined where nothing is known of it
 */
export function figureOf(
  { games, chosen, never, hash: played }: Figures,
  title: string,
  hash: string,
): string | undefined {
  const own = chosen.filter(({ name }) => name.endsWith(`: ${title}`));
  if (own.length === 0 && !never.has(title)) return undefined;
  const told = own.slice(0, TOLD_MAX).map(({ name, share }) => {
    const what = name.slice(name.indexOf(': ') + 2, -title.length).replace(/: $/, '');
    return `${what === '' ? 'played' : what} in ${share > 0 && share < 0.01 ? 'less than 1 %' : `${Math.round(share * 100)} %`}`;
  });
  const stale = played === hash ? '' : ', before the game was changed';
  return `${told.length === 0 ? 'played in none' : told.join(', ')} of ${games.toLocaleString('en')} games${stale}`;
}
