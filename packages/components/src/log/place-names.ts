import type { PlaceSaidView } from '@undercroft/view';
import { capital } from '../words/capital.ts';

/** A sentence, and the places of a map that it names. */
interface Sentence {
  readonly text: string | null;
  readonly places?: readonly PlaceSaidView[];
}

/**
 * Sentences in which places of a board are called what players call them, in the place of rows and
 * columns. A place that is explored later has its later name. All else keeps its own name.
 *
 * @param spots  names by thing, as they stand inside a sentence
 * @returns      the same objects where no place is named
 * @throws       never
 */
export function withPlaceNames<T extends Sentence>(
  sentences: readonly T[],
  spots: ReadonlyMap<number, string>,
): readonly T[] {
  return spots.size === 0 ? sentences : sentences.map((sentence) => withNames(sentence, spots));
}

function withNames<T extends Sentence>(sentence: T, spots: ReadonlyMap<number, string>): T {
  const { places = [], text } = sentence;
  if (text === null || places.length === 0) return sentence;
  let told = '';
  let rest = text;
  for (const { said, thing } of places) {
    const begins = told === '' && rest.startsWith(capital(said));
    const at = begins ? 0 : rest.indexOf(said);
    if (at < 0) continue;
    const name = spots.get(thing) ?? said;
    told += rest.slice(0, at) + (begins ? capital(name) : name);
    rest = rest.slice(at + said.length);
  }
  return { ...sentence, text: told + rest };
}
