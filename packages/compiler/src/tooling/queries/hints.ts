// What is worth seeing beside a text without asking: what a card will say.

import { generatedText, wordsOf } from '../../prose/index.ts';
import type { GameIndex } from './game-index.ts';

/** A note beside a text. */
export interface Hint {
  readonly path: string;
  /** UTF-16 offset behind which it stands. */
  readonly offset: number;
  readonly text: string;
}

/**
 * The texts that cards get from their effects, each behind the line where the effect begins. Never
 * throws.
 */
export function hintsIn(index: GameIndex, path: string): readonly Hint[] {
  const file = index.sources.lookup(path);
  if (file === undefined) return [];
  const { model } = index;
  const words = wordsOf(model);
  return model.rows.flatMap((row): Hint[] => {
    if (row.effect === null || row.effect.at.file !== path) return [];
    const text = generatedText(row, model, words).replaceAll(/\*\*|\n/g, (sign) => (sign === '\n' ? ' ' : ''));
    if (text === '') return [];
    const first = row.effect.items[0]?.at ?? row.effect.at;
    const lineEnd = file.text.indexOf('\n', first.start);
    return [{ path, offset: lineEnd < 0 ? file.text.length : lineEnd, text }];
  });
}
