/** A position as text: a scenario without a name, in YAML, which people edit by hand or by form. */
import { createCollector, parseYaml, sourceFile, sourceTreeOf } from '@undercroft/compiler';
import type { GameModule } from '@undercroft/contract';
import {
  changedByHand,
  dumpState,
  positionAsGiven,
  positionReached,
  readScenarios,
  ScenarioProblem,
  situationOf,
  type Scenario,
} from '@undercroft/scenario';
import { parseDocument } from 'yaml';
import { flowText, plainText } from '../yaml/yaml-text.ts';
import { editOf, withEdit } from '../yaml/yaml-edit.ts';

/** What stands before each line of a position, when it is read as the only scenario of a file. */
const INDENT = '  ';

/** Reads a position. @returns the scenario, or what is wrong with the text */
export function readPosition(text: string): { readonly scenario: Scenario } | { readonly wrong: string } {
  const file = sourceFile('position', asScenario('A position', text));
  const { value, diagnostics } = collected(file);
  if (value === null) return { wrong: diagnostics };
  const { scenarios, problems } = readScenarios('position', value);
  const [scenario] = scenarios;
  return scenario === undefined ? { wrong: problems[0]?.message ?? 'There is nothing here.' } : { scenario };
}

function collected(file: ReturnType<typeof sourceFile>): {
  readonly value: ReturnType<typeof sourceTreeOf> | null;
  readonly diagnostics: string;
} {
  const collector = createCollector();
  const { root, sound } = collector.take(parseYaml(file));
  const wrong = collector.list().find(({ severity }) => severity === 'error');
  const isRead = root !== undefined && sound && wrong === undefined;
  return { value: isRead ? sourceTreeOf(file, root) : null, diagnostics: wrong?.message ?? 'This is no YAML.' };
}

/** A position as an entry of a file of scenarios. @param it  a sentence */
export function asScenario(it: string, text: string): string {
  const lines = text.trimEnd().split('\n');
  const body = lines.map((line) => (line.trim() === '' ? '' : `${INDENT}${line}`)).join('\n');
  return `- it: ${plainText(it)}\n${body}\n`;
}

/** Writes down where a game stands. */
export function positionText(module: GameModule, state: Int32Array): string {
  const { players, options, given } = positionAsGiven(module, state);
  const map = (entries: Readonly<Record<string, unknown>>): string =>
    Object.entries(entries)
      .map(([key, value]) => `${INDENT}${plainText(key)}: ${flowText(value)}\n`)
      .join('');
  return [
    `players: ${players}\n`,
    options === undefined ? '' : `options:\n${map(options)}`,
    Object.keys(given).length === 0 ? '' : `given:\n${map(given)}`,
  ].join('');
}

/** The scenario of a file that stands at a line, as a position; null when there is none. */
export function positionAtLine(text: string, line: number): string | null {
  const lines = text.split('\n');
  let first = Math.min(line, lines.length) - 1;
  while (first > 0 && !(lines[first] ?? '').startsWith('- ')) first--;
  if (!(lines[first] ?? '').startsWith('- ')) return null;
  let end = first + 1;
  while (end < lines.length && !(lines[end] ?? '').startsWith('- ')) end++;
  const body = lines.slice(first, end).map((one, n) => (n === 0 ? one.slice(2) : one.replace(/^ {2}/, '')));
  const document = parseDocument(body.join('\n'));
  if (document.errors.length > 0) return null;
  for (const key of ['it', 'rules', 'expect']) document.delete(key);
  return document.toString({ lineWidth: 0 });
}

/** Changes a value of `given`; everything else stays as it is. @param value  a list for a zone */
export function withGiven(text: string, name: string, value: string | readonly string[]): string {
  // What is written under its owner, `player 1: { oil: 2 }`, is changed there.
  const dot = name.lastIndexOf('.');
  const inner = ['given', name.slice(0, dot), name.slice(dot + 1)];
  const path = dot > 0 && parseDocument(text).hasIn(inner) ? inner : ['given', name];
  return withEdit(text, editOf(text, path, typeof value === 'string' ? scalarOf(value) : value));
}

function scalarOf(text: string): string | number | boolean {
  if (/^-?\d+$/.test(text)) return Number(text);
  return text === 'true' || text === 'false' ? text === 'true' : text;
}

/**
 * Whether a text says how its position goes on: then it stands alone, else it changes the game in
 * play.
 */
export function standsAlone(text: string): boolean {
  return /^(?:start|do|seed):/m.test(text);
}

/**
 * The position that a text means.
 *
 * @param played  where the game in play stands; null: there is none
 * @throws        ScenarioProblem when the text cannot be read, or says what the game does not know
 */
export function positionOf(module: GameModule, played: Int32Array | null, text: string): Int32Array {
  if (text.trim() === '' && played !== null) return played;
  const read = readPosition(text);
  if ('wrong' in read) throw new ScenarioProblem(read.wrong, { line: 0, column: 0 });
  if (played !== null && !standsAlone(text)) return changedByHand(module, played, read.scenario).state;
  return positionReached(module, read.scenario).situation.state;
}

/**
 * Why a position goes no further than it does, null when it goes as far as it says.
 *
 * @throws ScenarioProblem as `positionOf`
 */
export function stopOf(module: GameModule, text: string): string | null {
  const read = standsAlone(text) ? readPosition(text) : null;
  return read !== null && 'scenario' in read ? positionReached(module, read.scenario).stopped : null;
}

/** Names of all values of a position, with what they are. */
export function valuesOf(module: GameModule, state: Int32Array): ReadonlyMap<string, string> {
  return dumpState(situationOf(module, state));
}
