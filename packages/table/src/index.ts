/**
 * A table at which several people play: seats, requests, votes, and what each of them may know. The
 * same entries make the same table, on a server and in a simulation.
 *
 * It must not know sockets, the clock, the disk, chance, the DOM, or any particular game.
 *
 * @module
 */
export { TokenBucket, type Allowance } from './inquiries/budget.ts';
export type { ClockRule, SeatClock } from './clock.ts';
export { versionsIn, type ContentChanges, type ContentOffer } from './content.ts';
export type { Entry, TableSetup } from './entry.ts';
export { INQUIRIES_MAX, type Inquiry, type InquiryAnswer, type InquiryAnswers } from './inquiries/inquiry.ts';
export { outlookOf, type TableOutlook, type Revealed, type SeatOutlook } from './outlook.ts';
export type { JsonValue } from './patch/json.ts';
export { diffJson, patchJson, type Patch } from './patch/patch.ts';
export {
  cleanName,
  CLOSE,
  isSamePlace,
  PROTOCOL,
  readRequest,
  REFUSALS,
  SEAT_BOTS,
  type AnswerPlace,
  type Refusal,
  type Reply,
  type Request,
} from './protocol.ts';
export { isPlayable, readTerms, type TableTerms } from './terms.ts';
export { PHRASES, TALKS, type Phrase, type Talk } from './talk.ts';
export { personsAt, type Sitter } from './seats.ts';
export { ruleFailureOf, TableError, type RuleFailure } from './failure.ts';
export type { RequestOutcome, Visitor } from './outcome.ts';
export type { TableStage } from './aside.ts';
export { OnlineTable } from './table.ts';
export { TableClient, type TableEvents, type RequestBody } from './client.ts';
export { hostOf, TableHost, type Link, type ServerMessage } from './host.ts';
