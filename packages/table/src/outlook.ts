/** All that one visitor may know of a table: what a server sends to a page. */
import type { Game } from '@undercroft/engine';
import { gameView, viewFor, type GameView, type ViewMemo, type ViewSettings } from '@undercroft/view';
import type { SeatClock } from './clock.ts';
import { BEFORE } from './game-at-table.ts';
import type { ContentChanges, ContentOffer } from './content.ts';
import type { AnswerPlace } from './protocol.ts';
import type { TableStage, TalkLine } from './aside.ts';
import type { Visitor } from './outcome.ts';
import type { OnlineTable } from './table.ts';
import type { TableWish } from './wish.ts';
import type { Talk } from './talk.ts';
import type { TableTerms } from './terms.ts';

/** A seat as everybody sees it. */
export interface SeatOutlook {
  readonly is: 'free' | 'person' | 'bot';
  /** empty for a person who gave none */
  readonly name: string;
  /** a bot stands in for the person */
  readonly isAway: boolean;
  /** the person says to be ready to begin */
  readonly isReady: boolean;
  /** name of the bot, as in `SEAT_BOTS`; empty where a person plays */
  readonly bot: string;
  /** place in the colours that players can have; null where the game decides */
  readonly colour: number | null;
}

/**
 * Proof at the end that the seed was fixed before the game: `seed` and `salt` give the commitment,
 * `save` the whole game.
 */
export interface Revealed {
  readonly seed: string;
  readonly salt: string;
  readonly save: string;
}

export interface TableOutlook {
  /** id of the game */
  readonly game: string;
  /** hash of the content that is played: a page of other content has to load again */
  readonly content: string;
  /** another version of the game, on which those who sit here decide; null when there is none */
  readonly offer: (ContentOffer & { readonly changes: ContentChanges }) | null;
  readonly commitment: string;
  readonly terms: TableTerms;
  /** how far the game is */
  readonly stage: TableStage;
  /** language of the view, and of what is told of inquiries */
  readonly lang: string;
  /** own seat, -1 for a spectator */
  readonly seat: number;
  readonly isHost: boolean;
  readonly seats: readonly SeatOutlook[];
  readonly names: readonly string[];
  /** where an answer and an inquiry belong */
  readonly at: AnswerPlace;
  /** position before the last own answer that the game has gone on from; -1 when there is none */
  readonly lastOwn: number;
  /** null before the game begins, and for spectators where the table has none */
  readonly view: GameView | null;
  /** what the others vote on */
  readonly wish: TableWish | null;
  /** what may be said, and what was said last */
  readonly talk: Talk;
  readonly said: readonly TalkLine[];
  /** all have agreed to end the game before its end */
  readonly isEnded: boolean;
  /** id of the table at which the same people play again */
  readonly next: string | null;
  /** by seat; null where players have as much time as they like */
  readonly clocks: readonly SeatClock[] | null;
  /** null until the game is over */
  readonly revealed: Revealed | null;
}

/**
 * What a visitor may know now.
 *
 * @param lang  language of the view
 * @param memo  parts of what this visitor saw before; without it all are made
 * @cost        that of a view
 */
export function outlookOf(table: OnlineTable, visitor: Visitor, lang = 'en', memo?: ViewMemo): TableOutlook {
  const { game, setup } = table;
  const names = table.namesIn(lang);
  const { aside, content } = table;
  const { offer } = content;
  const seat = table.seatOf(visitor);
  const lastOwn = table.lastAnswerOf(seat);
  const isShown = isShownTo(table, seat);
  const isPresent = isShown && delayFor(table, seat) === 0;
  return {
    game: setup.game,
    content: content.module.meta.hash,
    offer: table.over || offer === null ? null : { ...offer, changes: table.content.changes(lang) },
    commitment: setup.commitment,
    terms: table.terms,
    stage: table.stage,
    lang,
    seat,
    isHost: table.isHost(visitor),
    seats: table.seats.map((sitter, at) => ({
      is: sitter.is,
      name: sitter.is === 'free' ? '' : sitter.name,
      isAway: sitter.is === 'person' && sitter.isAway,
      bot: sitter.is === 'bot' ? sitter.bot : '',
      isReady: aside.ready.includes(at),
      colour: aside.colours[at] ?? null,
    })),
    names,
    at: isShown ? shownPlace(table, seat) : BEFORE,
    lastOwn,
    view:
      isShown && game !== null
        ? viewOf(table, game, seat, { names, lang, memo, since: sinceFor(table, seat, lastOwn) })
        : null,
    wish: isPresent ? table.wish : null,
    talk: aside.talk,
    said: isShown ? aside.said : [],
    isEnded: table.over && game?.over !== true,
    next: aside.next,
    clocks: isPresent ? table.clocks : null,
    revealed: isShown && game !== null && table.over ? { seed: setup.seed, salt: setup.salt, save: game.save() } : null,
  };
}

/** Whether a seat sees the game and what is said. Before the game begins everybody does. */
export function isShownTo({ terms, stage }: OnlineTable, seat: number): boolean {
  return seat >= 0 || terms.isWatched || stage === 'open';
}

/** How many answers later a seat sees the game. At the end everybody sees it. */
function delayFor({ terms, stage }: OnlineTable, seat: number): number {
  return seat < 0 && stage === 'begun' ? terms.watchDelay : 0;
}

/** Where a seat sees the game; for a player, where answers belong. */
export function shownPlace(table: OnlineTable, seat: number): AnswerPlace {
  const place = table.placeOf(seat);
  return { ...place, position: Math.max(0, place.position - delayFor(table, seat)) };
}

/** The state that a seat may know. @param position  at most where it sees the game; -1 there */
export function shownState(table: OnlineTable, game: Game, seat: number, position = -1): Int32Array {
  if (position < 0 && delayFor(table, seat) === 0) return game.stateFor(seat);
  const { position: now } = shownPlace(table, seat);
  return game.peek(position < 0 ? now : Math.min(position, now)).state;
}

/** A spectator sees what the last answers brought, at most so many. */
const WATCHED = 8;

/**
 * After which position a view tells event by event what happened, so that the page can show it. It
 * depends on the table alone, so a page that comes again receives the same.
 */
function sinceFor(table: OnlineTable, seat: number, lastOwn: number): number {
  return seat < 0 ? Math.max(0, shownPlace(table, seat).position - WATCHED) : Math.max(0, lastOwn);
}

function viewOf(table: OnlineTable, game: Game, seat: number, settings: ViewSettings): GameView {
  if (delayFor(table, seat) === 0)
    return gameView(game, seat < 0 ? 'spectator' : seat, { ...settings, events: game.events });
  const { position } = shownPlace(table, seat);
  const events = game.events.filter(({ step }) => step <= position);
  return viewFor(game.module, shownState(table, game, seat), 'spectator', { ...settings, events });
}
