import { expect, it } from 'vitest';
import { entrySource, languageSource } from './entry.ts';

const hostile = '"\u2028window.PWNED = 4; // </script>';

it('lets no text of a game become code', async () => {
  const shape = { path: hostile, grid: 1 };
  const source = entrySource({
    id: hostile,
    version: hostile,
    icons: { [hostile]: shape },
    credits: { [hostile]: [hostile] },
    elements: [],
    pictures: { addresses: { [hostile]: hostile } },
  });
  const registering = source.slice(source.indexOf('const addresses'), source.indexOf('export { core }'));
  const around =
    'export const told = []; const registerGame = (...all) => told.push(...all);' +
    'const [core, make, workerFrom, serveBots, installFonts, Session] = [{}, null, () => null, null, null, null];';
  const { told } = (await import(`data:text/javascript,${encodeURIComponent(around + registering)}`)) as {
    told: unknown[];
  };

  expect(told).toMatchObject([
    hostile,
    { version: hostile, icons: { [hostile]: shape }, credits: { [hostile]: [hostile] } },
  ]);
  const { pictures } = told[1] as { pictures: (key: string) => string | null };
  expect([pictures(hostile), pictures('other')]).toEqual([hostile, null]);
  expect(globalThis).not.toHaveProperty('PWNED');
  expect(source).not.toMatch(/[\u2028\u2029]|<\/script/);
});

it('imports the elements that a game has', () => {
  const source = entrySource({
    id: 'toy',
    version: '1.2.3',
    icons: {},
    credits: {},
    elements: ['graph'],
    pictures: null,
  });

  expect(source).toContain("import '@undercroft/components/graph';");
});

it('finds pictures beside itself, those that there are', async () => {
  const pictures = { folder: 'toy.pictures', keys: ['acorn', 'beech'] };
  const source = entrySource({ id: 'toy', version: '1.2.3', icons: {}, credits: {}, elements: [], pictures });
  const part = source.slice(source.indexOf('const keys'), source.indexOf('registerGame('));
  const code = `const here = 'https://page.test/games/toy.js?v=1';${part}export { pictures };`;
  const made = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    pictures: (key: string) => string | null;
  };

  expect(made.pictures('beech')).toBe('https://page.test/games/toy.pictures/beech.webp');
  expect(made.pictures('cedar')).toBeNull();
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
