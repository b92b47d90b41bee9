import { loadGame } from '@undercroft/engine';
import { recordScenario, type RecordedScenario } from '@undercroft/scenario';
import { saveOf, tableIn } from '../position/frame-table.ts';
import { flowText, plainText } from '../yaml/yaml-text.ts';

/** Why a position cannot be written down. */
export type NoTest = 'no-game' | 'no-test';

/**
 * The game in play in a frame as a scenario, as it stands in a file.
 *
 * @param it what it is called
 */
export function testOfFrame(frame: HTMLIFrameElement | null, it: string): { readonly text: string } | NoTest {
  const table = tableIn(frame);
  const save = table === null ? null : saveOf(table);
  if (table === null || save === null) return 'no-game';
  const loaded = loadGame(table.module, save);
  const recorded = loaded.ok ? recordScenario(loaded.game, it) : null;
  return recorded === null ? 'no-test' : { text: textOf(recorded) };
}

/** YAML of a scenario. JSON is YAML, so values that are no plain words are written as JSON. */
function textOf({ it, players, seed, options, do: answers, expect }: RecordedScenario): string {
  const map = (entries: Readonly<Record<string, unknown>>, indent: string): string =>
    Object.entries(entries)
      .map(([key, value]) => `${indent}${plainText(key)}: ${flowText(value)}\n`)
      .join('');
  return [
    `- it: ${plainText(it)}\n  players: ${players}\n  seed: ${plainText(seed)}\n`,
    options === undefined ? '' : `  options:\n${map(options, '    ')}`,
    answers.length === 0 ? '' : `  do:\n${answers.map((answer) => `    - ${plainText(answer)}\n`).join('')}`,
    `  expect:\n${map(expect, '    ')}`,
  ].join('');
}
