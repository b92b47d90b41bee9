import type { Span } from './source/span.ts';

/** `error` stops a build, `warning` is likely a mistake, `info` is worth knowing. */
export type Severity = 'error' | 'warning' | 'info';

/** A second place that explains the first, such as where a name is declared. */
export interface RelatedPlace {
  readonly span: Span;
  /** A few words that stand under the place, without full stop. */
  readonly message: string;
}

/** One replacement in a text; an empty span inserts, an empty text deletes. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}

/** A repair that is safe to apply without looking. Its edits do not overlap. */
export interface Fix {
  /** What the repair does, as an order: "write `oil`". */
  readonly title: string;
  readonly edits: readonly Edit[];
}

/** One thing that is wrong, or worth knowing, at one place. Plain data: it survives JSON. */
export interface Diagnostic {
  /** `<phase>/<what-is-wrong>`; never reused for another meaning. */
  readonly code: string;
  readonly severity: Severity;
  /** One sentence that stands alone, for a designer. */
  readonly message: string;
  /** A few words under the carets; the message alone says enough when missing. */
  readonly label?: string;
  readonly span: Span;
  /** At most two. */
  readonly related: readonly RelatedPlace[];
  /** Whole sentences that help: what is allowed, what was meant. */
  readonly notes: readonly string[];
  readonly fix?: Fix;
  /**
   * Names that may have been meant in place of the one under the span, the likeliest first; left
   * out when there are none.
   */
  readonly meant?: readonly string[];
  /** Path of the page that explains the code, from the root of the repository. */
  readonly docs: string;
}

/** Related places that a diagnostic keeps at most. */
export const RELATED_COUNT_MAX = 2;

/**
 * Path of the page that explains a code.
 *
 * @param code  `<phase>/<what-is-wrong>`
 * @throws      never
 */
export function docsPath(code: string): string {
  return `docs/errors/${code}.md`;
}
