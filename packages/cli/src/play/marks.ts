/** Card texts on a terminal: `[oil]` stands for an icon, `**x**` for strong words. */
import { markWord, parseFragments, type Glossary } from '@undercroft/view';
import type { Painter } from '../terminal.ts';

/** A card text with words and colours in the place of its marks. Never throws. */
export function paintedText(glossary: Glossary, text: string, paint: Painter): string {
  return parseFragments(text)
    .map((piece) => {
      if (piece.is === 'text') return piece.text;
      if (piece.is === 'strong') return paint('bold', piece.text);
      const known = glossary.get(piece.name);
      return paint('yellow', known === undefined ? piece.name : markWord(known, piece.count));
    })
    .join('');
}
