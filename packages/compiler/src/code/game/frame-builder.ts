/**
 * Writes a function that can stop in the middle: its locals and where it goes on lie in a frame in
 * the state (`FRAME` of the contract).
 */
import { FRAME } from '@undercroft/contract';
import type { KindModel, Type } from '../../content/model/model.ts';
import type { Span } from '../../diagnostics/source/span.ts';
import { cellOf, F, frameCell, RESULT, S, TOP, YOU } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js, JsStatement, Operand } from '../js/code.ts';
import { newScene, type CodeScene, type ListSlot } from '../js/context.ts';
import { Writer } from '../js/writer.ts';

/** The frame that is called, what came of it, and where the function goes on. */
const G = js.name('g');
const R = js.name('r');
const PC = js.name('pc');

/** Ends a frame function, whose frame and lists are forgotten. */
const DONE: readonly JsStatement[] = [js.assign(TOP, F), js.give(0)];
const LEAVE = js.group(...DONE);
const AGAIN = js.skip('top');

/** The constant of a frame function: its number. */
export function frameName(called: string): Js {
  return js.name(`FRAME_${called}`);
}

/**
 * A cell of a frame that holds a thing, or the first of two that say where a list of things lies.
 */
export interface HeldCell {
  readonly offset: number;
  readonly isList: boolean;
  /** of each thing; null: any; a number: of `HELD` */
  readonly kind: KindModel | number | null;
}

/** A frame function: number in the dispatch table and name. */
export interface EmittedFrame {
  readonly index: number;
  readonly name: string;
  /** place that an error inside names, index into sites; -1 unknown */
  site: number;
  /** cells of its frame, as soon as its code is written */
  size: number;
  /** false for one that has a number and no code, because it has no caller */
  isWritten: boolean;
  /** names of the frame functions that it calls */
  readonly calls: Set<string>;
  /**
   * by the label at which it is carried on: its cells that hold a thing then; without labels for
   * which there are none
   */
  readonly held: Map<number, readonly HeldCell[]>;
}

/** What a frame function needs of the game that it is written for. */
interface Home {
  site(at: Span, what: string): number;
}

export class FrameBuilder {
  private readonly game: Home;
  readonly frame: EmittedFrame;
  readonly writer = new Writer();
  readonly scene: CodeScene;
  private cells: number = FRAME.locals;
  private labels = 1;
  /** cells that hold things where the code is written now */
  private readonly live: HeldCell[] = [];
  private readonly constants: { readonly name: Js; readonly cell: Js }[] = [];

  /** @param part what is known of the scene of its code */
  constructor(game: Home, frame: EmittedFrame, part: Partial<CodeScene> = {}) {
    this.game = game;
    this.scene = newScene(part);
    this.frame = frame;
  }

  /** Takes cells of the frame. @returns the first */
  cell(count = 1): Js {
    const first = this.cells;
    this.cells += count;
    return frameCell(first);
  }

  /** Takes a cell that has a value of a type from here to the end of the scope. */
  cellOf(type: Type | undefined): Js {
    this.holds(this.cells, type);
    return this.cell();
  }

  /**
   * From here to the end of the scope a cell has a value of a type. A deal must know the cells that
   * hold things: a hidden thing is exchanged there as it is in its zone (`LayoutMeta.held`).
   */
  holds(offset: number, type: Type | undefined): void {
    this.live.push(...heldCell(offset, false, type));
  }

  /** Until the end of the scope the frame keeps something besides the values of its types. */
  keeps(cell: HeldCell): void {
    this.live.push(cell);
  }

  /** Takes the cells of a list whose members have a type from here to the end of the scope. */
  listOf(member: Type | undefined): ListSlot {
    this.live.push(...heldCell(this.cells, true, member));
    return { base: this.cell(), count: this.cell() };
  }

  /**
   * Behind `body` the code reads no cell that got its type there, and no list that was made there.
   */
  scope(body: () => void): void {
    const known = this.live.length;
    body();
    this.live.length = known;
  }

  /**
   * Takes a cell that never changes once the frame is made, and gives it a name in the function.
   * @param type of the value, where the rules may hold a hidden thing in it
   */
  constant(wish: string, type?: Type): Js {
    const constant = js.name(this.scene.names.make(`${wish}_`));
    this.constants.push({ name: constant, cell: this.cellOf(type) });
    return constant;
  }

  /**
   * Takes the cells of a list that never changes, as `constant` does.
   *
   * @param member type of its members
   */
  constantList(wish: string, member: Type | undefined): ListSlot {
    this.live.push(...heldCell(this.cells, true, member));
    return { base: this.constant(`${wish}_at`), count: this.constant(`${wish}_n`) };
  }

  /** Offset of the next cell that `cell()` would give. */
  get size(): number {
    return this.cells;
  }

  label(): number {
    return this.labels++;
  }

  /** Code goes on here. */
  mark(label: number): void {
    this.writer.case(label);
  }

  jump(label: number, ...before: readonly JsStatement[]): JsStatement {
    return js.group(...before, js.assign(PC, label), AGAIN);
  }

  /** Goes on at a label when a test holds. */
  jumpIf(test: Js, label: number, ...before: readonly JsStatement[]): void {
    this.writer.line(js.when(test, this.jump(label, ...before)));
  }

  go(label: number): void {
    this.writer.line(js.assign(PC, label), AGAIN);
  }

  /** From here on the function is carried on again, when it was stopped. */
  resumeAt(label: number): void {
    if (this.live.length > 0) this.frame.held.set(label, [...this.live]);
    this.writer.line(js.assign(frameCell(FRAME.step), label));
  }

  /** The end of the function. */
  done(): void {
    this.writer.line(...DONE);
  }

  /** Leaves the function, with a result or without one. */
  leave(result: Js | null = null): JsStatement {
    return result === null ? LEAVE : js.group(js.assign(RESULT, result), ...DONE);
  }

  /**
   * Calls a frame function; what follows is written behind a label at which the call returns.
   *
   * @param args for the cells of the parameters
   */
  call(callee: string, you: Js, args: readonly Operand[], prepare: readonly JsStatement[] = []): void {
    this.frame.calls.add(callee);
    this.calling(prepare, () => {
      this.writer.line(js.constants([G, push(callee, you)]));
      this.pass(args);
      carryOn(this.writer, js.call(callee, S, G));
    });
  }

  /** Calls a procedure with its listeners, or the plain procedure when the test finds none. */
  callEither(test: Js, callee: string, you: Js, args: readonly Js[], prepare: readonly JsStatement[]): void {
    const itself = `${callee}_itself`;
    const heard = js.name('heard');
    for (const name of [callee, itself]) this.frame.calls.add(name);
    this.calling(prepare, () => {
      this.writer.line(js.constants([heard, test]));
      this.writer.line(js.constants([G, js.conditional(heard, push(callee, you), push(itself, you))]));
      this.pass(args);
      const [skip, outer] = [0, 1].map((i) => cellOf(G, FRAME.locals + args.length + i)) as [Js, Js];
      this.writer.line(js.when(heard, js.group(js.assign(skip, 0), js.assign(outer, -1))));
      carryOn(this.writer, js.conditional(heard, js.call(callee, S, G), js.call(itself, S, G)));
    });
  }

  private calling(prepare: readonly JsStatement[], body: () => void): void {
    const back = this.label();
    this.resumeAt(back);
    this.writer.scope(() => {
      for (const line of prepare) this.writer.line(line);
      body();
    });
    this.mark(back);
  }

  private pass(args: readonly Operand[]): void {
    for (let i = 0; i < args.length; i++) this.writer.line(js.assign(cellOf(G, FRAME.locals + i), args[i] as Operand));
  }

  /** The whole function, to be called when its body is complete. */
  finish(at: Span | null, comment: string): Writer {
    if (at) this.frame.site = this.game.site(at, 'function');
    const { name, index } = this.frame;
    this.frame.size = this.cells;
    const whole = new Writer();
    whole.from(at, () => {
      whole.comment(comment);
      whole.line(js.constants([frameName(name), index]));
      whole.function(name, [S, F], () => {
        whole.line(js.constants([YOU, frameCell(FRAME.you)]));
        for (const constant of this.constants) whole.line(js.constants([constant.name, constant.cell]));
        whole.line(js.variables([PC, frameCell(FRAME.step)]));
        whole.states('top', PC, () => {
          whole.case(0, () => whole.append(this.writer));
          whole.default(js.give(0));
        });
      });
    });
    return whole;
  }
}

/**
 * What a cell of a type holds: a thing, or nothing that a deal exchanges.
 *
 * @param type of a member, for a list
 */
export function heldCell(offset: number, isList: boolean, type: Type | undefined): readonly HeldCell[] {
  if (type?.is === 'optional') return heldCell(offset, isList, type.of);
  return type?.is === 'thing' ? [{ offset, isList, kind: type.of }] : [];
}

function push(callee: string, you: Js): Js {
  return js.call('push', S, F, frameName(callee), you);
}

/** Calls a frame function by what it is known as; stops when it has stopped. */
export function carryOn(writer: Writer, call: Js): void {
  writer.line(js.constants([R, call]));
  writer.line(js.when(js.binary('!==', R, 0), js.give(R)));
}
