// What measures texts waits until their colours, and those behind them, are what they will be.
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { faintTexts } from './contrast.ts';
import { DESKTOP, HOST, gamePages } from './pages.ts';

const pages = gamePages();

const page = (rules: string): string => `<!doctype html><meta charset="utf-8"><style>
:root { color-scheme: light dark; background: light-dark(white, black) }
p { position: relative; z-index: 0; width: 300px; color: light-dark(black, white) }
p::before { content: ''; position: absolute; inset: 0; z-index: -1; background: light-dark(white, black) }
${rules}</style><p>Can this be read?`;

/** Opens a page with these rules in light colours. */
async function opened(rules: string): Promise<Page> {
  const { page: made } = await pages.open('about:blank', pages.files, { ...DESKTOP, colorScheme: 'light' });
  await made.route(HOST, (route) => route.fulfill({ contentType: 'text/html', body: page(rules) }));
  await made.goto(HOST);
  return made;
}

it.each([
  ['grey', '#aaa', '2.32'],
  ['a colour that lets the ground through', 'rgb(0 0 0 / 40%)', '2.85'],
])('tells how faint a text in %s is', async (_, colour, ratio) => {
  expect(await faintTexts(await opened(`p { color: ${colour} }`))).toEqual([
    `"Can this be read?" in page p.: ${ratio}`,
  ]);
});

it.each([
  ['a text whose colour changes', 'p { transition: color 1.2s }'],
  ['what is painted behind it', 'p::before { transition: background-color 1.2s }'],
  ['an animation that ends', '@keyframes dim { from { background: grey } } p::before { animation: dim 1.2s }'],
])('waits for %s', async (_, rules) => {
  const made = await opened(rules);
  expect(await faintTexts(made)).toEqual([]);

  await made.emulateMedia({ colorScheme: 'dark' });
  expect(await faintTexts(made)).toEqual([]);
});
