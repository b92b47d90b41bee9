import { expect, it } from 'vitest';
import { entrySource } from './entry.ts';

const hostile = '"\u2028window.PWNED = 4; // </script>';

it('lets no text of a game become code', async () => {
  const shape = { path: hostile, grid: 1 };
  const source = entrySource({
    id: hostile,
    icons: { [hostile]: shape },
    credits: { [hostile]: [hostile] },
    elements: [],
    languages: [],
  });
  const registering = source.slice(source.indexOf('registerGame('), source.indexOf('export { core }'));
  const around =
    'export const told = []; const registerGame = (...all) => told.push(...all);' +
    'const [core, make, workerFrom, serveBots, installFonts] = [{}, null, () => null, null, null];';
  const { told } = (await import(`data:text/javascript,${encodeURIComponent(around + registering)}`)) as {
    told: unknown[];
  };

  expect(told).toMatchObject([hostile, { icons: { [hostile]: shape }, credits: { [hostile]: [hostile] } }]);
  expect(globalThis).not.toHaveProperty('PWNED');
  expect(source).not.toMatch(/[\u2028\u2029]|<\/script/);
});

it('imports the elements and the languages that a game has', () => {
  const source = entrySource({ id: 'toy', icons: {}, credits: {}, elements: ['graph'], languages: ['fr'] });

  expect(source).toContain("import '@undercroft/components/graph';");
  expect(source).toContain("import { fr } from '@undercroft/components/words/fr';");
  expect(source).toContain('words: { fr }');
});
