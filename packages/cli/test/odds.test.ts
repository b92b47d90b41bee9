// Chances of answers before one is given, held against every throw counted by hand.

import { compileGame } from '@undercroft/compiler';
import type { GameModule } from '@undercroft/contract';
import { createGame, type Game } from '@undercroft/engine';
import { previewOdds, viewFor, type OddsView } from '@undercroft/view';
import { beforeAll, expect, it } from 'vitest';
import { moduleFromText } from '../src/module-from-text.ts';

const FILES: Readonly<Record<string, string>> = {
  'game.yaml': `
title: Bowls
players: {min: 2, max: 2}
start: play-bowls
turn: active
max-dice: 4
reasons:
  done: '{winner} has won.'
globals:
  active: {type: player}
kinds:
  skittle:
    title: Skittle
    folder: skittles
    printed:
      weight: {type: number, title: Weight}
    fields:
      life: {type: number, min: 0, initial: 3, title: Life}
zones:
  lane: {holds: skittle, title: Lane}
`,
  'skittles/oak.yaml': 'title: Oak\nstarts: lane\nweight: 4\n',
  'skittles/glass.yaml': 'title: Glass\nstarts: lane\nweight: 0\n',
  'rules/play.rules': `
to play-bowls
  repeat
    choose by first(players)
      option bowl for each s in skittles in lane if s.life > 0
        bowl s
      option throw-twice for each s in skittles in lane if s.life > 0
        throw-twice s
      option give-up
        win first(players) because done

to bowl skittle s
  let thrown, stood = roll d8 and 1d6
  if thrown > stood + s.weight
    decrease s.life by 1

-- The second throw comes only after a first one that was good.
to throw-twice skittle s
  if d10 > 6
    bowl s
`,
};

let module: GameModule;

beforeAll(async () => {
  const files = Object.entries(FILES).map(([path, text]) => [`bowls/${path}`, text] as const);
  const compiled = compileGame(new Map(files), 'bowls');
  if (compiled.module === null) throw new Error(compiled.diagnostics.map(({ message }) => message).join('\n'));
  module = await moduleFromText(compiled.module.code);
});

const oddsOf = (game: Game, names: readonly string[] = ['life']): (readonly [string, number])[] => {
  const { answers } = viewFor(module, game.state, 0).decision!;
  const said = previewOdds(module, game.state, 0, answers, new Set(names));
  return said.map(({ answer, chance }: OddsView) => [answers[answer]!.label, chance] as const);
};

/** Of all throws of a d8 and a d6 the share that beats a weight. */
function share(weight: number): number {
  let good = 0;
  for (let thrown = 1; thrown <= 8; thrown++)
    for (let stood = 1; stood <= 6; stood++) if (thrown > stood + weight) good++;
  return good / 48;
}

it('says exactly how likely answers are to lower a number, also where a second throw depends on the first', () => {
  const game = createGame(module, { players: 2, seed: 4 });
  const before = game.snapshot();

  const said = oddsOf(game);

  expect(said.map(([label]) => label)).toEqual(['Bowl: Glass', 'Bowl: Oak', 'Throw twice: Glass', 'Throw twice: Oak']);
  const chances = [share(0), share(4), 0.4 * share(0), 0.4 * share(4)];
  for (const [i, chance] of chances.entries()) expect(said[i]![1]).toBeCloseTo(chance, 10);
  expect(game.snapshot()).toEqual(before);
});

it('says nothing of other numbers, and nothing to whoever is not asked', () => {
  const game = createGame(module, { players: 2, seed: 4 });
  const { answers } = viewFor(module, game.state, 0).decision!;

  expect(oddsOf(game, ['weight'])).toEqual([]);
  expect(previewOdds(module, game.state, 1, answers, new Set(['life']))).toEqual([]);
});
