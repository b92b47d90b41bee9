import type { GameMeta } from '@undercroft/contract';
import type { GameView } from '@undercroft/view';
import type { TableLayout } from '../../layout/layout.ts';

/**
 * What led to a question that offers to interrupt what happens: the last sentence that tells of
 * something. Empty for all other questions.
 *
 * @throws never
 */
export function ledTo(
  meta: GameMeta,
  { drama }: Pick<TableLayout, 'drama'>,
  { decision, log }: Pick<GameView, 'decision' | 'log'>,
): string {
  const ask = meta.asks[decision?.ask ?? -1];
  const own = meta.extras.table?.passes ?? [];
  if (ask?.window === undefined || own.includes(ask.window) || own.includes(ask.within)) return '';
  const tells = (event: string): boolean => {
    const rule = drama.get(event);
    return event !== 'roll' && rule?.heading !== true && rule?.weight !== 0;
  };
  return log.findLast(({ event }) => tells(event))?.text ?? '';
}
