import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../..', import.meta.url));

it('says every word of the interface somewhere', () => {
  const packs = globSync('components/src/words/en*.ts', { cwd: packages });
  const keys = packs.flatMap((path) =>
    [...readFileSync(packages + path, 'utf8').matchAll(/^ {2}'?([a-z][\w.-]*)'?:/gm)].map(([, key]) => key!),
  );
  expect(keys.length).toBeGreaterThan(200);
  const sources = globSync('{components,game-element,workbench}/src/**/*.ts', { cwd: packages }).filter(
    (path) => !/\.(test|browser|stories)\.ts$|\/words\//.test(path),
  );
  const text = sources.map((path) => readFileSync(packages + path, 'utf8')).join('\n');
  const whole = new Set([...text.matchAll(/'([a-z][\w.-]*)'/g)].map(([, key]) => key));
  // Keys that begin as a template does, which ends in something else.
  const starts = [...text.matchAll(/`([a-z]+\.[\w.-]*)\$\{/g)].map(([, start = '']) => start);

  expect(keys.filter((key) => !whole.has(key) && !starts.some((start) => key.startsWith(start)))).toEqual([]);
});
