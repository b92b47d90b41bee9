/** Maps in the metadata of a game. */
import type { KindMeta, SpotMeta, TilesMeta } from '@undercroft/contract';
import type { FieldModel, KindModel } from '../../content/model/model.ts';
import type { SpotModel, TilesModel } from '../../content/model/tiles.ts';
import type { GameEmit } from '../game/game-emit.ts';

/** How the spaces of a map lie, for drawing it. */
export function mapMeta(
  game: GameEmit,
  { map }: KindModel,
  fields: readonly FieldModel[],
): Pick<KindMeta, 'links' | 'board'> {
  if (map?.is === 'grid' && map.made !== undefined) {
    const { cells, columns, hexagons, rows, name = '' } = map;
    const title = game.host.texts.board(name);
    const tiles = map.tiles === undefined ? {} : { tiles: tilesMeta(game, map.tiles, fields) };
    const sight = game.needs.has('sight') ? { sight: true as const } : {};
    const shape = { ...(hexagons === undefined ? {} : { hexagons }), ...(cells === undefined ? {} : { cells }) };
    const walls = map.walls ?? [];
    return { board: { name, title, columns, rows, ...shape, of: map.made, walls, ...sight, ...tiles } };
  }
  return map?.is === 'links' ? { links: map.links.map(([one, other]) => [one, other] as const) } : {};
}

/** The shape of a board of tiles, for drawing it. */
function tilesMeta(game: GameEmit, tiles: TilesModel, fields: readonly FieldModel[]): TilesMeta {
  const kindOf = (kind: KindModel | null): number => (kind === null ? -1 : game.model.kinds.indexOf(kind));
  return {
    ...tiles.shape,
    plots: kindOf(tiles.plots),
    kind: kindOf(tiles.kind),
    gates: kindOf(tiles.gates),
    liesIn: game.layout.zoneList.indexOf(tiles.liesIn),
    turnedBy: fields.findIndex((field) => field === tiles.turnedBy),
    wayThrough: tiles.wayThrough,
    signs: [...tiles.signs].map(([sign, { printed, level }]) => ({
      sign,
      printed: Object.fromEntries(printed),
      level,
    })),
    drawings: [...tiles.drawings].map(([row, drawing]) => ({ row: row.index, ...drawing })),
  };
}

/** The place of something that a map makes. */
export function spotMeta({ row, column, tile, to }: SpotModel): SpotMeta {
  return { row, column, ...(tile === undefined ? {} : { tile: tile.index }), ...(to === undefined ? {} : { to }) };
}
