import type { SpotModel } from '../../content/model/tiles.ts';
import type { Locale } from './locale/locale.ts';

/**
 * What a space or a gate is called by its place on a map.
 *
 * @param titles of its tile, and of places for tiles, where it is one or stands between two
 */
export function spotTitle(
  places: Locale['places'],
  { row, column, to }: SpotModel,
  { tile, plots }: { readonly tile?: string | undefined; readonly plots?: string | undefined } = {},
): string {
  const ofPlots =
    to === undefined
      ? places.plot.replace('{kind}', plots ?? '')
      : places.betweenPlots.replaceAll('{kind}', places.capitals === true ? (plots ?? '') : lowerFirst(plots ?? ''));
  const ofSquares = to !== undefined ? places.between : tile !== undefined ? places.above : places.spot;
  const title = (plots === undefined ? ofSquares : ofPlots)
    .replace('{row}', String(row))
    .replace('{column}', String(column))
    .replace('{to-row}', String(to?.row))
    .replace('{to-column}', String(to?.column));
  const inside = places.capitals === true ? title : lowerFirst(title);
  return tile === undefined ? title : places.ofTile.replace('{tile}', tile).replace('{place}', inside);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
