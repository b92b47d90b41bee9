/**
 * Where elements are drawn, in the pixels of their own styles. In a large window a game is zoomed.
 * The browser measures in other pixels then than those that styles and scrolling count.
 */

/** The sides of a box, in pixels. */
export type Sides = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** A place, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels of the window in one pixel of the element's styles; 1 where nothing is zoomed. */
export function zoomOf(element: Partial<Element>): number {
  return element.currentCSSZoom ?? 1;
}

/** The box of an element, in pixels of its own styles from the corner of the window. */
export function boxOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  const zoom = zoomOf(element);
  return zoom === 1 ? box : new DOMRect(box.x / zoom, box.y / zoom, box.width / zoom, box.height / zoom);
}

/** Where a pointer is, in pixels of the styles of an element. */
export function pointFor(element: Element, { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Point {
  const zoom = zoomOf(element);
  return { x: clientX / zoom, y: clientY / zoom };
}

/** Width and height of the window, in pixels of the styles of an element. */
export function windowFor(element: Element): { readonly width: number; readonly height: number } {
  const zoom = zoomOf(element);
  return { width: innerWidth / zoom, height: innerHeight / zoom };
}

/**
 * Whether a box lies in another one, so many pixels from its edge; less than a pixel is nothing.
 */
export function isAround(outer: Sides, inner: Sides, margin: number): boolean {
  const free = margin - 1;
  return (
    inner.left >= outer.left + free &&
    inner.right <= outer.right - free &&
    inner.top >= outer.top + free &&
    inner.bottom <= outer.bottom - free
  );
}

/** The box around elements. */
export function around(elements: readonly Element[]): Sides {
  const boxes = elements.map(boxOf);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** What stands in an element, with what is put into its slots; of none nothing. */
export function partsOf(parent: Element | null): readonly Element[] {
  return [...(parent?.children ?? [])].flatMap((part) =>
    part instanceof HTMLSlotElement ? part.assignedElements({ flatten: true }) : [part],
  );
}
