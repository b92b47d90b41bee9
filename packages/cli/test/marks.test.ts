/**
 * Each mark in `equivalents.yaml` of every game fits as many changes as it says. An edit of a
 * marked line would otherwise leave a mark behind that only `undercroft mutate` of the whole game
 * finds.
 */
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { marksWithoutPlace } from '../src/mutate/mutate.ts';
import { findGames } from '../src/node-host.ts';
import { gamesToTest } from './games-to-test.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

it.each(gamesToTest)('%s: each mark fits the changes that it speaks of', (id) => {
  expect(findGames(root, id).flatMap(marksWithoutPlace)).toEqual([]);
});
