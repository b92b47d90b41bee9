/**
 * The rules of the tiny game, each procedure a function over its frame. A procedure runs from the
 * step it stands at until it asks, calls another one or ends; it may be entered again at a
 * question, and then lists the same answers.
 */
import { HEADER, NONE, menuArgument, menuEntry, menuOption, type Io } from '@undercroft/contract';
import {
  ASK,
  ENDING,
  ENTRY,
  EVENT,
  FIELD,
  FRUITS,
  OPTION,
  PROCEDURE,
  REASON,
  ROW,
  SITE,
  ZONE,
  layout,
  tinyMeta,
} from './tiny-meta.ts';
import {
  FRAME,
  ask,
  callProcedure,
  endGame,
  offer,
  pickThing,
  place,
  refuse,
  returnFrom,
  roll,
  shuffle,
  takeAnswer,
  logEvent,
} from './tiny-runtime.ts';

/**
 * What a procedure did: go on with the innermost frame, wait for
 * an answer, or the game is over.
 */
export type Outcome = 'go-on' | 'wait' | 'over';

const TURNS = 60;

/** The whole game: deal, wishes, turns without end. Locals: player who wishes. */
export function play(s: Int32Array, io: Io, frame: number): Outcome {
  const players = s[HEADER.players];
  if (s[frame + FRAME.step] === 0) {
    shuffle(s, ZONE.deck);
    for (let player = 0; player < players; player++) for (let i = 0; i < 2; i++) pick(s, io, player);
    s[frame + FRAME.step] = s[layout.options + OPTION.wishes] === 1 ? 1 : 2;
  }
  if (s[frame + FRAME.step] === 1) {
    const wisher = s[frame + FRAME.locals];
    const wish = takeAnswer(s);
    if (wish === null) {
      ask(io, ASK.wish, wisher);
      for (let number = 1; number <= 6; number++) offer(io, number);
      return 'wait';
    }
    s[FIELD.wish + wisher] = wish;
    s[frame + FRAME.locals]++;
    if (wisher + 1 === players) s[frame + FRAME.step] = 2;
    return 'go-on';
  }
  if (s[frame + FRAME.step] === 3) passTurn(s, io, (s[FIELD.active] + 1) % players);
  if (s[FIELD.turns] === TURNS) {
    endGame(s, ENDING.tired, NONE);
    return 'over';
  }
  s[FIELD.turns]++;
  s[FIELD.gambled + s[FIELD.active]] = 0;
  s[HEADER.dice] = 0;
  s[frame + FRAME.step] = 3;
  callProcedure(s, PROCEDURE.turn, s[FIELD.active], 0, SITE.play);
  return 'go-on';
}

function passTurn(s: Int32Array, io: Io, player: number): void {
  s[FIELD.active] = player;
  if (player === io.turn) return;
  io.turn = player;
  io.turns++;
}

/** One turn: pick, store or rest; gambling does not end it. */
export function turn(s: Int32Array, io: Io, frame: number): Outcome {
  const you = s[frame + FRAME.you];
  if (s[frame + FRAME.step] === 1) {
    returnFrom(s, frame);
    return 'go-on';
  }
  const answer = takeAnswer(s);
  if (answer === null) {
    listTurn(s, io, you);
    return 'wait';
  }
  s[frame + FRAME.step] = 1;
  if (answer === NONE) return 'go-on';
  if (menuEntry(answer) === ENTRY.pick) pick(s, io, you);
  else if (menuEntry(answer) === ENTRY.store) callProcedure(s, PROCEDURE.store, you, menuArgument(answer), SITE.turn);
  else {
    gamble(s, io, you);
    s[frame + FRAME.step] = 0;
  }
  return 'go-on';
}

function listTurn(s: Int32Array, io: Io, you: number): void {
  ask(io, ASK.turn, you);
  if (s[layout.head + ZONE.deck] === NONE) refuse(io, menuOption(ENTRY.pick, NONE), REASON.empty);
  else offer(io, menuOption(ENTRY.pick, NONE));
  let offered = 0;
  for (let fruit = s[layout.head + ZONE.hand + you]; fruit !== NONE; fruit = s[layout.next + fruit]) {
    // Fruits of one row are all the same to a player, so only the first of them is offered.
    const row = 1 << tinyMeta.things[fruit];
    if ((offered & row) === 0) offer(io, menuOption(ENTRY.store, fruit));
    offered |= row;
  }
  if (s[FIELD.gambled + you] === 1) refuse(io, menuOption(ENTRY.gamble, NONE), REASON.again);
  else if (s[FIELD.points + you] < 1) refuse(io, menuOption(ENTRY.gamble, NONE), REASON.poor, 1, s[FIELD.points + you]);
  else offer(io, menuOption(ENTRY.gamble, NONE));
  offer(io, NONE);
}

function pick(s: Int32Array, io: Io, you: number): void {
  const fruit = s[layout.head + ZONE.deck];
  place(s, fruit, ZONE.hand + you);
  logEvent(io, EVENT.pick, SITE.turn, you, [fruit]);
}

function gamble(s: Int32Array, io: Io, you: number): void {
  s[FIELD.points + you]--;
  s[FIELD.gambled + you] = 1;
  const die = roll(s, 6, SITE.turn);
  logEvent(io, EVENT.roll, SITE.turn, you, [die]);
  if (die === s[FIELD.wish + you]) s[FIELD.points + you] += 3;
}

/** Stores a fruit and does what it says. Locals: the fruit, fruits bruised. */
export function store(s: Int32Array, io: Io, frame: number): Outcome {
  const you = s[frame + FRAME.you];
  const fruit = s[frame + FRAME.locals];
  if (s[frame + FRAME.step] === 0) {
    place(s, fruit, ZONE.contents + you);
    const gained = worth(s, fruit);
    s[FIELD.points + you] += gained;
    logEvent(io, EVENT.store, SITE.turn, you, [fruit, gained]);
    s[frame + FRAME.step] = 1;
  }
  const row = tinyMeta.things[fruit];
  if (row === ROW.quince && bruise(s, io, frame, you) === 'wait') return 'wait';
  if (row === ROW.fig && spoil(s, io, you) === 'wait') return 'wait';
  returnFrom(s, frame);
  if (s[FIELD.points + you] < s[layout.options + OPTION.goal]) return 'go-on';
  endGame(s, ENDING.full, you);
  return 'over';
}

/** Up to two fruits of the others, one after the other. */
function bruise(s: Int32Array, io: Io, frame: number, you: number): Outcome {
  while (s[frame + FRAME.locals + 1] < 2) {
    ask(io, ASK.bruise, you, s[frame + FRAME.locals + 1], 0, 2);
    for (let other = 0; other < s[HEADER.players]; other++) {
      if (other === you) continue;
      for (let fruit = s[layout.head + ZONE.contents + other]; fruit !== NONE; fruit = s[layout.next + fruit]) {
        if (s[FIELD.bruised + fruit] === 0) offer(io, fruit);
      }
    }
    if (io.count === 0) return 'go-on';
    offer(io, NONE);
    const answer = takeAnswer(s);
    if (answer === null) return 'wait';
    if (answer === NONE) return 'go-on';
    s[FIELD.bruised + answer] = 1;
    logEvent(io, EVENT.bruise, SITE.quince, you, [answer]);
    s[frame + FRAME.locals + 1]++;
  }
  return 'go-on';
}

/** The next player may lose a random fruit. */
function spoil(s: Int32Array, io: Io, you: number): Outcome {
  const next = (you + 1) % s[HEADER.players];
  if (s[layout.head + ZONE.hand + next] === NONE) return 'go-on';
  const answer = takeAnswer(s);
  if (answer === null) {
    ask(io, ASK.spoil, you);
    offer(io, 1);
    offer(io, 0);
    return 'wait';
  }
  if (answer === 0) return 'go-on';
  const fruit = pickThing(s, ZONE.hand + next, SITE.fig);
  place(s, fruit, ZONE.heap);
  logEvent(io, EVENT.lose, SITE.fig, you, [next, fruit]);
  return 'go-on';
}

/** Printed worth, one less when bruised. */
export function worth(s: Int32Array, fruit: number): number {
  const printed = tinyMeta.rows[tinyMeta.things[fruit]].printed['worth'];
  return fruit < FRUITS ? printed - s[FIELD.bruised + fruit] : 0;
}
