import type { GameMeta } from '@undercroft/contract';

/** Names of all icons that a game uses. @throws never */
export function iconsOfGame(meta: GameMeta): string[] {
  const named = [
    ...meta.kinds,
    ...meta.rows,
    ...meta.fields,
    ...meta.attributes,
    ...meta.kinds.flatMap((kind) => kind.printed),
  ];
  return [...new Set(named.map(({ icon }) => icon).filter((icon) => icon !== null))].toSorted();
}
