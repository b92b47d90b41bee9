/**
 * How a bot plays, beside how well: what it minds, and how far it looks. Nothing of it knows any
 * game.
 */

/** What a style weighs. */
export interface Style {
  /**
   * how much a loss counts against a gain of the same size, both from a value of reference; more
   * than 1 shuns risk, less than 1 seeks it
   */
  readonly losses: number;
  /**
   * how much what the others have counts against one's own, as a share of the usual, 0 to 1;
   * nothing that was learned by training goes by it
   */
  readonly others: number;
  /**
   * how far it plays on before it judges, as a share of the usual, 0 to 1; plans of a turn are as
   * long in any style
   */
  readonly ahead: number;
}

/** Who plays to win, and nothing else. */
export const PLAIN: Style = { losses: 1, others: 1, ahead: 1 };

/** The styles by their names in `sensible+cautious`. */
export const STYLES: Readonly<Record<StyleName, Style>> = {
  cautious: { losses: 7, others: 1, ahead: 1 },
  greedy: { losses: 0.5, others: 0, ahead: 0.25 },
};

/** Names of the styles. */
export type StyleName = 'cautious' | 'greedy';

/**
 * What a value is worth to a bot of a style.
 *
 * @param from what counts neither as a gain nor as a loss, in the same unit
 */
export function felt({ losses }: Style, value: number, from: number): number {
  // Exactly the value for who minds losses as gains, so that a plain bot answers as it would
  // without styles.
  return losses === 1 || value >= from ? value : from + losses * (value - from);
}
