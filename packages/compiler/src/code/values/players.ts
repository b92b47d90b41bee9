/** Words for players as sets: all of them, those of a side, those of all others. */
import type { PlayersWord } from '../../language/facts/ref.ts';
import type { GameEmit } from '../game/game-emit.ts';
import type { SetPlan } from '../game/set-plan.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import type { Context } from '../js/context.ts';

/** @param owner the player whose others, partners or rivals they are; null: who acts */
export function planOfPlayers(game: GameEmit, context: Context, word: PlayersWord, owner: Js | null): SetPlan {
  if (word !== 'partners' && word !== 'rivals')
    return { source: { by: 'players', word, from: owner }, tests: [], kind: null };
  const of = owner ?? context.you;
  return {
    source: { by: 'players', word: 'others', from: owner },
    tests: [(player) => sideTest(game, word, player, of)],
    kind: null,
  };
}

/** Whether a player is one of those that a word names. */
export function isOfPlayers(game: GameEmit, word: PlayersWord, player: Js, of: Js): Js {
  const there = js.binary('>=', player, 0);
  if (word === 'players' || word === 'everyone') return there;
  const isOther = js.and(there, js.binary('!==', player, of));
  return word === 'others' ? isOther : js.and(isOther, sideTest(game, word, player, of));
}

function sideTest(game: GameEmit, word: 'partners' | 'rivals', player: Js, of: Js): Js {
  const { team } = game.model;
  if (team === null) throw new Error(`${word} in a game without sides`);
  return js.binary(word === 'partners' ? '===' : '!==', game.fieldCell(team, player), game.fieldCell(team, of));
}
