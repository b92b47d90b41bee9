/** Cells of a state that mean the same in every game. */
export const HEADER = {
  /** STATUS of the last run */
  status: 0,
  /** number of players */
  players: 1,
  /** the seed the game began with */
  seed: 2,
  /** four cells of the random generator (sfc32) */
  rng: 3,
  /** top of the frame stack: index of the first free cell */
  top: 7,
  /** index of the innermost frame, -1 none */
  frame: 8,
  /** 1 when `answer` holds an answer that was not consumed yet */
  answered: 9,
  answer: 10,
  /** value given back by the last procedure that returned */
  result: 11,
  /** answers given so far */
  answers: 12,
  /** index into meta.endings, -1 while the game goes on */
  ending: 13,
  /** scripted dice: how many, how many were used */
  diceScripted: 14,
  diceUsed: 15,
  /** scripted random picks: how many, how many were used */
  picksScripted: 16,
  picksUsed: 17,
  /** dice lying on the table (entities of the built-in kind die in use) */
  dice: 18,
  /** lasting effects in force */
  lasting: 19,
  /** how many lasting effects have begun: their numbers */
  lastingBegun: 20,
  /** per player: 0 playing, 1 won, 2 lost (8 cells) */
  outcome: 24,
  /** per player: index into meta.endings or -1 (8 cells) */
  outcomeReason: 32,
} as const;

/**
 * Cells of a frame, counted from its first: a call of a procedure, effect or hook that can stop for
 * a question.
 */
export const FRAME = {
  /** where it goes on */
  step: 0,
  /** index into the frame functions of the module */
  kind: 1,
  /** first cell of the frame that called it, -1 none */
  caller: 2,
  /** the player who acts */
  you: 3,
  /** parameters, then locals */
  locals: 4,
} as const;

/** What stands for the kind of a thing in `LayoutMeta.held`. */
export const HELD = {
  /** a thing of any kind */
  any: -1,
  /** no thing: the frame depends on a value that was worked out from what is hidden */
  secret: -2,
  /** the same, from what the player in the cell may see */
  own: -3,
} as const;

/** Cells of the record of a lasting effect, counted from its first. */
export const RECORD = {
  /** which effect it is: index into the lasting effects of the module */
  code: 0,
  /**
   * what ends it: the frame of a period; `HEARS_ITS_END`; or, below that, the number of another
   * record that it ends with
   */
  end: 1,
  /** the thing it comes from, -1 none */
  this: 2,
  /** the player who acted */
  you: 3,
  /** how many effects had begun before it */
  number: 4,
  /** what it remembers */
  locals: 5,
} as const;

/**
 * In the cell `RECORD.end`: the record itself hears the event that ends it. What ends with record n
 * has `HEARS_ITS_END - 1 - n`.
 */
export const HEARS_ITS_END = -2;

/** First cell that belongs to the game. */
export const HEADER_SIZE = 40;
/** Most players. */
export const MAX_PLAYERS = 8;
/** Scripted dice and scripted picks that a state can hold, each. */
export const SCRIPT_SIZE = 64;
/**
 * In a script of dice: the most that the die can show, which stands there in its place once it has
 * fallen.
 */
export const MOST_OF_DIE = 0;
export const OUTCOME = { playing: 0, won: 1, lost: 2 } as const;
