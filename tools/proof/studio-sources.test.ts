// The studio as `npm start` serves it: each file of our packages by itself. The other tests of the
// studio open a page that is built.
import { expect, it } from 'vitest';
import { studioPages } from './studio-pages.ts';

const wick = 'lantern/tricks/wick.yaml';
const text = 'title: Wick\ncount: 1 per player\nstarts: deck\ncost: 2\neffect: play in main-window, gain 2 oil\n';
const pages = studioPages(wick, { [wick]: text }, 'sources');

it('opens, plays and sees a mistake, without being loaded again', async () => {
  let loaded = 0;
  pages.page.on('load', () => loaded++);
  await pages.play('amber');
  await pages.retype('title: Wick', 'title: Wax');
  await pages.frame.getByText('The content has changed').waitFor();
  await pages.retype('title: Wax', 'titel: Wax');
  await pages.page.locator('.cm-lintRange-error').first().waitFor();

  expect(loaded).toBe(0);
});
