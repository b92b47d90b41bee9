import type { LogEntry } from '../../log/log.ts';
import type { TableLayout } from '../../layout/layout.ts';

/** Which sentences of a log begin a part, and which a smaller one, by their number. */
interface Beginnings {
  readonly heads: ReadonlySet<number>;
  readonly phases: ReadonlySet<number>;
}

/**
 * By the sentences and not by what is drawn: a table may show an earlier moment than they tell.
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
