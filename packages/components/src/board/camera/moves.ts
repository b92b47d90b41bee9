import { boxOf, type Sides } from '../../page/boxes.ts';

/** How long a board glides to another part of it, in ms. */
const GLIDE = 520;

/** Scrolls a window so that the middle of a box is in its middle. */
export function moveTo(window: Element, { left, right, top, bottom }: Sides, behavior: ScrollBehavior): void {
  const seen = boxOf(window);
  window.scrollBy({
    left: (left + right - seen.left - seen.right) / 2,
    top: (top + bottom - seen.top - seen.bottom) / 2,
    behavior,
  });
}

/** Moves a plane from where it was drawn before to where it is. */
export function glide(plane: Element, from: DOMRect): void {
  const to = boxOf(plane);
  const [x, y, by] = [from.left - to.left, from.top - to.top, from.width / to.width];
  if (Math.abs(x) + Math.abs(y) < 1 && by === 1) return;
  const origin = { transformOrigin: '0 0' };
  plane.animate(
    [
      { ...origin, transform: `translate(${x}px, ${y}px) scale(${by})` },
      { ...origin, transform: 'none' },
    ],
    { duration: GLIDE, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' },
  );
}
