/**
 * What one viewer may know of a game, as plain frozen JSON. Names and titles are looked up in the
 * metadata of the game; what the viewer may not know is not in it, not even as a number from which
 * it could be told.
 */
import type { AnswerIndex } from '@undercroft/contract';

/** Stands for a thing that exists but that the viewer may not know, in fields and questions. */
export const HIDDEN = -2;
/** `GameView.viewer` of a spectator, who sees what all may see. */
export const SPECTATOR = -1;
/** `GameView.viewer` of a designer who sees everything. */
export const EVERYTHING = -2;

export interface GameView {
  /** id of the game */
  readonly game: string;
  /** hash of its content */
  readonly content: string;
  /** seat that looks, `SPECTATOR` or `EVERYTHING` */
  readonly viewer: number;
  /** answers given so far */
  readonly position: number;
  /** seat whose turn it is, -1 when the game has no turns */
  readonly turn: number;
  /** part of the turn that runs, index into meta.phases; -1 none of them */
  readonly phase: number;
  readonly players: readonly PlayerView[];
  /** zones of the table and of the players, by zone id; zones of things hang on their things */
  readonly zones: readonly ZoneView[];
  /** boards whose squares a map makes; those of each player who plays one behind the other */
  readonly boards: readonly BoardView[];
  /** fields of the game as a whole that the viewer may read */
  readonly globals: Readonly<Record<string, number>>;
  /** dice on the table */
  readonly dice: readonly DieView[];
  readonly decision: DecisionView | null;
  /** who has answered, where players are asked together; left out elsewhere */
  readonly together?: TogetherView;
  /**
   * things among those offered that the viewer knows only because the rules revealed them: to be
   * looked at while choosing
   */
  readonly shown: readonly ThingView[];
  /** sentences, oldest first; empty when no events were given */
  readonly log: readonly LogLineView[];
  /** what happened since the position that was asked for, oldest first; empty when none was */
  readonly happened: readonly EventView[];
  readonly result: ResultView | null;
}

/**
 * Players who are asked at the same time. `decision` of the view is then the viewer's own question,
 * and what the view shows is the same whatever the others have answered: only that they have is
 * told, here.
 */
export interface TogetherView {
  /** seats that are waited for, by seat */
  readonly waitingFor: readonly number[];
  readonly answered: readonly number[];
  /** whether the viewer can take an answer back */
  readonly takeBack: boolean;
}

export interface PlayerView {
  readonly seat: number;
  readonly name: string;
  /** counters and fields that the viewer may read, by name */
  readonly counters: Readonly<Record<string, number>>;
  readonly fields: Readonly<Record<string, number>>;
  readonly attributes: Readonly<Record<string, number>>;
  /**
   * what the player has scored so far; null when the game scores nothing, or nothing that the
   * viewer may know
   */
  readonly score: ScoreView | null;
  readonly outcome: 'playing' | 'won' | 'lost';
  readonly reason: string | null;
}

export interface ScoreView {
  /** sum of the lines below */
  readonly total: number;
  /** false when there are lines that the viewer may not know yet */
  readonly complete: boolean;
  /** in the order of `meta.score`; of a line for each thing one for each that is there now */
  readonly lines: readonly ScoreLineView[];
}

export interface ScoreLineView {
  readonly name: string;
  readonly title: string;
  /** thing that is scored, -1 none, `HIDDEN` one that the viewer may not know */
  readonly thing: number;
  readonly value: number;
}

export interface ZoneView {
  /** zone id */
  readonly id: number;
  /** index into meta.zones */
  readonly zone: number;
  /** seat, or id of the thing it belongs to, or -1 */
  readonly owner: number;
  readonly count: number;
  /**
   * from the front (the top of a pile) to the back; null when the viewer may not see what lies here
   */
  readonly things: readonly ThingView[] | null;
  /**
   * in a zone whose things the viewer does not see: those that were revealed, with their place from
   * the front; left out when there are none
   */
  readonly revealed?: readonly RevealedView[];
  /**
   * kind whose backs are seen, index into meta.kinds; -1 when the zone holds several kinds or lies
   * open
   */
  readonly back: number;
}

export interface BoardView {
  /** index into meta.kinds, whose `board` says how the squares lie */
  readonly kind: number;
  /** seat it belongs to, or -1 */
  readonly owner: number;
  /** row by row, from the upper left corner; places that are no spaces are left out */
  readonly squares: readonly ThingView[];
  /** what the tiles say that lie there; left out by boards that are not made of tiles */
  readonly drawn?: DrawnView;
}

/**
 * What is drawn on a board of tiles now. Squares are named by their number on the board, row by row
 * from 0.
 */
export interface DrawnView {
  /**
   * by square: its sign, an index into `signs` of the board's tiles; -1 where the viewer sees no
   * tile
   */
  readonly signs: readonly number[];
  /**
   * by square: the tile on which it lies, an index into meta.rows; -1 where the viewer sees no tile
   */
  readonly rooms: readonly number[];
  /** squares above others, each a thing of its own */
  readonly above: readonly { readonly square: number; readonly sign: number; readonly thing: ThingView }[];
  /** pairs of squares side by side with a wall between them */
  readonly walls: readonly (readonly number[])[];
  /** gates where a door is drawn, with the pairs of squares between which they stand */
  readonly gates: readonly {
    readonly thing: ThingView;
    readonly border: 'wall' | 'opening' | 'door' | 'false-door' | 'dead-end';
    readonly between: readonly (readonly number[])[];
  }[];
}

/** What is drawn where, with things by their ids: it depends on the tiles that lie there alone. */
export interface DrawnIds extends Pick<DrawnView, 'signs' | 'rooms' | 'walls'> {
  readonly above: readonly { readonly square: number; readonly sign: number; readonly thing: number }[];
  readonly gates: readonly (Omit<DrawnView['gates'][number], 'thing'> & { readonly thing: number })[];
}

export interface RevealedView {
  /** from the front of the zone */
  readonly place: number;
  /**
   * when the thing lies in the hidden one at that place: the zone of that one, an index into
   * meta.zones
   */
  readonly inside?: number;
  readonly thing: ThingView;
}

export interface ThingView {
  /** id; the same thing has the same id for everybody who sees it */
  readonly id: number;
  /**
   * index into meta.rows: its own, or that of the thing which it stands for, when the viewer may
   * know that one
   */
  readonly row: number;
  /** index into meta.kinds: its own in any case */
  readonly kind: number;
  /** fields the viewer may read, by name; a thing the viewer may not know is `HIDDEN` */
  readonly fields: Readonly<Record<string, number>>;
  /** values now, by name */
  readonly attributes: Readonly<Record<string, number>>;
  readonly zones: readonly ZoneView[];
}

export interface DieView {
  readonly id: number;
  readonly value: number;
  readonly sides: number;
  /** thing it was rolled for, -1 none */
  readonly thrower: number;
}

export interface AnswerView {
  /** position in this list; `optionIndexOf` leads from it to the engine's own list */
  readonly index: AnswerIndex;
  readonly label: string;
  /** thing it points at, -1 none, `HIDDEN` one that the viewer may not know */
  readonly thing: number;
  /**
   * zone a hidden thing lies in, or the outermost hidden one around it, and the place there from
   * the front; -1 otherwise
   */
  readonly zone: number;
  readonly place: number;
  /** player it points at, or -1 */
  readonly player: number;
  /** index into the entries of the ask, or -1 */
  readonly entry: number;
  /** row whose card offers it or that it points at, or -1 */
  readonly row: number;
  /** done, pass, none */
  readonly none: boolean;
  /** the way there, when it is the goal of a walk; left out otherwise */
  readonly walk?: WalkView;
  /**
   * things that it would strike, cover or concern, spaces among them, as far as the viewer may know
   * them; left out where the rules say nothing of that
   */
  readonly shows?: readonly number[];
}

export interface WalkView {
  /**
   * thing that walks; the space itself where the rules measure from one; `HIDDEN` one that the
   * viewer may not know
   */
  readonly walker: number;
  /** space where it begins */
  readonly from: number;
  /** of the whole way, in the points that the rules count */
  readonly cost: number;
  /** in order; the last one enters the space that the answer points at */
  readonly steps: readonly WalkStepView[];
}

export interface WalkStepView {
  /** space that it enters */
  readonly space: number;
  readonly cost: number;
  /** things that it provokes, as far as the viewer may know them */
  readonly risks: readonly number[];
}

export interface DisabledView {
  readonly label: string;
  readonly thing: number;
  readonly entry: number;
  readonly row: number;
  /** a sentence */
  readonly reason: string;
}

export interface DecisionView {
  /** who is asked */
  readonly player: number;
  /**
   * index into meta.asks; -1 when it would tell a viewer who is not asked which hidden card asks
   */
  readonly ask: number;
  readonly prompt: string;
  /** thing a window is about, -1 none, `HIDDEN` */
  readonly about: number;
  readonly taken: number;
  readonly min: number;
  readonly max: number;
  /** empty for a viewer who is not asked */
  readonly answers: readonly AnswerView[];
  readonly disabled: readonly DisabledView[];
}

export interface LogLineView {
  /** answers given when it happened; a click on the line goes to this position */
  readonly step: number;
  readonly text: string;
  /** acting player, -1 none */
  readonly player: number;
  /** procedure or verb */
  readonly event: string;
  /** things it speaks of that the viewer may know */
  readonly things: readonly number[];
  /** places of a map that `text` names; left out when it names none */
  readonly places?: readonly PlaceSaidView[];
  /**
   * what the event was called with, as in `EventView`, where the table shows two who meet; left out
   * otherwise
   */
  readonly args?: readonly number[];
  /** line of content that caused it, null when that would tell something hidden */
  readonly file: string | null;
  readonly line: number | null;
}

/** A place of a map in a sentence, which an interface may call by a name of its own. */
export interface PlaceSaidView {
  readonly thing: number;
  /** what the sentence calls it; the places of a sentence come in its order */
  readonly said: string;
}

/**
 * Something that happened, for an interface that shows one thing after another: every move and
 * throw, and every procedure that players are told of.
 */
export interface EventView {
  /** answers given when it happened */
  readonly step: number;
  /** procedure or built-in verb: `move`, `roll`, `end`, `gain oil` */
  readonly name: string;
  /** acting player, -1 none */
  readonly you: number;
  /**
   * what it was called with, as `meta.events` names it; a thing that the viewer may not know is
   * `HIDDEN`
   */
  readonly args: readonly number[];
  /** the sentence of the log, null when there is none */
  readonly text: string | null;
  /** places of a map that `text` names; left out when it names none */
  readonly places?: readonly PlaceSaidView[];
  /** of the event `roll`: the dice, in the order in which they fell */
  readonly dice: readonly RolledDieView[];
}

export interface RolledDieView {
  readonly value: number;
  readonly sides: number;
  /** thing it was thrown for, -1 none, `HIDDEN` one that the viewer may not know */
  readonly thrower: number;
  /** which of the groups that were thrown together it belongs to, from 0 */
  readonly group: number;
}

export interface ResultView {
  /** name of the ending, null none */
  readonly ending: string | null;
  readonly text: string;
  readonly winners: readonly number[];
}
