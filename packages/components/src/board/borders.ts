import type { BoardShape, GameMeta } from '@undercroft/contract';
import type { ThingView } from '@undercroft/view';
import { fieldsOf, valueInWords } from '../scene/face.ts';
import type { Words } from '../words/words.ts';
import type { BoardSource } from './grounds.ts';
import { latticeOf } from './lattice/lattice.ts';

/** What stands between two squares side by side. */
export interface Border {
  readonly one: number;
  readonly other: number;
  readonly is: 'wall' | 'door' | 'false-door' | 'dead-end';
  /** of a door: whether one may pass, how it is drawn, and what it is in words */
  readonly open: boolean;
  readonly look: DoorLook;
  readonly state: string;
}

/** How a door is drawn; a state of that name is drawn so, others by whether one may pass. */
export type DoorLook = (typeof LOOKS)[number];
const LOOKS = ['open', 'closed', 'locked', 'broken'] as const;

/**
 * What stands between the squares of a board: of tiles as they lie, else what is drawn once for
 * all.
 *
 * @throws never
 */
export function bordersOf({ board, meta }: BoardSource, words: Words): Border[] {
  const wall = ([one = 0, other = 0]: readonly number[]): Border => ({
    one,
    other,
    is: 'wall',
    open: false,
    look: 'closed',
    state: '',
  });
  const { drawn } = board;
  const own = meta.kinds[board.kind]?.board;
  if (drawn === undefined) {
    const lattice = own === undefined ? null : latticeOf(own);
    return (own?.walls ?? []).map((between) => wall(between.map((cell) => lattice?.ofCell(cell) ?? -1)));
  }
  const doors = drawn.gates.flatMap(({ between, border: is, thing }) => {
    const open = (thing.attributes['open'] ?? 0) !== 0;
    const { look, state } = stateOf(meta, thing, open, words);
    return is === 'opening' ? [] : between.map(([one = 0, other = 0]) => ({ one, other, is, open, look, state }));
  });
  return [...drawn.walls.map(wall), ...doors];
}

/** The state of a door: the first of its fields that is a word, else whether it is open. */
function stateOf(meta: GameMeta, gate: ThingView, open: boolean, words: Words): Pick<Border, 'look' | 'state'> {
  const field = fieldsOf(meta, meta.kinds[gate.kind]).find(({ type }) => type.is === 'enum');
  const value = field === undefined ? undefined : gate.fields[field.name];
  const passing = open ? 'open' : 'closed';
  if (field?.type.is !== 'enum' || value === undefined)
    return { look: passing, state: words.say(open ? 'board.open' : 'board.shut') };
  const name = meta.enums[field.type.of]?.values[value];
  return {
    look: LOOKS.find((look) => look === name) ?? passing,
    state: valueInWords(meta, field.type, value, words),
  };
}

/** What stands around a square, in words. @throws never */
export function bordersInWords(n: number, shape: BoardShape, borders: readonly Border[], words: Words): string[] {
  const edges = latticeOf(shape).edges(n);
  const around = borders.flatMap((border) => {
    const other = border.one === n ? border.other : border.other === n ? border.one : -1;
    const key = other < 0 ? undefined : edges.find((edge) => edge.other === other)?.side;
    return key === undefined ? [] : [{ ...border, side: words.say(key) }];
  });
  const walls = around.filter(({ is }) => is === 'wall' || is === 'dead-end').map(({ side }) => side);
  return [
    ...(walls.length === 0 ? [] : [words.say('board.walls', { sides: walls.join(', ') })]),
    ...around.flatMap(({ is, side, state }) => {
      if (is === 'door') return [words.say('board.door-is', { side, state })];
      return is === 'false-door' ? [words.say('board.false-door', { side })] : [];
    }),
  ];
}
