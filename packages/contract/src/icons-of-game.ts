import type { GameMeta } from './meta.ts';
import type { SceneryMeta } from './scenery.ts';

/** Names of all icons that a game uses. @throws never */
export function iconsOfGame(meta: GameMeta): string[] {
  const named = [
    ...meta.kinds,
    ...meta.rows,
    ...meta.fields,
    ...meta.attributes,
    ...meta.kinds.flatMap((kind) => kind.printed),
  ];
  const { player = [], shared = [], hand = [], kinds = {} } = meta.extras.table ?? {};
  const areas = [...player, ...shared, ...hand].map((area) => (typeof area === 'string' ? null : (area.icon ?? null)));
  const looks = Object.values(kinds) as readonly { readonly scenery?: SceneryMeta }[];
  const layers = [...meta.rows, ...looks].flatMap(({ scenery }) => scenery?.layers ?? []);
  const icons = [...named.map(({ icon }) => icon), ...areas, ...layers.map(({ icon }) => icon ?? null)];
  return [...new Set(icons.filter((icon) => icon !== null))].toSorted();
}
