import type { MomentMeta } from './lesson-meta.ts';
import type { GameMeta } from './meta.ts';
import type { AskMeta } from './meta/asks.ts';

/**
 * What is to be known of an answer to find it by name: indexes into the entries of its question,
 * rows and things of the game; less than 0 or null: none.
 */
interface NamedAnswer {
  readonly entry: number | null;
  readonly row: number | null;
  readonly thing: number | null;
  /** takes nothing: done, pass, none */
  readonly none: boolean;
}

/** Whether a moment recommends an answer to a question. */
export function isRecommended(
  { choose }: Pick<MomentMeta, 'choose'>,
  meta: GameMeta,
  ask: AskMeta,
  answer: NamedAnswer,
): boolean {
  const { entry, row, thing, none } = answer;
  const names = [
    none ? 'done' : undefined,
    ask.entries[entry ?? -1]?.name,
    meta.rows[row ?? -1]?.name,
    meta.rows[meta.things[thing ?? -1] ?? -1]?.name,
  ];
  return names.some((name) => name !== undefined && choose.includes(name));
}
