import { HEADER, NONE, OUTCOME, type AskMeta, type GameMeta } from '@undercroft/contract';
import { sideOf } from './visibility.ts';

/**
 * Players who may answer a question.
 *
 * @param player the one whom the rules ask
 * @returns that player first; of a question to a side then the others of it who are still in
 */
export function answerersOf(
  meta: GameMeta,
  state: Int32Array,
  { anyOf }: Pick<AskMeta, 'anyOf'>,
  player: number,
): readonly number[] {
  if (anyOf === undefined) return [player];
  const side = meta.cooperative === true ? NONE : sideOf(meta, state, player);
  const found = [player];
  for (let p = 0; p < state[HEADER.players]; p++) {
    const isIn = state[HEADER.outcome + p] === OUTCOME.playing;
    if (p !== player && isIn && (side & (1 << p)) !== 0) found.push(p);
  }
  return found;
}

/**
 * Of open questions those that programs answer now. A question to a side is left to the persons on
 * it; if none is, the first who is asked answers.
 */
export function ofBots<D extends { readonly player: number; readonly ask: Pick<AskMeta, 'anyOf'> }>(
  open: readonly D[],
  isBot: (player: number) => boolean,
): readonly D[] {
  const bots = open.filter(({ player }) => isBot(player));
  if (open[0]?.ask.anyOf === undefined) return bots;
  return bots.length === open.length ? bots.slice(0, 1) : [];
}
