/** A rectangle on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much a step to the side counts against a step ahead. */
const SIDE = 2.5;

/**
 * Where an arrow key leads: the nearest box whose centre lies that way.
 *
 * @param key    `ArrowLeft`, `ArrowRight`, `ArrowUp` or `ArrowDown`
 * @param from   where the focus is
 * @param boxes  where it may go
 * @returns      index into `boxes`, or -1 when nothing lies that way or the key is another
 * @throws       never
 */
export function nearestBox(key: string, from: Box, boxes: readonly Box[]): number {
  const direction = directions[key];
  if (direction === undefined) return -1;
  const [dx, dy] = direction;
  const start = centre(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const end = centre(box);
    const ahead = (end.x - start.x) * dx + (end.y - start.y) * dy;
    if (ahead < 2) return;
    const aside = Math.abs((end.x - start.x) * dy) + Math.abs((end.y - start.y) * dx);
    const cost = ahead + aside * SIDE;
    if (cost < least) {
      least = cost;
      best = index;
    }
  });
  return best;
}

function centre(box: Box): { x: number; y: number } {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

/**
 * The digit that a key writes, or -1; keys with Ctrl, Alt or Meta belong to the browser.
 *
 * @throws never
 */
export function numberKey(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>): number {
  if (event.ctrlKey || event.altKey || event.metaKey) return -1;
  return /^[0-9]$/.test(event.key) ? Number(event.key) : -1;
}
