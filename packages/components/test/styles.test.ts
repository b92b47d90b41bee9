import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));

/**
 * How deep each style of a file ends, 0 when every brace is closed; -1 as soon as one too many is.
 */
function depthsIn(text: string): number[] {
  return [...text.matchAll(/css`([^`]*)`/g)].map(([, style = '']) => {
    let depth = 0;
    for (const sign of style.replaceAll(/\$\{[^}]*\}/g, '').match(/[{}]/g) ?? []) {
      depth += sign === '{' ? 1 : -1;
      if (depth < 0) return depth;
    }
    return depth;
  });
}

it('closes every brace of every style: browsers pass over what follows one too many, and builds over more', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const faults = files.filter((file) =>
    depthsIn(readFileSync(join(SOURCES, file), 'utf8')).some((depth) => depth !== 0),
  );

  expect(files.length).toBeGreaterThan(100);
  expect(depthsIn('css`a { b } }`; css`a { b`; css`a { b: c }`')).toEqual([-1, 1, 0]);
  expect(faults).toEqual([]);
});

/** The selectors of a list; commas in brackets separate none. */
function selectorsOf(list: string): string[] {
  let depth = 0;
  const parted = [...list].map((sign) => {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    return sign === ',' && depth === 0 ? '\n' : sign.replace('\n', ' ');
  });
  return parted.join('').split('\n');
}

/** A selector with `@` in place of each `:has()`, and without other brackets. */
function withoutBrackets(selector: string): string {
  const next = selector.replaceAll(/:?[\w-]*\([^()]*\)/g, (part) => (/^:has|@/.test(part) ? '@' : ''));
  return next === selector ? selector : withoutBrackets(next);
}

/** Selectors with `:has()` before their last part: a change restyles what lies in that element. */
function restyling(text: string): string[] {
  return [...text.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};`]*:has\([^{};`]*)\{/g)]
    .flatMap(([, list = '']) => selectorsOf(list))
    .map((selector) => selector.trim())
    .filter((selector) => /@.*[\s>+~]/.test(withoutBrackets(selector)));
}

/**
 * Small elements: what lies in them is restyled at once. `:has()` of all styles of a page share one
 * list of what they may change, so that of a table would restyle every card on it.
 */
const SMALL = ['card', 'board'];

it('lets nothing but the element itself depend on :has(), outside of small elements', () => {
  const folders = [SOURCES, fileURLToPath(new URL('../../game-element/src/element', import.meta.url))];
  const found = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.styles.ts') && !SMALL.includes(file.split('/')[0]!))
      .flatMap((file) => restyling(readFileSync(join(folder, file), 'utf8'))),
  );

  expect(restyling('css`.a:has(> .b) .c { d: e } .f:has(.g .h), .i { j: k }`')).toEqual(['.a:has(> .b) .c']);
  expect(restyling('.a:not(:has(.b)) ~ .c { d: e } .f .g:not(:has(.h i)) { j: k }')).toEqual(['.a:not(:has(.b)) ~ .c']);
  expect(restyling('.a:is(:has(.b), :has(> .c)) .d { e: f }')).toEqual(['.a:is(:has(.b), :has(> .c)) .d']);
  expect(found).toEqual([]);
});
