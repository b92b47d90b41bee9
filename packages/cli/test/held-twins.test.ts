/** Rules hold hidden things under local names while a player is asked: nothing may tell which. */
import { FRAME, HEADER, HELD, STATUS, type AnswerIndex, type GameMeta } from '@undercroft/contract';
import { advance, applyOption, createState, holdsHidden, Rng } from '@undercroft/engine';
import { compiledGame, loadCompiled } from '@undercroft/games';
import { lookOn, mayDisclose, previewAnswer } from '@undercroft/view';
import { expect, it } from 'vitest';
import { gamesToTest, TIMES } from './games-to-test.ts';
import { LETTERS, loadTwins, stateAtQuestion } from './twin-beasts.ts';

const ASK = `choose
    option wait
      gain 1 oil
    option stay
      gain 2 oil`;

const RULES = `
to hold-first
  let b = first(beasts in your deck)
  ${ASK}
  if b is not none, move b to your discard

to hold-nothing
  ${ASK}

to hold-each
  for each b in beasts in your deck
    choose
      option wait
        gain 1 oil
      option stay
        gain 2 oil
    move b to your discard

to hold-zone
  for each c in your deck
    choose
      option wait
        gain 1 oil
      option stay
        gain 2 oil
    move c to your discard

to hold-set
  let them = beasts in your deck
  show-off-set them

to show-off-set set of beast them
  ${ASK}
  let b = first(them)
  if b is not none, move b to your discard

to hold-until-later
  later

to later
  let b = first(beasts in your deck)
  at end of later
    if b is not none, move b to your discard
  ${ASK}

to hold-parameter
  let b = first(beasts in your deck)
  if b is not none, show-off b

to show-off beast b
  ${ASK}
  move b to your discard
`;

const FIRST = 0 as AnswerIndex;
it.each(['hold-first', 'hold-parameter', 'hold-each', 'hold-zone', 'hold-set', 'hold-until-later'])(
  'nothing is previewed while the rules hold a hidden thing: %s',
  async (procedure) => {
    const module = await loadTwins(RULES);
    for (const letter of LETTERS) {
      const state = stateAtQuestion(module, procedure, `twin-${letter}`);

      expect(holdsHidden(module, state, 0)).toBe(true);
      expect(holdsHidden(module, state, 'all')).toBe(false);
      expect(previewAnswer(module, state, 0, FIRST)).toBeNull();
      expect(lookOn(module, state, 0, [procedure])).toEqual({ later: [], passes: [] });
      expect(mayDisclose(module, state, 0, FIRST, [0, 1])).toBe(true);
    }
  },
);

it('previews what follows when the rules hold nothing hidden', async () => {
  const module = await loadTwins(RULES);
  const state = stateAtQuestion(module, 'hold-nothing', 'twin-a');

  expect(holdsHidden(module, state, 0)).toBe(false);
  expect(previewAnswer(module, state, 0, FIRST)!.counters).toHaveLength(1);
});

/** Answers of one game. */
const ANSWERS = 120;

/** Whether a kind is another or one of its kinds. @param of -1 any */
function isUnder({ kinds }: GameMeta, kind: number, of: number): boolean {
  let at = kind;
  while (at >= 0 && at !== of) at = kinds[at]!.parent;
  return at === of;
}

/** Where frames and lasting effects hold things, with what `LayoutMeta.held` says of each. */
function heldIn({ layout }: GameMeta, state: Int32Array): [number, readonly number[]][] {
  const found: [number, readonly number[]][] = [];
  for (let frame = state[HEADER.frame]!; frame >= 0; frame = state[frame + FRAME.caller]!)
    found.push([frame, layout.held?.[state[frame + FRAME.kind]!]![state[frame + FRAME.step]!] ?? []]);
  for (let i = 0; i < state[HEADER.lasting]!; i++) {
    const record = layout.lasting + i * layout.lastingStride;
    found.push([record, layout.heldLasting?.[state[record]!] ?? []]);
  }
  return found;
}

/** Values that are said to be things, each with the kind it should have. */
function heldValues(meta: GameMeta, state: Int32Array): [number, number][] {
  const found: [number, number][] = [];
  for (const [base, pairs] of heldIn(meta, state)) {
    for (let i = 0; i < pairs.length; i += 2) {
      if (pairs[i + 1]! < HELD.any) continue;
      const cell = base + Math.abs(pairs[i]!);
      const first = pairs[i]! < 0 ? state[cell]! : cell;
      const end = pairs[i]! < 0 ? first + state[cell + 1]! : cell + 1;
      for (let at = first; at < end; at++) found.push([state[at]!, pairs[i + 1]!]);
    }
  }
  return found;
}

it.each(gamesToTest)('%s: what a frame is said to hold is none, a die or a thing of that kind', async (id) => {
  const game = await loadCompiled(compiledGame(id));
  const { layout, rows, things } = game.meta;
  const options = game.meta.options.map(({ initial }) => initial);
  const state = createState(game);
  const rng = new Rng(8);
  let seen = 0;
  for (let seed = 1; seed <= 4 * TIMES; seed++) {
    game.init(state, options, game.meta.players.min, seed);
    let status: number = advance(game, state);
    for (let answers = 0; status === STATUS.decision && answers < 2 * ANSWERS; answers++) {
      for (const [thing, kind] of heldValues(game.meta, state)) {
        seen++;
        if (thing >= 0 && thing < layout.firstDie)
          expect(isUnder(game.meta, rows[things[thing]!]!.kind, kind)).toBe(true);
        else expect(thing).toBeGreaterThanOrEqual(-1);
      }
      status = applyOption(game, state, game.io.options[rng.below(game.io.count)]!);
    }
  }
  expect(seen).toBeGreaterThan(0);
});
