/** How a board is pressed and moved, as the browser knows it. */

/** Whether the player prefers reduced motion. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How the board is pressed: by fingers, or by something finer. */
export function pressing(): 'coarse' | 'fine' {
  return matchMedia('(pointer: coarse)').matches ? 'coarse' : 'fine';
}

/** Distance of two fingers in pixels, at least 1; 1 with fewer fingers. */
export function fingerDistance({ touches: [one, other] }: TouchEvent): number {
  if (one === undefined || other === undefined) return 1;
  return Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY));
}

/** Whether something around an element can be scrolled up or down. */
export function isInScroll(element: Element): boolean {
  for (let at: Node | null = element.parentNode; at !== null; at = at instanceof ShadowRoot ? at.host : at.parentNode)
    if (at instanceof Element && at.scrollHeight > at.clientHeight + 1) {
      const { overflowY } = getComputedStyle(at);
      if (overflowY === 'auto' || overflowY === 'scroll' || at === document.documentElement) return true;
    }
  return false;
}
