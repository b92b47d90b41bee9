/** Name of the number that is made of points; no field of a game can have it. */
export const SCORE = '*score';
