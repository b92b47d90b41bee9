// Words about how things lie to each other.

/**
 * What may stand between the brackets: a thing that lies on a map or stands on one that does, a set
 * of such things, a number; a number of each step, from `old` to `it`; the spaces to which a step
 * from `old` may lead; whether a way may lead by `it`.
 */
export type SpatialSlot = 'thing' | 'set' | 'number' | 'cost' | 'steps' | 'free';

export interface SpatialFunction {
  readonly slots: readonly SpatialSlot[];
  /** how many of the slots may be left out, from the last */
  readonly optionalCount: number;
  /**
   * `set` = things of the kind of the map that the first one lies on; of a board of tiles: one
   * tile, plot or gate or none, gates, or a value of the enum `border`
   */
  readonly gives: 'number' | 'flag' | 'set' | 'tile' | 'plot' | 'gate' | 'gates' | 'border';
  /** how it is written, for messages */
  readonly usage: string;
}

/**
 * Functions about a map, which is a kind with the key `map`. A thing that is no space of a map
 * stands for the space it lies on.
 *
 * - `neighbours(x)`: spaces next to it
 * - `corners(x)`: spaces that meet it in a corner, when there is a way round the corner;
 *   `corners(x, FREE)`: by spaces of which that holds, instead of what the map says
 * - `distance(x, y)`: steps of the shortest way, through the spaces of the third when it is given;
 *   9999 when there is none
 * - `reachable(x, SET)`: spaces of the set that can be reached from x by steps within the set
 * - `reach(x, POINTS, COST)`: spaces that can be reached from x for so many points; each step from
 *   `old` to `it` has its cost, and leads to one of the neighbours, or of the spaces of a fourth
 *   argument
 * - `way(x, y, COST)`: spaces that the cheapest way from x to y enters, in this order
 * - `way-cost(x, y, COST)`: what that way costs; 9999 when there is none
 * - `line(x, y)`: spaces that the straight line between the two crosses, both ends left out
 * - `block(x, columns, rows)`: spaces of the rectangle whose upper left one is x; none when it
 *   leaves the map
 * - `within(x, n)`: spaces in range n of x, x included; of links the nearest first
 * - `ray(x, y, n)`: up to n spaces that the straight line from x through y crosses, nearest first,
 *   as long as they are in sight of x
 * - `cone(x, y, n)`: spaces in range n of x in the quarter of the board towards y
 * - `range(x, y)`: the greater one of the differences in rows and in columns; 9999 when the two do
 *   not lie on one board
 * - `in-sight(x, y)`: whether the straight line between the two meets nothing opaque and no wall
 * - `covered(x, y)`: whether y is in sight of x behind a corner or behind something low
 * - `beside(x)`: spaces above, left, right and below, on all levels, whatever stands between
 *
 * On a board of tiles:
 *
 * - `tile-of(x)`, `plot-of(x)`: the tile, the plot on which something lies
 * - `side(t, p, n)`: what the side of the tile t is that looks at the plot p, if the tile were
 *   turned n times more
 * - `gates-of(x)`: gates on the borders of a space, a tile or a plot
 * - `between(x, y)`: the gate between two spaces, tiles or plots side by side
 */
export const SPATIAL_FUNCTIONS = {
  neighbours: { slots: ['thing'], optionalCount: 0, gives: 'set', usage: 'neighbours(THING)' },
  corners: {
    slots: ['thing', 'free'],
    optionalCount: 1,
    gives: 'set',
    usage: 'corners(THING, CONDITION of it beside the corner)',
  },
  distance: { slots: ['thing', 'thing', 'set'], optionalCount: 1, gives: 'number', usage: 'distance(THING, THING)' },
  reachable: { slots: ['thing', 'set'], optionalCount: 0, gives: 'set', usage: 'reachable(THING, SET)' },
  reach: {
    slots: ['thing', 'number', 'cost', 'steps'],
    optionalCount: 1,
    gives: 'set',
    usage: 'reach(THING, POINTS, COST of it and old, SPACES near old)',
  },
  way: {
    slots: ['thing', 'thing', 'cost', 'steps'],
    optionalCount: 1,
    gives: 'set',
    usage: 'way(THING, THING, COST of it and old, SPACES near old)',
  },
  'way-cost': {
    slots: ['thing', 'thing', 'cost', 'steps'],
    optionalCount: 1,
    gives: 'number',
    usage: 'way-cost(THING, THING, COST of it and old, SPACES near old)',
  },
  line: { slots: ['thing', 'thing'], optionalCount: 0, gives: 'set', usage: 'line(THING, THING)' },
  block: { slots: ['thing', 'number', 'number'], optionalCount: 0, gives: 'set', usage: 'block(THING, COLUMNS, ROWS)' },
  within: { slots: ['thing', 'number'], optionalCount: 0, gives: 'set', usage: 'within(THING, RANGE)' },
  ray: { slots: ['thing', 'thing', 'number'], optionalCount: 0, gives: 'set', usage: 'ray(THING, TOWARDS, COUNT)' },
  cone: { slots: ['thing', 'thing', 'number'], optionalCount: 0, gives: 'set', usage: 'cone(THING, TOWARDS, RANGE)' },
  range: { slots: ['thing', 'thing'], optionalCount: 0, gives: 'number', usage: 'range(THING, THING)' },
  'in-sight': { slots: ['thing', 'thing'], optionalCount: 0, gives: 'flag', usage: 'in-sight(THING, THING)' },
  covered: { slots: ['thing', 'thing'], optionalCount: 0, gives: 'flag', usage: 'covered(THING, THING)' },
  beside: { slots: ['thing'], optionalCount: 0, gives: 'set', usage: 'beside(THING)' },
  'tile-of': { slots: ['thing'], optionalCount: 0, gives: 'tile', usage: 'tile-of(THING)' },
  'plot-of': { slots: ['thing'], optionalCount: 0, gives: 'plot', usage: 'plot-of(THING)' },
  side: { slots: ['thing', 'thing', 'number'], optionalCount: 1, gives: 'border', usage: 'side(TILE, PLOT, QUARTERS)' },
  'gates-of': { slots: ['thing'], optionalCount: 0, gives: 'gates', usage: 'gates-of(THING)' },
  between: { slots: ['thing', 'thing'], optionalCount: 0, gives: 'gate', usage: 'between(THING, THING)' },
} as const satisfies Record<string, SpatialFunction>;

export type SpatialFunctionName = keyof typeof SPATIAL_FUNCTIONS;

/** Whether a name is a function about maps. Never throws. */
export function isSpatialFunction(name: string): name is SpatialFunctionName {
  return Object.hasOwn(SPATIAL_FUNCTIONS, name);
}

/**
 * Which of the arguments is a condition of each space beside a corner, which is `it` there; -1
 * none. Never throws.
 */
export function freeSlotOf(name: SpatialFunctionName): number {
  const { slots }: SpatialFunction = SPATIAL_FUNCTIONS[name];
  return slots.indexOf('free');
}

/**
 * Which of the arguments is worked out for each step, from `old` to `it`; -1 none. Never throws.
 */
export function costSlotOf(name: SpatialFunctionName): number {
  const { slots }: SpatialFunction = SPATIAL_FUNCTIONS[name];
  return slots.indexOf('cost');
}
