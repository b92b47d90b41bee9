import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, { resolved?: string; integrity?: string; link?: boolean; version?: string }>>;
};
const installed = Object.entries(lockfile.packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

it('names no host, so that everyone installs from their own registry', () => {
  expect(installed.filter(([, { resolved }]) => /^[a-z+]+:/.test(resolved ?? '')).map(([path]) => path)).toEqual([]);
});

it('carries a hash for every package', () => {
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)).toEqual([]);
});

it('asks for exact versions of everything from outside', () => {
  const manifests = globSync(['package.json', 'packages/*/package.json', 'tools/{.,*}/package.json'], { cwd: root });
  const loose = manifests.flatMap((file) => {
    const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, Record<string, string>>;
    const wanted = { ...manifest['dependencies'], ...manifest['devDependencies'], ...manifest['optionalDependencies'] };
    return Object.entries(wanted).filter(([name, version]) => !name.startsWith('@undercroft/') && !exact.test(version));
  });

  expect(manifests.length).toBeGreaterThan(10);
  expect(loose).toEqual([]);
});

it('has a reason for everything from outside, and for nothing else, on the page of dependencies', () => {
  const manifests = globSync(['package.json', 'packages/*/package.json', 'tools/{.,*}/package.json'], { cwd: root });
  const wanted = manifests.flatMap((file) => {
    const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, Record<string, string>>;
    return ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'].flatMap((kind) =>
      Object.keys(manifest[kind] ?? {}),
    );
  });
  const rows = readFileSync(join(root, 'docs/dependencies.md'), 'utf8').matchAll(/^\| (`[^|]+`) +\|/gm);
  const named = Array.from(rows, ([, names = '']) => names.replaceAll(/[` ]/g, '').split(',')).flat();

  expect(named.toSorted()).toEqual([...new Set(wanted.filter((name) => !name.startsWith('@undercroft/')))].toSorted());
});
