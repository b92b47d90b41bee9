// Every code has a page, and the pages say the truth: their wrong examples give the code, their
// right examples give nothing.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { applyEdits } from '../src/diagnostics/apply-edits.ts';
import type { Diagnostic } from '../src/diagnostics/diagnostic.ts';
import { sourceFile } from '../src/diagnostics/source/file.ts';
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

/** Texts of an example by path, with those that its page gives to all. */
function textsOf(page: ErrorPage, example: PageExample): Record<string, string | null> {
  const files = [...page.examples.filter(({ role }) => role === 'with'), example];
  return Object.fromEntries(files.map((file) => [file.path, textOf(file)]));
}

function tryExample(page: ErrorPage, example: PageExample): readonly Diagnostic[] {
  return compileText(textsOf(page, example), ICONS).diagnostics;
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

/**
 * Tries the fixes of the wrong examples of a page.
 *
 * @returns  how many mended what was told, and what went wrong
 */
function tryFixes(code: Diagnostic['code']): { readonly mended: number; readonly wrong: readonly string[] } {
  const page = pageOf(code)!;
  const wrong: string[] = [];
  let mended = 0;
  const count = (all: readonly Diagnostic[]): number => all.filter((one) => one.code === code).length;
  for (const example of page.examples.filter(({ role }) => role === 'wrong')) {
    const found = tryExample(page, example);
    const texts = textsOf(page, example);
    for (const { span, fix } of found.filter((one) => one.code === code && one.fix !== undefined)) {
      const path = span.file.slice(TINY_GAME_ID.length + 1);
      const text = applyEdits(sourceFile(span.file, texts[path] ?? ''), fix!.edits);
      const after = compileText({ ...texts, [path]: text }, ICONS).diagnostics;
      // A value that can be read at last may be no value for its key.
      const others = after.filter(
        (one) => one.code.startsWith('parse/') && !found.some((known) => known.code === one.code),
      );
      if (count(after) >= count(found)) wrong.push(`${code} stays: ${text}`);
      else mended++;
      wrong.push(...others.map((one) => `${code} becomes ${one.code}: ${text}`));
    }
  }
  return { mended, wrong };
}

it('mends what it tells by its own fix, in the wrong examples of all pages', () => {
  const tried = allCodes.filter((code) => entryOf(code)?.fix !== undefined).map(tryFixes);

  expect(tried.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(tried.filter(({ mended }) => mended > 0).length).toBeGreaterThan(70);
});
