import type { GameMeta } from '@undercroft/contract';
import { type Glossary, plainText } from '@undercroft/view';
import { glossaryIn } from '../text/glossary.ts';
import { wholeWords } from '../text/whole-words.ts';

/** A word of the game with what it means. */
export interface ExplainedWord {
  /** the word as it is explained: its first form */
  readonly title: string;
  /** with the marks of card texts */
  readonly means: string;
}

/** All words that a game explains. */
export interface Explained {
  /** by form, in small letters */
  readonly words: ReadonlyMap<string, ExplainedWord>;
  /** finds any form in a text; null where nothing is explained */
  readonly pattern: RegExp | null;
  /** what the marks in meanings stand for */
  readonly glossary: Glossary;
}

/** A piece of a text: a word that is explained, or what stands between. */
export interface TermPiece {
  readonly text: string;
  readonly word: ExplainedWord | null;
}

export const NOTHING_EXPLAINED: Explained = { words: new Map(), pattern: null, glossary: new Map() };

const made = new WeakMap<GameMeta, Explained>();

/** The words that the rulebook of a game explains. @throws never: what is no word is left out */
export function explainedIn(meta: GameMeta): Explained {
  const known = made.get(meta);
  if (known !== undefined) return known;
  const words = new Map<string, ExplainedWord>();
  for (const { forms, word } of writtenWords(meta)) for (const form of forms) words.set(form.toLowerCase(), word);
  const pattern = wholeWords([...words.keys()], 'i');
  const explained = { words, pattern, glossary: glossaryIn(meta) };
  made.set(meta, explained);
  return explained;
}

/** Each word once, in the order of the rulebook. @throws never */
export function writtenWords({ extras }: GameMeta): { readonly forms: string[]; readonly word: ExplainedWord }[] {
  const { words } = (extras.rulebook ?? {}) as { readonly words?: unknown };
  return (Array.isArray(words) ? words : []).flatMap((raw: unknown) => {
    const { word, means } = (raw ?? {}) as Readonly<Record<string, unknown>>;
    const forms = (Array.isArray(word) ? word : [word]).filter(
      (one): one is string => typeof one === 'string' && one !== '',
    );
    const [title] = forms;
    return title === undefined || typeof means !== 'string' ? [] : [{ forms, word: { title, means } }];
  });
}

/**
 * What the title of something means, such as that of a counter; null without an explanation.
 *
 * @throws never
 */
export function meaningOf(title: string, { words }: Explained): ExplainedWord | null {
  return words.get(title.toLowerCase()) ?? null;
}

/**
 * Takes a text apart where it says words that are explained, each of them where it stands first.
 *
 * @returns  pieces whose texts joined give the text again
 * @throws   never
 */
export function termsIn(text: string, { words, pattern }: Explained): TermPiece[] {
  if (pattern === null) return [{ text, word: null }];
  const pieces: TermPiece[] = [];
  const known = new Set<ExplainedWord>();
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const word = words.get(match[0].toLowerCase());
    if (word === undefined || known.has(word)) continue;
    known.add(word);
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), word: null });
    pieces.push({ text: match[0], word });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), word: null });
  return pieces;
}

/**
 * Words of the game in some texts, each once; a picture in a card text is the word that it stands
 * for.
 *
 * @throws never
 */
export function wordsOf(texts: readonly string[], explained: Explained): ExplainedWord[] {
  if (explained.pattern === null) return [];
  const found = texts.flatMap((text) => {
    const spelled = plainText(text, explained.glossary);
    return termsIn(spelled, explained).flatMap(({ word }) => (word === null ? [] : [word]));
  });
  return [...new Set(found)];
}
