/**
 * Rules work out a number, or a way to go, from a hidden card, and ask a player: nothing may tell
 * which.
 */
import type { AnswerIndex, GameModule } from '@undercroft/contract';
import { holdsHidden } from '@undercroft/engine';
import { lookOn, mayLeave, previewAnswer, viewFor } from '@undercroft/view';
import { beforeAll, expect, it } from 'vitest';
import { LETTERS, loadTwins, stateAtQuestion } from './twin-beasts.ts';

const FIRST = 0 as AnswerIndex;

const ASK = `choose
    option wait
      gain 1 oil
    option stay
      gain 2 oil`;

/** Each depends on the might of the beast on top of the deck. */
const HELD = ['number', 'flag', 'changed-number', 'parameter', 'way', 'after-way', 'times', 'sum'];
/** Each is an open thing, or some of them, that a hidden number chose. */
const CHOSEN = ['thing', 'thing-parameter', 'thing-defined', 'set', 'lasting-thing', 'lasting-set'];
/** Each remembered by a lasting effect, when the rules that worked it out have ended. */
const LASTING = ['lasting', 'lasting-parameter', 'lasting-way', 'lasting-times', 'lasting-change', 'lasting-twice'];
const HIDDEN = [...HELD, ...CHOSEN, ...LASTING];
const OPEN = ['open', 'own', 'open-thing', 'lasting-open'];

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

to keep-lasting
  remember-might
  ${ASK}

to remember-might
  let n = top-might
  at end of keep-lasting, gain n oil

to keep-lasting-parameter
  remember-later top-might
  ${ASK}

to remember-later number n
  at end of keep-lasting-parameter, gain n oil

to keep-lasting-way
  remember-way
  ${ASK}

to remember-way
  let n = 0
  if top-might > 2, set n to 1
  at end of keep-lasting-way, gain n oil

to keep-lasting-times
  remember-times
  ${ASK}

to remember-times
  let n = 0
  repeat top-might times
    increase n by 1
  at end of keep-lasting-times, gain n oil

to keep-lasting-change
  remember-change
  ${ASK}

to remember-change
  let b = top-might > 2
  at end of keep-lasting-change
    if b, gain 1 oil

to keep-lasting-twice
  remember-twice top-might
  ${ASK}

to remember-twice number n
  let twice = n + n
  at end of keep-lasting-twice, gain twice oil

to keep-lasting-open
  remember-open your oil
  ${ASK}

to remember-open number n
  at end of keep-lasting-open, gain n oil

define low-glade giving glade?
  return last(glades where it is first(glades) or top-might > 2)

to keep-thing
  let g = last(glades where it is first(glades) or top-might > 2)
  ${ASK}
  if g is first(glades), gain 1 oil

to keep-thing-parameter
  ask-about last(glades where it is first(glades) or top-might > 2)

to ask-about glade? g
  ${ASK}
  if g is first(glades), gain 1 oil

to keep-thing-defined
  ask-about low-glade

to keep-set
  let some = glades where top-might > 2
  ${ASK}
  gain count(some) oil

to keep-lasting-thing
  remember-glade
  ${ASK}

to remember-glade
  let g = last(glades where it is first(glades) or top-might > 2)
  at end of keep-lasting-thing
    if g is first(glades), gain 1 oil

to keep-lasting-set
  remember-glades
  ${ASK}

to remember-glades
  let some = glades where top-might > 2
  at end of keep-lasting-set, gain count(some) oil

to keep-open-thing
  let g = last(glades)
  if your oil >= 0, ask-about g

to keep-open
  let n = your oil
  if your oil >= 0, pay-later n

to keep-own
  let n = count(beasts in your hand)
  if n >= 0, pay-later n
`;

let module: GameModule;
beforeAll(async () => {
  module = await loadTwins(RULES);
});

it.each(HIDDEN)('tells the same whatever the rules have worked out: keep-%s', (name) => {
  const told = LETTERS.map((letter) => {
    const state = stateAtQuestion(module, `keep-${name}`, `twin-${letter}`);
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
  const state = stateAtQuestion(module, `keep-${name}`, 'twin-a');

  expect(holdsHidden(module, state, 0)).toBe(false);
  expect(previewAnswer(module, state, 0, FIRST)!.counters).toHaveLength(1);
});
