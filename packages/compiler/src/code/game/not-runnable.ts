import type { Span } from '../../diagnostics/source/span.ts';

/** Something that the language allows and the emitter cannot yet do; becomes a diagnostic. */
export class NotRunnable extends Error {
  readonly at: Span;
  readonly what: string;

  constructor(at: Span, what: string) {
    super(`${what} cannot run yet`);
    this.at = at;
    this.what = what;
  }
}
