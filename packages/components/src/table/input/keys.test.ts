import { expect, it } from 'vitest';
import { nearestBox, numberKey } from './keys.ts';

const at = (x: number, y: number) => ({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 });
const plain = { ctrlKey: false, altKey: false, metaKey: false };

it('goes to the nearest box ahead, when an arrow is pressed', () => {
  const boxes = [at(100, 0), at(50, 0), at(-50, 0), at(0, 80)];

  expect(nearestBox('ArrowRight', at(0, 0), boxes)).toBe(1);
  expect(nearestBox('ArrowLeft', at(0, 0), boxes)).toBe(2);
  expect(nearestBox('ArrowDown', at(0, 0), boxes)).toBe(3);
});

it('prefers what lies straight ahead, when something to the side is a little nearer', () => {
  expect(nearestBox('ArrowDown', at(0, 0), [at(60, 40), at(4, 90)])).toBe(1);
});

it('stays, when nothing lies that way or the key is no arrow', () => {
  expect(nearestBox('ArrowUp', at(0, 0), [at(0, 50)])).toBe(-1);
  expect(nearestBox('Enter', at(0, 0), [at(0, 50)])).toBe(-1);
});

it('reads digits, when no key of the browser is held', () => {
  expect(numberKey({ key: '7', ...plain })).toBe(7);
  expect(numberKey({ key: '7', ...plain, ctrlKey: true })).toBe(-1);
  expect(numberKey({ key: 'x', ...plain })).toBe(-1);
});
