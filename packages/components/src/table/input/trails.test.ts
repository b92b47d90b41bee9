import { expect, it } from 'vitest';
import type { AnimationStep } from '../../playback/animation-steps.ts';
import { Trails, type Finder } from './trails.ts';

const boxAt = (x: number, size: number): DOMRect => {
  const box = { left: x, right: x + size, top: x, bottom: x + size, x, y: x, width: size, height: size };
  return { ...box, toJSON: () => box };
};
const element = (box: DOMRect): Element => ({ getBoundingClientRect: () => box, animate: () => null }) as never;
const moving = { events: [{ name: 'move', args: [7, 1, 2] }], arrow: null } as unknown as AnimationStep;

/** Arrows of a thing that moves from a box to another. */
function arrows(end: DOMRect, zone: DOMRect | null): readonly unknown[] {
  let drawn = 0;
  const trails = new Trails({ requestUpdate: () => void drawn++ } as never);
  const finder = (thing: DOMRect): Finder => ({
    thing: () => element(thing),
    zone: () => (zone === null ? null : element(zone)),
    frame: () => null,
    show: () => undefined,
    corner: () => boxAt(0, 0),
  });
  trails.before(moving, finder(boxAt(300, 40)));
  expect([1, 2].map(() => trails.after(moving, finder(end), true))).toEqual([true, false]);
  expect(drawn).toBe(1);
  return trails.arrows.map(({ to }) => to);
}

it('leads to where a thing comes to lie', () => {
  expect(arrows(boxAt(100, 20), null)).toEqual([{ x: 110, y: 110 }]);
});

it('leads to the zone of what is not laid out yet, and nowhere when that is not either', () => {
  expect(arrows(boxAt(0, 0), boxAt(50, 10))).toEqual([{ x: 55, y: 55 }]);
  expect(arrows(boxAt(0, 0), boxAt(0, 0))).toEqual([]);
  expect(arrows(boxAt(0, 0), null)).toEqual([]);
});

it('leads from the zone of each of several things that are not known', () => {
  const moves = [
    [1, 2],
    [3, 2],
  ].map((zones) => ({ name: 'move', args: [-2, ...zones] }));
  const step = { events: moves, arrow: null } as unknown as AnimationStep;
  const trails = new Trails({ requestUpdate: () => undefined } as never);
  const finder: Finder = {
    thing: () => null,
    zone: (zone) => element(boxAt(100 * zone, 20)),
    frame: () => null,
    show: () => undefined,
    corner: () => boxAt(0, 0),
  };
  trails.before(step, finder);
  trails.after(step, finder, true);

  expect(trails.arrows.map(({ from }) => from.x)).toEqual([110, 310]);
});

it('joins two things that are in sight of their board, after the board was asked to show both', () => {
  const deed = { events: [], arrow: { from: 1, to: 2 } } as unknown as AnimationStep;
  const joined = (end: DOMRect): readonly [readonly number[], number] => {
    let asked: readonly number[] = [];
    const finder: Finder = {
      thing: (thing) => element(thing === 1 ? boxAt(10, 20) : end),
      zone: () => null,
      frame: () => element(boxAt(0, 200)),
      show: (things) => void (asked = things),
      corner: () => boxAt(0, 0),
    };
    const trails = new Trails({ requestUpdate: () => undefined } as never);
    trails.before(deed, finder);
    trails.after(deed, finder, true);
    return [asked, trails.arrows.length];
  };

  expect(joined(boxAt(150, 20))).toEqual([[2, 1], 1]);
  expect(joined(boxAt(250, 20))).toEqual([[2, 1], 0]);
});
