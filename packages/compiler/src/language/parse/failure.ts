import type { Span } from '../../diagnostics/source/span.ts';
import type { Report } from '../../diagnostics/collector.ts';
import type { Edit } from '../../diagnostics/diagnostic.ts';
import type { Token } from './tokens.ts';

/** One line that does not parse, as the recognisers of habits see it. */
export interface FailedLine {
  readonly report: Report;
  /** the statement, with the mark that ends it */
  readonly tokens: readonly Token[];
  /** index of the token that cannot stand where it stands */
  readonly index: number;
  readonly found: Token;
  readonly before: Token | null;
  readonly after: Token | null;
  readonly head: Token;
  /** keys of what could stand there */
  readonly expected: ReadonlySet<string>;
  /** text of the file before the found token, up to the start of its line */
  readonly lineBefore: string;
  /** whether a token is the last of its line in the file */
  readonly endsLine: (token: Token) => boolean;
  /** place of a stretch of the laid-out text */
  readonly place: (start: number, end: number) => Span;
}

/** Place of a token; of a mark, which has no shape, the place of the token before. */
export function placeOfToken(failure: FailedLine, token: Token): Span {
  const { before } = failure;
  if (token.sort === 'mark' && token === failure.found && before !== null)
    return failure.place(before.start, before.end);
  return failure.place(token.start, token.end);
}

/** An edit that puts another text in the place of some tokens. */
export function replaceTokens(failure: FailedLine, first: Token, last: Token, text: string): Edit {
  return { span: failure.place(first.start, last.end), text };
}

/** An edit that puts a text right after a token. */
export function insertAfter(failure: FailedLine, token: Token, text: string): Edit {
  const { file, end } = failure.place(token.start, token.end);
  return { span: { file, start: end, end }, text };
}
