import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readWorkspaces } from './fences.ts';
import { layers } from './layers.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const workspaces = readWorkspaces(root);
/**
 * The tests of the compiler read the games they try from the disk, and what writes the text of the
 * kernel reads its modules; both share the settings of their package. That nothing but tests
 * imports `node:` is a fence of its own, tried in fences.test.ts.
 */
const readsInTests = new Set(['packages/compiler', 'packages/kernel']);
const pure = workspaces.filter(({ layer, dir }) => layers[layer]?.platform === 'pure' && !readsInTests.has(dir));

interface Settings {
  readonly compilerOptions?: { readonly lib?: readonly string[]; readonly types?: readonly string[] };
  readonly references?: readonly { readonly path: string }[];
}

function settings(path: string): Settings {
  const text = readFileSync(join(root, path), 'utf8').replaceAll(/^\s*\/\/.*$/gm, '');
  return JSON.parse(text) as Settings;
}

it.each(pure.map(({ dir }) => dir))('gives %s the types of no platform', (dir) => {
  const { lib, types } = settings(`${dir}/tsconfig.json`).compilerOptions ?? {};

  expect([...(lib ?? []), ...(types ?? [])].filter((name) => /dom|worker|node|vite/i.test(name))).toEqual([]);
});

it('starts every package from settings without a platform', () => {
  const { lib, types } = settings('tsconfig.base.json').compilerOptions ?? {};

  expect({ lib, types }).toEqual({ lib: ['ES2024'], types: [] });
});

it('checks the types of every package', () => {
  const referenced = settings('tsconfig.json').references?.map(({ path }) => path.replace(/^\.\//, '')) ?? [];

  expect(referenced).toEqual(expect.arrayContaining(workspaces.map(({ dir }) => dir)));
});
