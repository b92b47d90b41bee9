// What could stand at the end of a text that is being written: the grammar is asked where it stops.

import { parse } from '#grammar';
import { newId } from '../../content/tree/id.ts';
import type { Program } from '../../content/tree/node.ts';
import { expectedKeys } from './expected.ts';
import type { Expectation } from './grammar-options.ts';
import { layOut } from './layout.ts';

/** A character with which no rule of the grammar begins, so that parsing stops exactly there. */
const STOP = '§';

/** What is known where a text ends. */
export interface WhatNext {
  /**
   * Words and signs of the language that could follow, and `name`, `number`, `rule id` for what has
   * many.
   */
  readonly keys: ReadonlySet<string>;
  /** The tree of the text before; the line that is being written is an `error` node in it. */
  readonly tree: Program | null;
}

/**
 * What could follow a text.
 *
 * @param before  up to the word that is being written, with the space before it
 * @param as      a list of items, or one expression
 * @throws        never
 */
export function whatNext(before: string, as: 'rules' | 'expression'): WhatNext {
  const { text, map } = layOut(before + STOP);
  // A mark of the layout stands for the same place, before the sign.
  const stop = map.lastIndexOf(before.length);
  const found: Expectation[] = [];
  let tree: Program | null = null;
  const options = {
    recover: true,
    newId,
    place: (start: number, end: number) => ({ file: '', start: map[start] ?? 0, end: map[end] ?? before.length }),
    syntax: (at: number, expected: readonly Expectation[]) => {
      if (at === stop) found.push(...expected);
    },
  };
  try {
    if (as === 'rules') tree = parse(text, { ...options, startRule: 'Program' });
    else parse(text, { ...options, startRule: 'ExpressionOnly' });
  } catch (error) {
    const { expected, location } = error as {
      expected?: readonly Expectation[] | null;
      location?: { start: { offset: number } };
    };
    if (location?.start.offset === stop) found.push(...(expected ?? []));
  }
  return { keys: new Set(expectedKeys(found)), tree };
}
