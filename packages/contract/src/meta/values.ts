/** What a value of a game is, and who sees it. */

export type ValueMeta =
  | { readonly is: 'number' | 'flag' | 'player'; readonly optional?: boolean }
  | { readonly is: 'enum'; readonly of: number; readonly optional?: boolean }
  /**
   * of a kind, by index, -1 for any thing: a thing by id; a row or a kind by its index, of that
   * kind or of one below it
   */
  | { readonly is: 'thing' | 'row' | 'kind'; readonly of: number; readonly optional?: boolean };

/** Who sees something: everybody, the player whose it is, that player's side, or no player. */
export type VisibleTo = 'all' | 'owner' | 'team' | 'none';
