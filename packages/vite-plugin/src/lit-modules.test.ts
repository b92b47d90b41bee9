import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { LIT_MODULES } from './lit-modules.ts';

it('names every module of lit that an element imports', () => {
  const packages = fileURLToPath(new URL('../..', import.meta.url));
  const files = globSync('*/src/**/*.ts', { cwd: packages });
  const imported = files.flatMap((file) =>
    Array.from(readFileSync(`${packages}/${file}`, 'utf8').matchAll(/from '(lit(?:\/[^']+)?)'/g), ([, name]) => name!),
  );

  expect(imported.length).toBeGreaterThan(100);
  expect(imported.filter((name) => !LIT_MODULES.includes(name))).toEqual([]);
});
