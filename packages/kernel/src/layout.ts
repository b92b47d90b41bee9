/**
 * What differs from game to game, and stands in each compiled game before the kernel: the compiler
 * writes it (`code/module.ts`). Here it has types and no values: imports from this file are left
 * out of the text of the kernel, and tests put a small game in its place.
 */
import type { GameMeta } from '@undercroft/contract';

/** A state: Int32Array[SIZE]. */
export type State = Int32Array;

/** Runs a frame on. @returns 0 when it is done, otherwise a `STATUS` */
export type FrameFunction = (S: State, f: number) => 0 | 1 | 2;

export declare const META: GameMeta;

// ---------------------------------------------------------------- sizes, and first cells of parts
// of the state: see LayoutMeta

export declare const SIZE: number;
export declare const THINGS: number;
export declare const ZONES: number;
/**
 * things from here on are fixed: they never move and have no cells of ZONE_OF, NEXT, PREV and
 * SHOWN; THINGS in games without such things
 */
export declare const FIXED: number;
/**
 * zones from here on are those of fixed things: they have a HEAD, but no TAIL and no COUNT; ZONES
 * in games without such zones
 */
export declare const BRIEF: number;
export declare const ZONE_OF: number;
export declare const NEXT: number;
export declare const PREV: number;
export declare const HEAD: number;
export declare const TAIL: number;
export declare const COUNT: number;
export declare const OPTIONS: number;
export declare const OPTION_COUNT: number;
export declare const IN_FORCE: number;
export declare const DIE_VALUE: number;
export declare const DIE_SIDES: number;
export declare const DIE_THROWER: number;
/** the cell that holds the first die of the innermost throw */
export declare const THROW_BASE: number;
export declare const MAX_DICE: number;
export declare const DICE_SCRIPT: number;
export declare const PICK_SCRIPT: number;
export declare const LASTING: number;
export declare const LASTING_MAX: number;
export declare const LASTING_STRIDE: number;
/**
 * sets that lasting effects remember: how many cells are taken, then the cells; KEPT_MAX 0 when no
 * effect remembers one
 */
export declare const KEPT: number;
export declare const KEPT_MAX: number;
export declare const FRAMES_AT: number;
/** -1 in a game that reveals nothing */
export declare const SHOWN: number;
/** the cell of the player whose turn it is, -1 in a game without turns */
export declare const TURN: number;
/** how many of the maps are grids */
export declare const GRIDS: number;
export declare const EVENT_ROLL: number;
export declare const EVENT_END: number;
export declare const EVENT_MOVE: number;

// ---------------------------------------------------------------- tables by thing, row and zone

export declare const ROW_OF: Int16Array;
/**
 * By row: `S[COPY_AT + thing]` is the thing that one of the row is a copy of; -1 for rows that copy
 * nothing.
 */
export declare const COPY_AT: Int32Array;
export declare const THING_PLAYER: Int8Array;
/** the thing that has a zone, the player who has it; -1 for none */
export declare const ZONE_HOST: Int32Array;
export declare const ZONE_PLAYER: Int8Array;
export declare const ZONE_IN_FORCE: Uint8Array;
/** 1 for rows that have an effect */
export declare const ROW_ACTS: Uint8Array;
export declare const ROW_IS_PLACE: Uint8Array;
export declare const START_ZONE: Int32Array;
/** option that a thing needs to be in the game, -1 none */
export declare const START_OPTION: Int16Array;

// ---------------------------------------------------------------- frames, procedures, lasting
// effects

/** null for one without a caller */
export declare const FRAMES: readonly (FrameFunction | null)[];
/** cells of a frame, 0 for one without a caller */
export declare const SIZES: readonly number[];
/** place that a failure inside a frame names, -1 unknown */
export declare const FRAME_SITE: readonly number[];
/** the same by name of a plain function */
export declare const DEFINE_SITE: Readonly<Record<string, number>>;
export declare const PROCEDURE_FRAME: readonly number[];
/** 1 for procedures with listeners: their frames have two more cells */
export declare const PROCEDURE_HEARD: readonly number[];
export declare const START_PROCEDURE: number;
/** by lasting effect: cells of its record that hold a set; null when no effect remembers a set */
export declare const LISTED: readonly (readonly number[])[] | null;
/** by lasting effect: frame of what is to be done when it ends, -1 nothing; cells of its record */
export declare const DELAYED_FRAME: readonly number[];
export declare const DELAYED_CELLS: readonly number[];
/** Gives the fields of a fresh state their first values. */
export declare const initFields: (S: State) => void;

/** 1 in games that all players win or lose together */
export declare const COOPERATIVE: number;

/** `S[TEAM + player]`: the side of the player; -1 where each plays alone */
export declare const TEAM: number;

// ---------------------------------------------------------------- maps; there only in games that
// have one

/** `S[MAP_AT + space]`: its number within its zone, from 1; 0 on no map */
export declare const MAP_AT: number;
/** by thing: the map whose space it is, -1 none */
export declare const MAP_OF: ArrayLike<number>;
/**
 * by zone: the map whose spaces lie in it, -1 none; its cells in the state, one a space: thing + 1
 */
export declare const ZONE_MAP: ArrayLike<number>;
export declare const ZONE_SLOTS: ArrayLike<number>;
/** by map: columns (0 for maps of links), rows, whether steps may be diagonal */
export declare const MAP_COLUMNS: ArrayLike<number>;
export declare const MAP_ROWS: ArrayLike<number>;
export declare const MAP_DIAGONAL: ArrayLike<number>;
/**
 * by map: its first fixed space, -1 when its spaces can move; and how many players have one each, 1
 * when there is one for all
 */
export declare const MAP_FIRST: ArrayLike<number>;
export declare const MAP_SEATS: ArrayLike<number>;
/** by thing: 1 for spaces that block sight, plus 2 for low ones that give cover */
export declare const SIGHT: ArrayLike<number>;
/** by map: 1 when walls stand on it, so that squares side by side need not be neighbours */
export declare const MAP_WALLED: ArrayLike<number>;
/**
 * by map: of the two ways round a corner, how many must be free for a step aslant; and whether the
 * map has something against one by a space
 */
export declare const MAP_CORNERS: ArrayLike<number>;
export declare const isFreeCorner: (S: State, map: number, space: number) => boolean;
/** 1 in games that have a board of hexagons; the next tables are there only then */
export declare const HEXED: number;
/** by map: 0 squares, 1 hexagons with a corner above, 2 hexagons with an edge above */
export declare const MAP_HEXAGONS: ArrayLike<number>;
/**
 * by map: where its part of CELL_INDEX begins, -1 when all of its places are spaces; by place, row
 * by row: which of the spaces lies there, -1 none
 */
export declare const MAP_CELLS: ArrayLike<number>;
export declare const CELL_INDEX: ArrayLike<number>;
/** links of a space: `LINK_TO[LINK_FIRST[thing]]` to before `LINK_TO[LINK_FIRST[thing + 1]]` */
export declare const LINK_FIRST: ArrayLike<number>;
export declare const LINK_TO: ArrayLike<number>;

// ---------------------------------------------------------------- a board of tiles: see
// tiles/tiles.ts; all but the first there only in games that have one

/** the map whose squares are drawn on tiles, -1 none */
export declare const TILED: number;
/** spaces of a tile, plots of the board */
export declare const TILE_AREA: number;
export declare const PLOTS: number;
/** sides of a space and of a tile, and turns until it lies as before */
export declare const SIDES: number;
/**
 * how tiles lie, see TileLattice: by direction, in reading order, the side of a drawing, clockwise
 * from the first; by square the one of the drawing that lies there after one turn; by square and
 * direction the square beside it on the tile, -1 outside, then the direction of the plot to which
 * that step leads, the square there, and 1 where an opening or a door leads through
 */
export declare const SIDE_OF: ArrayLike<number>;
export declare const TILE_TURNED: ArrayLike<number>;
export declare const TILE_BESIDE: ArrayLike<number>;
export declare const EXIT_PLOT: ArrayLike<number>;
export declare const EXIT_TO: ArrayLike<number>;
export declare const WAY_OUT: ArrayLike<number>;
/** by plot and direction the plot there, -1 none; by plot and square the space, from TILED_FIRST */
export declare const PLOT_BESIDE: ArrayLike<number>;
export declare const PLOT_SPACES: ArrayLike<number>;
/**
 * first id of the plots; of the squares of the board; of those drawn above, and the one behind the
 * last; all behind the last thing when there are none
 */
export declare const PLOT_FIRST: number;
export declare const TILED_FIRST: number;
export declare const ABOVE_FIRST: number;
export declare const ABOVE_END: number;
/**
 * ids of tiles: from the first to before the end; the cell with the turns of thing 0, -1 when tiles
 * do not turn
 */
export declare const TILE_FIRST: number;
export declare const TILE_END: number;
export declare const TILE_TURN: number;
/** the zone of the first plot in which a tile is on the map */
export declare const LAID: number;
/**
 * first id of the gates, -1 when there are none; of those within tiles, by id from there on the
 * tile
 */
export declare const GATES_FIRST: number;
export declare const INNER_FIRST: number;
export declare const INNER_TILE: ArrayLike<number>;
/**
 * by tile from TILE_FIRST on: its drawing, how many tiles have it, and the ids of its first square
 * above and of its first gate, those of all these tiles side by side
 */
export declare const TILE_DRAWING: ArrayLike<number>;
export declare const TILE_COPIES: ArrayLike<number>;
export declare const ABOVE_BASE: ArrayLike<number>;
export declare const GATE_BASE: ArrayLike<number>;
/** by square above, from ABOVE_FIRST on: its tile */
export declare const ABOVE_TILE: ArrayLike<number>;
/**
 * by drawing and square: its sign; the sign above, -1 none; which of the squares above it is, -1
 * none; what stands in the later half of the directions: 0 nothing, 1 a wall, 2 and more a door
 */
export declare const DRAWN_SIGNS: ArrayLike<number>;
export declare const ABOVE_SIGNS: ArrayLike<number>;
export declare const DRAWN_ABOVE: ArrayLike<number>;
export declare const DRAWN_EDGES: ArrayLike<number>;
/**
 * by drawing and side, from the first one clockwise: 0 a wall, 1 an opening, 2 a door, plus 4
 * when it is one of the squares above
 */
export declare const DRAWN_SIDES: ArrayLike<number>;
/** by sign: as SIGHT; 1 for the lower level plus 2 for the upper one */
export declare const SIGN_SIGHT: ArrayLike<number>;
export declare const SIGN_LEVEL: ArrayLike<number>;
/**
 * zones and fields of squares and of gates: the zone of the first, the cell of thing 0; first
 * values of the fields of gates
 */
export declare const SPACE_ZONES: readonly number[];
export declare const SPACE_FIELDS: readonly number[];
export declare const GATE_ZONES: readonly number[];
export declare const GATE_FIELDS: readonly number[];
export declare const GATE_FIRST_VALUES: readonly number[];
/** computed by the rules: whether a gate may be passed, whether a square blocks sight */
export declare const isGateOpen: (S: State, gate: number) => boolean;
export declare const isOpaque: (S: State, space: number) => boolean;
