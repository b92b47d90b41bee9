/** What pages may know of starters: nothing that needs Node. */

/** Each is a folder of `files` of that name. */
export const STARTERS = {
  duel: 'cards: two decks, monsters, tricks and a clash of dice',
  board: 'a board and figures: walks, fights and gems on a drawn map',
  workers: 'worker placement: sites, rooms and a score',
  draft: 'drafting: hands go round, sets and majorities, all choose at the same time',
  tricks: 'trick-taking: suits, trumps and bids that must come true',
  coop: 'a cooperative game of cards: a pump of four pieces, while the water rises',
  hex: 'a cooperative game: wardens and shades on a valley of hexagons',
  bare: 'a bare table: as little as makes a game, for ideas of your own',
} as const;

export type Starter = keyof typeof STARTERS;

export function isStarter(name: string): name is Starter {
  return Object.hasOwn(STARTERS, name);
}

/**
 * The texts of a game with a title of its own.
 *
 * @param texts by path inside the folder of the game
 */
export function named(texts: Readonly<Record<string, string>>, title: string): Record<string, string> {
  const own = `title: ${/^[\p{L}][\p{L}\p{N} ]*$/u.test(title) ? title : JSON.stringify(title)}`;
  const all = Object.entries(texts).map(([path, text]) => [
    path,
    path === 'game.yaml' ? text.replace(/^title: .*$/m, () => own) : text,
  ]);
  return Object.fromEntries(all) as Record<string, string>;
}

/** `night-market` as players read it. */
export function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
