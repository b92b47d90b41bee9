// A blast over two by two squares of drawn tiles, and who strikes at a piece that walks off. What
// they hit was worked out independently of this code.

import { beforeAll, expect, it } from 'vitest';
import { loadGame, noted, notingRules } from './testing/map-game.ts';
import type { Running } from './testing/running.ts';

const RULES = `${notingRules('space')}
-- what is seen in range, and what is joined to it within the block
define blasted(pawn p, space corner, number far) giving set of space
  let inside = block(corner, 2, 2) where not its solid
  let seen = inside where range(p, it) <= far and in-sight(p, it)
  return inside called s where any seen called edge where s is in reachable(edge, inside)

to blast pawn p at space corner by number far
  for each s in blasted(p, corner, far)
    note s

to watched pawn p
  for each q in pawns in neighbours(p)
    let s = q.place
    if s is not none, note s
`;

const GAME = {
  'game.yaml': `title: Blast
players: { min: 2, max: 2 }
start: play-game
globals: { found: { type: number } }
kinds:
  plot: { zones: { laid: { holds: tile } } }
  space:
    printed: { solid: { type: flag } }
    fields: { found-as: { type: number } }
    zones: { standing: { holds: pawn } }
  gate: { fields: { ajar: { type: flag } } }
  tile: { folder: tiles, fields: { turn: { type: number, min: 0, max: 3 } } }
  pawn: { folder: pawns }
maps:
  cave:
    plots: { kind: plot, columns: 2, rows: 2 }
    tiles: { kind: tile, lies-in: laid, turned-by: turn, way-through: [3, 4] }
    spaces: { kind: space, columns: 6, rows: 6 }
    gates: { kind: gate, open: its ajar }
    legend: { '.': {}, '#': { solid: true, opaque: true } }
zones:
  bag: { holds: tile }
`,
  'tiles/hall.yaml': `starts: bag
drawing:
  spaces: |
    ##..##
    ##..##
    ##..##
    ##..##
    ##..##
    ##..##
  sides: { north: opening, south: opening }
`,
  'tiles/cross.yaml': `starts: bag
drawing:
  spaces: |
    ##..##
    ##..##
    ......
    ......
    ##..##
    ##..##
  sides: { north: opening, east: opening, south: opening, west: opening }
`,
  'tiles/den.yaml': `starts: bag
drawing:
  spaces: |
    #....#
    #....#
    ......
    ......
    #....#
    #....#
  sides: { east: opening, south: opening, west: door }
`,
  'pawns/red-pawn.yaml': 'count: 4\n',
  'rules/map.rules': RULES,
};

let game: Running;
beforeAll(async () => {
  game = await loadGame(GAME);
});

const space = (name: string): number => game.things(`space-${name}`)[0] ?? -1;

/** Lays tiles on plots, and puts pawns on spaces; the first one is the piece in question. */
function set(tiles: Readonly<Record<string, string>>, ...places: string[]): number {
  game.reset(1);
  for (const [plot, tile] of Object.entries(tiles))
    game.put(game.things(tile)[0] ?? -1, 'laid', game.things(`plot-${plot}`)[0]);
  const pawns = game.things('red-pawn');
  for (const [i, place] of places.entries()) game.put(pawns[i] ?? -1, 'standing', space(place));
  return pawns[0] ?? -1;
}

it.each([
  { at: 'r6c3', hits: ['r6c3', 'r6c4', 'r7c3', 'r7c4'], why: 'over the border of two tiles' },
  { at: 'r9c3', hits: ['r9c3', 'r9c4', 'r10c3', 'r10c4'], why: 'with its near row at the limit' },
  { at: 'r9c4', hits: ['r9c4', 'r9c5', 'r10c4', 'r10c5'], why: 'round the corner of what is seen' },
  { at: 'r10c3', hits: [], why: 'beyond the limit' },
  { at: 'r9c2', hits: ['r9c2', 'r9c3', 'r10c2', 'r10c3'], why: 'to the other side as well' },
  { at: 'r8c2', hits: ['r8c3', 'r9c2', 'r9c3'], why: 'without the rock in it' },
])('hits $hits at $at, $why', ({ at, hits }) => {
  const pawn = set({ r1c1: 'hall', r2c1: 'cross' }, 'r3c3');

  expect(noted(game, 'space', 'blast', [pawn, space(at), 6])).toEqual(
    hits.toSorted((one, other) => space(one) - space(other)),
  );
});

it('is watched from above, left, right and below, not aslant, and not across a door that is shut', () => {
  const among = set({ r1c1: 'cross' }, 'r3c3', 'r2c3', 'r3c4', 'r4c4');
  expect(noted(game, 'space', 'watched', [among])).toEqual(['r2c3', 'r3c4']);

  const beside = set({ r1c1: 'cross', r1c2: 'den' }, 'r3c6', 'r3c7', 'r3c5');
  expect(noted(game, 'space', 'watched', [beside])).toEqual(['r3c5']);
});
