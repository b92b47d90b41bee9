import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { elementsOf, readManifest, type Manifest } from './manifest.ts';
import { elementPages, undescribed } from './pages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let manifest: Manifest;
beforeAll(() => {
  manifest = readManifest(root);
});

it('finds every element with what belongs to it', () => {
  const game = elementsOf(manifest).find(({ tagName }) => tagName === 'dungeon-game');

  expect(game?.attributes.map(({ name }) => name)).toEqual(expect.arrayContaining(['game', 'save-as']));
  expect(game?.events.map(({ name }) => name)).toContain('game-change');
  expect(game?.cssParts.length).toBeGreaterThan(0);
  expect(game?.members.map(({ name }) => name)).not.toContain('render');
});

it('says of every attribute, property, event, slot, part and custom property what it is for', () => {
  expect(undescribed(manifest)).toEqual([]);
});

it('has pages that are up to date (`npm run generate` writes them)', () => {
  const folder = join(root, 'docs/elements');
  const written = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

  expect([...written.keys()].toSorted()).toEqual([...elementPages(manifest).keys()].toSorted());
  const stale = [...elementPages(manifest)].filter(([name, text]) => written.get(name) !== text);
  expect(stale.map(([name]) => name)).toEqual([]);
});
