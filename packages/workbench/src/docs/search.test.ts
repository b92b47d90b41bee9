import { expect, it } from 'vitest';
import { excerptOf } from './search.ts';

it.each(['prompt>', 'a.b', 'x-y', '(when)', 'sum/2', '#tag', 'say: "it"'])(
  'marks %s in an excerpt, whatever signs it has',
  (term) => {
    expect(excerptOf({ text: `Before ${term} after`, terms: ['nothing', term] })).toEqual(['Before ', term, ' after']);
  },
);
