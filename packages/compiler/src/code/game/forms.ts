/**
 * Parts of statements that differ between code that can stop, which has a frame, and code that runs
 * through.
 */
import type { Type } from '../../content/model/model.ts';
import { spend, TOP } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js, JsStatement } from '../js/code.ts';
import type { Context, Loop } from '../js/context.ts';
import { identifier } from '../js/names.ts';
import type { Frame, GameEmit } from './game-emit.ts';

/**
 * Where code is written. `frame` is null in a function that cannot stop, where nothing can be
 * heard.
 */
export interface Writing {
  readonly game: GameEmit;
  readonly context: Context;
  readonly frame: Frame | null;
}

/** Keeps a value of a type under a name of the author. @returns where it is read and written */
export function keepValue({ context, frame }: Writing, wish: string, type: Type | undefined, given: Js): Js {
  const kept = frame === null ? context.local(`${identifier(wish)}_`) : frame.builder.cellOf(type);
  context.writer.line(frame === null ? js.variables([kept, given]) : js.assign(kept, given));
  return kept;
}

/** Keeps a value of a type that does not change while the code of `body` runs. */
export function withValue(
  { context, frame }: Writing,
  wish: string,
  type: Type | undefined,
  given: () => Js,
  body: (kept: Js) => void,
): void {
  const { writer } = context;
  if (frame !== null) {
    const kept = frame.builder.cellOf(type);
    writer.line(js.assign(kept, given()));
    return body(kept);
  }
  const kept = context.local(wish);
  writer.scope(() => {
    writer.line(js.constants([kept, given()]));
    body(kept);
  });
}

/** A branch that runs when its test holds and no test before it did. */
interface TestedBranch {
  readonly test: () => Js;
  readonly body: () => void;
}

/** Writes branches in order, and the code that runs when no test holds. */
export function choose(
  { context, frame }: Writing,
  branches: readonly TestedBranch[],
  otherwise: (() => void) | null,
): void {
  if (frame === null) return context.writer.choose(branches, otherwise);
  const { builder } = frame;
  const end = builder.label();
  for (const { test, body } of branches) {
    const next = builder.label();
    builder.jumpIf(js.not(test()), next);
    body();
    builder.go(end);
    builder.mark(next);
  }
  otherwise?.();
  builder.mark(end);
}

/** How often code runs. A name is that of a variable of plain code. */
export type Turns =
  /** for each number of `from` up to below `to` */
  | { readonly index: Js; readonly from: number; readonly to: Js }
  | { readonly left: Js; readonly times: Js }
  /** null: until the code leaves the loop */
  | { readonly whileHolds: (() => Js) | null };

interface LoopSettings {
  /** the label of the loop in plain code; null where nothing inside leaves it by name */
  readonly label: string | null;
  /** place that is named when the loop runs too often; null where its turns are few */
  readonly site: number | null;
  /** whether a frame gives the space of lists back after each turn */
  readonly freesLists?: true;
}

/** One turn of a loop. */
export interface LoopTurn {
  /** how to leave the loop, and how to go to its next turn */
  readonly ways: Loop;
  /** number of the turn, where turns are counted up */
  readonly index: Js;
}

/** Writes code that runs several times. A frame can stop in each turn. */
export function writeLoop(
  { game, context: { writer }, frame }: Writing,
  turns: Turns,
  { label, site, freesLists }: LoopSettings,
  body: (turn: LoopTurn) => void,
): void {
  const spent: JsStatement[] = site === null ? [] : [spend(site)];
  if (frame === null) {
    const turn = (index: Js): void => {
      writer.line(...spent);
      game.calls.inTurns(() => body({ ways: { stop: js.leave(label), skip: js.skip(label) }, index }));
    };
    if ('index' in turns)
      return writer.for(js.counting(turns.index, turns.from, turns.to), () => turn(turns.index), label);
    if ('left' in turns) return writer.for(js.countingDown(turns.left, turns.times), () => turn(turns.left), label);
    return writer.while(turns.whileHolds?.() ?? js.TRUE, () => turn(js.TRUE), label);
  }
  const { builder } = frame;
  const count = 'whileHolds' in turns ? js.TRUE : builder.cell();
  const top = freesLists ? builder.cell() : null;
  const [again, end] = [builder.label(), builder.label()];
  if ('index' in turns) writer.line(js.assign(count, turns.from));
  if ('left' in turns) writer.line(js.assign(count, turns.times));
  if (top !== null) writer.line(js.assign(top, TOP));
  builder.mark(again);
  if (top !== null) writer.line(js.assign(TOP, top));
  if ('index' in turns) builder.jumpIf(js.binary('>=', count, turns.to), end);
  else if ('left' in turns) builder.jumpIf(js.binary('<=', js.countedDown(count), 0), end);
  else if (turns.whileHolds !== null) builder.jumpIf(js.not(turns.whileHolds()), end);
  if ('index' in turns) spent.push(js.increment(count));
  writer.line(...spent);
  const turn = (): void =>
    body({ ways: { stop: builder.jump(end), skip: builder.jump(again) }, index: js.binary('-', count, 1) });
  if (top === null) game.calls.inTurns(turn);
  else turn();
  builder.go(again);
  builder.mark(end);
  if (top !== null) writer.line(js.assign(TOP, top));
}
