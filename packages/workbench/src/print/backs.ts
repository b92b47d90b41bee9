/** Which back a printed thing has. */
import { isSortOf, type GameMeta, type KindMeta, type ZoneMeta } from '@undercroft/contract';

/** What a back shows. */
export interface Back {
  readonly title: string;
  /** its picture, hue and frame are those of this kind */
  readonly kind: KindMeta;
}

/**
 * The back of things of a kind. All that can lie face down in one place have the same one, because
 * a back must not tell what is under it.
 *
 * @param kind index
 * @throws     never
 */
export function backOf(meta: GameMeta, kind: number): Back {
  const holdsKind = ({ holds }: ZoneMeta, one: number): boolean => holds.some((held) => isSortOf(meta, one, held));
  const breadth = (zone: ZoneMeta): number => meta.kinds.filter((_, one) => holdsKind(zone, one)).length;
  const [widest] = meta.zones
    .filter((zone) => zone.visible !== 'all' && holdsKind(zone, kind))
    .toSorted((one, other) => breadth(other) - breadth(one));
  const shown = meta.kinds[widest?.holds[0] ?? kind]!;
  return { title: widest !== undefined && widest.holds.length > 1 ? widest.title : shown.title, kind: shown };
}
