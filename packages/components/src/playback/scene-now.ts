import type { GameMeta } from '@undercroft/contract';
import type { LogLineView } from '@undercroft/view';
import { readDrama } from '../layout/read-drama.ts';
import { thingOf } from './scenes-of.ts';

/**
 * The place of the scene that has begun and not ended, as `drama` of `table.yaml` says; -1 where
 * none is on.
 *
 * @throws never
 */
export function sceneNow(meta: GameMeta, log: readonly Pick<LogLineView, 'event' | 'things'>[]): number {
  const drama = readDrama(meta.extras.table?.drama ?? {});
  let now = { place: -1, until: [] as readonly string[] };
  for (const { event, things } of log) {
    const rule = drama.get(event);
    if (rule !== undefined && rule.at !== null)
      now = { place: thingOf(meta, event, things)(rule.at), until: rule.until };
    else if (now.until.includes(event)) now = { place: -1, until: [] };
  }
  return now.place;
}
