/**
 * The layout of a small game, for tests: `vi.mock('../layout.ts', () =>
 * import('../testing/small-layout.ts'))`.
 *
 * Eight things of two rows in six zones: 0 and 1 without an owner, 2 of player 0, 3 of player 1, 4
 * and 5 within things 6 and 7. Row 1 acts where its zone is in force. Two maps lie at the end: see
 * the tests of maps.
 */
import { HEADER_SIZE } from '@undercroft/contract';

let cell = HEADER_SIZE;
function take(count: number): number {
  cell += count;
  return cell - count;
}

export const META = { asks: [{ site: 5 }] };
export const THINGS = 8;
export const ZONES = 6;
/** All things can move, and all zones have tail and count. */
export const FIXED = 8;
export const BRIEF = 6;
export const ZONE_OF = take(THINGS);
export const NEXT = take(THINGS);
export const PREV = take(THINGS);
export const HEAD = take(ZONES);
export const TAIL = take(ZONES);
export const COUNT = take(ZONES);
export const OPTION_COUNT = 1;
export const OPTIONS = take(OPTION_COUNT);
export const IN_FORCE = take(2);
export const MAX_DICE = 4;
export const DIE_VALUE = take(MAX_DICE);
export const DIE_SIDES = take(MAX_DICE);
export const DIE_THROWER = take(MAX_DICE);
export const THROW_BASE = take(1);
export const DICE_SCRIPT = take(4);
export const PICK_SCRIPT = take(4);
export const LASTING_MAX = 3;
export const LASTING_STRIDE = 7;
export const LASTING = take(LASTING_MAX * LASTING_STRIDE);
export const KEPT_MAX = 6;
export const KEPT = take(1 + KEPT_MAX);
export const SHOWN = take(THINGS);
export const MAP_AT = take(THINGS);
const SLOTS = take(4);
export const TURN = take(1);
export const FRAMES_AT = take(60);
export const SIZE = cell;
export const EVENT_ROLL = 0;
export const EVENT_END = 1;
export const EVENT_MOVE = 2;

export const ROW_OF = Int16Array.of(0, 0, 0, 0, 1, 1, 1, 1);
export const THING_PLAYER = Int8Array.of(-1, -1, -1, -1, 0, 1, 0, 1);
export const ZONE_HOST = Int32Array.of(-1, -1, -1, -1, 6, 7);
export const ZONE_PLAYER = Int8Array.of(-1, -1, 0, 1, -1, -1);
export const ZONE_IN_FORCE = Uint8Array.of(0, 1, 0, 1, 0, 0);
export const ROW_ACTS = Uint8Array.of(0, 1);
export const ROW_IS_PLACE = Uint8Array.of(0, 1);
export const START_ZONE = Int32Array.of(0, 0, 0, 0, 1, -1, -1, 1);
export const START_OPTION = Int16Array.of(-1, -1, -1, 0, -1, -1, -1, -1);

/**
 * Frames: one that asks, one that is done, one that fails, one that is done and has room for a set.
 */
export const FRAMES = [
  (S: Int32Array, f: number) => (S[f + 4] === 0 ? ((S[f + 4] = 1), 1) : 0),
  () => 0,
  () => {
    throw new RangeError('Maximum call stack size exceeded');
  },
  () => 0,
];
export const SIZES = [6, 6, 6, 8];
export const FRAME_SITE = [10, 11, 12, 13];
export const DEFINE_SITE = {};
export const PROCEDURE_FRAME = [0, 1, 2];
export const PROCEDURE_HEARD = [0, 0, 0];
export const START_PROCEDURE = 0;
export const LISTED = [[], [5]];
export const DELAYED_FRAME = [1, 3];
export const DELAYED_CELLS = [5, 7];
export function initFields(S: Int32Array): void {
  S[IN_FORCE] = 0;
}

// Zone 0 is a grid of two by two spaces, things 0 to 3. Thing 4 to 7 lie on them or on no map.
export const GRIDS = 1;
export const MAP_OF = Int8Array.of(0, 0, 0, 0, -1, -1, -1, -1);
export const ZONE_MAP = Int8Array.of(0, -1, -1, -1, -1, -1);
export const ZONE_SLOTS = Int32Array.of(SLOTS, -1, -1, -1, -1, -1);
export const MAP_COLUMNS = [2];
export const MAP_ROWS = [2];
export const MAP_DIAGONAL = [0];
export const MAP_FIRST = [-1];
export const MAP_SEATS = [1];
export const MAP_WALLED = [0];
export const MAP_CORNERS = [1];
export const isFreeCorner = (): boolean => true;
/** Space 1 is opaque, space 2 is low. */
export const SIGHT = Uint8Array.of(0, 1, 2, 0, 0, 0, 0, 0);
export const LINK_FIRST = new Int16Array(THINGS + 1);
export const LINK_TO = new Int16Array(0);

/** Players against each other. */
export const COOPERATIVE = 0;
export const COPY_AT = new Int32Array(THINGS).fill(-1);
export const TEAM = -1;

/** No hexagons. */
export const HEXED = 0;
export const MAP_HEXAGONS = [0];
export const MAP_CELLS = [-1];
export const CELL_INDEX: readonly number[] = [];

/** No board of tiles. */
export const TILED = -1;
export const TILE_AREA = 0;
export const PLOTS = 0;
export const SIDES = 4;
export const SIDE_OF: readonly number[] = [];
export const TILE_TURNED: readonly number[] = [];
export const TILE_BESIDE: readonly number[] = [];
export const EXIT_PLOT: readonly number[] = [];
export const EXIT_TO: readonly number[] = [];
export const WAY_OUT: readonly number[] = [];
export const PLOT_BESIDE: readonly number[] = [];
export const PLOT_SPACES: readonly number[] = [];
export const PLOT_FIRST = 0;
export const TILED_FIRST = 0;
export const ABOVE_FIRST = 0;
export const ABOVE_END = 0;
export const TILE_FIRST = 0;
export const TILE_END = 0;
export const TILE_TURN = -1;
export const LAID = 0;
export const GATES_FIRST = -1;
export const INNER_FIRST = -1;
export const INNER_TILE: readonly number[] = [];
export const TILE_DRAWING: readonly number[] = [];
export const TILE_COPIES: readonly number[] = [];
export const ABOVE_BASE: readonly number[] = [];
export const GATE_BASE: readonly number[] = [];
export const ABOVE_TILE: readonly number[] = [];
export const DRAWN_SIGNS: readonly number[] = [];
export const ABOVE_SIGNS: readonly number[] = [];
export const DRAWN_ABOVE: readonly number[] = [];
export const DRAWN_EDGES: readonly number[] = [];
export const DRAWN_SIDES: readonly number[] = [];
export const SIGN_SIGHT: readonly number[] = [];
export const SIGN_LEVEL: readonly number[] = [];
export const SPACE_ZONES: readonly number[] = [];
export const SPACE_FIELDS: readonly number[] = [];
export const GATE_ZONES: readonly number[] = [];
export const GATE_FIELDS: readonly number[] = [];
export const GATE_FIRST_VALUES: readonly number[] = [];
export const isGateOpen = (): boolean => false;
export const isOpaque = (): boolean => false;
