/** What programs that play go by. */

/** What programs that play go by, besides the score. */
export interface BotsMeta {
  /** how many answers of each player they look ahead; null = to the end of their turn */
  readonly ahead: number | null;
  /** what players strive for, in the order of the content; `GameModule.wants` is their sum */
  readonly wants: readonly BotsWantMeta[];
}

export interface BotsWantMeta {
  readonly name: string;
  /** hundredths of a point that one of it is worth */
  readonly weight: number;
  /** counts for its owner alone, and is no loss for the others */
  readonly harmless?: true;
  readonly site: number;
}

/**
 * How programs that play think: they plan their turns where a score is kept, pursue what the game
 * says that they want where none is, and search where neither is told, or where the game says how
 * far they look.
 */
export function thinkingOf({
  bots,
  score,
}: {
  readonly bots?: BotsMeta;
  readonly score?: object;
}): 'plans' | 'pursues' | 'searches' {
  if ((bots?.ahead ?? null) !== null) return 'searches';
  if (score !== undefined) return 'plans';
  return (bots?.wants.length ?? 0) > 0 ? 'pursues' : 'searches';
}
