// Every code has a page, and the pages say the truth: their wrong examples give the code, their
// right examples give nothing.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Diagnostic } from '../src/diagnostics/diagnostic.ts';
import { allCodes, entryOf } from '../src/diagnostics/table/index.ts';
import { compileText } from '../src/testing/compile-text.ts';
import { readErrorPage, textOfExample, type ErrorPage, type PageExample } from '../src/tooling/documents/error-page.ts';
import { TINY_GAME_ID, tinyGame } from './tiny-game.ts';

const DOCS = fileURLToPath(new URL('../../../docs/errors/', import.meta.url));

function pageOf(code: string): ErrorPage | undefined {
  const path = `${DOCS}${code}.md`;
  return existsSync(path) ? readErrorPage(readFileSync(path, 'utf8')) : undefined;
}

/** Examples of cards show what their page is about, without saying where the cards lie at first. */
const BARE = 'check/never-in-play';

const tiny = tinyGame();
/** The icons that the game and the right examples use. */
const ICONS = new Set(
  [...[...tiny.values()].join('\n').matchAll(/icon: ([a-z-]+)/g)].map(([, name]) => name ?? ''),
).add('health-potion');

function textOf(example: PageExample): string | null {
  const changed = textOfExample(tiny.get(`${TINY_GAME_ID}/${example.path}`) ?? '', example);
  if (changed === undefined) throw new Error(`lines to change are not in ${example.path}: ${example.text}`);
  return changed;
}

function tryExample(page: ErrorPage, example: PageExample): readonly Diagnostic[] {
  const files = [...page.examples.filter(({ role }) => role === 'with'), example];
  return compileText(Object.fromEntries(files.map((file) => [file.path, textOf(file)])), ICONS).diagnostics;
}

it.each(allCodes)('has a page with examples that say the truth, when the code is %s', (code) => {
  const page = pageOf(code);
  const wrong = page?.examples.filter(({ role }) => role === 'wrong') ?? [];
  const right = page?.examples.filter(({ role }) => role === 'right') ?? [];

  expect(page).toMatchObject({ code, title: entryOf(code)?.title, severity: entryOf(code)?.severity });
  expect(wrong.length).toBeGreaterThan(0);
  expect(right.length).toBeGreaterThan(0);
  for (const example of wrong) {
    expect(page && tryExample(page, example).map((found) => found.code)).toContain(code);
  }
  for (const example of right) {
    const found = page === undefined ? [] : tryExample(page, example);
    const told = found.filter((one) => code === BARE || one.code !== BARE);
    expect(told.map((one) => `${one.code}: ${one.message}`)).toEqual([]);
  }
});
