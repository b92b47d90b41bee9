import { faceInWords } from '../card/card-face.ts';
import type { CardScene } from '../scene/scene.ts';
import type { Words } from '../words/words.ts';
import type { Ground } from './grounds.ts';

const SIDES = ['board.north', 'board.east', 'board.south', 'board.west'] as const;

/**
 * A square in words: where it lies, its ground and state, walls around it, what lies on it, what can be done with it.
 *
 * @param walls  whether there is one to the north, east, south, west
 * @throws       never
 */
export function squareInWords(
  { answers, face, fittings, inside, reason }: CardScene,
  ground: Ground | undefined,
  walls: readonly boolean[],
  words: Words,
): string {
  const sides = SIDES.filter((_, side) => walls[side] === true).map((key) => words.say(key));
  const parts = new Set([
    face.title,
    ground?.words ?? '',
    ...face.stats.filter(({ value }) => value !== ground?.words).map((stat) => `${stat.title} ${stat.value}`.trim()),
    ...face.marks.map(({ title }) => title),
    sides.length === 0 ? '' : words.say('board.walls', { sides: sides.join(', ') }),
    ...[...inside, ...fittings].map((card) => cardInWords(card, words)),
    answers.length > 0 ? words.say('board.choose') : reason,
  ]);
  parts.delete('');
  return [...parts].join(', ');
}

function cardInWords(card: CardScene, words: Words): string {
  const n = card.things.length;
  const { title, hidden, exhausted, damaged } = card.face;
  const one = hidden ? faceInWords(card.face, words) : title;
  const named = n > 1 ? words.say('card.copies', { n, card: one }) : one;
  const states = [
    exhausted ? words.say('card.exhausted') : '',
    damaged ? words.say('card.damaged') : '',
    card.answers.length > 0 ? words.say('board.choose') : '',
  ].filter((state) => state !== '');
  const inner = [...card.inside, ...card.fittings].map((lying) => cardInWords(lying, words));
  const said = states.length === 0 ? named : `${named} (${states.join(', ')})`;
  return inner.length === 0 ? said : words.say('read.with', { card: said, inner: inner.join(', ') });
}
