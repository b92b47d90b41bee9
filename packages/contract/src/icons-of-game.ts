import type { GameMeta } from './meta.ts';

/** Names of all icons that a game uses. @throws never */
export function iconsOfGame(meta: GameMeta): string[] {
  const named = [
    ...meta.kinds,
    ...meta.rows,
    ...meta.fields,
    ...meta.attributes,
    ...meta.kinds.flatMap((kind) => kind.printed),
  ];
  const { player = [], shared = [], hand = [] } = meta.extras.table ?? {};
  const areas = [...player, ...shared, ...hand].map((area) => (typeof area === 'string' ? null : (area.icon ?? null)));
  const icons = [...named.map(({ icon }) => icon), ...areas];
  return [...new Set(icons.filter((icon) => icon !== null))].toSorted();
}
