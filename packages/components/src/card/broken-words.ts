import type { CardFace } from './card-face.ts';
import type { CardElement } from './card.ts';

/**
 * Letters that stand together, but for scripts without spaces between words: their lines end
 * anywhere.
 */
const WORD =
  /(?:(?!\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}|\p{sc=Thai}|\p{sc=Lao}|\p{sc=Khmer}|\p{sc=Myanmar})[\p{L}\p{M}])+/gu;

/** A mark such as `[gold]` stays as it is: its name is not what is read. */
const MARK_OR_WORD = new RegExp(String.raw`\[[a-z][a-z0-9-]*\]|${WORD.source}`, 'gu');

/**
 * Words of a card that do not fit on a line as it is drawn, so that they go on in the next one.
 * Parts of words between hyphens, soft ones too, are words of their own: a break between them is
 * meant.
 */
export function brokenWords(card: CardElement): string[] {
  const surface = card.shadowRoot?.querySelector('.surface') ?? null;
  if (surface === null) return [];
  const texts = document.createTreeWalker(surface, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found = new Set<string>();
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    for (const { 0: word, index } of (node as Text).data.matchAll(WORD)) {
      if (topOf(range, node, index) !== topOf(range, node, index + word.length - 1)) found.add(word);
    }
  }
  return [...found];
}

/**
 * Where the line of a letter begins. Beside a soft hyphen a letter has an empty box in the other
 * line too.
 */
function topOf(range: Range, node: Node, index: number): number {
  range.setStart(node, index);
  range.setEnd(node, index + 1);
  const boxes = [...range.getClientRects()].toSorted((a, b) => b.width - a.width);
  return Math.round(boxes[0]?.top ?? 0);
}

/**
 * A face with words in the form that may break.
 * @param words  the form with soft hyphens, by word
 */
export function withBreaks(face: CardFace, words: ReadonlyMap<string, string>): CardFace {
  if (words.size === 0) return face;
  const soft = (text: string): string => text.replaceAll(MARK_OR_WORD, (part) => words.get(part) ?? part);
  const { title, kind, text, flavour } = face;
  return {
    ...face,
    title: soft(title),
    kind: soft(kind),
    text: soft(text),
    flavour: flavour === null ? null : soft(flavour),
  };
}
