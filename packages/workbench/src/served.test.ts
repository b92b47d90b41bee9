import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { pageConfig } from '../site.ts';

const packages = fileURLToPath(new URL('../..', import.meta.url));

it('bundles all of lit that elements are written with when it starts: what is found later makes a page load again', () => {
  const used = new Set<string>();
  for (const file of globSync('{components,game-element,workbench}/src/**/*.ts', { cwd: packages }))
    for (const [, name = ''] of readFileSync(join(packages, file), 'utf8').matchAll(/from '(lit(?:\/[^']+)?)'/g))
      used.add(name);

  expect(used.size).toBeGreaterThan(1);
  expect(pageConfig('content').optimizeDeps?.include).toEqual(expect.arrayContaining([...used]));
});

it('takes only the page itself for an entry, when a server looks for what to bundle', () => {
  expect(pageConfig('content').optimizeDeps?.entries).toEqual(['index.html']);
});
