import type { GameMeta } from '@undercroft/contract';

/** One chapter of a rulebook. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  /** paragraphs, with the marks of card texts */
  readonly text: readonly string[];
  /** ids of the rules it tells */
  readonly rules: readonly string[];
}

/**
 * The chapters of the rulebook that came with a game.
 *
 * @throws never: what is no chapter is left out
 */
export function chaptersOf(meta: GameMeta): Chapter[] {
  const { chapters } = (meta.extras.rulebook ?? {}) as { chapters?: unknown };
  if (!Array.isArray(chapters)) return [];
  return chapters.flatMap((raw: unknown) => {
    const { id, title, text, rules } = (raw ?? {}) as Readonly<Record<string, unknown>>;
    if (typeof id !== 'string' || typeof title !== 'string') return [];
    const strings = (value: unknown): string[] =>
      (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');
    return [{ id, title, text: strings(text), rules: strings(rules) }];
  });
}
