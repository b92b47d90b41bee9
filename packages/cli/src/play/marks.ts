/** Card texts on a terminal: `[oil]` stands for an icon, `**x**` for strong words. */
import type { GameMeta } from '@undercroft/contract';
import type { Painter } from '../terminal.ts';

/** A mark, with the number that stands right before it. */
const MARK = /(?:(?<![\d.,])(\d+)\s+)?\[([a-z][a-z0-9-]*)\]/gu;

/** Replaces the marks of a text by words and colours; behind a number by the word for so many. Never throws. */
export function plainText(meta: GameMeta, text: string, paint: Painter): string {
  const plural = new Intl.PluralRules(meta.lang ?? 'en');
  return text
    .replaceAll(MARK, (mark, digits: string | undefined, name: string) => {
      const field = meta.fields.find((one) => one.name === name && one.counter);
      if (field === undefined) return mark;
      const isOne = digits !== undefined && plural.select(Number(digits)) === 'one';
      const called = isOne && field.one !== undefined ? field.one : field.title;
      return mark.slice(0, mark.indexOf('[')) + paint('yellow', called.toLowerCase());
    })
    .replaceAll(/\*\*(.+?)\*\*/g, (_, strong: string) => paint('bold', strong));
}
