import { expect, it } from 'vitest';
import { logStyles } from '../log/log.styles.ts';
import { playerStyles } from '../player/player.styles.ts';
import { endsStyles } from '../prompt/ends.styles.ts';
import { promptStyles } from '../prompt/prompt.styles.ts';

/**
 * A corner, or one side of two that differ, by left and right: it stays there when text goes from
 * right to left.
 */
const PHYSICAL = [
  /inset: \S+ \S+ auto auto;/,
  /inset: \S+ auto auto \S+;/,
  /(?:margin|padding|border)-(?:left|right):/,
  /(?:margin|padding): \S+ (\S+) \S+ (?!\1;)\S+;/,
];

it.each([
  ['log', logStyles],
  ['plate of a player', playerStyles],
  ['ends of a question', endsStyles],
  ['question', promptStyles],
])('turns with the direction of the text, when it is the %s', (_, styles) => {
  const lines = styles.cssText.split('\n');

  expect(lines.filter((line) => PHYSICAL.some((pattern) => pattern.test(line)))).toEqual([]);
});
