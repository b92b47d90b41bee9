import { expect, it } from 'vitest';
import { pantryMeta } from '../testing/pantry.ts';
import { glossaryIn } from './glossary.ts';

it('tells what marks mean in a language whose tag its author made up', () => {
  const meta = pantryMeta();

  expect(glossaryIn({ ...meta, lang: 'x-late' })).toEqual(glossaryIn({ ...meta, lang: 'en' }));
});
