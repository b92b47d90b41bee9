/**
 * Things of a kind that belong to a player: found by going through the player's zones, where that
 * finds them all.
 */
import { copyingKind } from '../../content/model/copies.ts';
import type { KindModel, RowModel, ZoneModel } from '../../content/model/model.ts';
import type { GameModel } from '../../language/game.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import type { GameEmit } from '../game/game-emit.ts';
import type { SetPlan, Test } from '../game/set-plan.ts';
import { isOfPlayers } from '../layout/maps.ts';
import { isMade } from '../../content/model/tiles.ts';
import { isOf } from '../game/sources.ts';
import { isKind } from '../layout/set-kinds.ts';
import { zoneId } from '../game/zone-id.ts';

/** Things in things in things: more than this is looked for the slow way. */
const DEPTH_MAX = 3;

/**
 * A plan for what belongs to a player of a kind or a row. Null when a thing may belong to the
 * player and lie somewhere else: one that is there per player, in a zone of the table.
 *
 * @param owner the player
 */
export function planOfOwned(game: GameEmit, of: KindModel | RowModel, owner: Js): SetPlan | null {
  const kind = 'rows' in of ? of : of.kind;
  const isWhole = 'rows' in of;
  const parts = partsOf(game, kind, owner, DEPTH_MAX);
  if (parts === null) return null;
  const narrow = (plan: SetPlan): SetPlan =>
    isWhole ? plan : { ...plan, tests: [...plan.tests, (thing) => isOf(game, of, thing)] };
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return narrow(only);
  return { source: { by: 'union', parts: parts.map(narrow) }, tests: [], kind };
}

/** A plan for each zone that can hold such things and be a player's. */
function partsOf(game: GameEmit, kind: KindModel, owner: Js, depth: number): SetPlan[] | null {
  if (isMade(kind.map)) return isOfPlayers(kind) ? [planOfMade(game, kind, owner)] : [];
  const parts: SetPlan[] = [];
  for (const zone of zonesOf(game.model)) {
    const lying = copyingKind(kind) ?? kind;
    if (!zone.holds.some((held) => isKind(lying, held) || isKind(held, lying))) continue;
    if (zone.owner !== 'player' && hasSeats(kind)) return null;
    if (zone.owner === 'global') continue;
    const tests = testsOf(game, kind, zone);
    if (zone.owner === 'player') {
      parts.push({ source: { by: 'zone', zone, id: zoneId(game, zone, owner) }, tests, kind });
      continue;
    }
    const hosts = depth > 0 ? partsOf(game, zone.owner, owner, depth - 1) : null;
    if (hosts === null) return null;
    for (const host of hosts) parts.push({ source: { by: 'hosted', hosts: host, zone }, tests, kind });
  }
  return parts;
}

/** Spaces of one player: those of all players at one place lie side by side. */
function planOfMade(game: GameEmit, kind: KindModel, owner: Js): SetPlan {
  const { first, end } = game.kind(kind);
  return { source: { by: 'every', first: js.sum(first, owner), end, step: game.layout.players }, tests: [], kind };
}

function zonesOf(model: GameModel): ZoneModel[] {
  return [...model.zones, ...model.kinds.flatMap((kind) => kind.zones)];
}

/** Whether things of a kind belong to a player wherever they lie. */
function hasSeats(kind: KindModel): boolean {
  return kind.rows.some((row) => row.perPlayer) || kind.children.some((child) => hasSeats(child));
}

/** A zone may hold other things besides. */
function testsOf(game: GameEmit, kind: KindModel, zone: ZoneModel): Test[] {
  const copying = copyingKind(kind);
  if (zone.holds.every((held) => isKind(held, kind)) && (copying === null || copying === kind)) return [];
  return [(thing) => isOf(game, kind, thing)];
}
