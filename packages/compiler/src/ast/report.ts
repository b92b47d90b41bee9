// Phases that work on the tree know places by file index; diagnostics want paths. This is the bridge.

import type { Fix, RelatedPlace } from '../diagnostics/diagnostic.ts';
import type { Report } from '../diagnostics/collector.ts';
import type { Code, ParamsOf } from '../diagnostics/table/index.ts';
import type { Span } from '../source/span.ts';
import type { Place } from './node.ts';

/** One replacement at a place of the tree; an empty place inserts, an empty text deletes. */
export interface PlaceEdit {
  readonly at: Place;
  readonly text: string;
}

/** What may be added to the texts of the table, at places of the tree. */
export interface PlaceExtra {
  readonly related?: readonly { readonly at: Place; readonly message: RelatedPlace['message'] }[];
  readonly notes?: readonly string[];
  /** Edits of a safe repair; its title stands in the table. */
  readonly edits?: readonly { readonly at: Place; readonly text: Fix['edits'][number]['text'] }[];
}

/** Reports one diagnostic at a place of the tree. Never throws. */
export type PlaceReport = <C extends Code>(code: C, at: Place, params: ParamsOf<C>, extra?: PlaceExtra) => void;

/**
 * The span of a place.
 *
 * @param at     place in the tree
 * @param paths  paths of the files in the order of their indexes
 * @throws       never
 */
export function spanOfPlace(at: Place, paths: readonly string[]): Span {
  return { file: paths[at.file] ?? '', start: at.start, end: Math.max(at.start, at.end) };
}

/**
 * Makes a reporter for the phases that know places, out of one that knows spans.
 *
 * @param report  where the diagnostics go
 * @param paths   paths of the files in the order of their indexes; read at each report, so it may still grow
 * @throws        never
 */
export function reportAtPlaces(report: Report, paths: readonly string[]): PlaceReport {
  return (code, at, params, extra = {}) => {
    report(code, spanOfPlace(at, paths), params, {
      related: (extra.related ?? []).map((related) => ({
        span: spanOfPlace(related.at, paths),
        message: related.message,
      })),
      notes: extra.notes ?? [],
      edits: (extra.edits ?? []).map((edit) => ({ span: spanOfPlace(edit.at, paths), text: edit.text })),
    });
  };
}
