/** Queries of expressions: which of several things are meant. */
import { NONE } from '@undercroft/contract';
import { ownerOf } from '@undercroft/engine';
import { kindLine, placeOf, type Situation } from '../language/names.ts';
import { meansValue, tryValue } from '../language/values.ts';
import { plainWords } from '../language/words.ts';
import { ExpressionError, type Reading, type Things } from './reading.ts';

/** Those that belong to a player. */
export function belongingTo({ names: { meta }, state }: Situation, things: Things, player: number): Things {
  return { ...things, ids: things.ids.filter((id) => ownerOf(meta, state, id) === player) };
}

/** Those that lie in a zone, in a thing, or in any of several things. @throws ExpressionError */
export function inPlace(situation: Situation, things: Things, place: Reading): Things {
  if (place.is === 'things') {
    const there = new Set(place.ids);
    const lies = (id: number): boolean => there.has(place.isZone === true ? id : placeOf(situation, id));
    return { ...things, ids: things.ids.filter((id) => lies(id)) };
  }
  if (place.is !== 'value' || place.type.is !== 'thing' || place.value === NONE)
    throw new ExpressionError('behind `in` stands a zone or a thing');
  return { ...things, ids: things.ids.filter((id) => placeOf(situation, id) === place.value) };
}

/** A thing that could be among these, for what is asked of none. @throws ExpressionError */
export function sampleOf({ names: { meta } }: Situation, { kinds }: Things): number {
  const sample = kinds.flatMap((kind) => meta.kinds[kind] ?? []).find(({ first, end }) => first < end);
  if (sample === undefined) throw new ExpressionError('the game has no thing that could be there');
  return sample.first;
}

/**
 * Whether a reading is what a word alone says: a value, the name of a row, or the kind of a thing;
 * undefined where the word is none of these.
 */
export function isSame(situation: Situation, left: Reading, word: string): boolean | undefined {
  if (left.is === 'word') return plainWords(left.text) === plainWords(word);
  if (left.is !== 'value') return undefined;
  const { meta, rows } = situation.names;
  if (left.type.is !== 'thing' || word === 'none')
    return tryValue(situation, word, left.type) === undefined
      ? undefined
      : meansValue(situation, word, left.type, left.value);
  if (rows.has(plainWords(word.split('#')[0]!))) return meansValue(situation, word, left.type, left.value);
  const kind = meta.kinds.findIndex(({ name }) => name === word);
  return kind < 0 ? undefined : kindLine(meta, meta.rows[meta.things[left.value]!]?.kind ?? -1).includes(kind);
}
