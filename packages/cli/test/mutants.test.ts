/**
 * Scenarios of every game notice a few changes of its content, always the same ones: what
 * `undercroft mutate` tries whole takes minutes. A change that none notices is told with its place
 * and what would catch it.
 */
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { main } from '../src/main.ts';
import { recordedTerminal } from '../src/testing/terminal.ts';
import { gamesToTest, TIMES } from './games-to-test.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Changes of each game. */
const SAMPLE = String(6 * TIMES);

it.each(gamesToTest)('%s: a scenario notices each change of a small sample', async (id) => {
  const terminal = recordedTerminal(root);
  const code = await main(['mutate', id, '--sample', SAMPLE, '--jobs', '1'], terminal);

  const told = code === 0 ? '' : terminal.outText() + terminal.errText();
  expect(told).toBe('');
  expect(terminal.outText()).toMatch(/ [1-9]\d* of \d+ mutants caught/);
});
