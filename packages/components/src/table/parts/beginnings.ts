import type { LogEntry } from '../../log/log.ts';
import type { TableLayout } from '../../layout/layout.ts';

/** Numbers of the sentences of a log above which a heading stands: a large one, a small one. */
interface Beginnings {
  readonly heads: ReadonlySet<number>;
  readonly phases: ReadonlySet<number>;
}

/**
 * Headings follow from the sentences and not from the drawn view, because a table may show an
 * earlier moment than its log tells.
 *
 * @throws never
 */
export function beginningsIn(log: readonly LogEntry[], layout: Pick<TableLayout, 'drama'> | null): Beginnings {
  const scenes = log.map(({ event }) => layout?.drama.get(event ?? ''));
  return {
    heads: new Set([...scenes.keys()].filter((at) => scenes[at]?.heading === true)),
    phases: new Set([...scenes.keys()].filter((at) => scenes[at]?.weight === 0)),
  };
}
