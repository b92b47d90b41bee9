import type { GameMeta } from '@undercroft/contract';
import { placeOfSite } from '@undercroft/engine';

/**
 * Says why lasting effects did not begin: `start` runs a procedure without those that call it.
 *
 * @param sites of the effects, from `io.notBegun`
 * @returns one line each, without two that are the same
 */
export function notBegunNotes(meta: GameMeta, sites: Iterable<number>): string[] {
  const notes = [...sites].map((site) => {
    const place = placeOfSite(meta, site);
    const where = place === null ? '' : `${place.file}:${place.line} `;
    const period = meta.sites[site]?.period;
    const what = period === undefined ? 'its period' : `\`${period}\``;
    return `${where}${what} was not running, so nothing was begun`;
  });
  return [...new Set(notes)];
}
