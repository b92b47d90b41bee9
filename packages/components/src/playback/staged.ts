import type { GameMeta } from '@undercroft/contract';
import type { GameView } from '@undercroft/view';
import type { TableLayout } from '../layout/layout.ts';
import { sceneOn } from './scene-now.ts';

/**
 * Where what is asked takes place: the place of the scene that is on, and, while a plan is made,
 * squares that the player who plans has named for it.
 *
 * @throws never
 */
export function stagedIn(meta: GameMeta, layout: Pick<TableLayout, 'drama'>, view: GameView): number[] {
  const { decision, log, players, viewer } = view;
  if (decision === null) return [];
  const { ends, fight, place } = sceneOn(meta, layout.drama, log);
  // A place that no event ends may be over for a long time, so it does not count.
  const scene = ends.length > 0 || fight !== null ? place : -1;
  const isPlan = Object.hasOwn(meta.extras.table?.plans ?? {}, meta.asks[decision.ask]?.within ?? '');
  const own = isPlan ? players.find(({ seat }) => seat === viewer)?.fields : undefined;
  const squares = Object.entries(own ?? {}).flatMap(([name, value]) => {
    const type = meta.fields.find((field) => field.owner === 'player' && field.name === name)?.type;
    return type?.is === 'thing' && meta.kinds[type.of]?.board !== undefined ? [value] : [];
  });
  return [scene, ...squares].filter((thing) => thing >= 0);
}
