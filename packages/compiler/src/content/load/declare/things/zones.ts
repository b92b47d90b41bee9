import type { KindModel, ZoneModel } from '../../../model/model.ts';
import { titleFromId } from '../../naming.ts';
import { flagAt, mapOf, scalarAt, scalarsAt, textAt, wordAt } from '../../read.ts';
import type { YamlEntry, YamlMap } from '../../yaml/node.ts';
import { lookUp, type LoadContext } from '../common/context.ts';

/**
 * Reads one zone: `hand: {holds: card, of: player, visible: owner, playable: true}`.
 *
 * @param kind the kind whose things each have this zone; undefined for a zone of the table or of
 *   each player
 * @param kinds  all kinds
 * @throws       never
 */
export function readZone(
  context: LoadContext,
  { key, keySpan, value }: YamlEntry,
  kinds: readonly KindModel[],
  kind?: KindModel,
): ZoneModel {
  const map = mapOf(value);
  return {
    name: key,
    at: keySpan,
    owner: kind ?? (textAt(map, 'of') === 'player' ? 'player' : 'global'),
    holds: scalarsAt(map, 'holds').flatMap((scalar) => lookUp(context, 'kind', scalar, kinds) ?? []),
    visible: wordAt(map, 'visible', ['all', 'owner', 'team', 'none']),
    order: wordAt(map, 'order', ['set', 'pile']),
    inForce: flagAt(map, 'in-force'),
    playable: flagAt(map, 'playable'),
    refill: textAt(map, 'refill'),
    kept: flagAt(map, 'kept'),
    title: textAt(map, 'title') ?? titleFromId(key),
  };
}

/**
 * Whether a zone may hold a thing of a kind: its own kind, or one of its parents, stands in
 * `holds`.
 *
 * @throws never
 */
export function holds(zone: ZoneModel, kind: KindModel): boolean {
  for (let each: KindModel | null = kind; each !== null; each = each.parent) if (zone.holds.includes(each)) return true;
  return false;
}

/**
 * Checks that what `refill` names exists, belongs to the same owner and holds the same things.
 *
 * @param zones  zones of the table and of players
 * @throws       never
 */
export function checkRefills(context: LoadContext, map: YamlMap | undefined, zones: readonly ZoneModel[]): void {
  for (const entry of map?.entries ?? []) {
    const zone = zones.find((item) => item.name === entry.key);
    const scalar = scalarAt(mapOf(entry.value), 'refill');
    if (zone === undefined || scalar === undefined) continue;
    const refill = lookUp(context, 'zone', scalar, zones);
    const why = refill === undefined ? undefined : mismatch(zone, refill);
    if (why !== undefined)
      context.report('load/refill-mismatch', scalar.span, { zone: zone.name, refill: scalar.text, why });
  }
}

function mismatch(zone: ZoneModel, refill: ZoneModel): string | undefined {
  if (zone === refill) return 'it is the same zone';
  if (zone.owner === 'global' && refill.owner === 'player')
    return 'each player has one of those, and nothing says whose it is';
  if (!refill.holds.every((kind) => holds(zone, kind))) return 'it holds things that this zone does not';
  return undefined;
}
