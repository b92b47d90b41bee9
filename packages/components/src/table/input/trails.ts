import { svg, type ReactiveControllerHost, type SVGTemplateResult } from 'lit';
import { boxOf } from '../../page/boxes.ts';
import type { AnimationStep } from '../../playback/animation-steps.ts';
import type { Box } from './keys.ts';

/** How long a thing is on its way, in ms, for an animation step of usual length. */
const WAY = 620;
/** How high a thing flies over the straight line, in px. */
const ARC = 22;

/** An arrow over the table, in px from its corner. */
interface Trail {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly kind: 'way' | 'deed';
}

/**
 * Where things are drawn: by thing the box of its card, by zone id that of the zone or of what
 * holds it.
 */
export interface Finder {
  readonly thing: (thing: number) => Element | null;
  readonly zone: (zone: number) => Element | null;
  /** the board that shows a thing; null for a thing that lies on none */
  readonly frame: (thing: number) => Element | null;
  /** brings things on boards into sight at once */
  readonly show: (things: readonly number[]) => void;
  readonly corner: () => Box;
  /** shows what players gain in an animation step; left out: not shown */
  readonly gains?: (animationStep: AnimationStep) => void;
}

/** Boxes from which things start that move in an animation step, by `keyOf`. */
type Starts = ReadonlyMap<number, Box>;

/**
 * The arrows of what is being shown: a table tells of each animation step before and after it has
 * drawn it.
 */
export class Trails {
  readonly #host: ReactiveControllerHost;
  #starts: Starts = new Map();
  #drawn: AnimationStep | null = null;
  #arrows: readonly Trail[] = [];

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  get arrows(): readonly Trail[] {
    return this.#arrows;
  }

  /** @param now what will be drawn; null: nothing is shown */
  before(now: AnimationStep | null, finder: Finder): void {
    if (now === null || now === this.#drawn) return;
    // An arrow joins what is in sight, so boards show both ends before their places are taken.
    if (now.arrow !== null) finder.show([now.arrow.to, now.arrow.from]);
    this.#starts = startsOf(now, finder);
  }

  /**
   * @param still  no movement
   * @returns      whether another animation step has been drawn than before
   */
  after(now: AnimationStep | null, finder: Finder, still: boolean): boolean {
    if (now === this.#drawn) return false;
    this.#drawn = now;
    this.#arrows = now === null ? [] : trailsOf(now, this.#starts, finder, still);
    if (now !== null && !still) finder.gains?.(now);
    this.#host.requestUpdate();
    return true;
  }
}

/** Moves of an animation step: thing (-2 when it is not known), from, to. */
function movesOf(animationStep: AnimationStep): readonly (readonly [number, number, number])[] {
  return animationStep.events
    .filter((event) => event.name === 'move')
    .map(({ args }) => [args[0] ?? -1, args[1] ?? -1, args[2] ?? -1] as const);
}

/** A number for a move: its thing, or a negative number of its own when the thing is not known. */
function keyOf(thing: number, nth: number): number {
  return thing < 0 ? -1 - nth : thing;
}

/** Where the things of an animation step lie before it is drawn. */
function startsOf(animationStep: AnimationStep, finder: Finder): Starts {
  const starts = new Map<number, Box>();
  for (const [nth, [thing, from]] of movesOf(animationStep).entries()) {
    const element = finder.thing(thing) ?? finder.zone(from);
    if (element !== null) starts.set(keyOf(thing, nth), boxOf(element));
  }
  return starts;
}

/**
 * Lets the things of an animation step travel from where they lay. Arrows show who does it to whom,
 * and where things go whose way is not shown: all of them with reduced motion.
 *
 * @param still no movement
 */
function trailsOf(animationStep: AnimationStep, starts: Starts, finder: Finder, still: boolean): Trail[] {
  // Read when an arrow needs it, because reading it lays the page out.
  let corner: Box | null = null;
  const trails: Trail[] = [];
  const add = (kind: Trail['kind'], one: Box | null, other: Box | null): void => {
    if (one === null || other === null) return;
    corner ??= finder.corner();
    const [from, to] = [centre(one, corner), centre(other, corner)];
    if (Math.hypot(from.x - to.x, from.y - to.y) > 24) trails.push({ from, to, kind });
  };
  for (const [nth, [thing, , to]] of movesOf(animationStep).entries()) {
    const element = finder.thing(thing);
    const start = starts.get(keyOf(thing, nth)) ?? null;
    const end = drawnBox(element) ?? drawnBox(finder.zone(to));
    // What is seen to travel needs no arrow that crosses the words of the table.
    if (!still && element !== null && start !== null && end !== null) travel(element, start, end);
    else add('way', start, end);
  }
  if (animationStep.arrow !== null) {
    const box = (thing: number): Box | null =>
      inSight(starts.get(thing) ?? drawnBox(finder.thing(thing)), drawnBox(finder.frame(thing)));
    add('deed', box(animationStep.arrow.from), box(animationStep.arrow.to));
  }
  return trails;
}

/**
 * Where something is drawn; what has just come into being is not laid out yet, and lies nowhere.
 */
function drawnBox(element: Element | null): DOMRect | null {
  if (element === null) return null;
  const box = boxOf(element);
  return box.width === 0 && box.height === 0 ? null : box;
}

/** A box whose middle lies in a frame, or that has none; else null. */
function inSight(box: Box | null, frame: DOMRect | null): Box | null {
  if (box === null || frame === null) return box;
  const { x, y } = centre(box, frame);
  return x >= 0 && y >= 0 && x <= frame.width && y <= frame.height ? box : null;
}

function travel(element: Element, start: Box, end: DOMRect): void {
  const dx = (start.left + start.right - end.left - end.right) / 2;
  const dy = (start.top + start.bottom - end.top - end.bottom) / 2;
  if (Math.hypot(dx, dy) < 2) return;
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)`, zIndex: 5 },
      { transform: `translate(${dx * 0.4}px, ${dy * 0.4 - ARC}px) scale(1.12)`, zIndex: 5, offset: 0.5 },
      { transform: 'none', zIndex: 5, offset: 0.82 },
      { transform: 'scale(1.07)', zIndex: 5, offset: 0.91 },
      { transform: 'none', zIndex: 5 },
    ],
    {
      duration: WAY,
      easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
    },
  );
}

function centre(box: Box, corner: Box): { x: number; y: number } {
  return { x: (box.left + box.right) / 2 - corner.left, y: (box.top + box.bottom) / 2 - corner.top };
}

/** Arrows as a picture, bent a little so that both ways can be told apart. */
export function trailPart(trails: readonly Trail[]): SVGTemplateResult[] {
  return trails.map(({ from, to, kind }) => {
    const bend = 0.12;
    const mid = {
      x: (from.x + to.x) / 2 - (to.y - from.y) * bend,
      y: (from.y + to.y) / 2 + (to.x - from.x) * bend,
    };
    const angle = (Math.atan2(to.y - mid.y, to.x - mid.x) * 180) / Math.PI;
    const path = `M ${from.x} ${from.y} Q ${mid.x} ${mid.y} ${to.x} ${to.y}`;
    return svg`<g class=${kind}>
      <path class="under" d=${path} pathLength="1"></path><path class="line" d=${path} pathLength="1"></path>
      <path class="head" d="M -13 -8 L 2 0 L -13 8 Z" transform=${`translate(${to.x} ${to.y}) rotate(${angle})`}></path>
    </g>`;
  });
}
