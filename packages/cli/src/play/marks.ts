/** Card texts on a terminal: `[oil]` stands for an icon, `**x**` for strong words. */
import type { GameMeta } from '@undercroft/contract';
import type { Painter } from '../terminal.ts';

/** Replaces the marks of a text by words and colours. Never throws. */
export function plainText(meta: GameMeta, text: string, paint: Painter): string {
  return text
    .replaceAll(/\[([a-z][a-z0-9-]*)\]/g, (mark, name: string) => {
      const field = meta.fields.find((one) => one.name === name && one.counter);
      return field === undefined ? mark : paint('yellow', field.title.toLowerCase());
    })
    .replaceAll(/\*\*(.+?)\*\*/g, (_, strong: string) => paint('bold', strong));
}
