/** The text of a card from its effect. */
import type { RowModel } from '../../content/model/model.ts';
import type { GameModel } from '../../language/game.ts';
import { itemsText, timingSaid } from '../statements/item.ts';
import { printedTexts } from './printed.ts';
import { speechFor } from '../phrases/speaker.ts';
import type { Wording } from '../wording/words.ts';

/**
 * The text from the effect and the printed values, also when the author has written another.
 *
 * @returns paragraphs joined by line ends, with `[counter]` and `**strong**` marks; empty when
 *   there is nothing to say
 * @throws   never
 */
export function generatedText(row: RowModel, model: GameModel, words: Wording): string {
  const speech = speechFor(model, words, row, true);
  const effect = row.effect === null ? [] : [itemsText(row.effect.items, speech)];
  return [...effect, ...printedTexts(row, speech)].filter((paragraph) => paragraph !== '').join('\n');
}

/**
 * When a card can be played from the hand: "during a throw"; null for what is not played. Never
 * throws.
 */
export function playedWhen(row: RowModel, model: GameModel, words: Wording): string | null {
  const windows = row.effect?.items.flatMap((item) => (item.kind === 'play' ? [item.window] : [])) ?? [];
  const speech = speechFor(model, words, row, false);
  return windows.length === 0 ? null : [...new Set(windows)].map((window) => timingSaid(window, speech)).join(', ');
}

/**
 * What stands on the card of a row: the author's text when there is one, else the text from the
 * effect.
 *
 * @param words  of `wordsOf`
 * @throws       never
 */
export function cardText(row: RowModel, model: GameModel, words: Wording): string {
  return (
    words.texts[row.name] ??
    (words.lang === 'en' || words.locale.lang !== words.lang ? row.text : null) ??
    generatedText(row, model, words)
  );
}
