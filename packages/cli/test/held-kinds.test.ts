/** What the metadata says that frames and lasting effects hold is what they hold, in each game. */
import { FRAME, HEADER, HELD, STATUS, type GameMeta } from '@undercroft/contract';
import { advance, applyOption, createState, Rng } from '@undercroft/engine';
import { compiledGame, loadCompiled } from '@undercroft/games';
import { expect, it } from 'vitest';
import { gamesToTest, TIMES } from './games-to-test.ts';

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
