import type { GameContent } from '../../content/model/model.ts';
import type { SpotModel } from '../../content/model/tiles.ts';
import type { Locale } from './locale/locale.ts';

/**
 * Titles of what maps make, by name, which no file of the game can give. English ones are made when
 * the game is loaded.
 *
 * @param titles  what the game calls its rows and kinds in the language, by name
 */
export function placeTitles(
  { rows, enums }: Pick<GameContent, 'enums' | 'rows'>,
  { lang, places }: Locale,
  titles: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const made = rows.flatMap(({ name, spot }) => {
    if (spot === undefined) return [];
    const tile = spot.tile && (titles[spot.tile.name] ?? spot.tile.title);
    const plots = spot.plots && (titles[spot.plots.name] ?? spot.plots.title);
    return [[name, spotTitle(places, spot, { tile, plots })] as const];
  });
  if (lang === 'en' || made.length === 0) return {};
  const { border, open, opaque, borders } = places;
  const computed = enums.some(({ name }) => name === 'border') ? { border, open, opaque, ...borders } : {};
  return { row: places.row, column: places.column, ...computed, ...Object.fromEntries(made) };
}

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
