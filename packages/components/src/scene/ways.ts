import { HEXAGON_SIDES, type HexagonTop } from '@undercroft/contract';
import type { Lattice } from '../board/lattice/lattice.ts';
import { SIDE } from '../board/lattice/spaces.ts';
import type { Words } from '../words/words.ts';
import { keyOf, nameBeside } from './beside.ts';

/** Least part of a step that counts as one: middles of hexagons are no whole numbers. */
const PART = 0.01;

/**
 * "2 steps north-east and 1 east of Kitchen", of the space with a name that is nearest, on a board
 * of hexagons; null without any.
 *
 * @param names  by number of the space
 * @throws never
 */
export function nameFromHexagon(
  lattice: Lattice,
  top: HexagonTop,
  names: readonly (string | undefined)[],
  place: number,
  words: Words,
): string | null {
  const known = names.flatMap((room, at) => (room === undefined ? [] : [{ room, at, far: lattice.range(at, place) }]));
  const [nearest] = known.toSorted((one, other) => one.far - other.far);
  if (nearest === undefined) return null;
  const { room } = nearest;
  const [first, second] = stepsOf(lattice, top, nearest.at, place);
  if (first === undefined) return null;
  const side = words.say(keyOf(first.side));
  if (second !== undefined)
    return words.say('board.far-both', { room, n: first.n, side, m: second.n, other: words.say(keyOf(second.side)) });
  return first.n === 1 ? nameBeside(room, first.side, words) : words.say('board.far', { room, n: first.n, side });
}

/** Steps from a space to another along at most two sides that lie beside each other, most first. */
function stepsOf(lattice: Lattice, top: HexagonTop, from: number, to: number): { side: string; n: number }[] {
  const sides = HEXAGON_SIDES[top];
  const [[x, y], [startX, startY]] = [lattice.middle(to), lattice.middle(from)];
  const [right, below] = [(x - startX) / SIDE, (y - startY) / SIDE];
  // How far it is to each side, seen from that side: the two nearest ones are gone along.
  const turn = Math.PI / 3;
  const angle = Math.atan2(right, -below) - (top === 'pointy' ? turn / 2 : 0);
  const sector = Math.floor(angle / turn + PART);
  const [far, over] = [Math.hypot(right, below), angle - sector * turn];
  const along = (far * Math.sin(over)) / Math.sin(turn);
  const steps = [
    { side: sides[(sector + 6) % 6] ?? sides[0], n: Math.round(far * Math.cos(over) - along * Math.cos(turn)) },
    { side: sides[(sector + 7) % 6] ?? sides[0], n: Math.round(along) },
  ];
  return steps.filter(({ n }) => n > 0).toSorted((one, other) => other.n - one.n);
}
