// One thing that could stand at a place.

import type { GameIndex } from './game-index.ts';
import type { GameSymbol, SymbolSort } from './symbols.ts';
import { describeSymbol } from './describe.ts';

/** One thing that could stand at a place. */
export interface Completion {
  readonly label: string;
  readonly sort: SymbolSort | 'key' | 'icon' | 'keyword' | 'type';
  /** What is written when it is taken; the label when left out. */
  readonly text?: string;
  /** A few words beside the label. */
  readonly detail: string;
  /** What it means, in Markdown; computed on demand. */
  readonly meaning: () => string;
  /** What is more likely has a lower rank. */
  readonly rank: number;
}

/** A symbol as something that could stand somewhere. Never throws. */
export function completionOf(index: GameIndex, symbol: GameSymbol, rank: number, label = symbol.name): Completion {
  const { sort, within } = symbol;
  return {
    label,
    sort,
    detail: within === null ? sort : `${sort} of ${within}`,
    meaning: () => describeSymbol(index, symbol),
    rank,
  };
}
