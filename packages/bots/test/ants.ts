/**
 * A made-up game for tests of the planner. Ants carry crumbs: four footsteps a turn, one at a time,
 * each of any ant; ants are all alike. Only pairs of them on the tip count, so that no single
 * footstep is worth anything. At the end of a turn one may draw a token, face down, that mostly
 * costs points.
 */
import { compileGame } from '@undercroft/compiler';
import type { GameModule } from '@undercroft/contract';

const FILES = {
  'ants/game.yaml': `title: Ants
players: { min: 2, max: 3 }
start: play-game
turn: active
globals: { active: { type: player } }
kinds:
  ant: { folder: ants, alike: true }
  leaf:
    folder: leaves
    plural: leaves
    printed: { depth: { type: number } }
    zones: { crowd: { holds: ant } }
    map: { links: [[stem, twig], [twig, tip]] }
  token: { folder: tokens, printed: { points: { type: number } } }
zones:
  plant: { holds: leaf, of: player }
  heap: { holds: ant, of: player }
  bag: { holds: token, order: pile, visible: none }
  finds: { holds: token, of: player }
score:
  pairs: sum(leaves of you, its depth * (count(ants in it) / 2))
  tokens: sum(your finds, its points)
reasons: { full: They carried most. }
`,
  'ants/ants/worker.yaml': 'title: Worker\ncount: 4 per player\nstarts: heap\n',
  'ants/leaves/leaves.table.yaml': `each: { count: 1 per player, starts: plant }
rows:
  stem: { depth: 0 }
  twig: { depth: 0 }
  tip: { depth: 5 }
`,
  'ants/tokens/tokens.table.yaml': `each: { starts: bag }
rows:
  sweet: { count: 3, points: 3 }
  bitter: { count: 9, points: -3 }
`,
  'ants/rules/play.rules': `to play-game
  shuffle bag
  each player
    for each x in your heap
      move x to first(leaves of you where it is stem)
  repeat 3 times
    each player
      set active to you
      take-turn
  let leaders = most(players, its score)
  win each leaders because full

to take-turn
  repeat 4 times
    let walker = up to one ant of you
    if walker is none, stop
    move walker to a leaf in neighbours(walker)
  you may draw 1 from bag to your finds
`,
} as const;

let loaded = 0;

/**
 * The game, compiled and loaded; each call gives a module of its own.
 *
 * @throws Error when it does not compile
 */
export async function antsGame(): Promise<GameModule> {
  const { module, diagnostics } = compileGame(new Map<string, string>(Object.entries(FILES)), 'ants');
  if (module === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  loaded++;
  const text = encodeURIComponent(`${module.code}\n// ${loaded}`);
  return (await import(/* @vite-ignore */ `data:text/javascript,${text}`)) as GameModule;
}
