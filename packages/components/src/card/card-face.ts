import type { SceneryMeta } from '@undercroft/contract';
import { plainText, type PictureName } from '@undercroft/view';
import type { Motif } from '../theme/motifs.ts';
import type { Words } from '../words/words.ts';

/** A number or word printed on a card, with the value now when it differs. */
export interface CardStat {
  readonly name: string;
  readonly title: string;
  readonly icon: string | null;
  /** what it is now, as it is written */
  readonly value: string;
  /** 1 more than printed, -1 less, 0 as printed */
  readonly change: -1 | 0 | 1;
  /** the printed value, when the value now differs */
  readonly printed: string | null;
}

/** A number that goes up and down below another one. */
export interface CardGauge {
  readonly title: string;
  readonly icon: string | null;
  readonly now: number;
  readonly of: number;
}

/** A state a thing is in that is not a number: turned, moved, its side. */
export interface CardMark {
  readonly title: string;
  readonly icon: string | null;
}

/** All that a card of any kind shows. Plain data. */
export interface CardFace {
  readonly title: string;
  /** title of the kind: what the player calls such a thing */
  readonly kind: string;
  /**
   * a number or word that stands before the name of a tile, and with the picture for it where there
   * is no room; empty: the picture alone, null: the name always
   */
  readonly short: string | null;
  /** a number that is drawn on a tile as so many pictures */
  readonly pips: CardStat | null;
  /**
   * what its effect costs and brings, in numbers and pictures, with inline marks; null where it is
   * not drawn
   */
  readonly gist: string | null;
  /** seat whose colour it has, or -1 for that of its hue */
  readonly seat: number;
  /** colour of the frame, degrees on the colour wheel */
  readonly hue: number;
  /** cut of the frame, which tells kinds apart without colour */
  readonly motif: Motif;
  readonly icon: string | null;
  /**
   * what its picture stands in front of, and what lies around it; null: the pattern of its frame,
   * and nothing
   */
  readonly scenery: SceneryMeta | null;
  /** from 0 to 1: what is different in the frames and textures of cards of the same kind */
  readonly vary: number;
  /** the number in the corner, if the kind has one */
  readonly value: CardStat | null;
  /** how much is left of something, if the kind has such a number */
  readonly gauge: CardGauge | null;
  /** the other numbers, in order */
  readonly stats: readonly CardStat[];
  readonly marks: readonly CardMark[];
  /** card text with inline marks, see text/fragments.ts; empty when it has none */
  readonly text: string;
  readonly flavour: string | null;
  /** the viewer may not see what it is: the back is drawn */
  readonly hidden: boolean;
  /** used up, turned over or asleep */
  readonly exhausted: boolean;
  /** held by others; it is not exhausted at the same time */
  readonly captured: boolean;
  /** what stands on it then: of the field that says so, when it has an icon; null is a lock */
  readonly stamp: CardMark | null;
  /** hurt or weakened */
  readonly damaged: boolean;
}

/**
 * How a thing is drawn: a whole card, a wide tile with room for what lies in it, a round token, a
 * small square chip.
 */
export type CardShape = 'card' | 'tile' | 'token' | 'chip';

/** A face with nothing on it, for tests and for backs. */
export const blankFace: CardFace = {
  title: '',
  kind: '',
  short: null,
  pips: null,
  gist: null,
  seat: -1,
  hue: 60,
  motif: 'plain',
  icon: null,
  scenery: null,
  vary: 0.5,
  value: null,
  gauge: null,
  stats: [],
  marks: [],
  text: '',
  flavour: null,
  hidden: false,
  exhausted: false,
  captured: false,
  stamp: null,
  damaged: false,
};

/**
 * The face in words, for readers of the screen: title, kind, numbers, states.
 *
 * @param titles  what the marks in its text are called
 * @throws        never
 */
export function faceInWords(
  face: CardFace,
  words: Words,
  titles?: ReadonlyMap<string, Omit<PictureName, 'icon'>>,
): string {
  if (face.hidden)
    return face.kind === '' ? words.say('card.face-down') : words.say('card.kind-face-down', { kind: face.kind });
  // What has the name of the card for a value says nothing more.
  const name = face.title.toLowerCase();
  const numbers = [face.value, ...face.stats]
    .filter((stat) => stat !== null)
    .filter(({ value }) => value.toLowerCase() !== name);
  const parts = [
    face.title,
    face.kind,
    ...numbers.map((stat) => `${stat.title} ${stat.value}`.trim()),
    face.gauge === null ? '' : gaugeInWords(face.gauge, words),
    ...face.marks.map((mark) => mark.title),
    face.gist === null ? '' : plainText(face.text, titles),
  ];
  if (isSpent(face)) parts.push(spentInWords(face, words));
  if (face.damaged) parts.push(words.say('card.damaged'));
  return parts.filter((part) => part !== '').join(', ');
}

/** Whether a card is used up or captured. @throws never */
export function isSpent({ captured, exhausted }: CardFace): boolean {
  return captured || exhausted;
}

/** How a card that is used up or captured is said to be. @throws never */
export function spentInWords({ captured, stamp }: CardFace, words: Words): string {
  return stamp?.title ?? words.say(captured ? 'card.captured' : 'card.exhausted');
}

/** How much is left, in words. @throws never */
export function gaugeInWords({ title, now, of }: CardGauge, words: Words): string {
  return words.say('card.gauge', { title, now, of });
}

/**
 * A face of whom something is told: that it has had its turn by then is no matter of what it does.
 */
export function unspent(face: CardFace): CardFace {
  return face.exhausted ? { ...face, exhausted: false } : face;
}
