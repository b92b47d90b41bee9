// What the room of content is handed in by the rooms after it.

import type { LoadInput } from './content/load/input.ts';
import { parseExpression, parseProgram } from './language/parse/parse.ts';
import { isBuiltInVerb } from './language/vocabulary/verbs.ts';
import { BUILT_IN_FIELDS, BUILT_IN_NAMES, RESERVED_WORDS } from './language/vocabulary/words.ts';
import { pluralOf } from './prose/wording/inflect.ts';
import { en } from './prose/wording/locale/en.ts';
import { spotTitle } from './prose/wording/spot-title.ts';

/** Parses every text anew, and names things in English. */
export const LOAD_INPUT: LoadInput = {
  program: parseProgram,
  expression: parseExpression,
  words: { reserved: RESERVED_WORDS, names: BUILT_IN_NAMES, fields: BUILT_IN_FIELDS, isVerb: isBuiltInVerb },
  names: {
    pluralOf: (title) => pluralOf(en, title),
    places: en.places,
    spotTitle: (spot, titles) => spotTitle(en.places, spot, titles),
  },
};
