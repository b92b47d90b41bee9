/** Who sits where at a table. */
import type { TimeOut } from './clock.ts';
import type { Entry } from './entry.ts';
import type { Refusal, Request } from './protocol.ts';

/** Who plays a seat. A person who is away may be stood in for by a bot. */
export type Sitter =
  | { readonly is: 'free' }
  | {
      readonly is: 'person';
      readonly name: string;
      readonly mark: string;
      readonly isAway: boolean;
      /** the time is over; left out otherwise */
      readonly late?: TimeOut;
    }
  /** `name` is that of the person who gave the seat to it; empty when no person sat there */
  | { readonly is: 'bot'; readonly bot: string; readonly name: string };

/** The seats after something happened. @param seats  as they were; they stay so */
export function seatsAfter(seats: readonly Sitter[], entry: Entry): readonly Sitter[] {
  switch (entry.is) {
    case 'sit': {
      const { name, mark } = entry;
      return seats.with(entry.seat, { is: 'person', name, mark, isAway: false });
    }
    case 'rise':
      return seats.with(entry.seat, { is: 'free' });
    case 'bot':
      return seats.with(entry.seat, { is: 'bot', bot: entry.bot, name: '' });
    case 'resign': {
      const sitter = seats[entry.seat];
      const name = sitter?.is === 'person' ? sitter.name : '';
      return seats.with(entry.seat, { is: 'bot', bot: entry.bot, name });
    }
    case 'stand-in': {
      const sitter = seats[entry.seat];
      return sitter?.is === 'person' ? seats.with(entry.seat, { ...sitter, isAway: entry.on }) : seats;
    }
    case 'time-out': {
      const sitter = seats[entry.seat];
      return sitter?.is === 'person' ? seats.with(entry.seat, { ...sitter, isAway: true, late: entry.of }) : seats;
    }
    case 'answer': {
      const sitter = seats[entry.seat];
      // Who was late for one question plays the next one.
      if (sitter?.is !== 'person' || sitter.late !== 'move') return seats;
      const { name, mark } = sitter;
      return seats.with(entry.seat, { is: 'person', name, mark, isAway: false });
    }
    case 'clock':
    case 'terms':
    case 'begin':
    case 'take-back':
    case 'ask-undo':
    case 'vote':
    case 'ask-end':
    case 'say':
    case 'talk':
    case 'ready':
    case 'colour':
    case 'next':
    case 'offer':
    case 'renew':
      return seats;
  }
}

/** What becomes of a request about seats before the game begins: the entry, or why not. */
export function entryAtSeats(
  seats: readonly Sitter[],
  asker: { readonly mark: string; readonly seat: number; readonly isHost: boolean },
  request: Extract<Request, { is: 'sit' | 'rise' | 'bot' | 'free' }>,
  key: string,
): Entry | Refusal {
  if (request.is === 'rise') return asker.seat < 0 ? 'not-seated' : { is: 'rise', seat: asker.seat, key };
  const { seat } = request;
  const sitter = seats[seat];
  if (request.is === 'sit') {
    if (asker.seat >= 0) return 'seated';
    if (sitter === undefined) return 'no-such-seat';
    return sitter.is === 'free' ? { is: 'sit', seat, name: request.name, mark: asker.mark, key } : 'taken';
  }
  if (!asker.isHost) return 'not-host';
  if (sitter === undefined) return 'no-such-seat';
  if (sitter.is === 'person') return 'taken';
  return request.is === 'bot' ? { is: 'bot', seat, bot: request.bot, key } : { is: 'rise', seat, key };
}

/** Seats that persons have taken. */
export function personsAt(seats: readonly Sitter[]): number[] {
  return seats.flatMap(({ is }, seat) => (is === 'person' ? [seat] : []));
}

/** Seats of persons who are there: for the others bots decide. */
export function presentAt(seats: readonly Sitter[]): number[] {
  return personsAt(seats).filter((seat) => {
    const sitter = seats[seat];
    return sitter?.is === 'person' && !sitter.isAway;
  });
}

/** The seat of a person by the mark of the token, -1 for a spectator. */
export function seatOf(seats: readonly Sitter[], mark: string | null): number {
  return seats.findIndex((sitter) => sitter.is === 'person' && sitter.mark === mark);
}

/** How players are called who gave no name, by language. */
const CALLED: Readonly<Record<string, { readonly person: string; readonly bot: string }>> = {
  en: { person: 'Player', bot: 'Bot' },
  fr: { person: 'Joueur', bot: 'Robot' },
};

/**
 * What the players are called: persons as they said, bots by number where there are several.
 *
 * @param lang  language of the names that are made up; English where it is not known
 */
export function namesAt(seats: readonly Sitter[], lang: string): string[] {
  const called = CALLED[lang.split('-', 1)[0] ?? ''] ?? CALLED['en']!;
  const bots = seats.filter((sitter) => sitter.is === 'bot' && sitter.name === '').length;
  let bot = 0;
  return seats.map((sitter, seat) => {
    if (sitter.is === 'person') return sitter.name === '' ? `${called.person} ${seat + 1}` : sitter.name;
    if (sitter.is === 'free') return `${called.person} ${seat + 1}`;
    if (sitter.name !== '') return sitter.name;
    bot++;
    return bots === 1 ? called.bot : `${called.bot} ${bot}`;
  });
}
