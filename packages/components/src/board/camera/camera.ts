import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { around, boxOf, isAround, pointFor, type Point } from '../../page/boxes.ts';
import { glide, moveTo } from './moves.ts';
import { fingerDistance, isInScroll, pressing } from './pressing.ts';
import {
  beginning,
  drawnAt,
  fitting,
  frameOf,
  isGlanced,
  scrollAfter,
  within,
  type BoardBox,
  type BoardFrame,
  type Framing,
  type Sight,
} from './sight.ts';

/** Sides of squares, in pixels: what a board has by itself, and with which it is seen whole. */
const SIDES = {
  coarse: { known: 36, near: 44, pressed: 24, enough: 29 },
  fine: { known: 40, near: 46, pressed: 16, enough: 24 },
} as const;
/** The same where only plots are looked at, which are many squares wide. */
const PLOTTED = { known: 8, near: 12, pressed: 6, enough: 8 } as const;
const NEAR = 52;
/**
 * What goes around the board, in pixels, and the height of the bar below it where fingers press it
 * or not; the same in the styles.
 */
const EDGE = 12;
const BAR = { coarse: 44, fine: 32 } as const;
/** One press of a key or a button. */
export const STEP = 1.3;
/** How long what was pressed stays where it is, in ms. */
const PRESSED = 300;
/** So many times larger squares are worth a move, when the question is about something else. */
const CLOSER = 1.2;

/**
 * Least height, in pixels, of all there is for such a board at which the bar below it is worth its
 * own.
 */
const LOW = 260;
/**
 * Below that height, where fingers press a board that is so many times wider, its bar stands beside
 * it.
 */
const SHALLOW = 380;
const BROAD = 1.15;

/** What a board lends its camera. */
export interface Filmed extends ReactiveControllerHost {
  /** size of all there is for it, in pixels */
  readonly room: { readonly width: number; readonly height: number };
  /** the box in which the board is moved */
  readonly window: HTMLElement | null;
  /** all of the board, in it */
  readonly plane: Element | null;
  /** how much of the board is drawn */
  readonly extent: { readonly columns: number; readonly rows: number; readonly left: number; readonly top: number };
  /** what of it has to be seen */
  readonly framing: Framing;
  /**
   * only its plots are looked at now: they are asked for and no squares, or nothing lies on squares
   */
  readonly plotted: boolean;
}

/**
 * How large a board is drawn, and which part of it is seen. The part that is seen is that of a box
 * that scrolls, so touch, keys and readers of the screen move it, too.
 */
export class Camera implements ReactiveController {
  readonly #host: Filmed;
  /** side that the player has chosen, 0 for the whole board; null: the board frames itself */
  #chosen: number | null = null;
  /** no side is chosen, and squares are larger than where all of the board is seen */
  #enlarged = false;
  #side = 0;
  /** what was seen of the board when the room was measured last; null when there was none */
  #measured: Sight | null = null;
  /** what of the board was drawn then; null: it was never measured */
  #drawn: { readonly columns: number; readonly rows: number; readonly plotted: boolean } | null = null;
  /** height of all there is for the board when it was measured last, in pixels */
  #height = 0;
  /** where the window goes when squares have their new size */
  #scroll: { readonly left: number; readonly top: number } | null = null;
  /** the part of the board to which the window goes then */
  #framed: BoardBox | null = null;
  /** where the plane was drawn before; null: it does not glide */
  #from: DOMRect | null = null;
  /** what was known when the board was framed last, and what the question was about */
  #known = '';
  #about = '';
  /** when the board was pressed last, in ms */
  #pressed = -Infinity;
  #pinch: { readonly distance: number; readonly side: number } | null = null;
  #drag: { readonly x: number; readonly y: number; readonly left: number; readonly top: number } | null = null;
  /** the window was dragged: the click that follows chooses nothing */
  dragged = false;
  /** the bar stands beside the board, because it is lower than it is wide */
  aside = false;
  /** the player has moved it by hand: nothing else moves it until it is released */
  held = false;

  constructor(host: Filmed) {
    this.#host = host;
    host.addController(this);
  }

  /** Side of a square in pixels; 0 before anything was measured. */
  get side(): number {
    return this.#side;
  }

  get #sight(): Sight | null {
    const { extent, room } = this.#host;
    this.#height = room.height;
    if (extent.columns === 0 || room.width === 0) return null;
    const whole = {
      columns: extent.columns,
      rows: extent.rows,
      width: room.width - 2 * EDGE,
      height: room.height - 2 * EDGE,
    };
    if (fitting(whole) >= NEAR || this.#isLow) return whole;
    const bar = BAR[pressing()];
    this.aside = pressing() === 'coarse' && room.height < SHALLOW && room.width > room.height * BROAD;
    return this.aside ? { ...whole, width: whole.width - bar } : { ...whole, height: whole.height - bar };
  }

  /** Something is to be seen beside what is seen now. */
  get moves(): boolean {
    const { window } = this.#host;
    return (
      window !== null && (window.scrollWidth > window.clientWidth + 1 || window.scrollHeight > window.clientHeight + 1)
    );
  }

  /**
   * Squares are larger than where all of the board is seen. It is read during rendering, so it must
   * not force a layout.
   */
  get closer(): boolean {
    return this.#measured !== null && this.#side > fitting(this.#measured);
  }

  /**
   * All is seen and large enough, so zooming is not needed. Or there is little
   * room, and all of it is for the squares. It is read during rendering, too.
   */
  get roomy(): boolean {
    return this.#isWhole && (this.#side >= NEAR || this.#isLow);
  }

  get #isLow(): boolean {
    return this.#isWhole && this.#height < LOW && isGlanced(this.#host.extent);
  }

  get #isWhole(): boolean {
    return this.#chosen === null ? !this.#enlarged : this.#chosen === 0;
  }

  /** Squares are as small as they get, or as large. */
  get ends(): { readonly least: boolean; readonly most: boolean } {
    const sight = this.#measured;
    if (sight === null) return { least: true, most: true };
    return { least: within(0, sight) >= this.#side, most: within(Infinity, sight) <= this.#side };
  }

  /**
   * The board has another extent than when the room was measured; a change of the room is told by
   * its observer.
   */
  get stale(): boolean {
    const { extent, plotted } = this.#host;
    const { columns, rows } = extent;
    const drawn = this.#drawn;
    return drawn?.columns !== columns || drawn.rows !== rows || drawn.plotted !== plotted;
  }

  /** Looks how much room there is. */
  measure(): void {
    const sight = this.#sight;
    const { extent, plotted } = this.#host;
    this.#measured = sight;
    this.#drawn = { columns: extent.columns, rows: extent.rows, plotted };
    if (sight === null) return;
    const frame = this.#frame(sight);
    const side = this.#chosen ?? frame.side;
    this.#enlarged = this.#chosen === null && side > fitting(sight);
    this.#become(side === 0 ? fitting(sight) : within(side, sight));
    if (this.#chosen === null) this.#goTo(frame.box);
  }

  /** The part that is framed by itself, and how large. */
  #frame(sight: Sight): BoardFrame {
    const { extent, framing, plotted } = this.#host;
    const sides = plotted ? PLOTTED : SIDES[pressing()];
    const all = { left: extent.left, top: extent.top, wide: extent.columns, high: extent.rows };
    if (framing.known === null && beginning(sight, sides.near, sides.enough) === 0)
      return { side: fitting(sight), box: all };
    return frameOf(sight, all, framing, sides);
  }

  #goTo(box: BoardBox): void {
    const { about, known } = this.#host.framing;
    [this.#known, this.#about] = [JSON.stringify(known), JSON.stringify(about)];
    this.#framed = box;
    this.#host.requestUpdate();
  }

  /**
   * Frames what has to be seen when more of the board is known, when some of it is out of sight, or
   * when the next one who acts can be seen much larger. Where the player has chosen a side, the
   * board is only moved. What was just pressed stays where it is for a moment.
   */
  reframe(still: boolean): void {
    const sight = this.#measured;
    if (sight === null || this.held) return;
    const wait = this.#pressed + PRESSED - performance.now();
    if (wait > 0) return void setTimeout(() => this.reframe(still), wait);
    const { about, known, stake } = this.#host.framing;
    const isSeen = stake === null || this.#isSeen(stake);
    const frame = this.#frame(sight);
    if (this.#chosen === null) {
      const isCloser = about !== null && JSON.stringify(about) !== this.#about && frame.side > this.#side * CLOSER;
      if (isSeen && !isCloser && this.#known === JSON.stringify(known)) return;
      this.#enlarged = frame.side > fitting(sight);
    } else if (isSeen) return;
    this.#from = still || this.#host.plane === null ? null : boxOf(this.#host.plane);
    if (this.#chosen === null) this.#become(frame.side);
    this.#goTo(this.#chosen === null ? frame.box : (about ?? stake ?? frame.box));
  }

  /** Whether all of a part of the board is seen now. */
  #isSeen(box: BoardBox): boolean {
    const { extent, plane, window } = this.#host;
    return (
      window === null || plane === null || isAround(boxOf(window), drawnAt(box, extent, boxOf(plane), this.#side), 0)
    );
  }

  #become(side: number): void {
    if (side === this.#side) return;
    this.#side = side;
    this.#host.requestUpdate();
  }

  /** Sees all of the board; where all is seen, what has to be seen again. */
  fit(): void {
    this.held = false;
    this.#chosen = this.#isWhole ? null : 0;
    this.measure();
  }

  /** All of the board is seen. */
  get isAll(): boolean {
    return this.#isWhole;
  }

  /** All is seen, and nothing else is framed by itself. */
  get isFitted(): boolean {
    const sight = this.#measured;
    return sight === null || (this.#isWhole && this.#frame(sight).side <= fitting(sight));
  }

  /**
   * Comes closer or goes away.
   *
   * @param by  times as large
   * @param at  what stays where it is seen, in pixels of the window; its middle when left out
   * @returns   false when squares are as small or large as they get
   */
  zoom(by: number, at?: { readonly x: number; readonly y: number }): boolean {
    return this.#zoomTo(this.#side * by, at);
  }

  #zoomTo(wanted: number, at?: { readonly x: number; readonly y: number }): boolean {
    const { window } = this.#host;
    const sight = this.#sight;
    if (window === null || sight === null || this.#side === 0) return false;
    const side = within(wanted, sight);
    if (side === this.#side) return false;
    this.held = true;
    const { x, y } = at ?? { x: sight.width / 2, y: sight.height / 2 };
    const by = side / this.#side;
    const from = this.#point(corner(this.#host.plane));
    const free = (room: number, squares: number): number => Math.max(0, (room - squares * side) / 2);
    this.#scroll = {
      left: scrollAfter(x, from.x, by, free(sight.width, sight.columns)),
      top: scrollAfter(y, from.y, by, free(sight.height, sight.rows)),
    };
    this.#chosen = side <= fitting(sight) ? 0 : side;
    this.#become(side);
    return true;
  }

  hostUpdated(): void {
    if (this.#scroll !== null) this.#host.window?.scrollTo(this.#scroll);
    this.#scroll = null;
    const box = this.#framed;
    const { plane, window } = this.#host;
    if (box === null || window === null || plane === null || this.#side === 0) return;
    this.#framed = null;
    moveTo(window, drawnAt(box, this.#host.extent, boxOf(plane), this.#side), 'instant');
    if (this.#from !== null) glide(plane, this.#from);
    this.#from = null;
  }

  /**
   * Scrolls squares smoothly into view, when not all of them is seen.
   *
   * @param squares  as they are drawn; the first alone, where not all have room
   * @param margin   what is seen around them at least, in pixels: a square when left out
   */
  follow(squares: readonly Element[], still: boolean, margin = this.#side): void {
    const { window } = this.#host;
    if (window === null || squares.length === 0 || !this.moves) return;
    const [seen, all] = [boxOf(window), around(squares)];
    const isRoom = all.right - all.left <= seen.width && all.bottom - all.top <= seen.height;
    const box = isRoom ? all : around(squares.slice(0, 1));
    if (!isAround(seen, box, margin)) moveTo(window, box, still ? 'instant' : 'smooth');
  }

  /** A place in the window, from its corner. */
  #point({ x, y }: Point): Point {
    const from = corner(this.#host.window);
    return { x: x - from.x, y: y - from.y };
  }

  /**
   * The wheel comes closer and goes away; where the page around scrolls it does so with Ctrl alone,
   * as two fingers on a pad do.
   */
  readonly wheel = {
    passive: false,
    handleEvent: (event: WheelEvent): void => {
      const { window } = this.#host;
      if (window === null || event.shiftKey || event.deltaY === 0) return;
      if (!event.ctrlKey && !event.metaKey && isInScroll(window)) return;
      const by = Math.exp(-event.deltaY * (event.deltaMode === 0 ? 0.0022 : 0.07));
      if (this.zoom(by, this.#point(pointFor(window, event)))) event.preventDefault();
    },
  };

  readonly touchStart = (event: TouchEvent): void => {
    this.held = true;
    this.#pinch = event.touches.length === 2 ? { distance: fingerDistance(event), side: this.#side } : null;
  };

  /** Two fingers zoom around the middle between them. */
  readonly touchMove = {
    passive: false,
    handleEvent: (event: TouchEvent): void => {
      const [one, other] = event.touches;
      const { window } = this.#host;
      if (this.#pinch === null || window === null || one === undefined || other === undefined) return;
      event.preventDefault();
      const [here, there] = [pointFor(window, one), pointFor(window, other)];
      const middle = this.#point({ x: (here.x + there.x) / 2, y: (here.y + there.y) / 2 });
      this.#zoomTo((this.#pinch.side * fingerDistance(event)) / this.#pinch.distance, middle);
    },
  };

  readonly down = (event: PointerEvent): void => {
    const { window } = this.#host;
    this.dragged = false;
    this.#pressed = performance.now();
    if (window === null || event.pointerType !== 'mouse' || event.button > 1 || !this.moves) return;
    this.#drag = { ...pointFor(window, event), left: window.scrollLeft, top: window.scrollTop };
  };

  readonly move = (event: PointerEvent): void => {
    const { window } = this.#host;
    if (window === null || this.#drag === null) return;
    if (event.buttons === 0) return this.up();
    const { x, y } = pointFor(window, event);
    const [dx, dy] = [x - this.#drag.x, y - this.#drag.y];
    if (!this.dragged && Math.hypot(dx, dy) < 6) return;
    if (!this.dragged) window.setPointerCapture(event.pointerId);
    this.dragged = true;
    this.held = true;
    window.scrollTo({ left: this.#drag.left - dx, top: this.#drag.top - dy });
  };

  readonly up = (): void => {
    this.#pressed = performance.now();
    this.#drag = null;
  };
}

/** Where an element begins; the corner of the page as long as it is not drawn. */
function corner(element: Element | null): Point {
  return element === null ? { x: 0, y: 0 } : boxOf(element);
}
