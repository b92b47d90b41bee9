import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { keysSaid } from '../build/words.ts';

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
  const { named, others } = keysSaid(
    keys,
    sources.map((path) => readFileSync(packages + path, 'utf8')),
  );

  expect(keys.filter((key) => !named.includes(key) && !others.includes(key))).toEqual([]);
});
