import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publishedManifest, sourcesIn } from './manifest.ts';
import { published } from './published.ts';

const source = {
  name: '@undercroft/fruit',
  version: '0.0.0',
  license: 'MIT',
  sideEffects: ['./src/worker.ts'],
  imports: { '#pips': { seedless: './src/none.ts', default: './src/pips.ts' } },
  exports: { '.': './src/index.ts', './client': { types: './client.d.ts' }, './testing': './src/testing/index.ts' },
  dependencies: { '@undercroft/tree': '*', '@undercroft/orchard': '*', '@undercroft/basket': '*', lit: '3.3.3' },
};
const facts = {
  version: '1.2.3',
  node: '>=24',
  names: new Set(['@undercroft/fruit', '@undercroft/tree', '@undercroft/basket']),
};

it('names JavaScript in the place of sources, and exact versions of packages that are published', () => {
  expect(publishedManifest(source, facts, ['@undercroft/basket'])).toMatchObject({
    version: '1.2.3',
    sideEffects: ['./src/worker.js'],
    imports: { '#pips': { seedless: './src/none.js', default: './src/pips.js' } },
    exports: { '.': './src/index.js', './client': { types: './client.d.ts' } },
    dependencies: { '@undercroft/tree': '1.2.3', lit: '3.3.3' },
    peerDependencies: { '@undercroft/basket': '1.2.3' },
    peerDependenciesMeta: { '@undercroft/basket': { optional: true } },
  });
});

it('leaves out what tests import, and packages that stay here', () => {
  const text = JSON.stringify(publishedManifest(source, facts));
  expect(text).not.toContain('testing');
  expect(text).not.toContain('orchard');
  expect(text).not.toContain('private');
});

it('finds the sources that a manifest names', () => {
  expect(sourcesIn([source.exports, source.imports])).toEqual([
    'src/index.ts',
    'src/testing/index.ts',
    'src/none.ts',
    'src/pips.ts',
  ]);
});

it('publishes everything that a package starts by the address of its source', () => {
  const root = join(import.meta.dirname, '../../packages');
  const started = published.flatMap(({ folder, entries = [] }) =>
    globSync('src/**/*.ts', { cwd: join(root, folder) }).flatMap((file) => {
      const text = readFileSync(join(root, folder, file), 'utf8');
      const addresses = [...text.matchAll(/new Worker\(new URL\((?:'([^']+)\.ts'|`([^$`]+)\$\{)/g)].map(
        ([, plain, ended]) => join(file, '..', `${plain ?? ended!}.ts`),
      );
      return addresses.map((path) => ({ folder, path, isNamed: entries.includes(path) }));
    }),
  );

  expect(started.length).toBeGreaterThan(3);
  expect(started.filter(({ isNamed }) => !isNamed)).toEqual([]);
});
