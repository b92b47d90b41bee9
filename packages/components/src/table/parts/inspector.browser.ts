import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { blankFace } from '../../card/card-face.ts';
import './inspector.ts';

const values = ['Weight', 'Might', 'Speed', 'Cost'].map((title) => ({
  title,
  total: 3,
  parts: [
    { from: 'base' as const, title: null, amount: 2 },
    { from: 'row' as const, title: 'Oak', amount: 1 },
  ],
}));

afterEach(async () => {
  document.body.replaceChildren();
  await page.viewport(800, 600);
});

it.each([
  [1440, 900],
  [1024, 768],
  [390, 844],
  [844, 390],
])('lies whole inside a window of %i by %i, wherever the thing is', async (width, height) => {
  await page.viewport(width, height);
  const outside: string[] = [];
  for (const pinned of [false, true])
    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
      [0.5, 0.5],
      [0.5, 1],
    ] as const) {
      const inspector = document.createElement('uc-inspector');
      Object.assign(inspector, { pinned, values, face: { ...blankFace, title: 'Lemon', text: 'Sour.', kind: 'Jar' } });
      inspector.near = new DOMRect(x * (innerWidth - 60), y * (innerHeight - 80), 60, 80);
      document.body.append(inspector);
      await inspector.updateComplete;
      for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done));
      const { top, bottom, left, right } = inspector.getBoundingClientRect();
      if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth)
        outside.push(`${pinned ? 'kept' : 'passing'} at ${x}, ${y}: ${[top, bottom, left, right].join(' ')}`);
      inspector.remove();
    }
  expect(outside).toEqual([]);
});
