/** What becomes of a request at a table: the entry that is to happen, or why not. */
import type { GameModule } from '@undercroft/contract';
import { disclosedTo } from '@undercroft/engine';
import { optionIndexOf } from '@undercroft/view';
import { entryBeside, type Aside, type Asker } from '../aside.ts';
import type { TableContent } from '../content.ts';
import type { Entry } from '../entry.ts';
import type { GameAtTable } from '../game-at-table.ts';
import { isSamePlace, type Refusal, type Request } from '../protocol.ts';
import { entryAtSeats, personsAt, type Sitter } from '../seats.ts';
import { isPlayable, type TableTerms } from '../terms.ts';
import type { TableWish } from '../wish.ts';

/** A table as it stands when something is asked of it. */
export interface AskedTable {
  readonly module: GameModule;
  readonly terms: TableTerms;
  readonly seats: readonly Sitter[];
  readonly aside: Aside;
  /** null before the game begins */
  readonly played: GameAtTable | null;
  readonly wish: TableWish | null;
  readonly content: TableContent;
}

/** What becomes of a request. @param key  of the entry */
export function entryFor(table: AskedTable, asker: Asker, request: Request, key: string): Entry | Refusal {
  const { seat, isHost, stage } = asker;
  switch (request.is) {
    case 'sit':
    case 'rise':
    case 'bot':
    case 'free':
      return stage === 'open' ? entryAtSeats(table.seats, asker, request, key) : 'begun';
    case 'terms': {
      if (!isHost) return 'not-host';
      if (stage !== 'open') return 'begun';
      const isFit = isPlayable(table.module.meta, { ...table.terms, ...request.terms }, table.seats.length);
      return isFit ? { is: 'terms', terms: request.terms, key } : 'not-playable';
    }
    case 'begin':
      if (!isHost) return 'not-host';
      if (stage !== 'open') return 'begun';
      return table.seats.some(({ is }) => is === 'free') ? 'seats-free' : { is: 'begin', key };
    case 'answer':
      return answerOf(table, asker, request, key);
    case 'take-back':
      if (seat < 0) return 'not-seated';
      return table.played?.game.canTakeBack(seat) === true ? { is: 'take-back', seat, key } : 'stale';
    case 'ask-undo':
      return undoOf(table, asker, request, key);
    case 'vote':
      if (seat < 0) return 'not-seated';
      return table.wish === null ? 'nothing-to-vote' : { is: 'vote', seat, yes: request.yes, key };
    case 'renew':
      return renewalOf(table, asker, request, key);
    case 'ask-end':
    case 'resign':
    case 'say':
    case 'talk':
    case 'ready':
    case 'colour':
    case 'next':
      return entryBeside(table.aside, asker, request, key);
  }
}

function answerOf(
  { module, played }: AskedTable,
  { seat, stage }: Asker,
  { at, index }: Extract<Request, { is: 'answer' }>,
  key: string,
): Entry | Refusal {
  if (seat < 0) return 'not-seated';
  if (played === null) return 'not-begun';
  if (stage === 'over') return 'over';
  if (!isSamePlace(at, played.placeOf(seat))) return 'stale';
  if (!played.isAsked(seat)) return 'not-asked';
  const given = optionIndexOf(module, played.game.stateFor(seat), seat, index);
  return given < 0 ? 'not-offered' : { is: 'answer', seat, index: given, by: 'person', key };
}

function undoOf(
  { terms, seats, played }: AskedTable,
  { seat, stage }: Asker,
  { at, to }: Extract<Request, { is: 'ask-undo' }>,
  key: string,
): Entry | Refusal {
  if (seat < 0) return 'not-seated';
  if (played === null) return 'not-begun';
  // The seed is public after the end, so a player who went back would know all future chance.
  if (stage === 'over') return 'over';
  if (!isSamePlace(at, played.placeOf(seat)) || to >= played.game.position) return 'stale';
  const needsConsent = disclosedTo(personsAt(seats), played.game.undoInfo(to)) !== null;
  return needsConsent && terms.undo === 'never' ? 'no-undo' : { is: 'ask-undo', seat, to, key };
}

function renewalOf(
  { content: { offer } }: AskedTable,
  { seat, stage }: Asker,
  { content, yes }: Extract<Request, { is: 'renew' }>,
  key: string,
): Entry | Refusal {
  if (seat < 0) return 'not-seated';
  if (stage === 'over' || offer === null || offer.isUnfit || offer.content !== content) return 'nothing-to-vote';
  return yes && offer.agreed.includes(seat) ? 'stale' : { is: 'renew', seat, yes, key };
}
