// Costs of ways over a board of tiles are noted; whatever changes in between, they are what a walk
// finds. The same cost with a number of the game in it is walked each time.

import { expect, it } from 'vitest';
import { CROSS, DEN, GALLERY, HALL, ROTUNDA, SPRING } from './testing/drawn-tiles.ts';
import { TileBoard } from './testing/tile-board.ts';

const CHANGES = 150;
const PAIRS = 12;

/** Numbers from 0 on, the same in each run. */
function chance(seed: number): (below: number) => number {
  let x = seed;
  return (below) => {
    x = (Math.imul(x, 1_103_515_245) + 12_345) >>> 0;
    return (x >>> 8) % below;
  };
}

it('finds what a walk finds, whatever doors open, rubble falls, tiles turn, and whoever stands in the way', async () => {
  const laid = [
    ['den', 'spring', 'hall'],
    ['cross', 'rotunda', 'gallery'],
    ['hall', 'cross', 'den'],
  ];
  const board = await TileBoard.of(
    { den: DEN, spring: SPRING, hall: HALL, cross: CROSS, rotunda: ROTUNDA, gallery: GALLERY },
    laid,
  );
  const { running } = board;
  const { meta } = running.module;
  const ofKind = (name: string): number[] => {
    const kind = meta.kinds.find((one) => one.name === name)!;
    return Array.from({ length: kind.end - kind.first }, (_, i) => kind.first + i);
  };
  const [spaces, gates, wights] = [ofKind('space'), ofKind('gate'), running.things('white-wight')];
  const tiles = ofKind('tile').filter((tile) => (running.state[meta.layout.zoneOf + tile] ?? -1) > 0);
  const below = chance(5);
  const one = (things: readonly number[]): number => things[below(things.length)] ?? -1;
  const kept = [running.state.slice(), running.state.slice()];
  const found = new Set<number>();
  for (let n = 0; n < CHANGES; n++) {
    if (n % 7 === 0) running.state.set(kept[below(2)]!);
    const what = below(4);
    if (what === 0) running.set('ajar', below(2), one(gates));
    else if (what === 1) running.set('rubble', below(2), one(spaces));
    else if (what === 2) running.put(one(wights), 'standing', one(spaces.slice(0, 324)));
    else running.set('turn', below(4), one(tiles));
    if (n % 11 === 0) kept[below(2)]!.set(running.state);
    const from = one(spaces);
    for (let pair = 0; pair < PAIRS; pair++) {
      const to = one(spaces);
      for (const asked of ['costs', 'costs-narrow']) {
        running.call(asked, [from, to]);
        expect(running.get('answer'), `${n}, ${asked}: ${board.nameOf(from)} to ${board.nameOf(to)}`).toBe(
          running.get('far'),
        );
        found.add(running.get('answer'));
      }
    }
  }
  expect(found.size).toBeGreaterThan(20);
});
