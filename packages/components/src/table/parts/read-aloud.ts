import type { Question } from '../../scene/questions.ts';
import type { AreaScene, Scene } from '../../scene/scene.ts';
import type { CardScene } from '../../scene/card-scene.ts';
import type { TrackScene } from '../../scene/tracks.ts';
import type { Words } from '../../words/words.ts';

/**
 * What is read aloud: b the boards, q the question, l what happened last.
 *
 * @param last sentence of the log
 * @throws never
 */
export function readIn(
  what: 'b' | 'q' | 'l',
  { scene, question }: { readonly scene: Scene | null; readonly question: Question | null },
  last: string,
  name: (seat: number) => string,
  words: Words,
): string {
  if (what === 'b' && scene !== null) return tableInWords(scene, name, words);
  return what === 'q' ? questionInWords(question, words) : last;
}

/** The table in sentences: numbers of each player, and what lies in each area. @throws never */
function tableInWords(scene: Scene, name: (seat: number) => string, words: Words): string {
  const players = scene.players.map((player) => {
    return [
      `${name(player.seat)}: ${numbersInWords(player.counters)}`,
      ...player.areas.filter(isThere).map((area) => areaInWords(area, words)),
    ].join('. ');
  });
  const rest = [...scene.shared, ...scene.hand, ...(scene.offered === null ? [] : [scene.offered])]
    .filter(isThere)
    .map((area) => areaInWords(area, words));
  const counted = scene.numbers.length === 0 ? [] : [numbersInWords(scene.numbers)];
  return `${[...players, ...counted, ...scene.tracks.flatMap(trackInWords), ...rest].join('. ')}.`;
}

const isThere = ({ stays }: AreaScene): boolean => stays !== 'awaited';

function numbersInWords(numbers: Scene['numbers']): string {
  return numbers.map(({ title, value }) => `${title} ${value}`).join(', ');
}

/** Where a number stands: that of the game, or that of each player. */
function trackInWords({ at, label, markers, spaces }: TrackScene): string[] {
  const own = markers.map((marker) => `${marker.title} ${spaces[marker.at]?.label ?? ''}`.trim());
  const now = [...(spaces[at] === undefined ? [] : [spaces[at].label]), ...own];
  return now.length === 0 ? [] : [`${label}: ${now.join(', ')}`];
}

function areaInWords({ board, label, count, rows }: AreaScene, words: Words): string {
  // Of a board, squares on which something lies.
  const cards = rows
    .flat()
    .filter(({ face, inside, fittings }) => (board === null ? !face.hidden : inside.length + fittings.length > 0));
  if (cards.length === 0) return words.say('read.area', { area: label, n: count });
  return `${words.say('read.area', { area: label, n: count })}: ${cards.map((card) => cardInWords(card, words)).join(', ')}`;
}

function cardInWords(card: CardScene, words: Words): string {
  const inner = [...card.inside, ...card.fittings].map((one) => cardInWords(one, words));
  const title =
    card.things.length > 1
      ? words.say('card.copies', { n: card.things.length, card: card.face.title })
      : card.face.title;
  return inner.length === 0 ? title : words.say('read.with', { card: title, inner: inner.join(', ') });
}

/** The question and how many answers it has. @throws never */
function questionInWords(question: Question | null, words: Words): string {
  if (question === null) return '';
  const answers = question.groups
    .flatMap(({ answers: here, squares = [] }) => [...here, ...squares])
    .filter((answer) => answer.index >= 0);
  return `${question.text}. ${words.say('read.answers', { n: answers.length })}`;
}
