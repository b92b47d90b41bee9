import { html, render } from 'lit';
import { afterEach, expect, it, vi } from 'vitest';
import { keyOf, type Picture } from '@undercroft/pictures';
import { litPicture, registerPictures } from './picture.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('says once on the console which folder lacks its pictures, and nothing of one inside the file', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const folder = `${location.origin}/nowhere/some.pictures/`;
  const [first, second, inside] = ['one', 'two', 'three'].map((icon): Picture => ({ is: 'bust', icon }));
  const addresses = new Map([
    [keyOf(first!), `${folder}first.webp`],
    [keyOf(second!), `${folder}second.webp`],
    [keyOf(inside!), 'data:image/webp;base64,AA/AA'],
  ]);
  registerPictures((key) => addresses.get(key) ?? null);
  render(html`${[first!, inside!, second!].map((one) => litPicture(one, 'lit'))}`, document.body);
  const images = [...document.querySelectorAll('img')];
  await Promise.all(images.map((image) => image.decode().catch(() => {})));

  await expect.poll(() => said.mock.calls.length).toBe(1);
  expect(said.mock.calls[0]![0]).toContain(`${folder} has to hold the pictures`);
});
