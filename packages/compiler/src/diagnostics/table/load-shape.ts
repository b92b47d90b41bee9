// Messages about what a file holds: keys, kinds of values, sizes.

import { defineTable, entry } from './define.ts';
import { counted, didYouMean, listOf, named, quote, withArticle } from './words.ts';

const EXPLAINED_COUNT_MAX = 4;

/** A key that must be there and is not. */
export interface MissingKey {
  readonly key: string;
  /** What its value must be: "a whole number". */
  readonly expected: string;
  /** An example of the value as YAML in one line. */
  readonly example?: string | undefined;
}

function explainMissing({ key, expected, example }: MissingKey): string {
  return `${quote(key)} is required: ${expected}${example === undefined ? '' : `, for example ${quote(`${key}: ${example}`)}`}.`;
}

export const loadShapeEntries = defineTable('load', {
  'load/unknown-key': entry<{ key: string; owner: string; near: readonly string[]; allowed: readonly string[] }>({
    severity: 'error',
    title: 'Unknown key',
    message: ({ key, owner }) => `${quote(key)} is not a key of ${withArticle(owner)}`,
    label: () => 'unknown key',
    notes: ({ near, allowed, owner }) => {
      if (near.length > 0) return didYouMean(near);
      return named(`Keys that ${withArticle(owner)} can have here:`, allowed);
    },
    fix: ({ near }) => `write ${quote(near[0] ?? '')}`,
  }),
  'load/missing-key': entry<{ owner: string; missing: readonly MissingKey[] }>({
    severity: 'error',
    title: 'Missing key',
    message: ({ owner, missing }) =>
      `This ${owner} has no ${listOf(
        missing.map(({ key }) => key),
        'or',
      )}`,
    notes: ({ missing }) => missing.slice(0, EXPLAINED_COUNT_MAX).map(explainMissing),
  }),
  'load/no-effect': entry<{ key: string; shows: string; has: readonly string[] }>({
    severity: 'error',
    title: 'Key without effect',
    message: ({ key, shows }) => `${quote(key)} has no effect on an area that shows ${shows}`,
    label: () => 'says nothing here',
    notes: ({ has }) => named('Keys that it can have:', has),
  }),
  'load/wrong-type': entry<{ what: string; expected: string; found: string; fixTitle?: string | undefined }>({
    severity: 'error',
    title: 'Wrong kind of value',
    message: ({ what, expected, found }) => `${quote(what)} must be ${expected}, but this is ${found}`,
    label: ({ expected }) => `expected ${expected}`,
    fix: ({ fixTitle = '' }) => fixTitle,
  }),
  'load/empty-value': entry<{
    what: string;
    expected: string;
    written: string;
    comment?: string | undefined;
    hasLinesBelow?: boolean;
  }>({
    severity: 'error',
    title: 'No value',
    message: ({ what, expected, written }) =>
      written === ''
        ? `${quote(what)} has no value; expected ${expected}`
        : `${quote(what)} is ${quote(written)}, which means no value; expected ${expected}`,
    label: ({ written }) => (written === '' ? 'nothing stands here' : undefined),
    notes: ({ written, comment }) =>
      comment !== undefined
        ? ['A `#` starts a comment. Quote the text if it is the value.']
        : written === ''
          ? ['Write a value after the colon, or remove the key. Lines that belong to it must be indented further.']
          : [`To mean the word itself, quote it: "${written}".`],
    fix: ({ hasLinesBelow = false }) => (hasLinesBelow ? 'indent the lines below' : 'quote the text'),
  }),
  'load/empty-text': entry<{ what: string }>({
    severity: 'error',
    title: 'Empty text',
    message: ({ what }) => `${quote(what)} must not be empty`,
  }),
  'load/text-too-long': entry<{ what: string; length: number; lengthMax: number }>({
    severity: 'error',
    title: 'Text too long',
    message: ({ what, length, lengthMax }) =>
      `${quote(what)} has ${length} characters; at most ${lengthMax} are allowed`,
  }),
  'load/out-of-range': entry<{ what: string; found: string; min: number | undefined; max: number | undefined }>({
    severity: 'error',
    title: 'Number out of range',
    message: ({ what, found, min, max }) => {
      if (min !== undefined && max !== undefined)
        return `${quote(what)} must be from ${min} to ${max}, but it is ${found}`;
      return min !== undefined
        ? `${quote(what)} must be at least ${min}, but it is ${found}`
        : `${quote(what)} must be at most ${max}, but it is ${found}`;
    },
  }),
  'load/not-one-of': entry<{ what: string; found: string; near: readonly string[]; allowed: readonly string[] }>({
    severity: 'error',
    title: 'Not one of the possible values',
    message: ({ what, found }) => `${quote(found)} is not a possible value of ${quote(what)}`,
    notes: ({ near, allowed }) => [...didYouMean(near), ...named('Possible values:', allowed, 'or')],
    fix: ({ near }) => `write ${quote(near[0] ?? '')}`,
  }),
  'load/bad-id': entry<{ what: string; found: string; suggestion: string | undefined }>({
    severity: 'error',
    title: 'Not an id',
    message: ({ found }) =>
      `${quote(found)} is not an id: ids have small letters, digits and single hyphens, and start with a letter`,
    notes: ({ suggestion }) => (suggestion === undefined ? [] : [`For example ${quote(suggestion)}.`]),
    fix: ({ suggestion }) => `write ${quote(suggestion ?? '')}`,
  }),
  'load/too-few': entry<{ what: string; count: number; countMin: number }>({
    severity: 'error',
    title: 'Too few entries',
    message: ({ what, count, countMin }) =>
      `${quote(what)} has ${counted(count, 'entry', 'entries')}; at least ${countMin} are needed`,
  }),
  'load/too-many': entry<{ what: string; count: number; countMax: number }>({
    severity: 'error',
    title: 'Too many entries',
    message: ({ what, count, countMax }) =>
      `${quote(what)} has ${counted(count, 'entry', 'entries')}; at most ${countMax} are allowed`,
  }),
  'load/duplicate-entry': entry<{ what: string; found: string }>({
    severity: 'error',
    title: 'The same entry twice',
    message: ({ what, found }) => `${quote(found)} stands twice in ${quote(what)}`,
  }),
});
