/** What giving an answer commits its player to, as far as that player can know. */
import { type AnswerIndex, STATUS, type GameModule } from '@undercroft/contract';
import {
  applyOption,
  determinise,
  disclosedTo,
  gameFromState,
  holdsHidden,
  offeredAt,
  optionInDeal,
  Rng,
} from '@undercroft/engine';
import { optionIndexOf, listQuestion } from '../questions.ts';

/** Deals that are tried: what happens in one of eight deals is missed once in three times. */
const DEALS = 8;

/**
 * Whether going back after an answer could use what the answer brought to light: chance, or
 * something hidden that a person came to know.
 *
 * Nothing hidden from the player takes part, so asking tells nothing about it.
 *
 * @param state   a position in which no other player is asked at the same time
 * @param viewer  the seat that is asked
 * @param index   `AnswerView.index` of its view
 * @param people  seats of persons
 * @returns       true where one deal of what is hidden says so, where a rule fails, and where there
 *                is no such answer
 * @cost          a few ms; for interfaces
 * @throws        never
 */
export function mayDisclose(
  module: GameModule,
  state: Int32Array,
  viewer: number,
  index: AnswerIndex,
  people: readonly number[],
): boolean {
  return isSoInSomeDeal(module, state, viewer, index, (world, option) => {
    const { undo } = gameFromState(module, world).try({ value: option });
    return disclosedTo(people, undo) !== null;
  });
}

/**
 * Whether the player may not be the next who is asked after an answer. It takes, gives and costs
 * what `mayDisclose` does; others may be asked at the same time.
 */
export function mayLeave(module: GameModule, state: Int32Array, viewer: number, index: AnswerIndex): boolean {
  return isSoInSomeDeal(module, state, viewer, index, (world, option) => {
    const status = applyOption(module, world, option);
    return status !== STATUS.decision || module.io.player !== viewer;
  });
}

/**
 * @param isSo whether it is so in a deal, which it may change, in which the answer was just listed
 */
function isSoInSomeDeal(
  module: GameModule,
  state: Int32Array,
  viewer: number,
  index: AnswerIndex,
  isSo: (world: Int32Array, option: number) => boolean,
): boolean {
  const at = optionIndexOf(module, state, viewer, index);
  if (at < 0 || holdsHidden(module, state, viewer) || !listQuestion(module, state)) return true;
  const value = module.io.options[at]!;
  const rng = new Rng(index + 1);
  const world = new Int32Array(state.length);
  let tried = 0;
  try {
    for (let i = 0; i < DEALS; i++) {
      determinise(module, state, viewer, rng, world);
      listQuestion(module, state);
      const option = optionInDeal(module, state, world, viewer, value);
      if (!listQuestion(module, world) || module.io.player !== viewer || offeredAt(module, option) < 0) continue;
      if (isSo(world, option)) return true;
      tried++;
    }
  } catch {
    return true;
  }
  return tried === 0;
}
