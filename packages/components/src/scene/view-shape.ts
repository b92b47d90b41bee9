/** What one player may see of a game, as plain data. */
export interface GameView {
  /** seat that looks, -1 for a spectator */
  readonly viewer: number;
  readonly players: readonly PlayerView[];
  /** zones of the table and of the players; zones of things hang on their things */
  readonly zones: readonly ZoneView[];
  readonly globals: Readonly<Record<string, number>>;
  readonly dice: readonly DieView[];
  readonly decision: DecisionView | null;
  readonly result: ResultView | null;
}
export interface PlayerView {
  readonly seat: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly fields: Readonly<Record<string, number>>;
  readonly attributes: Readonly<Record<string, number>>;
  readonly outcome: 'playing' | 'won' | 'lost';
  readonly reason: string | null;
}
export interface ZoneView {
  readonly id: number;
  /** index into meta.zones */
  readonly zone: number;
  /** seat, or id of the thing it belongs to, or -1 */
  readonly owner: number;
  readonly count: number;
  /** null when the viewer may not see what lies here */
  readonly things: readonly ThingView[] | null;
}
export interface ThingView {
  readonly id: number;
  /** -1 when it lies face down for the viewer */
  readonly row: number;
  readonly kind: number;
  readonly fields: Readonly<Record<string, number>>;
  readonly attributes: Readonly<Record<string, number>>;
  readonly zones: readonly ZoneView[];
}
export interface DieView {
  readonly id: number;
  readonly value: number;
  readonly sides: number;
  /** thing it was rolled for, or -1 */
  readonly thrower: number;
}
export interface AnswerView {
  readonly index: number;
  readonly label: string;
  /** thing it is about, or -1 */
  readonly thing: number;
  /** player it is about, or -1 */
  readonly player: number;
  /** index into the entries of the ask, or -1 */
  readonly entry: number;
  /** row whose card offers it, or -1 */
  readonly row: number;
  /** done, pass, none */
  readonly none: boolean;
}
export interface DisabledView {
  readonly label: string;
  readonly thing: number;
  readonly entry: number;
  readonly reason: string;
}
export interface DecisionView {
  readonly player: number;
  readonly ask: number;
  readonly prompt: string;
  readonly about: number;
  readonly taken: number;
  readonly min: number;
  readonly max: number;
  readonly answers: readonly AnswerView[];
  readonly disabled: readonly DisabledView[];
}
export interface ResultView {
  readonly text: string;
}
