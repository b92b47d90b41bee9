/** How large squares of a board are drawn, and which part of it is framed. */

/** How much of a board can be seen: sides of squares in pixels. */
export interface Sight {
  /** of the window through which the board is seen */
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
}

/** A part of a board, in sides of a space. */
export interface BoardBox {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
}

/** What of a board has to be seen. */
export interface Framing {
  /** around all that is known; null where all of the board is */
  readonly known: BoardBox | null;
  /** how much is seen around what is known where there is room: the side of a tile */
  readonly margin: number;
  /** around all that the question offers, and what it is about; null where nothing is asked */
  readonly stake: BoardBox | null;
  /** around the one thing that has to be seen when not all of that can be; null where none is */
  readonly about: BoardBox | null;
}

/** The framing of a board that is not drawn yet: all of it. */
export const UNFRAMED: Framing = { known: null, margin: 0, stake: null, about: null };

/** A part of a board, and the side of a square in pixels with which it is seen. */
export interface BoardFrame {
  readonly side: number;
  readonly box: BoardBox;
}

/** Sides of squares between which a frame that the board chooses is searched, in pixels. */
export interface FrameSides {
  /** least side with which all that is known is framed */
  readonly known: number;
  /** side that is sought where that is too small */
  readonly near: number;
  /** least side with which all that is offered is framed: smaller ones cannot be pressed */
  readonly pressed: number;
}

/** Largest side of a square that a player can choose, and that a frame has by itself. */
const LARGEST = 180;
const FRAMED = 104;
/** Side with which pieces stand out: more of what surrounds the known part is seen only then. */
const ROOMY = 54;
/** What is seen around a place that is framed, in sides of a space. */
const RIM = 0.5;
/**
 * Most squares of a board that is taken in at a glance, and their least side, in pixels, at which
 * it is seen whole from the beginning.
 */
const GLANCE = { squares: 30, side: 16 } as const;

/** Side of a square at which the whole board is seen. @throws never */
export function fitting({ columns, height, rows, width }: Sight): number {
  return Math.max(4, Math.floor(Math.min(width / columns, height / rows)));
}

/** Whether a board has so few squares that it is taken in at a glance. @throws never */
export function isGlanced({ columns, rows }: Pick<Sight, 'columns' | 'rows'>): boolean {
  return columns * rows <= GLANCE.squares;
}

/**
 * Side of a square that no one has chosen. A board is seen whole where its squares are nearly as
 * large as they should be; one of few squares before that, so that those of several players can be
 * compared.
 *
 * @param least   side that squares should have
 * @param enough  side with which they do, where the whole board is seen so
 * @returns       0 where the whole board is seen
 * @throws        never
 */
export function beginning(sight: Sight, least: number, enough: number): number {
  const whole = fitting(sight);
  return whole >= enough || (isGlanced(sight) && whole >= GLANCE.side) ? 0 : least;
}

/** A side within what makes sense: the whole board at the least. @throws never */
export function within(side: number, sight: Sight): number {
  const least = fitting(sight);
  return Math.min(Math.max(side, least), Math.max(LARGEST, least));
}

/**
 * How far the window has to be scrolled, so that a place of the board stays where it is seen while
 * squares change their size.
 *
 * @param at    the place, from the edge of the window
 * @param from  where the board begins now, from there
 * @param by    times as large
 * @param free  what the window leaves free before the board afterwards, when all of it is seen
 * @throws      never
 */
export function scrollAfter(at: number, from: number, by: number, free: number): number {
  return (at - from) * by + free - at;
}

/**
 * The part of a board that is framed as long as the player chose none. All that is known and
 * offered is framed, and as much around it as leaves pieces large. Where squares would be too
 * small, only what is offered is framed, and where not even that fits, what the question is about.
 *
 * @param all  the part of the board that is drawn
 * @throws     never
 */
export function frameOf(
  sight: Sight,
  all: BoardBox,
  { about, known, margin, stake }: Framing,
  sides: FrameSides,
): BoardFrame {
  const seen = (box: BoardBox): number => Math.floor(Math.min(sight.width / box.wide, sight.height / box.high));
  const around = (more: number): BoardBox => joinBoxes(cut(grown(known ?? all, more), all), stake);
  for (let more = known === null ? 0 : margin; more >= 0; more--) {
    const box = around(more);
    const least = more > 1 ? ROOMY : sides.known;
    if (seen(box) >= least) return { side: within(Math.min(seen(box), FRAMED), sight), box };
  }
  const box = stake === null ? (about ?? known ?? all) : cut(grown(stake, RIM), joinBoxes(all, stake));
  const far = Math.max(seen(around(0)), sides.pressed);
  const side = within(Math.max(far, Math.min(seen(box), sides.near)), sight);
  return { side, box: about !== null && side > seen(stake ?? box) ? about : box };
}

/**
 * Where a part of a board is drawn, in pixels.
 *
 * @param from  the part of the board that is drawn
 * @param at    where that begins
 * @throws      never
 */
export function drawnAt(
  { left, top, wide, high }: BoardBox,
  from: { readonly left: number; readonly top: number },
  at: { readonly x: number; readonly y: number },
  side: number,
): { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number } {
  const [x, y] = [at.x + (left - from.left) * side, at.y + (top - from.top) * side];
  return { left: x, right: x + wide * side, top: y, bottom: y + high * side };
}

function grown({ left, top, wide, high }: BoardBox, by: number): BoardBox {
  return { left: left - by, top: top - by, wide: wide + 2 * by, high: high + 2 * by };
}

function boxBetween(left: number, top: number, right: number, bottom: number): BoardBox {
  return { left, top, wide: right - left, high: bottom - top };
}

function joinBoxes(one: BoardBox, other: BoardBox | null): BoardBox {
  if (other === null) return one;
  return boxBetween(
    Math.min(one.left, other.left),
    Math.min(one.top, other.top),
    Math.max(one.left + one.wide, other.left + other.wide),
    Math.max(one.top + one.high, other.top + other.high),
  );
}

function cut(one: BoardBox, by: BoardBox): BoardBox {
  return boxBetween(
    Math.max(one.left, by.left),
    Math.max(one.top, by.top),
    Math.min(one.left + one.wide, by.left + by.wide),
    Math.min(one.top + one.high, by.top + by.high),
  );
}
