/** Words, numbers and signs of an expression. */
import { ExpressionError } from './reading.ts';

export type ExpressionToken = { readonly is: 'number' | 'name' | 'sign' | 'end'; readonly text: string };

/**
 * The tokens of a text; the last one is the end.
 *
 * @throws ExpressionError at a sign that has no meaning
 */
export function tokensOf(text: string): ExpressionToken[] {
  const tokens: ExpressionToken[] = [];
  const pattern = /\s*(?:(?<number>\d+)|(?<name>[A-Za-z][\w-]*(?:#\d+)?)|(?<sign>[<>]=?|[().,+*-]))/y;
  let end = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const { number: digits, name, sign } = match.groups!;
    tokens.push({
      is: digits === undefined ? (name === undefined ? 'sign' : 'name') : 'number',
      text: digits ?? name ?? sign!,
    });
    end = pattern.lastIndex;
  }
  const rest = text.slice(end).trim();
  if (rest !== '') {
    const way = /^[=!]/.test(rest) ? '; what is compared stands behind `is` or `is not`' : '';
    throw new ExpressionError(`\`${rest[0]}\` means nothing here${way}`);
  }
  tokens.push({ is: 'end', text: 'the end' });
  return tokens;
}

/** A token as a message quotes it. */
export function show(token: ExpressionToken): string {
  return token.is === 'end' ? 'the end' : `\`${token.text}\``;
}
