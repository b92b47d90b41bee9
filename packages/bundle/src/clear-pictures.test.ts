/** Pictures of cards can be told from their ground at a glance, in every game of the repository. */
import { picturesOf } from '@undercroft/components/pictures-of';
import { compiledGame, contentIds } from '@undercroft/games';
import { clarityOf } from '@undercroft/pictures/draw';
import { expect, it } from 'vitest';

/** Least part of a subject that is clearly lighter or darker than the ground beside it. */
const CLEAR = 0.52;

it.each(contentIds())('shows no card of %s whose subject is lost in its ground', (id) => {
  const { icons, release } = compiledGame(id);
  const scenes = [...picturesOf(release.meta).values()]
    .filter((one) => one.is === 'scene')
    .filter((one) => one.in === 'card');
  const murky = scenes
    .map((scene) => ({
      symbols: scene.symbols.map(({ icon }) => icon),
      clarity: clarityOf(scene, (name) => icons[name] ?? null),
    }))
    .filter(({ clarity }) => clarity < CLEAR);

  expect(scenes.length).toBeGreaterThan(20);
  expect(murky).toEqual([]);
});
