// Loading a game: its YAML files become a model, its rules become trees. What is wrong is reported;
// what is sound is kept.

import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Phase } from '../../diagnostics/collector.ts';
import type { GameContent, RowModel } from '../model/model.ts';
import type { SourceSet } from '../../diagnostics/source/source-set.ts';
import { span } from '../../diagnostics/source/span.ts';
import { loadContext, type LoadContext } from './declare/common/context.ts';
import type { LoadInput } from './input.ts';
import { checkKept, readCampaign } from './declare/rules/campaign.ts';
import { readEnums } from './declare/things/enums.ts';
import { readExtras } from './declare/extras/extras.ts';
import { readLessons } from './declare/extras/lessons.ts';
import { readPlayers } from './declare/rules/globals.ts';
import { readInvariants } from './declare/rules/invariants.ts';
import type { KindsReading } from './declare/things/kinds-reading.ts';
import { readKinds } from './declare/things/kinds.ts';
import { checkMaps, madeRows } from './declare/things/maps.ts';
import type { GameParts } from './declare/extras/locale-references.ts';
import { checkLimits } from './declare/rules/limits.ts';
import { DICE_COUNT_MAX, PLAYER_COUNT_MAX } from './schemas/counts.ts';
import { claimAll } from './declare/common/names.ts';
import { readOptions, readVariants } from './declare/rules/options.ts';
import { checkReferences } from './declare/extras/references.ts';
import { readRowFiles } from './declare/things/row-files.ts';
import { readRow, type RawRow } from './declare/things/rows.ts';
import { readBots } from './declare/rules/bots.ts';
import { readScore } from './declare/rules/score.ts';
import { readSets } from './declare/things/sets.ts';
import { checkTeams, readTeams } from './declare/rules/teams.ts';
import { readReasons, readTexts, readWords } from './declare/extras/texts.ts';
import { readBorderEnum, readTileDrawings } from './declare/things/tiles.ts';
import { readWindows } from './declare/rules/windows.ts';
import { checkRefills, readZone } from './declare/things/zones.ts';
import { readDocument } from './document.ts';
import { checkReadable } from './encoding.ts';
import { checkPaths } from './path-names.ts';
import { gameFiles, type GameFiles } from './paths.ts';
import { entriesAt, flagAt, mapAt, textAt, wholeAt } from './read.ts';
import { gameSchema } from './schemas/game.ts';
import { checkInvisible } from './yaml/characters.ts';
import type { YamlMap } from './yaml/node.ts';

/** Dice of a game that says nothing. */
const DICE_COUNT = 64;

/**
 * Loads one game.
 *
 * @param sources  files of the game and perhaps of others; paths as `<game>/game.yaml`
 * @param gameId   folder of the game
 * @param input    turns texts of the rules language into trees
 * @returns null only when there is no game.yaml that can be read; otherwise everything that could
 *   be understood
 * @throws         never
 */
export function loadGame(sources: SourceSet, gameId: string, input: LoadInput): Phase<GameContent | null> {
  const diagnostics: Diagnostic[] = [];
  return { value: load(loadContext(sources, input, diagnostics), gameId), diagnostics };
}

function load(context: LoadContext, gameId: string): GameContent | null {
  const { sources, report } = context;
  const files = gameFiles(
    sources.files.map(({ path }) => path),
    gameId,
  );
  checkPaths(sources, gameId, report);
  if (sources.lookup(files.game) === undefined) {
    report('load/no-game-file', span(files.game, 0), { game: gameId });
    return null;
  }
  const root = readDocument(context, files.game, gameSchema);
  if (root === undefined) return null;
  const parts = declare(context, gameId, files, root);
  const lessons = readLessons(context, files.lessons, parts);
  const model: GameContent = { ...parts, lessons, ...readExtras(context, files, { ...parts, lessons }) };
  checkDeclared(context, root, model);
  return model;
}

/** What game.yaml says by itself, and what rows of its kinds need to know. */
export interface ReadDeclarations {
  readonly reading: KindsReading;
  readonly parts: Omit<GameParts, 'rows' | 'programs' | 'files' | 'isDeclared'>;
}

/** Reads game.yaml. Never throws. */
export function readGame(context: LoadContext, gameId: string, root: YamlMap): ReadDeclarations {
  const seats = seatsOf(context, root);
  const teams = readTeams(context, root, seats.maxPlayers);
  const enums = [...readEnums(context, root), ...readBorderEnum(context, root), ...(teams?.enums ?? [])];
  const reading = readKinds(context, root, enums);
  const { kinds } = reading;
  const names = { enums, kinds };
  const players = readPlayers(context, root, names);
  const { score, attributes } = readScore(context, root);
  players.playerAttributes.push(...attributes);
  if (teams !== null) players.playerFields.push(teams.field);
  const zones = claimAll(context.words, 'zone', entriesAt(root, 'zones')).map((entry) =>
    readZone(context, entry, kinds),
  );
  checkRefills(context, mapAt(root, 'zones'), zones);
  const sets = readSets(context, root);
  const windows = readWindows(context, root, kinds);
  const options = readOptions(context, root, names);
  const parts: ReadDeclarations['parts'] = {
    id: gameId,
    title: textAt(root, 'title') ?? gameId,
    ...seats,
    cooperative: flagAt(root, 'cooperative'),
    team: teams?.field ?? null,
    eliminated: textAt(root, 'eliminated') === 'plays-on' ? 'plays-on' : 'leaves',
    turn: textAt(root, 'turn'),
    start: textAt(root, 'start') ?? '',
    afterRoll: textAt(root, 'after-roll'),
    maxDice: within(wholeAt(root, 'max-dice') ?? DICE_COUNT, 1, DICE_COUNT_MAX),
    enums,
    kinds,
    ...players,
    zones,
    sets,
    invariants: readInvariants(context, root),
    score,
    bots: readBots(context, root),
    windows,
    options,
    variants: readVariants(context, root, options),
    recommended: textAt(root, 'recommended'),
    campaign: readCampaign(context, root, { options, globals: players.globals }),
    reasons: readReasons(context, root),
    phrases: readTexts(context, root, 'phrases'),
    prompts: readTexts(context, root, 'prompts'),
    words: readWords(root),
  };
  return { reading, parts };
}

/**
 * Reads what game.yaml declares, with the rows and rules of the game.
 *
 * @param root  of game.yaml
 * @throws      never
 */
export function declare(context: LoadContext, gameId: string, files: GameFiles, root: YamlMap): GameParts {
  const said = readGame(context, gameId, root);
  const { reading } = said;
  const { raws, rows } = readRows(context, gameId, files.rows, said);
  for (const row of rows) row.kind.rows.push(row);
  readTileDrawings(context, reading, raws, rows);
  for (const row of madeRows(context, root, reading, rows.length)) {
    row.kind.rows.push(row);
    rows.push(row);
  }
  checkMaps(context, root, reading.kinds);
  return {
    ...said.parts,
    rows,
    files: context.sources.files.map(({ path }) => path),
    isDeclared: !context.hasErrors(files.game),
    programs: files.rules.map((path) => ({ path, program: parseFile(context, path) })),
  };
}

/**
 * Checks what game.yaml says of the rest of the game.
 *
 * @param root  of game.yaml
 * @throws      never
 */
export function checkDeclared(context: LoadContext, root: YamlMap, model: GameContent): void {
  checkReferences(context, root, model);
  checkKept(context, root, model);
  checkTeams(context, root);
  checkLimits(context, model, span(`${model.id}/game.yaml`, 0));
}

/** Reads the rows of some files. Never throws. */
export function readRows(
  context: LoadContext,
  gameId: string,
  paths: readonly string[],
  { reading, parts }: ReadDeclarations,
): { readonly raws: RawRow[]; readonly rows: RowModel[] } {
  const { kinds, printedOf } = reading;
  const raws = readRowFiles(context, gameId, paths, reading);
  const scope = { zones: parts.zones, options: parts.options, kinds, printedOf };
  return { raws, rows: raws.map((raw, index) => readRow(context, raw, index, scope)) };
}

/** Reads the rules of a file. Never throws. */
export function parseFile(
  { sources, input, report, take }: LoadContext,
  path: string,
): GameContent['programs'][number]['program'] {
  const file = sources.lookup(path) ?? { path, text: '' };
  if (!checkReadable(file, report)) return take(input.program({ text: '', file: path }));
  checkInvisible(file, report);
  return take(input.program({ text: file.text, file: path }));
}

function seatsOf(context: LoadContext, root: YamlMap): { minPlayers: number; maxPlayers: number } {
  const players = mapAt(root, 'players');
  const min = wholeAt(players, 'min') ?? 1;
  const max = wholeAt(players, 'max') ?? min;
  if (players !== undefined && min > max) context.report('load/range', players.span, { what: 'players', min, max });
  const minPlayers = within(min, 1, PLAYER_COUNT_MAX);
  return { minPlayers, maxPlayers: within(max, minPlayers, PLAYER_COUNT_MAX) };
}

function within(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
