/** All that one visitor may know of a table: what a server sends to a page. */
import type { UndoRule } from '@undercroft/contract';
import { gameView, type GameView } from '@undercroft/view';
import type { AnswerPlace } from './protocol.ts';
import type { OnlineTable, UndoWish, Visitor } from './table.ts';

/** A seat as everybody sees it. */
export interface SeatOutlook {
  readonly is: 'free' | 'person' | 'bot';
  /** empty for a person who gave none */
  readonly name: string;
  /** a bot stands in for the person */
  readonly isAway: boolean;
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
  /** hash of its content */
  readonly content: string;
  readonly commitment: string;
  readonly undo: UndoRule;
  /** own seat, -1 for a spectator */
  readonly seat: number;
  readonly isHost: boolean;
  readonly seats: readonly SeatOutlook[];
  readonly names: readonly string[];
  /** where an own answer belongs; null for a spectator */
  readonly at: AnswerPlace | null;
  /** null before the game begins */
  readonly view: GameView | null;
  readonly undoWish: UndoWish | null;
  /** null until the game is over */
  readonly revealed: Revealed | null;
}

/**
 * What a visitor may know now.
 *
 * @param lang  language of the view
 * @cost        that of a view
 */
export function outlookOf(table: OnlineTable, visitor: Visitor, lang = 'en'): TableOutlook {
  const { game, setup, names } = table;
  const seat = table.seatOf(visitor);
  const settings = { names, lang };
  return {
    game: setup.game,
    content: setup.content,
    commitment: setup.commitment,
    undo: setup.undo,
    seat,
    isHost: table.isHost(visitor),
    seats: table.seats.map((sitter) => ({
      is: sitter.is,
      name: sitter.is === 'person' ? sitter.name : '',
      isAway: sitter.is === 'person' && sitter.isAway,
    })),
    names,
    at: seat < 0 ? null : table.placeOf(seat),
    view: game && gameView(game, seat < 0 ? 'spectator' : seat, { ...settings, events: game.events }),
    undoWish: table.undoWish,
    revealed: game?.over === true ? { seed: setup.seed, salt: setup.salt, save: game.save() } : null,
  };
}
