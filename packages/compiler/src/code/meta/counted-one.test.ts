import { localise } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { running } from '../testing/running.ts';

it('tells what one of a counter is called, and its title where a language says nothing of it', async () => {
  const { module } = await running('', {
    'locale/fr.yaml':
      'draft: true\ntitle: Lanterne\ntitles: { oil: Huile }\nwords: { nouns: { embers: { one: braise, many: braises } } }\n',
  });
  const oneOf = (lang: string) =>
    Object.fromEntries(
      localise(module.meta, lang).fields.flatMap(({ name, one }) => (one === undefined ? [] : [[name, one]])),
    );

  expect(oneOf('en')).toEqual({ embers: 'Embers' });
  expect(oneOf('fr')).toEqual({ embers: 'braise' });
});
