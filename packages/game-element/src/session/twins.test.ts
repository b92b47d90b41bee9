// Positions that differ only in what the asked person may not know give the page the same.

import type { GameModule } from '@undercroft/contract';
import { compileGame } from '@undercroft/compiler';
import { createGame, createState, determinise, Rng } from '@undercroft/engine';
import { beforeAll, expect, it } from 'vitest';
import { Session } from './session.ts';

const GAME = `title: Dig
players: { min: 2, max: 2 }
start: play-game
kinds:
  card: { folder: cards, printed: { worth: { type: number } } }
zones:
  deck: { holds: card, order: pile, visible: none }
  hand: { holds: card, of: player, visible: owner }
  dug: { holds: card, of: player, visible: none }
counters: { gold: { min: 0 } }
reasons: { done: All is dug. }
`;

/**
 * What an answer brings depends on a hidden card: a die, a look at a card, or who is asked next.
 */
const RULES = `to play-game
  shuffle deck
  each player
    draw 2 from deck to your hand
  repeat 5 times
    each player
      dig
  end-game because done

to dig
  choose
    option try-luck
      let c = first(deck)
      if c is not none and c.worth > 5, gain d6 gold
    option peek-in
      let c = first(deck)
      if c is not none and c.worth > 5, draw 1 from deck to your hand
    option dig-on
      let c = first(deck)
      if c is not none and c.worth > 5, dig
    option wait
      gain 1 gold
`;

let module: GameModule;
beforeAll(async () => {
  const cards = Array.from({ length: 12 }, (_, i): [string, string] => [
    `dig/cards/c${i}.yaml`,
    `title: Card ${i}\nstarts: deck\nworth: ${i}\n`,
  ]);
  const files = new Map([['dig/game.yaml', GAME], ['dig/rules/play.rules', RULES], ...cards]);
  const compiled = compileGame(files, 'dig');
  if (compiled.module === null) throw new Error(compiled.diagnostics.map(({ message }) => message).join('\n'));
  const code = `data:text/javascript,${encodeURIComponent(compiled.module.code)}`;
  const { meta, ...rest } = (await import(/* @vite-ignore */ code)) as GameModule;
  const apart = meta.asks.flatMap(({ entries }) => entries.map(({ name }) => name));
  module = { ...rest, meta: { ...meta, extras: { ...meta.extras, table: { apart } } } };
});

/** What a page asks of its session about each answer. */
function foretold(session: Session): unknown {
  return session
    .view(session.asked)
    .decision?.answers.map(({ index }) => [
      session.isFinal(index),
      session.isFinal(index, true),
      session.isLastStep(index),
      session.preview(index),
      session.placesAfter(index),
      session.placesAfter(index, true),
    ]);
}

it('says the same of an answer, whatever is hidden from the person who gives it', () => {
  let differing = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const { state } = createGame(module, { players: 2, seed });
    const twin = createState(module);
    determinise(module, state, 0, new Rng(seed), twin);
    if (twin.some((cell, i) => cell !== state[i])) differing++;

    expect(foretold(Session.at(module, twin))).toEqual(foretold(Session.at(module, state)));
  }
  expect(differing).toBeGreaterThan(8);
});
