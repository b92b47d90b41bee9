// A walk at the terminal: what it costs and whom it provokes stands behind each answer.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileGame } from '@undercroft/compiler';
import type { GameModule } from '@undercroft/contract';
import { createGame, type Game } from '@undercroft/engine';
import { conformance } from '@undercroft/engine/testing';
import { viewConformance } from '@undercroft/view/testing';
import { beforeAll, expect, it } from 'vitest';
import { moduleFromText } from '../src/module-from-text.ts';
import { TerminalSession } from '../src/play/session.ts';
import { recordedTerminal } from '../src/testing/terminal.ts';

const CORPUS = new URL('../../compiler/test/corpus/', import.meta.url);
let module: GameModule;

beforeAll(async () => {
  const paths = readdirSync(new URL('sally', CORPUS), { recursive: true, encoding: 'utf8' });
  const files = paths
    .filter((path) => /\.(?:yaml|rules)$/.test(path))
    .map((path) => [`sally/${path}`, readFileSync(fileURLToPath(new URL(`sally/${path}`, CORPUS)), 'utf8')] as const);
  const compiled = compileGame(new Map(files), 'sally');
  if (compiled.module === null) throw new Error(compiled.diagnostics.map(({ message }) => message).join('\n'));
  module = await moduleFromText(compiled.module.code);
});

/** The game before a walk past a guard. */
function withGuard(): Game {
  const game = createGame(module, { players: 2, seed: 2 });
  const thing = (row: string): number => module.meta.rows.find(({ name }) => name === row)!.first;
  const { first, owner } = module.meta.zones.find(({ name }) => name === 'standing')!;
  const zone = (space: string): number => first + thing(space) - module.meta.kinds[owner as number]!.first;
  game.answer(game.decision()!.options.find(({ label }) => label.startsWith('Lookout'))!.index);
  module.place(game.state, thing('guard'), zone('space-r4c2'));
  return game;
}

it.each([
  { lang: 'en', told: /Walk: Row \d, column \d \(cost \d, provokes Guard\)/ },
  { lang: 'fr', told: /\(coût \d, provoque Guard\)/ },
])('says what a way costs and whom it provokes, in $lang', async ({ lang, told }) => {
  const terminal = recordedTerminal('.', []);
  await new TerminalSession(terminal, withGuard(), [null, null], { lang }).play();

  expect(terminal.outText()).toMatch(told);
  expect(terminal.outText()).not.toMatch(/Rest \(/);
});

it('keeps every state sound, and every view to what its viewer may know', () => {
  const checks = [...conformance(module, { games: 2 }), ...viewConformance(module, { every: 5, games: 2 })];
  for (const { run } of checks) expect(run).not.toThrow();
});
