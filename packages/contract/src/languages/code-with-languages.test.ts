import { expect, it } from 'vitest';
import { codeWithLanguages, moduleWithLanguages } from './localise.ts';
import type { GameModule } from '../game-module.ts';
import type { GameMeta } from '../meta.ts';

const meta = {
  title: 'Orchard',
  languages: { fr: { title: 'Le «verger»\u2028${1}</script>' } },
} as unknown as GameMeta;
const CODE = "export const meta = { title: 'Orchard' };\nexport const init = () => 7;";

const imported = async (code: string): Promise<GameModule> =>
  moduleWithLanguages(
    (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as GameModule,
  );

it('brings the languages along, and what else the code has', async () => {
  const module = await imported(codeWithLanguages(CODE, meta));

  expect(module.meta).toEqual(meta);
  expect((module.init as () => number)()).toBe(7);
});

it('leaves code as it is of a game that has no other language', async () => {
  const { languages: _languages, ...alone } = meta;

  expect(codeWithLanguages(CODE, alone)).toBe(CODE);
  expect((await imported(CODE)).meta).toEqual(alone);
});
