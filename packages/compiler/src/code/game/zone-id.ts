/** Which zone is meant, as code. */
import type { Expression } from '../../content/tree/node.ts';
import type { ZoneModel } from '../../content/model/model.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import type { GameEmit } from './game-emit.ts';

/** Whether what an expression gives may be none, as far as its type tells. */
export function mayBeNone(game: GameEmit, expression: Expression): boolean {
  const is = game.facts.types.get(expression)?.is;
  return is === 'optional' || is === 'none';
}

/**
 * The id of a zone of a player or thing; -1 when that is none.
 * @param from the expression of `of`
 */
export function zoneIdOf(game: GameEmit, zone: ZoneModel, of: Js, from: Expression): Js {
  if (zone.owner === 'global' || !mayBeNone(game, from)) return zoneId(game, zone, of);
  return js.call('hosted', of, zoneId(game, zone, js.number(0)));
}

/** The id of a zone. @param of player or thing; null for global zones */
export function zoneId(game: GameEmit, zone: ZoneModel, of: Js | null): Js {
  const place = game.zone(zone);
  if (of === null || zone.owner === 'global') return js.number(place.first);
  const first = typeof zone.owner === 'object' ? place.first - game.kind(zone.owner).first : place.first;
  return js.sum(first, of);
}
