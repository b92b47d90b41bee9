/**
 * What happens at a table beside the game: talk, readiness, colours, and the table that follows.
 */
import type { Entry } from './entry.ts';
import type { Refusal, Request } from './protocol.ts';
import type { Phrase, Talk } from './talk.ts';

/** Something that a player said: a phrase, or a text. */
export interface TalkLine {
  readonly seat: number;
  readonly phrase: Phrase | null;
  /** empty for a phrase */
  readonly text: string;
}

export interface Aside {
  readonly talk: Talk;
  /** what was said last, oldest first */
  readonly said: readonly TalkLine[];
  /** how often a player said something, by seat */
  readonly counts: readonly number[];
  /** seats of persons who say that they are ready */
  readonly ready: readonly number[];
  /** colour by seat; null where the game decides */
  readonly colours: readonly (number | null)[];
  /** id of the table at which the same people play again; null when there is none */
  readonly next: string | null;
}

/** The bot that plays on for a person who resigns. */
const SUCCESSOR = 'sensible:24';
/** Lines that are kept. */
const LINES = 40;
/** How often one player may say something at one table. */
const SAID_MAX = 400;

export function emptyAside(seats: number): Aside {
  const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
  return { talk: 'phrases', said: [], counts: each(0), ready: [], colours: each(null), next: null };
}

/** How far the game of a table is. */
export type TableStage = 'open' | 'begun' | 'over';

/** Who asks for something beside the game, and how far the game is. */
export interface Asker {
  /** hash of the token */
  readonly mark: string;
  /** -1 for a spectator */
  readonly seat: number;
  readonly isHost: boolean;
  readonly stage: TableStage;
}

/** Requests that are about what happens beside the game. */
type Beside = Extract<Request, { is: 'ask-end' | 'resign' | 'say' | 'talk' | 'ready' | 'colour' | 'next' }>;

/** What becomes of a request: the entry that is to happen, or why not. */
export function entryBeside(aside: Aside, asker: Asker, request: Beside, key: string): Entry | Refusal {
  const { seat, isHost, stage } = asker;
  if (request.is === 'talk') return isHost ? { is: 'talk', talk: request.talk, key } : 'not-host';
  if (request.is === 'next') {
    if (!isHost) return 'not-host';
    return stage === 'over' ? { is: 'next', table: request.table, key } : 'not-over';
  }
  if (seat < 0) return 'not-seated';
  switch (request.is) {
    case 'ask-end':
      return stage === 'begun' ? { is: 'ask-end', seat, key } : notBegun(stage);
    case 'resign':
      return stage === 'begun' ? { is: 'resign', seat, bot: SUCCESSOR, key } : notBegun(stage);
    case 'say': {
      const { phrase, text } = request;
      const isOpen = aside.talk === 'text' || (aside.talk === 'phrases' && phrase !== null);
      return isOpen && (aside.counts[seat] ?? 0) < SAID_MAX ? { is: 'say', seat, phrase, text, key } : 'silent';
    }
    case 'ready':
      return stage === 'open' ? { is: 'ready', seat, yes: request.yes, key } : 'begun';
    case 'colour':
      return aside.colours.includes(request.colour) ? 'taken' : { is: 'colour', seat, colour: request.colour, key };
  }
}

function notBegun(stage: Asker['stage']): Refusal {
  return stage === 'over' ? 'over' : 'not-begun';
}

/** What is so after something happened. @param aside  as it was; it stays so */
export function asideAfter(aside: Aside, entry: Entry): Aside {
  switch (entry.is) {
    case 'say': {
      const { seat, phrase, text } = entry;
      const said = [...aside.said, { seat, phrase, text }].slice(-LINES);
      return { ...aside, said, counts: aside.counts.with(seat, (aside.counts[seat] ?? 0) + 1) };
    }
    case 'talk':
      return { ...aside, talk: entry.talk };
    case 'terms':
      // What people were ready for is not what is played.
      return { ...aside, ready: [] };
    case 'ready': {
      const others = aside.ready.filter((seat) => seat !== entry.seat);
      return { ...aside, ready: entry.yes ? [...others, entry.seat] : others };
    }
    case 'colour':
      return { ...aside, colours: aside.colours.with(entry.seat, entry.colour) };
    case 'rise': {
      const ready = aside.ready.filter((seat) => seat !== entry.seat);
      return { ...aside, ready, colours: aside.colours.with(entry.seat, null) };
    }
    case 'next':
      return { ...aside, next: entry.table };
    case 'sit':
    case 'bot':
    case 'begin':
    case 'answer':
    case 'take-back':
    case 'ask-undo':
    case 'ask-end':
    case 'resign':
    case 'vote':
    case 'stand-in':
    case 'clock':
    case 'time-out':
    case 'offer':
    case 'renew':
      return aside;
  }
}
