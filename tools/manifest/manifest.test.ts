import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { elementsOf, readManifest, type Manifest } from './manifest.ts';
import { elementPages, undescribed, WHOLE } from './pages.ts';
import { ELSEWHERE, readTypes, typesIn } from './types.ts';

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

it('marks the properties that a page cannot set, and no others', () => {
  const game = elementPages(manifest, []).get(`${WHOLE}.md`)!;
  const rows = game
    .split('## Properties')[1]!
    .split('##')[0]!
    .matchAll(/^\| `(\w+)` \| `.*`, read-only \|/gm);

  expect([...rows].map(([, name]) => name)).toEqual(['session', 'view', 'pause']);
});

it('says of every method what it returns', () => {
  const silent = elementsOf(manifest).flatMap(({ tagName, members }) =>
    members
      .filter(({ kind, return: back }) => kind === 'method' && back?.type?.text === '')
      .map(({ name }) => `${tagName}: ${name}`),
  );

  expect(silent).toEqual([]);
});

it('has pages that are up to date (`npm run generate` writes them)', () => {
  const folder = join(root, 'docs/elements');
  const written = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

  const pages = elementPages(manifest, readTypes(root));

  expect([...written.keys()].toSorted()).toEqual([...pages.keys()].toSorted());
  const stale = [...pages].filter(([name, text]) => written.get(name) !== text);
  expect(stale.map(([name]) => name)).toEqual([]);
});

it('describes every type that the element of a whole game gives and takes', () => {
  const game = elementsOf(manifest).find(({ tagName }) => tagName === WHOLE)!;
  const types = readTypes(root);
  const texts = [
    ...game.members.flatMap(({ type, parameters = [], return: back }) => [
      type,
      ...parameters.map((one) => one.type),
      back?.type,
    ]),
    ...types.flatMap(({ fields, text }) => [{ text }, ...fields.map(({ type }) => type)]),
  ].map((type) => type?.text ?? '');
  const details = game.events.map(({ description = '' }) => /`([A-Z]\w+)`/.exec(description)?.[1] ?? '');
  const known = new Set([...types.map(({ name }) => name), ...ELSEWHERE]);

  expect(typesIn([...texts, ...details]).filter((name) => !known.has(name))).toEqual([]);
  const silent = types.flatMap(({ name, description, fields }) => [
    ...(description === '' ? [name] : []),
    ...fields.flatMap((field) => (field.description === '' ? [`${name}.${field.name}`] : [])),
  ]);
  expect(silent).toEqual([]);
});
