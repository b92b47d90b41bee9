import { expect, it } from 'vitest';
import { entrySource, languageSource } from './entry.ts';

const hostile = '"\u2028window.PWNED = 4; // </script>';

it('lets no text of a game become code', async () => {
  const shape = { path: hostile, grid: 1 };
  const source = entrySource({
    id: hostile,
    icons: { [hostile]: shape },
    credits: { [hostile]: [hostile] },
    elements: [],
  });
  const registering = source.slice(source.indexOf('registerGame('), source.indexOf('export { core }'));
  const around =
    'export const told = []; const registerGame = (...all) => told.push(...all);' +
    'const [core, make, workerFrom, serveBots, installFonts, Session] = [{}, null, () => null, null, null, null];';
  const { told } = (await import(`data:text/javascript,${encodeURIComponent(around + registering)}`)) as {
    told: unknown[];
  };

  expect(told).toMatchObject([hostile, { icons: { [hostile]: shape }, credits: { [hostile]: [hostile] } }]);
  expect(globalThis).not.toHaveProperty('PWNED');
  expect(source).not.toMatch(/[\u2028\u2029]|<\/script/);
});

it('imports the elements that a game has', () => {
  const source = entrySource({ id: 'toy', icons: {}, credits: {}, elements: ['graph'] });

  expect(source).toContain("import '@undercroft/components/graph';");
});

it('gives a language its words, when the interface speaks it, and lets no text of it become code', async () => {
  const language = { id: hostile, lang: 'fr', texts: { [hostile]: hostile } };
  const source = languageSource({ ...language, spoken: false });
  const call = source.slice(source.lastIndexOf('registerLanguage('));
  const around = 'export const told = []; const registerLanguage = (...all) => told.push(...all);';
  const { told } = (await import(`data:text/javascript,${encodeURIComponent(around + call)}`)) as { told: unknown[] };

  expect(told).toEqual([hostile, 'fr', { texts: { [hostile]: hostile } }]);
  expect(source).not.toContain('components/words');
  expect(languageSource({ ...language, spoken: true })).toContain(
    "import { fr as words } from '@undercroft/components/words/fr';",
  );
});
