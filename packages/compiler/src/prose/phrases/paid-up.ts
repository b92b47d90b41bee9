import type { Gain } from '../../content/tree/statements.ts';
import type { GameModel } from '../../language/game.ts';

/**
 * Whether it is a price that adds to what is paid in (`paying: up`). Players read that they gain
 * it: "pay 1 evil" would take it away.
 */
export const isUpwardPayment = ({ how, counter }: Gain, { counters }: GameModel): boolean =>
  how === 'pay' && counters.find(({ name }) => name === counter)?.paidUp === true;
