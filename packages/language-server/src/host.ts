// What the server asks of the place where it runs: which game a file belongs to, and the texts of
// that game.

/** A game of the workspace. */
export interface GamePlace {
  readonly id: string;
  /** URI of the folder that holds the folder of the game, without a slash at the end. */
  readonly root: string;
}

/** An icon as data: one path on a square grid. */
export interface IconPath {
  /** the `d` of the path */
  readonly path: string;
  /** side of the grid */
  readonly grid: number;
}

/** All icons that a game may name. */
export interface KnownIcons {
  readonly names: ReadonlySet<string>;
  /** Null when there is none of that name, and where only names are known. Never throws. */
  shapeOf(name: string): IconPath | null;
}

/** Where the server runs: over a disk, or over files that a page holds. */
export interface FileHost {
  /** The game that a file belongs to; null for files of none. Never throws. */
  gameOf(uri: string): GamePlace | null;
  /** All texts of a game by path, `<game>/game.yaml`, as they are saved. Never throws. */
  filesOf(game: GamePlace): ReadonlyMap<string, string>;
  /** Text of a balance report that lies in the folder of a game; null without one. Never throws. */
  figuresOf(game: GamePlace): string | null;
  /**
   * Takes what is saved of a file by now, null: nothing; left out where `filesOf` sees it anyway.
   * Never throws.
   */
  keep?(uri: string, text: string | null): void;
  /**
   * Address of a page of the documentation, `docs/errors/load/no-game-file.md`; null when there is
   * none. Never throws.
   */
  docsAt(path: string): string | null;
  /** Null = any name is taken. */
  readonly icons: KnownIcons | null;
}

/** The URI of a file of a game. Never throws. */
export function uriOf({ root }: GamePlace, path: string): string {
  return `${root}/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/** The path of a URI inside the root of a game. Never throws. */
export function pathOf({ root }: GamePlace, uri: string): string {
  return uri
    .slice(root.length + 1)
    .split('/')
    .map(decodeURIComponent)
    .join('/');
}
