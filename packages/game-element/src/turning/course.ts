/** How a game went: a number for every player at some moments, evenly over it. */
export interface Course {
  readonly is: 'score' | 'chance';
  /** positions of the moments */
  readonly at: readonly number[];
  /** by moment, by seat; of chances 0 to 1; none while the bots think about them */
  readonly values: readonly (readonly number[])[];
}
