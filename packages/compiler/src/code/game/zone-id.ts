/** Which zone is meant, as code. */
import type { ZoneModel } from '../../content/model/model.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import type { GameEmit } from './game-emit.ts';

/** The id of a zone. @param of player or thing; null for global zones */
export function zoneId(game: GameEmit, zone: ZoneModel, of: Js | null): Js {
  const place = game.zone(zone);
  if (of === null || zone.owner === 'global') return js.number(place.first);
  const first = typeof zone.owner === 'object' ? place.first - game.kind(zone.owner).first : place.first;
  return js.sum(first, of);
}
