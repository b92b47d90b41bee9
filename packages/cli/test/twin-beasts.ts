// Beasts that differ only in their might, in a deck that no player sees.
import { compileText } from '@undercroft/compiler/testing';
import { STATUS, type GameModule } from '@undercroft/contract';
import { expect } from 'vitest';
import { moduleFromText } from '../src/module-from-text.ts';

export const LETTERS = ['a', 'b', 'c', 'd'];

/** A game of these beasts with some rules; a trick, which is of another kind, lies among them. */
export async function loadTwins(rules: string): Promise<GameModule> {
  const { module, diagnostics } = compileText({
    'rules/more.rules': rules,
    ...Object.fromEntries(
      LETTERS.map((letter, i) => [
        `beasts/twin-${letter}.yaml`,
        `count: 1 per player\nstarts: deck\nmight: ${i + 1}\n`,
      ]),
    ),
  });
  if (module === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return await moduleFromText(module.code);
}

/** The state at the question of a procedure, with one beast on top of the deck of player 1. */
export function stateAtQuestion(module: GameModule, procedure: string, top: string): Int32Array {
  const { layout, options, procedures, rows, zones } = module.meta;
  const state = new Int32Array(layout.size);
  const initial = options.map((option) => option.initial);
  module.init(state, initial, 2, 1);
  const deck = zones.find(({ name }) => name === 'deck')!.first;
  const first = rows.find(({ name }) => name === top)!.first;
  const others: number[] = [];
  for (let at = state[layout.head + deck]!; at >= 0; at = state[layout.next + at]!) if (at !== first) others.push(at);
  for (const thing of [first, ...others]) module.place(state, thing, deck);
  module.call(
    state,
    procedures.findIndex(({ name }) => name === procedure),
    [],
    0,
  );
  expect(module.run(state)).toBe(STATUS.decision);
  return state;
}
