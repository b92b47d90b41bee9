/**
 * A made-up game for tests of bots: all choose one of three nuts at the same time and turn them
 * over, five times. What a nut is worth shows only when all have chosen.
 */
import { compileGame } from '@undercroft/compiler';
import type { GameModule } from '@undercroft/contract';

const FILES = {
  'nuts/game.yaml': `title: Nuts
players: { min: 3, max: 3 }
start: play-game
kinds:
  nut: { folder: nuts, alike: true, printed: { worth: { type: number } } }
zones:
  bag: { holds: nut, of: player }
  hand: { holds: nut, of: player, visible: owner }
  picked: { holds: nut, of: player, visible: owner }
  store: { holds: nut, of: player }
score:
  nuts: sum(nuts in your store, its worth)
reasons: { full: The fullest store. }
`,
  'nuts/nuts/nuts.table.yaml': `each: { count: 5 per player, starts: bag }
rows:
  shell: { worth: 0 }
  walnut: { worth: 5 }
  acorn: { worth: 1 }
`,
  'nuts/rules/play.rules': `to play-game
  repeat 5 times
    each player
      for each n in distinct(nuts in your bag, row-of(it))
        move n to your hand
    each player secretly
      move a nut in your hand to your picked
    each player
      move nuts in your picked to your store
      move nuts in your hand to your bag
  win each most(players, its score) because full
`,
};

/** @throws Error when the game above does not compile */
export async function nutsGame(): Promise<GameModule> {
  const { module } = compileGame(new Map(Object.entries(FILES)), 'nuts');
  if (module === null) throw new Error('the game of nuts does not compile');
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(module.code)}`)) as GameModule;
}
