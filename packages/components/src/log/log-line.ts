/** How a sentence is drawn. */
export interface LogLine {
  /** seat whose doing it is, or -1 */
  readonly doer: number;
  /** the doer is named above it */
  readonly head: boolean;
  /** it begins a part */
  readonly begins: boolean;
  /** it begins a smaller one */
  readonly phase: boolean;
  /** it is the last one of the moment that is shown */
  readonly now: boolean;
  /** the Tab key stops at it */
  readonly stop: boolean;
  /** number of the last sentence in it */
  readonly last: number;
  /** it lies below another one */
  readonly inside: boolean;
}
