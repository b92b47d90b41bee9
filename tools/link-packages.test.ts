import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { linkPackages } from './link-packages.ts';

it('links a package that is new, once, and leaves a folder without modules alone', () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'undercroft-links-')));
  const folder = join(root, 'packages/orchard');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "@made-up/orchard" }');

  expect(linkPackages(root)).toEqual([]);
  mkdirSync(join(root, 'node_modules'));
  expect(linkPackages(root)).toEqual(['@made-up/orchard']);
  expect(linkPackages(root)).toEqual([]);
  expect(realpathSync(join(root, 'node_modules/@made-up/orchard'))).toBe(folder);
  rmSync(root, { recursive: true });
});
