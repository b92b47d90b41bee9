import type { PlaceSaidView } from '@undercroft/view';
import { capital } from '../words/capital.ts';
import type { Words } from '../words/words.ts';

/** A sentence, and the places of a map that it names. */
interface Sentence {
  readonly text: string | null;
  readonly places?: readonly PlaceSaidView[];
}

/**
 * Sentences in which places of a board are called what players call them, in the place of rows and
 * columns. A place that is explored later has its later name. All else keeps its own name.
 *
 * @param spots  names by thing, as they stand inside a sentence; of two articles the one goes that
 *   stands before the name
 * @returns      the same objects where no place is named
 * @throws       never
 */
export function withPlaceNames<T extends Sentence>(
  sentences: readonly T[],
  spots: ReadonlyMap<number, string>,
  words: Words,
): readonly T[] {
  if (spots.size === 0) return sentences;
  const articles = words.say('board.articles').replaceAll(', ', '|');
  const [before, first] = [new RegExp(`(?<![\\p{L}])(?:${articles}) $`, 'iu'), new RegExp(`^(?:${articles}) `, 'iu')];
  return sentences.map((sentence) => withNames(sentence, spots, { before, first }));
}

/** An article at the end of what stands before a name, and at its beginning. */
interface Articles {
  readonly before: RegExp;
  readonly first: RegExp;
}

function withNames<T extends Sentence>(sentence: T, spots: ReadonlyMap<number, string>, articles: Articles): T {
  const { places = [], text } = sentence;
  if (text === null || places.length === 0) return sentence;
  let told = '';
  let rest = text;
  for (const { said, thing } of places) {
    const begins = told === '' && rest.startsWith(capital(said));
    const at = begins ? 0 : rest.indexOf(said);
    if (at < 0) continue;
    const name = spots.get(thing) ?? said;
    const before = rest.slice(0, at);
    told += articles.first.test(name) ? before.replace(articles.before, '') : before;
    told += begins ? capital(name) : name;
    rest = rest.slice(at + said.length);
  }
  return { ...sentence, text: told + rest };
}
