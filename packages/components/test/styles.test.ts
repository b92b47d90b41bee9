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
