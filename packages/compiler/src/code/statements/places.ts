/** Zones that the places of a command mean. */
import type { Facts } from '../../language/facts/facts.ts';
import type { Expression } from '../../content/tree/node.ts';
import type { KindModel, ZoneModel } from '../../content/model/model.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import type { Context } from '../js/context.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { zoneId, zoneIdOf } from '../game/zone-id.ts';
import { hostedZone, kindOf as kindOfType } from '../layout/set-kinds.ts';
import { value } from '../values/expressions.ts';

export function kindOf(facts: Facts, expression: Expression): KindModel | null {
  const type = facts.types.get(expression);
  if (type?.is === 'zone') return type.of.holds.length === 1 ? (type.of.holds[0] ?? null) : null;
  return kindOfType(type);
}

export function zoneOfPlace(facts: Facts, place: Expression, kind: KindModel | null): ZoneModel | null {
  const type = facts.types.get(place);
  if (type?.is === 'zone') return type.of;
  const ref = facts.refs.get(place);
  if ((place.kind === 'name' || place.kind === 'your' || place.kind === 'field') && ref?.to === 'zone') return ref.zone;
  if (place.kind === 'query') return zoneOfPlace(facts, place.base, kind);
  const host = kindOf(facts, place);
  return host ? hostedZone(host, kind) : null;
}

/** The id of the zone that a place means for things of a kind; -1 when the place is none. */
export function placeId(game: GameEmit, context: Context, place: Expression, kind: KindModel | null): Js {
  const ref = game.facts.refs.get(place);
  if (place.kind === 'name' && ref?.to === 'zone')
    return zoneId(game, ref.zone, ref.zone.owner === 'player' ? context.you : null);
  if (place.kind === 'your' && ref?.to === 'zone') return zoneId(game, ref.zone, context.you);
  if (place.kind === 'field' && ref?.to === 'zone') return zoneId(game, ref.zone, value(game, context, place.of));
  if (place.kind === 'query' && place.owner && (place.base.kind === 'name' || place.base.kind === 'your')) {
    const base = game.facts.refs.get(place.base);
    if (base?.to === 'zone') return zoneIdOf(game, base.zone, value(game, context, place.owner), place.owner);
  }
  if (game.facts.types.get(place)?.is === 'zone') return value(game, context, place);
  const zone = zoneOfPlace(game.facts, place, kind);
  if (!zone) throw new Error('nothing of this kind can be moved there');
  return js.call('hosted', value(game, context, place), zoneId(game, zone, js.number(0)));
}
