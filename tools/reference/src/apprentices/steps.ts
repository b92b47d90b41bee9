/** Where play stands in the hand-written apprentices game: values of the cell `STEP`. */
export const THREAT = 1;
export const GUARDIAN = 2;
export const RECRUIT = 3;
export const MOVE = 4;
export const POWER = 5;
export const END_TURN = 6;
/** Parts of cards are carried out, one after the other. */
export const PARTS = 7;
export const OVER = 8;
