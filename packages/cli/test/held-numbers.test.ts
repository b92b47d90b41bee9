/**
 * Rules work out a number, or a way to go, from a hidden card, and ask a player: nothing may tell
 * which.
 */
import { compileText } from '@undercroft/compiler/testing';
import { STATUS, type AnswerIndex, type GameModule } from '@undercroft/contract';
import { holdsHidden } from '@undercroft/engine';
import { lookOn, mayLeave, previewAnswer, viewFor } from '@undercroft/view';
import { beforeAll, expect, it } from 'vitest';
import { moduleFromText } from '../src/module-from-text.ts';

const FIRST = 0 as AnswerIndex;
const LETTERS = ['a', 'b', 'c', 'd'];

const ASK = `choose
    option wait
      gain 1 oil
    option stay
      gain 2 oil`;

/** Each depends on the might of the beast on top of the deck. */
const HIDDEN = ['number', 'flag', 'changed-number', 'parameter', 'way', 'after-way', 'times', 'sum'];
const OPEN = ['open', 'own'];

const RULES = `
define top-might as sum(beasts in your deck where it is first(beasts in your deck), its might)
to keep-number
  let n = top-might
  ${ASK}
  gain n oil

to keep-flag
  let b = top-might > 2
  ${ASK}
  if b, gain 1 oil

to keep-changed-number
  let n = 0
  increase n by top-might
  ${ASK}
  gain n oil

to keep-parameter
  pay-later top-might

to pay-later number n
  ${ASK}
  gain n oil

to keep-way
  if top-might > 2
    just-ask
    gain 2 oil
  otherwise
    just-ask

to just-ask
  ${ASK}

to keep-after-way
  let n = 0
  repeat 1 times
    if top-might > 2, stop
    increase n by 1
  ${ASK}
  gain n oil

to keep-times
  repeat top-might times
    just-ask

to keep-sum
  pay-later your oil + top-might

to keep-open
  let n = your oil
  if your oil >= 0, pay-later n

to keep-own
  let n = count(beasts in your hand)
  if n >= 0, pay-later n
`;

let module: GameModule;
beforeAll(async () => {
  const compiled = compileText({
    'rules/more.rules': RULES,
    ...Object.fromEntries(
      LETTERS.map((letter, i) => [
        `beasts/twin-${letter}.yaml`,
        `count: 1 per player\nstarts: deck\nmight: ${i + 1}\n`,
      ]),
    ),
  });
  if (compiled.module === null) throw new Error(compiled.diagnostics.map(({ message }) => message).join('\n'));
  module = await moduleFromText(compiled.module.code);
});

/** The state at the question of a procedure, with one beast on top of the deck of player 1. */
function stateAtQuestion(procedure: string, top: string): Int32Array {
  const { layout, options, procedures, rows, zones } = module.meta;
  const state = new Int32Array(layout.size);
  module.init(
    state,
    options.map((option) => option.initial),
    2,
    1,
  );
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

it.each(HIDDEN)('tells the same whatever the rules have worked out: keep-%s', (name) => {
  const told = LETTERS.map((letter) => {
    const state = stateAtQuestion(`keep-${name}`, `twin-${letter}`);
    return [
      previewAnswer(module, state, 0, FIRST),
      lookOn(module, state, 0, [`keep-${name}`]),
      mayLeave(module, state, 0, FIRST),
      viewFor(module, state, 0).decision?.answers,
    ];
  });

  for (const other of told) expect(other).toEqual(told[0]);
});

it.each(OPEN)('previews what was worked out from what the player sees: keep-%s', (name) => {
  const state = stateAtQuestion(`keep-${name}`, 'twin-a');

  expect(holdsHidden(module, state, 0)).toBe(false);
  expect(previewAnswer(module, state, 0, FIRST)!.counters).toHaveLength(1);
});
