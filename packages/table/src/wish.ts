/** What a player asks all others for. */

/** A wish to go back in the game, or to end it as it stands, on which the others vote. */
export interface TableWish {
  readonly is: 'undo' | 'end';
  readonly by: number;
  /** position to go back to; -1 for the end */
  readonly to: number;
  /** seats that agree, the one that asked among them */
  readonly agreed: readonly number[];
}

/** The wish when one more seat agrees. */
export function agreedBy(wish: TableWish, seat: number): TableWish {
  return { ...wish, agreed: [...new Set([...wish.agreed, seat])] };
}
