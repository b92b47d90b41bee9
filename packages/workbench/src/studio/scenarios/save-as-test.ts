import type { GameModule } from '@undercroft/contract';
import { loadGame } from '@undercroft/engine';
import { readRecord } from '@undercroft/game-element';
import { recordScenario, type RecordedScenario } from '@undercroft/scenario';

interface Playing extends HTMLElement {
  readonly module: GameModule;
  readonly session: { save(): string } | null;
}

/** Why a position cannot be written down. */
export type NoTest = 'no-game' | 'no-test';

/** The game in play in a frame as a scenario, as it stands in a file. @param it  what it is called */
export function testOfFrame(frame: HTMLIFrameElement | null, it: string): { readonly text: string } | NoTest {
  const element = within(frame?.contentDocument ?? null, 'dungeon-game') as Playing | null;
  const written = element?.session?.save();
  if (element === null || written === undefined) return 'no-game';
  const record = readRecord(written);
  const loaded = record.ok ? loadGame(element.module, record.save) : null;
  const recorded = loaded?.ok === true ? recordScenario(loaded.game, it) : null;
  return recorded === null ? 'no-test' : { text: textOf(recorded) };
}

/** The first element of a name, in shadow roots as well. */
function within(root: ParentNode | null, name: string): Element | null {
  for (const element of root?.querySelectorAll('*') ?? []) {
    const found = element.localName === name ? element : within(element.shadowRoot, name);
    if (found !== null) return found;
  }
  return null;
}

/** YAML of a scenario. JSON is YAML: whatever is not a plain word is written so. */
function textOf({ it, players, seed, options, do: answers, expect }: RecordedScenario): string {
  const map = (entries: Readonly<Record<string, unknown>>, indent: string): string =>
    Object.entries(entries)
      .map(([key, value]) => `${indent}${plain(key)}: ${plain(value)}\n`)
      .join('');
  return [
    `- it: ${plain(it)}\n  players: ${players}\n  seed: ${plain(seed)}\n`,
    options === undefined ? '' : `  options:\n${map(options, '    ')}`,
    answers.length === 0 ? '' : `  do:\n${answers.map((answer) => `    - ${plain(answer)}\n`).join('')}`,
    `  expect:\n${map(expect, '    ')}`,
  ].join('');
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plain).join(', ')}]`;
  const text = String(value);
  const isWord =
    /^[A-Za-z0-9][\w #().'/-]*$/.test(text) &&
    !text.endsWith(' ') &&
    !/^(?:true|false|null|yes|no|on|off|~)$/i.test(text);
  return isWord || /^(?:true|false)$/.test(text) ? text : JSON.stringify(text);
}
