// What a file of another language translates must exist.

import type { GameContent } from '../../../model/model.ts';
import { entriesAt, mapAt, mapOf, mapsAt, scalarAt } from '../../read.ts';
import type { YamlMap } from '../../yaml/node.ts';
import { lookUp, reportUnknown, type LoadContext } from '../common/context.ts';
import { checkSentences } from './references.ts';
import { achievementsOf, areasOf, briefingsOf, keyOf } from './table-references.ts';
import { dramaPartsOf, phasesOf } from './table-drama.ts';

/** The game without the files that are read last. */
export type GameParts = Omit<GameContent, 'extras' | 'locales'>;

/**
 * Reports titles, texts and sentences of a locale that are for nothing in the game.
 *
 * @param root   the root of the locale
 * @param table  the root of table.yaml, if there is one
 * @throws       never
 */
export function checkLocale(context: LoadContext, root: YamlMap, game: GameParts, table: YamlMap | undefined): void {
  const rows = game.rows.map(({ name }) => name);
  checkKeys(context, root, 'titles', 'thing with a title', new Set([...rows, ...titledNames(game)]));
  checkKeys(context, root, 'texts', 'row', new Set([...rows, ...toldNames(game)]));
  checkKeys(context, root, 'flavours', 'row', new Set(rows));
  checkKeys(context, root, 'table', 'title of the table', new Set(table === undefined ? [] : tableTitles(table)));
  checkLessons(context, root, game);
  checkSentences(context, root, game);
}

/** Lessons and moments that are translated. */
function checkLessons(context: LoadContext, root: YamlMap, { lessons = [] }: GameParts): void {
  for (const entry of entriesAt(root, 'lessons')) {
    const lesson = lookUp(context, 'lesson', keyOf(entry), lessons);
    if (lesson === undefined) continue;
    const moments = new Set(lesson.moments.map(({ name }) => name));
    const map = mapOf(entry.value);
    if (map !== undefined) checkKeys(context, map, 'say', 'moment', moments);
  }
}

/** What stands on the table under a title of its own. */
function tableTitles(table: YamlMap): readonly string[] {
  const titles = [...areasOf(table), ...dramaPartsOf(table), ...phasesOf(table), ...mapsAt(table, 'arrivals')].flatMap(
    (map) => scalarAt(map, 'title')?.text ?? [],
  );
  const goal = mapAt(table, 'goal');
  const pages = [...briefingsOf(table), ...achievementsOf(table)];
  const told = pages.flatMap((map) => scalarAt(map, 'title')?.text ?? []);
  const said = [goal, ...mapsAt(goal, 'with'), ...pages].flatMap((map) => scalarAt(map, 'says')?.text ?? []);
  return [...titles, ...told, ...said];
}

function checkKeys(
  context: LoadContext,
  root: YamlMap,
  section: string,
  what: string,
  known: ReadonlySet<string>,
): void {
  for (const { key, keySpan } of entriesAt(root, section)) {
    if (!known.has(key)) reportUnknown(context, what, key, keySpan, [...known]);
  }
}

/** Names of everything but rows that players see under a title. */
function titledNames(game: GameParts): readonly string[] {
  const ofKinds = game.kinds.flatMap((kind) => [
    kind,
    ...kind.fields,
    ...kind.printed,
    ...kind.attributes,
    ...kind.zones,
  ]);
  const ofGame = [...game.counters, ...game.playerFields, ...game.playerAttributes, ...game.globals, ...game.zones];
  const offered = [
    ...(game.score ?? []),
    ...game.windows,
    ...game.options,
    ...game.variants,
    ...game.enums.flatMap(({ values }) => values),
  ];
  const tags = game.rows.flatMap((row) => row.tags);
  const maps = game.kinds.flatMap(({ map }) => (map?.is === 'grid' && map.name !== undefined ? [map.name] : []));
  const score = (game.score ?? []).length > 0 ? ['score'] : [];
  return [...[...ofKinds, ...ofGame, ...offered].map(({ name }) => name), ...tags, ...maps, ...score];
}

/** Names of what has a text besides the cards. */
function toldNames({ options, variants, reasons, campaign }: GameParts): readonly string[] {
  return [...[...options, ...variants, ...reasons].map(({ name }) => name), ...(campaign === null ? [] : ['campaign'])];
}
