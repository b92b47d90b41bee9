/**
 * What a viewer can read of a state that an answer may change, as numbers: what a view shows,
 * without making one.
 */
import { HEADER, NONE, type GameMeta } from '@undercroft/contract';
import { seesField, seesZone, thingsIn } from '@undercroft/engine';
import { fieldValue, shapeOf, topZoneIds, type ViewContext } from '../reader.ts';

/**
 * Everything that a view shows of things, in its order: first what lies in zones, then the squares
 * of boards, with what lies on them.
 *
 * @param visit  gets the thing and the zone that it lies in, NONE for a square
 * @throws       never
 */
export function eachSeen(look: ViewContext, visit: (thing: number, zone: number) => void): void {
  const { meta } = look.module;
  const players = look.state[HEADER.players]!;
  const go = (zone: number): void => {
    if (!seesZone(meta, look.state, look.viewer, zone)) return;
    for (const thing of thingsIn(meta, look.state, zone)) {
      visit(thing, zone);
      into(thing);
    }
  };
  const into = (thing: number): void => {
    for (const zone of shapeOf(meta, thing).zones) go(zone.first + thing - meta.kinds[zone.owner as number]!.first);
  };
  topZoneIds(meta, players).forEach(go);
  for (const square of squares(meta, players)) {
    visit(square, NONE);
    into(square);
  }
}

/**
 * Board by board, of each player in turn. Of those that are drawn above others also the ones that
 * no tile makes now: nothing is and nothing lies there.
 */
function squares(meta: GameMeta, players: number): number[] {
  return meta.kinds.flatMap(({ board, first, end }) => {
    if (board === undefined) return [];
    const all = Array.from({ length: end - first }, (_, i) => first + i);
    if (board.of !== 'player') return all;
    return Array.from({ length: players }, (_, seat) => all.filter((thing) => meta.thingPlayer[thing] === seat)).flat();
  });
}

/**
 * Calls back with each number of a player that can be read.
 *
 * @param counters true: counters alone
 * @throws never
 */
export function eachNumber(
  look: ViewContext,
  counters: boolean,
  visit: (seat: number, name: string, value: number) => void,
): void {
  const { meta } = look.module;
  const all = meta.fields.filter(({ owner }) => owner === 'player');
  const own = [...all.filter(({ counter }) => counter), ...(counters ? [] : all.filter(({ counter }) => !counter))];
  for (let seat = 0; seat < look.state[HEADER.players]!; seat++) {
    for (const field of own)
      if (seesField(meta, look.state, look.viewer, field, seat)) visit(seat, field.name, fieldValue(look, field, seat));
  }
}

/** Calls back with each field of a thing that can be read. @throws never */
export function eachField(look: ViewContext, thing: number, visit: (name: string, value: number) => void): void {
  const { meta } = look.module;
  for (const field of shapeOf(meta, thing).fields)
    if (seesField(meta, look.state, look.viewer, field, thing)) visit(field.name, fieldValue(look, field, thing));
}

/** Calls back with each field of a thing that can be read and is only set or not. @throws never */
export function eachFlag(look: ViewContext, thing: number, visit: (name: string, set: boolean) => void): void {
  const { meta } = look.module;
  for (const field of shapeOf(meta, thing).fields)
    if (field.type.is === 'flag' && seesField(meta, look.state, look.viewer, field, thing))
      visit(field.name, fieldValue(look, field, thing) !== 0);
}
