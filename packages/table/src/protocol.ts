/** Messages between a page and a server, and what is checked of those that come in. */
import type { AnswerIndex } from '@undercroft/contract';
import { PHRASES, TALKS, type Phrase, type Talk } from './talk.ts';
import { readTerms, type TableTerms } from './terms.ts';
import { INQUIRIES_MAX, readInquiry, type Inquiry } from './inquiries/inquiry.ts';

/** Version of the messages: a page of another version is asked to load again. */
export const PROTOCOL = 3;

/** Codes with which a server ends a connection; a page has a sentence for each. */
export const CLOSE = {
  protocol: 4000,
  noTable: 4004,
  damaged: 4005,
  tooFast: 4008,
  slow: 4009,
  outdated: 4010,
} as const;

/** Most letters of a name. */
const NAME_MAX = 24;
/** Most letters of what is said at once. */
const TEXT_MAX = 200;
/** Colours that a page may know. */
const COLOURS_MAX = 32;
/** Most letters of a key. */
const WORD_MAX = 64;

/**
 * Bots that may take a seat, weakest first. What they cost is known, so no page can make a server
 * think for minutes.
 */
export const SEAT_BOTS: readonly string[] = ['random', 'sensible:24~40', 'sensible:24', 'sensible:48'];

/** Where in a game an answer belongs. It is stale when the table stands elsewhere. */
export interface AnswerPlace {
  /** how often the game went back */
  readonly epoch: number;
  readonly position: number;
  /** early answers of this seat, where several are asked at the same time */
  readonly early: number;
}

/** Whether two places are the same. */
export function isSamePlace(one: AnswerPlace, other: AnswerPlace): boolean {
  return one.epoch === other.epoch && one.position === other.position && one.early === other.early;
}

/** What a person asks of a table. Each carries a key of its own; sent again, it is done once. */
export type Request =
  | { readonly is: 'sit'; readonly key: string; readonly seat: number; readonly name: string }
  | { readonly is: 'rise'; readonly key: string }
  | { readonly is: 'bot'; readonly key: string; readonly seat: number; readonly bot: string }
  /** frees the seat of a bot, before the game begins */
  | { readonly is: 'free'; readonly key: string; readonly seat: number }
  /** settles some terms, before the game begins */
  | { readonly is: 'terms'; readonly key: string; readonly terms: Partial<TableTerms> }
  | { readonly is: 'begin'; readonly key: string }
  | { readonly is: 'answer'; readonly key: string; readonly at: AnswerPlace; readonly index: AnswerIndex }
  | { readonly is: 'take-back'; readonly key: string }
  | { readonly is: 'ask-undo'; readonly key: string; readonly at: AnswerPlace; readonly to: number }
  | { readonly is: 'vote'; readonly key: string; readonly yes: boolean }
  /** agrees to go over to the version of the game that is offered, or refuses for all */
  | { readonly is: 'renew'; readonly key: string; readonly content: string; readonly yes: boolean }
  /** offers to end the game as it stands */
  | { readonly is: 'ask-end'; readonly key: string }
  /** gives the seat to a bot for good */
  | { readonly is: 'resign'; readonly key: string }
  | { readonly is: 'say'; readonly key: string; readonly phrase: Phrase | null; readonly text: string }
  /** opens or closes what may be said */
  | { readonly is: 'talk'; readonly key: string; readonly talk: Talk }
  | { readonly is: 'ready'; readonly key: string; readonly yes: boolean }
  | { readonly is: 'colour'; readonly key: string; readonly colour: number }
  /** tells the others at which table the same people play again */
  | { readonly is: 'next'; readonly key: string; readonly table: string };

/** Inquiries about the game at one place. They change nothing, so they may get lost. */
export interface InquiryBatch {
  readonly is: 'ask';
  readonly key: string;
  readonly at: AnswerPlace;
  readonly of: readonly Inquiry[];
}

/** Why a request was refused. The page has a sentence for each. */
export const REFUSALS = [
  'begun',
  'full',
  'game-failed',
  'no-such-seat',
  'no-undo',
  'not-asked',
  'not-begun',
  'not-host',
  'not-offered',
  'not-seated',
  'not-playable',
  'nothing-to-vote',
  'over',
  'not-over',
  'seated',
  'silent',
  'seats-free',
  'stale',
  'taken',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** What became of a request. */
export type Reply =
  | { readonly is: 'done'; readonly key: string }
  | { readonly is: 'refused'; readonly key: string; readonly why: Refusal };

/** Inquiries out of a message; null when it holds none. @throws never */
export function readInquiries(message: unknown): InquiryBatch | null {
  if (typeof message !== 'object' || message === null) return null;
  const { is, key, at, of } = message as Record<string, unknown>;
  const place = readPlace(at);
  if (is !== 'ask' || !isWord(key) || place === null || !Array.isArray(of)) return null;
  const inquiries = of.slice(0, INQUIRIES_MAX + 1).map(readInquiry);
  if (inquiries.length > INQUIRIES_MAX || inquiries.includes(null)) return null;
  return { is, key, at: place, of: inquiries as Inquiry[] };
}

/**
 * A request out of a message.
 *
 * @param message  what came in, parsed as JSON
 * @returns        null when it is none: then the sender is no page of ours
 * @throws         never
 */
export function readRequest(message: unknown): Request | null {
  if (typeof message !== 'object' || message === null) return null;
  const { is, ...given } = message as Record<string, unknown>;
  const { key } = given;
  if (!isWord(key)) return null;
  switch (is) {
    case 'sit':
      return isSeat(given['seat']) ? { is, key, seat: given['seat'], name: cleanName(given['name']) } : null;
    case 'bot':
      return isSeat(given['seat']) && isBot(given['bot']) ? { is, key, seat: given['seat'], bot: given['bot'] } : null;
    case 'free':
      return isSeat(given['seat']) ? { is, key, seat: given['seat'] } : null;
    case 'rise':
    case 'begin':
    case 'take-back':
    case 'ask-end':
    case 'resign':
      return { is, key };
    case 'answer': {
      const at = readPlace(given['at']);
      return at !== null && isCount(given['index']) ? { is, key, at, index: given['index'] } : null;
    }
    case 'ask-undo': {
      const at = readPlace(given['at']);
      return at !== null && isCount(given['to']) ? { is, key, at, to: given['to'] } : null;
    }
    case 'terms': {
      const terms = readTerms(given['terms']);
      return terms === null ? null : { is, key, terms };
    }
    case 'say':
      return readSaid(given, key);
    case 'talk': {
      const talk = TALKS.find((one) => one === given['talk']);
      return talk === undefined ? null : { is, key, talk };
    }
    case 'ready':
      return typeof given['yes'] === 'boolean' ? { is, key, yes: given['yes'] } : null;
    case 'colour':
      return isCount(given['colour']) && given['colour'] < COLOURS_MAX ? { is, key, colour: given['colour'] } : null;
    case 'next':
      return isWord(given['table']) ? { is, key, table: given['table'] } : null;
    case 'vote':
      return typeof given['yes'] === 'boolean' ? { is, key, yes: given['yes'] } : null;
    case 'renew': {
      const { content, yes } = given;
      return isWord(content) && typeof yes === 'boolean' ? { is, key, content, yes } : null;
    }
    default:
      return null;
  }
}

function readSaid(given: Record<string, unknown>, key: string): Request | null {
  const phrase = PHRASES.find((one) => one === given['phrase']) ?? null;
  const text = phrase === null ? cleanText(given['text'], TEXT_MAX) : '';
  return phrase === null && text === '' ? null : { is: 'say', key, phrase, text };
}

function readPlace(given: unknown): AnswerPlace | null {
  if (typeof given !== 'object' || given === null) return null;
  const { epoch, position, early } = given as Record<string, unknown>;
  return isCount(epoch) && isCount(position) && isCount(early) ? { epoch, position, early } : null;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 31;
}

function isSeat(value: unknown): value is number {
  return isCount(value) && value < 32;
}

function isBot(value: unknown): value is string {
  return SEAT_BOTS.some((bot) => bot === value);
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= WORD_MAX && /^[\w:~+.-]*$/.test(value);
}

/** Control characters, and marks that turn the direction of the text around them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Marks above and below a letter beyond two: a heap of them covers what is around the name. */
const HEAPED = /(\p{M}{2})\p{M}+/gu;
/** Letters that look like nothing: a name of them alone is none. */
const BLANK = /[\u115F\u1160\u2800\u3164\uFFA0\p{Cn}]/gu;

/**
 * A name as a person typed it, fit to be shown as text; empty when nothing is left of it.
 * @throws never
 */
export function cleanName(text: unknown): string {
  return cleanText(text, NAME_MAX);
}

/** @param most  letters */
function cleanText(text: unknown, most: number): string {
  if (typeof text !== 'string') return '';
  const clean = text
    .slice(0, 4 * most)
    .normalize('NFC')
    .replaceAll(UNSEEN, '')
    .replaceAll(BLANK, ' ')
    .replaceAll(HEAPED, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return [...clean].slice(0, most).join('').trim();
}
