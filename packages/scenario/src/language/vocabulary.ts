/**
 * All words that answers and the log of a game can hold: a text with any other word is never there.
 */
import { ENGLISH, type GameMeta } from '@undercroft/contract';
import { nearestName, plainWords } from './words.ts';

/** Words that answers of every game can hold, and those that join parts of an answer. */
const COMMON =
  'yes,no,true,false,none,done,pass,nothing,in,of,player,the,a,hidden card,row,column,middle,turned,sides,rows,columns'.split(
    ',',
  );

const known = new WeakMap<GameMeta, ReadonlySet<string>>();

function vocabularyOf(meta: GameMeta): ReadonlySet<string> {
  let words = known.get(meta);
  if (words === undefined)
    known.set(
      meta,
      (words = new Set(
        allIn(meta)
          .map(bare)
          .filter((word) => word !== ''),
      )),
    );
  return words;
}

function allIn(meta: GameMeta): string[] {
  const offered = meta.asks.flatMap(({ entries, none, prompt }) => [
    none ?? '',
    prompt,
    ...entries.flatMap(({ name, label, numbers = {} }) => [name, label, ...Object.values(numbers)]),
  ]);
  return [...COMMON, ...offered, ...namesIn(meta)];
}

/** What things and values of a game are called. */
function namesIn(meta: GameMeta): string[] {
  const titled = [
    ...meta.rows,
    ...meta.kinds,
    ...meta.zones,
    ...meta.fields,
    ...meta.attributes,
    ...meta.kinds.flatMap(({ printed }) => printed),
  ].flatMap(({ name, title }) => [name, title]);
  const values = meta.enums.flatMap(({ values: names, titles = [] }) => [...names, ...titles]);
  return [...titled, ...values, ...meta.rows.flatMap(({ tags }) => tags)];
}

/** Without marks and numbers of things, as `plainWords` makes it. */
function bare(text: string): string {
  return plainWords(text.replaceAll(/#\d+/g, ' ').replaceAll(/[^\p{L}\p{N}_' -]/gu, ' '));
}

/**
 * What is wrong with an answer that no question of the game can have: a part of a sentence, with
 * what may have been meant. Null for one that is made of the words of the game. Never throws.
 */
export function whyNeverOffered(meta: GameMeta, text: string): string | null {
  const words = vocabularyOf(meta);
  const tokens = bare(text).split(' ');
  // Whether the first tokens, so many, are words of the game one behind the other.
  const reached = [true];
  for (let end = 1; end <= tokens.length; end++) {
    reached[end] = /^-?\d+$/.test(tokens[end - 1]!) && reached[end - 1]!;
    for (let start = 0; start < end && !reached[end]!; start++)
      reached[end] = reached[start]! && words.has(tokens.slice(start, end).join(' '));
  }
  if (reached[tokens.length]!) return null;
  const from = reached.lastIndexOf(true);
  const rest = tokens.slice(from);
  const near = [rest.join(' '), rest[0]!].flatMap((part) => nearestName(part, words) ?? [])[0];
  const hint = near === undefined ? '' : `; did you mean \`${near}\`?`;
  return `\`${text}\` is no answer that the game ever offers, so this says nothing${hint}`;
}

/**
 * What is wrong with a part of a sentence that the log of the game can never hold, with what may
 * have been meant. Null for one that is made of words of the log. Never throws.
 *
 * @param lines sentences that the log holds now
 */
export function whyNeverTold(meta: GameMeta, text: string, lines: readonly string[]): string | null {
  const told = [...meta.events, ...meta.reasons, ...meta.endings].map((event) => event.text ?? '');
  const all = [
    ...Object.values(ENGLISH).filter((word) => typeof word === 'string'),
    ...told,
    ...namesIn(meta),
    ...lines,
  ];
  const words = new Set(all.flatMap((sentence) => bare(sentence).split(' ')).filter((word) => word !== ''));
  const isKnown = (token: string): boolean => /^-?\d+$/.test(token) || [...words].some((word) => word.includes(token));
  const wrong = bare(text)
    .split(' ')
    .find((token) => !isKnown(token));
  if (wrong === undefined) return null;
  const near = nearestName(wrong, words);
  const hint = near === undefined ? '' : `; did you mean \`${near}\`?`;
  return `no sentence of the log ever holds \`${wrong}\`, so this says nothing${hint}`;
}
