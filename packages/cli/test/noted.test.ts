/**
 * What a module caches of one position never shows in another: two modules that reached it in
 * different ways offer the same answers and go on alike.
 */
import { STATUS, type GameModule } from '@undercroft/contract';
import { advance, applyOption, createState, playRandom, Rng } from '@undercroft/engine';
import { compiledGame, loadCompiled } from '@undercroft/games';
import { expect, it } from 'vitest';
import { gamesToTest, TIMES } from './games-to-test.ts';

const GAMES = 6 * TIMES;
const DECISIONS = 250;
/** Every so many positions one is kept, for the second module to visit in between. */
const KEPT = 5;
/** How many answers it plays there. */
const STRAY = 8;

/** What the rules find in a position for all who look from outside. */
function seenBy(module: GameModule, state: Int32Array): readonly number[] {
  const { meta, io } = module;
  const found = [...io.options.subarray(0, io.count)];
  const things = new Int32Array(meta.layout.things + 1);
  for (const index of meta.sets.keys()) found.push(-1, ...things.subarray(0, module.set(state, index, -1, things)));
  for (let player = 0; player < meta.players.min; player++) found.push(module.wants?.(state, player) ?? 0);
  return found;
}

it.each(gamesToTest)('%s: a position is the same for a module that has just seen another one', async (id) => {
  const [plays, jumps] = [await loadCompiled(compiledGame(id)), await loadCompiled(compiledGame(id))];
  const others: Int32Array[] = [];
  const rng = new Rng(11);
  const { options, players } = plays.meta;
  for (let game = 0; game < GAMES; game++) {
    const [state, copy] = [createState(plays), createState(plays)];
    plays.init(
      state,
      options.map(({ initial }) => initial),
      players.min,
      game,
    );
    let status = advance(plays, state);
    for (let n = 0; n < DECISIONS && status === STATUS.decision; n++) {
      const other = others[rng.below(others.length + 1)];
      if (other !== undefined) playRandom(jumps, other.slice(), rng, STRAY);
      copy.set(state);
      jumps.run(copy);
      expect(seenBy(jumps, copy)).toEqual(seenBy(plays, state));
      if (n % KEPT === 0) others.push(state.slice());

      const answer = plays.io.options[rng.below(plays.io.count)]!;
      status = applyOption(plays, state, answer);
      applyOption(jumps, copy, answer);
      expect(copy).toEqual(state);
    }
  }
});
