import { compileGame } from '@undercroft/compiler';
import type { GameModule } from '@undercroft/contract';
import { loadCompiled } from '@undercroft/games';
import { format, yardsOf, type Bench } from '../bench.ts';
import { measure } from '../measure.ts';
import { generatedSide, playouts } from '../playing.ts';

/** What boardgame.io came to on the same game, when it was measured on a machine like that of CI; and how many times as fast a small game should be. */
const OTHERS = 38_000;
const TIMES = 200;

const GAME = `title: Noughts and crosses
players: { min: 2, max: 2 }
start: play-game
turn: active
globals: { active: { type: player } }
kinds:
  square: { fields: { mark: { type: 'player?' } } }
maps: { board: { spaces: { kind: square, columns: 3, rows: 3 } } }
reasons: { line: Three are in a line., full: Nothing is free. }
`;

const RULES = `to play-game
  set active to first(players)
  repeat while any squares where its mark is none
    as active, take-turn
    set active to opponent of active
  end-game because full

to take-turn
  let s = a square where its mark is none
  set s.mark to you
  if any squares where in-a-row(it, you) or in-a-column(it, you) or aslant(it, you), win you because line

define in-a-row(square s, player p) as count(block(s, 3, 1) where its mark is p) is 3

define in-a-column(square s, player p) as count(block(s, 1, 3) where its mark is p) is 3

define aslant(square s, player p) as count(block(s, 3, 3) where its mark is p and its row is its column) is 3
  or count(block(s, 3, 3) where its mark is p and its row + its column is 4) is 3
`;

/** A game of nine squares, as a person would write it who thinks of the board and not of speed. @throws Error when it does not compile */
export async function noughts(): Promise<GameModule> {
  const files = new Map([
    ['noughts/game.yaml', GAME],
    ['noughts/rules/play.rules', RULES],
  ]);
  const { module } = compileGame(files, 'noughts');
  if (module === null) throw new Error('noughts and crosses does not compile');
  return await loadCompiled(module);
}

export const smallBench: Bench = {
  id: 'small',
  title: 'A game of nine squares, at random',
  async run(options) {
    const module = await noughts();
    const { nanoseconds, yards } = measure(playouts(generatedSide(module), 2000), {
      rounds: 31,
      warmUp: 60,
      ...options,
    });
    const perSecond = 1e9 / nanoseconds.median;
    const goal = OTHERS * TIMES;
    const ints = module.meta.layout.size;
    return [
      {
        id: 'small.speed',
        what: 'noughts and crosses, decisions with complete legal lists',
        figure: `${format(perSecond)}/s`,
        target: `≥ ${format(goal)}/s`,
        met: perSecond >= goal,
        values: { perSecond, ...yardsOf(yards) },
      },
      {
        id: 'small.size',
        what: 'ints in its state',
        figure: String(ints),
        target: '≤ 256',
        met: ints <= 256,
        values: { ints },
      },
    ];
  },
};
