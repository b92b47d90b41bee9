/**
 * Cells of the state as expressions: those at its head, those of a frame, those of the record of a
 * lasting effect.
 */
import { HEADER } from '@undercroft/contract';
import * as js from './code.ts';
import type { Js, JsStatement, Operand } from './code.ts';

/** The state. */
export const S = js.name('S');
/** Where the frame of the function begins. */
export const F = js.name('f');
export const YOU = js.name('you');

/** `S[offset]` */
export function cell(offset: Operand): Js {
  return js.at(S, offset);
}

/** `S[first + index]` */
export function cellOf(first: Operand, index: Operand): Js {
  return js.at(S, js.sum(first, index));
}

/** Top of what is in use: frames and lists. */
export const TOP = cell(HEADER.top);
export const PLAYERS = cell(HEADER.players);
export const RESULT = cell(HEADER.result);
export const ANSWERED = cell(HEADER.answered);
export const DICE = cell(HEADER.dice);
/** How many lasting effects there are. */
export const LASTING = cell(HEADER.lasting);

/** Cells by offset, each made once; frames have few cells, so the list stays short. */
const frameCells: Js[] = [];

/** A cell of the frame of the function. */
export function frameCell(offset: number): Js {
  return (frameCells[offset] ??= cellOf(F, offset));
}

// Functions of the kernel that are asked in many places.

export function ownerOf(thing: Js): Js {
  return js.call('ownerOf', S, thing);
}

export function placeOf(thing: Js): Js {
  return js.call('placeOf', S, thing);
}

export function inForce(thing: Js): Js {
  return js.call('inForce', S, thing);
}

/** The player that many seats after another. */
export function playerAfter(player: Js, seats: Operand): Js {
  return js.binary('%', js.binary('+', player, seats), PLAYERS);
}

/** Whether a player is out. */
export function isOut(player: Js): Js {
  return js.equal(js.call('stillIn', S, player), 0);
}

/** The least and the greatest number that a cell holds. */
export const INT_MIN = -2_147_483_648;
export const INT_MAX = 2_147_483_647;

/**
 * A mistake of the rules while they run.
 *
 * @param site index into the sites of the game, -1 for none
 */
export function fail(what: 'require' | 'loop-limit', site: number): JsStatement {
  return js.run(js.call('fail', js.text(what), site));
}

/** The function is called from outside of the rules: see driver.ts of the kernel. */
export const ENTER: JsStatement = js.run(js.call('enter', S));

/** One more call, turn of a loop or thing that is moved: see failing.ts of the kernel. */
export function spend(site: number): JsStatement {
  return js.when(js.binary('<', js.less(js.name('budget')), 0), fail('loop-limit', site));
}
