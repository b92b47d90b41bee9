/**
 * Answers what a page asks about the game. Each answer is made from what the seat that asks may
 * know, and no answer changes the table.
 */
import type { AnswerIndex, GameModule } from '@undercroft/contract';
import {
  explainAttribute,
  inLanguage,
  lookAhead,
  lookOn,
  mayDisclose,
  mayLeave,
  placesAfter,
  sightFrom,
  viewFor,
  type AheadView,
  type Preview,
} from '@undercroft/view';
import type { Commitment, Inquiry, InquiryAnswer } from './inquiry.ts';
import { isShownTo, shownPlace, shownState } from '../outlook.ts';
import { personsAt } from '../seats.ts';
import type { Visitor } from '../outcome.ts';
import type { OnlineTable } from '../table.ts';

const NOTHING_AHEAD: AheadView = { later: [], passes: [] };

/**
 * Answers an inquiry of a visitor.
 *
 * @param lang  language of what is told
 * @cost        that of a view; of a preview up to a few ms
 * @throws      never: what does not fit the table has an empty answer
 */
export function answerInquiry(table: OnlineTable, visitor: Visitor, lang: string, inquiry: Inquiry): InquiryAnswer {
  const { game } = table;
  const seat = table.seatOf(visitor);
  if (game === null || !isShownTo(table, seat)) return null;
  const module = inLanguage(table.module, lang);
  const viewer = seat < 0 ? 'spectator' : seat;
  const { position: now } = shownPlace(table, seat);
  const stateAt = (position: number): Int32Array => shownState(table, game, seat, position);
  switch (inquiry.is) {
    case 'preview':
      return table.isAsked(seat) ? previewFor(table, module, seat, inquiry.index) : null;
    case 'places':
    case 'again': {
      const { index, is } = inquiry;
      return table.isAsked(seat) ? placesAfter(module, game.stateFor(seat), seat, index, is === 'again') : [];
    }
    case 'ahead': {
      const passes = module.meta.extras.table?.passes ?? [];
      return table.isAsked(seat) ? lookOn(module, game.stateFor(seat), seat, passes) : NOTHING_AHEAD;
    }
    case 'commitment':
      return commitmentOf(table, module, seat, inquiry.index);
    case 'explain':
      return explainAttribute(module, stateAt(inquiry.position), viewer, inquiry.thing, inquiry.attribute);
    case 'sight':
      return sightFrom(module, stateAt(inquiry.position), viewer, inquiry.thing);
    case 'look': {
      const position = Math.min(inquiry.position, now);
      // The page has the log. What the last answer brought is told event by event.
      const events = game.events.filter(({ step }) => step === position);
      const settings = { events, since: position - 1, names: table.namesIn(lang), lang };
      return { ...viewFor(table.module, stateAt(position), viewer, settings), log: [] };
    }
  }
}

function previewFor(table: OnlineTable, module: GameModule, seat: number, index: AnswerIndex): Preview | null {
  const within = table.game?.questions().find(({ player }) => player === seat)?.ask.within ?? '';
  return lookAhead(module, table.game!.stateFor(seat), seat, index, within);
}

function commitmentOf(table: OnlineTable, module: GameModule, seat: number, index: AnswerIndex): Commitment {
  const game = table.game!;
  if (!table.isAsked(seat)) return { discloses: true, leaves: true };
  const leaves = mayLeave(module, game.stateFor(seat), seat, index);
  // Where several are asked at the same time, an early answer can be taken back without a word.
  if (game.asked !== null) return { discloses: leaves && game.asked.waitingFor.length === 1, leaves };
  return { discloses: mayDisclose(module, game.stateFor(seat), seat, index, personsAt(table.seats)), leaves };
}
