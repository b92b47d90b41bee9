import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { around, boxOf, isAround, pointFor, type Point } from '../page/boxes.ts';

/** How much of a board can be seen: sides of squares in pixels. */
export interface Sight {
  /** of the window through which the board is seen */
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
}

/** Largest side of a square, and the least that a board has by itself where not all of it is seen; who wants to see all of it goes farther away. */
const LARGEST = 180;
const BEGINS = { coarse: 36, fine: 40 } as const;
/** The part of it with which squares do, where all of the board is seen so: better smaller than cut off, as long as a finger finds them. */
const ENOUGH = { coarse: 0.8, fine: 0.6 } as const;
/** The same where only plots are looked at, which are many squares wide. */
const PLOTTED = 12;
const NEAR = 52;
/** What goes around the board, in pixels, and the height of the bar below it where fingers press it or not; the same in the styles. */
const EDGE = 12;
const BAR = { coarse: 44, fine: 32 } as const;
/** One press of a key or a button. */
export const STEP = 1.3;

/** Least height, in pixels, of all there is for such a board at which the bar below it is worth its own. */
const LOW = 160;

/** Side of a square at which the whole board is seen. @throws never */
export function fitting({ columns, height, rows, width }: Sight): number {
  return Math.max(4, Math.floor(Math.min(width / columns, height / rows)));
}

/** Most squares of a board that is taken in at a glance, and their least side, in pixels, at which it is seen whole from the beginning. */
const GLANCE = { squares: 30, side: 16 } as const;

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
  const isGlance = sight.columns * sight.rows <= GLANCE.squares && whole >= GLANCE.side;
  return whole >= enough || isGlance ? 0 : least;
}

/** A side within what makes sense: the whole board at the least. @throws never */
export function within(side: number, sight: Sight): number {
  const least = fitting(sight);
  return Math.min(Math.max(side, least), Math.max(LARGEST, least));
}

/**
 * How far the window has to be scrolled, so that a place of the board stays where it is seen while squares change their size.
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

/** What a board lends its camera. */
export interface Filmed extends ReactiveControllerHost {
  /** size of all there is for it, in pixels */
  readonly room: { readonly width: number; readonly height: number };
  /** the box in which the board is moved */
  readonly window: HTMLElement | null;
  /** all of the board, in it */
  readonly plane: Element | null;
  /** how much of the board is drawn */
  readonly extent: { readonly columns: number; readonly rows: number };
  /** only its plots are looked at now: they are asked for and no squares, or nothing lies on squares */
  readonly plotted: boolean;
}

/** How large a board is drawn, and which part of it is seen. The part that is seen is that of a box that scrolls, so touch, keys and readers of the screen move it, too. */
export class Camera implements ReactiveController {
  readonly #host: Filmed;
  /** side that the player has chosen, 0 for the whole board; null: not chosen */
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
  #pinch: { readonly apart: number; readonly side: number } | null = null;
  #drag: { readonly x: number; readonly y: number; readonly left: number; readonly top: number } | null = null;
  /** the window was dragged: the click that follows chooses nothing */
  dragged = false;
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
    return { ...whole, height: whole.height - BAR[pressing()] };
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
    const { extent } = this.#host;
    return this.#isWhole && this.#height < LOW && extent.columns * extent.rows <= GLANCE.squares;
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
    const least = plotted ? PLOTTED : BEGINS[pressing()];
    const side = this.#chosen ?? beginning(sight, least, least * ENOUGH[pressing()]);
    this.#enlarged = this.#chosen === null && side > 0;
    this.#become(side === 0 ? fitting(sight) : within(side, sight));
  }

  #become(side: number): void {
    if (side === this.#side) return;
    this.#side = side;
    this.#host.requestUpdate();
  }

  /** Sees all of the board. */
  fit(): void {
    this.held = false;
    this.#chosen = 0;
    const sight = this.#sight;
    if (sight !== null) this.#become(fitting(sight));
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
    if (this.#scroll === null) return;
    this.#host.window?.scrollTo(this.#scroll);
    this.#scroll = null;
  }

  /** Whether something of a square is seen now. @param square  as it is drawn */
  sees(square: Element | null): boolean {
    const { window } = this.#host;
    if (window === null || square === null) return false;
    const [box, seen] = [boxOf(square), boxOf(window)];
    return box.right > seen.left && box.left < seen.right && box.bottom > seen.top && box.top < seen.bottom;
  }

  /** Whether all of some squares is seen now. @param squares  as they are drawn */
  holds(squares: readonly Element[]): boolean {
    const { window } = this.#host;
    return window === null || squares.length === 0 || isAround(boxOf(window), around(squares), 0);
  }

  /** Whether all of some squares could be seen at once. @param squares  as they are drawn */
  couldHold(squares: readonly Element[]): boolean {
    const { window } = this.#host;
    if (window === null || squares.length === 0) return false;
    const { bottom, left, right, top } = around(squares);
    return right - left <= window.clientWidth && bottom - top <= window.clientHeight;
  }

  /** Brings the middle of squares into the middle. @param squares  as they are drawn @param still  without motion */
  centre(squares: readonly Element[], still: boolean): void {
    const { window } = this.#host;
    if (window === null || squares.length === 0 || !this.moves) return;
    const [box, seen] = [around(squares), boxOf(window)];
    window.scrollBy({
      left: (box.left + box.right - seen.left - seen.right) / 2,
      top: (box.top + box.bottom - seen.top - seen.bottom) / 2,
      behavior: still ? 'instant' : 'smooth',
    });
  }

  /**
   * Scrolls squares smoothly into view, when not all of them is seen.
   *
   * @param squares  as they are drawn
   * @param margin   what is seen around them at least, in pixels: a square when left out
   */
  follow(squares: readonly Element[], still: boolean, margin = this.#side): void {
    const { window } = this.#host;
    if (window === null || squares.length === 0 || !this.moves) return;
    if (!isAround(boxOf(window), around(squares), margin)) this.centre(squares, still);
  }

  /** A place in the window, from its corner. */
  #point({ x, y }: Point): Point {
    const from = corner(this.#host.window);
    return { x: x - from.x, y: y - from.y };
  }

  /** The wheel comes closer and goes away; where the page around scrolls it does so with Ctrl alone, as two fingers on a pad do. */
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
    this.#pinch = event.touches.length === 2 ? { apart: apart(event), side: this.#side } : null;
  };

  /** Two fingers. */
  readonly touchMove = {
    passive: false,
    handleEvent: (event: TouchEvent): void => {
      const [one, other] = event.touches;
      const { window } = this.#host;
      if (this.#pinch === null || window === null || one === undefined || other === undefined) return;
      event.preventDefault();
      const [here, there] = [pointFor(window, one), pointFor(window, other)];
      const middle = this.#point({ x: (here.x + there.x) / 2, y: (here.y + there.y) / 2 });
      this.#zoomTo((this.#pinch.side * apart(event)) / this.#pinch.apart, middle);
    },
  };

  readonly down = (event: PointerEvent): void => {
    const { window } = this.#host;
    this.dragged = false;
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
    this.#drag = null;
  };
}

/** Where an element begins; the corner of the page as long as it is not drawn. */
function corner(element: Element | null): Point {
  return element === null ? { x: 0, y: 0 } : boxOf(element);
}

/** Whether the player prefers reduced motion. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How the board is pressed: by fingers, or by something finer. */
function pressing(): 'coarse' | 'fine' {
  return matchMedia('(pointer: coarse)').matches ? 'coarse' : 'fine';
}

function apart({ touches: [one, other] }: TouchEvent): number {
  if (one === undefined || other === undefined) return 1;
  return Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY));
}

/** Whether something around an element can be scrolled up or down. */
function isInScroll(element: Element): boolean {
  for (let at: Node | null = element.parentNode; at !== null; at = at instanceof ShadowRoot ? at.host : at.parentNode)
    if (at instanceof Element && at.scrollHeight > at.clientHeight + 1) {
      const { overflowY } = getComputedStyle(at);
      if (overflowY === 'auto' || overflowY === 'scroll' || at === document.documentElement) return true;
    }
  return false;
}
