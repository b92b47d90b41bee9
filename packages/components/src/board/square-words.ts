import type { WalkView } from '@undercroft/view';
import { faceInWords, isSpent, spentInWords } from '../card/card-face.ts';
import type { CardScene } from '../scene/card-scene.ts';
import type { Words } from '../words/words.ts';
import type { Ground } from './grounds.ts';

/** What is to be said of a square besides what it shows. */
export interface Around {
  readonly ground: Ground | undefined;
  /** what stands around it */
  readonly borders: readonly string[];
  /** the way there, when it is the goal of a walk */
  readonly walk: WalkView | undefined;
  /** what a thing is called */
  readonly title: (thing: number) => string;
}

/**
 * A square in words: where it lies, its ground and state, walls around it, what lies on it, what
 * can be done with it and what it costs to go there.
 *
 * @throws never
 */
export function squareInWords(square: CardScene, { borders, ground, title, walk }: Around, words: Words): string {
  const { answers, face, fittings, inside, reason } = square;
  const risks = [...new Set((walk?.steps ?? []).flatMap((step) => step.risks))].map(title).filter((one) => one !== '');
  const parts = onceEach([
    face.title,
    ground?.words ?? '',
    ...(face.value === null ? [] : [`${face.value.title} ${face.value.value}`.trim()]),
    ...face.stats.filter(({ value }) => value !== ground?.words).map((stat) => `${stat.title} ${stat.value}`.trim()),
    ...face.marks.map((mark) => mark.title),
    ...borders,
    ...[...inside, ...fittings].map((card) => cardInWords(card, words)),
    answers.length > 0 ? words.say('board.choose') : reason,
    walk === undefined ? '' : words.say('board.cost', { cost: walk.cost }),
    risks.length === 0 ? '' : words.say('board.risks', { things: risks.join(', ') }),
  ]);
  return parts.join(', ');
}

/** Without what is empty, and what was said before in other capitals: "Furnace, furnace". */
function onceEach(parts: readonly string[]): string[] {
  const said = new Set(['']);
  return parts.filter((part) => {
    const word = part.toLocaleLowerCase();
    const isNew = !said.has(word);
    said.add(word);
    return isNew;
  });
}

function cardInWords(card: CardScene, words: Words): string {
  const n = card.things.length;
  const { title, hidden, damaged } = card.face;
  const one = hidden ? faceInWords(card.face, words) : title;
  const named = n > 1 ? words.say('card.copies', { n, card: one }) : one;
  const states = [
    isSpent(card.face) ? spentInWords(card.face, words) : '',
    damaged ? words.say('card.damaged') : '',
    card.answers.length > 0 ? words.say('board.choose') : '',
  ].filter((state) => state !== '');
  const inner = [...card.inside, ...card.fittings].map((lying) => cardInWords(lying, words));
  const said = states.length === 0 ? named : `${named} (${states.join(', ')})`;
  return inner.length === 0 ? said : words.say('read.with', { card: said, inner: inner.join(', ') });
}
