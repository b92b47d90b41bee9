/** Saves and replays as text: what stands in them, and reading them without trusting them. */
import type { GameMeta } from '@undercroft/contract';
import { decodeAnswers, decodeMarks, encodeAnswers, encodeMarks } from './answers.ts';
import { isLegacy } from '#legacy';
import type { Legacy } from './legacy.ts';
import { isSeed, type Seed } from './seed.ts';
import { changedOptions, type ResolvedSetup, type Script } from './setup.ts';

/** The version of the format that this engine writes; it reads no other. */
export const SAVE_FORMAT = 1;

/** Longest text of a save that is read, in letters. */
export const SAVE_MAX = 1_000_000;

/** Most answers of a save that are given again; the longest games have some thousands. */
export const SAVE_ANSWERS_MAX = 100_000;

/** Most early answers of a save. Each is looked at with all others of its player. */
const SAVE_EARLY_MAX = 1000;

/**
 * A game as text: JSON of about 260 letters and three and a third letters an answer. A replay is
 * the same.
 */
export interface Save {
  readonly format: typeof SAVE_FORMAT;
  /** id of the game */
  readonly game: string;
  /** hash of its rules: `GameMeta.rulesHash` */
  readonly hash: string;
  readonly players: number;
  readonly seed: Seed;
  /** options that differ from the default, by name */
  readonly options: Readonly<Record<string, number>>;
  readonly script?: Script;
  /** what the last game of a campaign left; left out by games that stand alone */
  readonly legacy?: Legacy;
  /** see `encodeAnswers` */
  readonly answers: string;
  /**
   * see `encodeMarks`: a mark for each answer, by which content that has changed knows it again;
   * left out of links and of games without answers
   */
  readonly marks?: string;
  /**
   * encoded as `answers`: number of an answer, from 1, and the seat of the player who gave it in
   * place of the one who was asked, and so on; left out when there are none
   */
  readonly by?: string;
  /**
   * by seat, encoded alike: early answers of players who are asked together, until
   * all have answered; left out when there are none
   */
  readonly early?: readonly string[];
  /** hash of the state after the last answer */
  readonly check: string;
}

export type SaveErrorCode =
  | 'damaged'
  | 'too-long'
  | 'unknown-version'
  | 'foreign-game'
  | 'old-content'
  | 'bad-setup'
  | 'illegal-answer'
  | 'check-failed'
  | 'game-error';

/** Why a save was refused. */
export interface SaveRefusal {
  readonly ok: false;
  readonly code: SaveErrorCode;
  /** for a player */
  readonly message: string;
  /** number of the answer that does not fit, from 1 */
  readonly at?: number;
}

export function refuse(code: SaveErrorCode, message: string): SaveRefusal {
  return { ok: false, code, message };
}

/** An answer that a player gave to a question that the rules asked a partner. */
export interface StandIn {
  /** number of the answer, from 1 */
  readonly step: number;
  readonly player: number;
}

/** What a save holds of the answers. */
export interface AnswersGiven {
  readonly indexes: Iterable<number>;
  /** one for each of them */
  readonly marks: readonly number[];
  readonly standIns: readonly StandIn[];
  readonly early: readonly (readonly number[])[];
}

/** Writes a save. */
export function writeSave(
  meta: GameMeta,
  setup: ResolvedSetup,
  { indexes, marks, standIns, early }: AnswersGiven,
  check: string,
): string {
  const save: Save = {
    format: SAVE_FORMAT,
    game: meta.id,
    hash: meta.rulesHash,
    players: setup.players,
    seed: setup.seed,
    options: changedOptions(meta, setup),
    ...(setup.script === null ? {} : { script: setup.script }),
    ...(setup.legacy === null ? {} : { legacy: setup.legacy }),
    answers: encodeAnswers(indexes),
    ...(marks.length === 0 ? {} : { marks: encodeMarks(marks) }),
    ...(standIns.length === 0 ? {} : { by: encodeAnswers(standIns.flatMap(({ step, player }) => [step, player])) }),
    ...(early.length === 0 ? {} : { early: early.map((answers) => encodeAnswers(answers)) }),
    check,
  };
  return JSON.stringify(save);
}

/** A save whose form is right. */
export interface SaveRead {
  readonly ok: true;
  readonly save: Save;
  readonly indexes: readonly number[];
  /** one for each of them; null when the save holds none */
  readonly marks: readonly number[] | null;
  /** by index of an answer: who gave it in place of the one who was asked */
  readonly standIns: ReadonlyMap<number, number>;
  readonly early: readonly (readonly number[])[];
}

/**
 * Reads the text of a save. Looks at the form alone; whether it fits a game is the business of
 * `loadGame`.
 *
 * @returns the save with its answers decoded, those given early by seat, or why it is none; never
 *   throws
 */
export function parseSave(text: string): SaveRead | SaveRefusal {
  if (text.length > SAVE_MAX)
    return refuse('too-long', `This is not a saved game: it is longer than ${SAVE_MAX} letters.`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refuse('damaged', 'This is not a saved game: it cannot be read as JSON.');
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return refuse('damaged', 'This is not a saved game: it holds no record.');
  }
  const fields = json as Readonly<Record<string, unknown>>;
  if (typeof fields['format'] !== 'number') return refuse('damaged', 'This is not a saved game: it has no format.');
  if (fields['format'] !== SAVE_FORMAT) {
    return refuse(
      'unknown-version',
      `This save has format ${fields['format']}; only format ${SAVE_FORMAT} can be read.`,
    );
  }
  const wrong = wrongField(fields);
  if (wrong !== null) return refuse('damaged', `This save is damaged: "${wrong}" is missing or not what it should be.`);
  const save = fields as unknown as Save;
  const indexes = decodeAnswers(save.answers);
  if (indexes === null) return refuse('damaged', 'This save is damaged: its list of answers cannot be read.');
  if (indexes.length > SAVE_ANSWERS_MAX)
    return refuse('too-long', `This save has ${indexes.length} answers; at most ${SAVE_ANSWERS_MAX} can be read.`);
  const marks = save.marks === undefined ? null : decodeMarks(save.marks);
  if (save.marks !== undefined && marks?.length !== indexes.length)
    return refuse('damaged', 'This save is damaged: the marks of its answers cannot be read.');
  const standIns = readStandIns(save.by ?? '', indexes.length);
  if (standIns === null) return refuse('damaged', 'This save is damaged: who gave its answers cannot be read.');
  const early = (save.early ?? []).map((answers) => decodeAnswers(answers) ?? []);
  return { ok: true, save, indexes, marks, standIns, early };
}

/** @returns null when the text is not what `writeSave` writes for so many answers */
function readStandIns(text: string, answers: number): Map<number, number> | null {
  const cells = decodeAnswers(text);
  if (cells === null || cells.length % 2 === 1) return null;
  const found = new Map<number, number>();
  for (let i = 0; i < cells.length; i += 2) {
    if (cells[i] <= (cells[i - 2] ?? 0) || cells[i] > answers) return null;
    found.set(cells[i] - 1, cells[i + 1]);
  }
  return found;
}

/** Letters of a key that a message repeats. */
const NAME_SHOWN_MAX = 64;
const known = new Set([
  'format',
  'game',
  'hash',
  'players',
  'seed',
  'options',
  'script',
  'legacy',
  'answers',
  'marks',
  'by',
  'early',
  'check',
]);

function wrongField(fields: Readonly<Record<string, unknown>>): string | null {
  for (const name of ['game', 'hash', 'check']) if (!isName(fields[name])) return name;
  if (typeof fields['answers'] !== 'string') return 'answers';
  if (fields['marks'] !== undefined && typeof fields['marks'] !== 'string') return 'marks';
  if (fields['by'] !== undefined && typeof fields['by'] !== 'string') return 'by';
  if (!isInt(fields['players'])) return 'players';
  if (!isSeed(fields['seed'])) return 'seed';
  const { early, legacy, options, script } = fields;
  if (typeof options !== 'object' || options === null || !Object.values(options).every(isInt)) return 'options';
  if (script !== undefined && !isScript(script)) return 'script';
  if (legacy !== undefined && !isLegacy(legacy)) return 'legacy';
  if (early !== undefined && !isEarly(early, fields['players'])) return 'early';
  const unknown = Object.keys(fields).find((name) => !known.has(name));
  return unknown === undefined ? null : unknown.replaceAll(/\s+/g, ' ').slice(0, NAME_SHOWN_MAX);
}

function isScript(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).every(
    ([name, list]) => (name === 'dice' || name === 'picks') && Array.isArray(list) && list.every(isInt),
  );
}

/** A list of answers for each seat, all of which can be tried. */
function isEarly(value: unknown, players: unknown): boolean {
  if (!Array.isArray(value) || value.length !== players) return false;
  const lists = value.map((answers) => (typeof answers === 'string' ? decodeAnswers(answers) : null));
  return lists.reduce((most, list) => most + (list?.length ?? Number.NaN), 0) <= SAVE_EARLY_MAX;
}

/** Names of games and hashes, which messages repeat. */
function isName(value: unknown): boolean {
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value);
}

function isInt(value: unknown): value is number {
  return typeof value === 'number' && (value | 0) === value;
}

/**
 * One line for a terminal that plays the same game again.
 *
 * @param setup  null for a game that began from a given state
 * @param called what a terminal calls the game: its id, or a folder
 * @returns null when no line can tell how the game began: from a given state, or with what the last
 *   game of a campaign left
 */
export function replayLine(
  meta: GameMeta,
  setup: ResolvedSetup | null,
  indexes: Iterable<number>,
  called = meta.id,
): string | null {
  if (setup === null || setup.legacy !== null) return null;
  const words = ['undercroft replay', shellWord(called), `--players ${setup.players}`, `--seed=${setup.seed}`];
  for (const [name, value] of Object.entries(changedOptions(meta, setup))) words.push(`--option ${name}=${value}`);
  if (setup.script?.dice?.length) words.push(`--dice=${setup.script.dice.join(',')}`);
  if (setup.script?.picks?.length) words.push(`--picks=${setup.script.picks.join(',')}`);
  const answers = encodeAnswers(indexes);
  if (answers !== '') words.push(`--answers=${answers}`);
  return words.join(' ');
}

/** A word as shells take it: in quotes when it holds anything that they would read. */
function shellWord(text: string): string {
  return /^[\w./@:+,-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
