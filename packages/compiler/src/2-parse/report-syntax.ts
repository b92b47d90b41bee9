import type { Expectation } from './grammar-options.ts';
import type { ParsedText } from './parse.ts';

/**
 * Reports one line that does not parse. Never throws.
 *
 * @param at        index in the laid-out text of the farthest place the grammar reached
 * @param expected  what could have stood there
 */
export function reportSyntax({ layout, report, placeOfSource }: ParsedText, at: number, expected: readonly Expectation[]): void {
  const start = layout.map[at] ?? 0;
  report('parse/unexpected', placeOfSource(start, start + 1), { found: layout.text.charAt(at), expected: expected.map((one) => one.type === 'literal' ? one.text : one.type) });
}
