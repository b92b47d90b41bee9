// Every element that pages can use has a story for each of its states; a new one without any is
// found here.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = globSync('packages/{components,game-element}/src/**/*.ts', { cwd: root });
const textOf = (file: string): string => readFileSync(`${root}/${file}`, 'utf8');

it('has a story for every element', () => {
  const stories = sources.filter((file) => file.endsWith('.stories.ts')).map(textOf);
  const elements = sources
    // What lies in `online` are whole pages of a server, tried in `tools/proof/online.test.ts`.
    .filter((file) => !/\.(stories|browser|test)\.ts$|\/online\//.test(file))
    .flatMap((file) => [...textOf(file).matchAll(/^define\('([\w-]+)'/gm)].map(([, name]) => name!));
  const told = stories.flatMap((text) => [...text.matchAll(/component: '([\w-]+)'/g)].map(([, name]) => name!));

  expect(elements.length).toBeGreaterThan(15);
  expect(elements.filter((name) => !told.includes(name))).toEqual([]);
});
