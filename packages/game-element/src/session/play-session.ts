/** A game in front of one screen, kept in this page or at a table elsewhere. */
import type { AnswerIndex, GameMeta } from '@undercroft/contract';
import type { Looks } from './looks.ts';
import type { Session } from './session.ts';

/** Something that a session tells of its own accord. */
export type SessionNews =
  /** others have played, or what was sent is confirmed: the game stands elsewhere */
  | { readonly is: 'moved' }
  /** something that was asked about the position is known by now */
  | { readonly is: 'told' }
  /** what a person here did was refused. @param why  a sentence */
  | { readonly is: 'refused'; readonly why: string };

/** What both kinds of sessions do in the same way. */
type Common =
  | 'answer'
  | 'asked'
  | 'botSeats'
  | 'canTakeBack'
  | 'choices'
  | 'coached'
  | 'goTo'
  | 'humanAsked'
  | 'humans'
  | 'letAnswer'
  | 'lookOn'
  | 'names'
  | 'options'
  | 'over'
  | 'placesAfter'
  | 'plansHere'
  | 'position'
  | 'preview'
  | 'seeded'
  | 'speak'
  | 'takeBack'
  | 'together'
  | 'undoOffer'
  | 'undoTo'
  | 'view';

/**
 * A game in front of one screen. `Session` keeps it in this page, where each call takes effect at
 * once. At a table elsewhere, an answer or a wish to go back is sent, and `listen` tells when it
 * was confirmed or refused; what is not known yet is empty, and `listen` tells when it is.
 */
export interface PlaySession extends Pick<Session, Common> {
  /** of the game, in English */
  readonly meta: GameMeta;
  /** places in `COLOURS` by seat; left out: as the theme of the game has them */
  readonly colours: readonly number[] | undefined;
  readonly looks: Pick<Looks, 'differs' | 'explain' | 'sight' | 'viewAt'>;
  /**
   * everything of the game, for what needs it: saves, bots, trials; null while a server keeps it
   */
  readonly whole: Session | null;
  /** an answer was sent and is not confirmed */
  readonly isSent: boolean;
  /**
   * the question that is open, as text: another one after each answer, after going back, and after
   * the connection has come or gone; left out where each call takes effect at once
   */
  readonly place?: string;

  /** As `Session.isFinal`; null while it is not known. */
  isFinal(index: AnswerIndex): boolean | null;
  /** As `Session.isLastStep`; null while it is not known. */
  isLastStep(index: AnswerIndex): boolean | null;
  /** Hears what happens elsewhere. @returns a function that ends it */
  listen(hear: (news: SessionNews) => void): () => void;
}
