/**
 * Where a piece of code is being written: which JavaScript stands for `you`, `this` and each local
 * name.
 */
import type { RowModel } from '../../content/model/model.ts';
import type { Define, Expression, Local } from '../../content/tree/node.ts';
import * as js from './code.ts';
import type { Js, JsStatement } from './code.ts';
import { S } from './cells.ts';
import { FreshNames, identifier } from './names.ts';
import type { Writer } from './writer.ts';

/** A set held in the state: where its list begins and how long it is. */
export interface ListSlot {
  readonly base: Js;
  readonly count: Js;
}

export type Slot = Js | ListSlot;

export function isList(slot: Slot): slot is ListSlot {
  return 'base' in slot;
}

export interface Loop {
  /** code that leaves the loop, code that goes to its next turn */
  readonly stop: JsStatement;
  readonly skip: JsStatement;
}

/** What code is a part of. Nothing of it changes while the code is written. */
export interface CodeScene {
  /** the procedure, window, card or period whose code it is, for questions and texts */
  readonly within: string;
  /** the row whose rules they are */
  readonly row: RowModel | null;
  /** what is asked is asked of all players together */
  readonly together: boolean;
  /** the code runs for each member of a set */
  readonly isRepeated: boolean;
  /** the function of the game whose code it is; null for all other code */
  readonly define: Define | null;
  /** names of the function that is written */
  readonly names: FreshNames;
}

/** Names that stand for something in every function. */
const RESERVED: ReadonlySet<string> = new Set(['you', 'it', 'source', 'about', 'card', 'record', 'top']);

/** The scene of a function, with what differs from one that nothing is known of. */
export function newScene(part: Partial<CodeScene> = {}): CodeScene {
  const names = new FreshNames(RESERVED);
  return { within: '', row: null, together: false, isRepeated: false, define: null, names, ...part };
}

export class Context {
  readonly scene: CodeScene;
  readonly writer: Writer;
  // Most contexts bind nothing, so these are made when they are needed.
  private locals: Map<Local, Slot> | null = null;
  private values: Map<Expression, Slot> | null = null;
  private readonly parent: Context | null;
  private readonly captures: Map<string, { readonly param: Js; readonly outer: Js }> | null;
  private readonly youIs: Js | null;
  private readonly selfIs: Js | null;
  loop: Loop | null = null;
  /** code that returns from the function being written, given the value or null */
  leave: (value: Js | null) => JsStatement = js.give;
  /** the lasting effect being written, when inside one: the index of its record */
  lasting: Js | null = null;
  /** list that a function which gives a set fills */
  into: Js | null = null;

  constructor(
    writer: Writer,
    you: Js | null,
    self: Js | null,
    scene: CodeScene = newScene(),
    parent: Context | null = null,
    capturing = false,
  ) {
    this.writer = writer;
    this.scene = scene;
    this.youIs = you;
    this.selfIs = self;
    this.parent = parent;
    this.captures = capturing ? new Map() : null;
    if (parent) {
      this.loop = capturing ? null : parent.loop;
      this.leave = parent.leave;
      this.into = capturing ? null : parent.into;
      this.lasting = parent.lasting;
    }
  }

  /** Same names, perhaps another `you` or `this`, another writer, another scene. */
  inner(change: { you?: Js; self?: Js; writer?: Writer; scene?: Partial<CodeScene> } = {}): Context {
    const scene = change.scene === undefined ? this.scene : { ...this.scene, ...change.scene };
    return new Context(change.writer ?? this.writer, change.you ?? null, change.self ?? null, scene, this);
  }

  /** A context for a helper function: what it uses from outside becomes parameters. */
  helper(writer: Writer): Context {
    const scene = { ...this.scene, names: new FreshNames(RESERVED) };
    const context = new Context(writer, null, null, scene, this, true);
    context.leave = js.give;
    return context;
  }

  get you(): Js {
    if (this.youIs !== null) return this.youIs;
    if (!this.parent) throw new Error('no acting player here');
    return this.captures ? this.capture('you', this.parent.you) : this.parent.you;
  }

  get self(): Js {
    if (this.selfIs !== null) return this.selfIs;
    if (!this.parent) throw new Error('`this` stands where no card is');
    return this.captures ? this.capture('self', this.parent.self) : this.parent.self;
  }

  get hasSelf(): boolean {
    return this.selfIs !== null || (this.parent?.hasSelf ?? false);
  }

  /** A name of the function that is written, with a number behind it when it is taken. */
  local(wish: string): Js {
    return js.name(this.label(wish));
  }

  /** The same as a text, for labels and as part of names. */
  label(wish: string): string {
    return this.scene.names.make(wish);
  }

  bind(local: Local, slot: Slot): void {
    (this.locals ??= new Map()).set(local, slot);
  }

  slot(local: Local): Slot {
    const own = this.locals?.get(local);
    if (own !== undefined) return own;
    if (!this.parent) throw new Error(`no place for the name ${local.name}`);
    const outer = this.parent.slot(local);
    if (!this.captures) return outer;
    const wish = identifier(local.name);
    const slot: Slot = isList(outer)
      ? { base: this.capture(`${wish}_at`, outer.base), count: this.capture(`${wish}_n`, outer.count) }
      : this.capture(`${wish}_in`, outer);
    this.bind(local, slot);
    return slot;
  }

  /**
   * The name that is known here, from the inside out; null where none is, and beyond a helper
   * function.
   */
  named(name: string): { readonly local: Local; readonly slot: Slot } | null {
    const own = [...(this.locals ?? [])].findLast(([local]) => local.name === name);
    if (own !== undefined) return { local: own[0], slot: own[1] };
    return this.captures === null ? (this.parent?.named(name) ?? null) : null;
  }

  /** A value that was computed before (dice, answers). */
  setValue(expression: Expression, slot: Slot): void {
    (this.values ??= new Map()).set(expression, slot);
  }

  value(expression: Expression): Slot | null {
    const own = this.values?.get(expression);
    if (own !== undefined) return own;
    const outer = this.parent?.value(expression) ?? null;
    if (outer === null || !this.captures) return outer;
    const slot: Slot = isList(outer)
      ? { base: this.capture('list_at', outer.base), count: this.capture('list_n', outer.count) }
      : this.capture('value', outer);
    this.setValue(expression, slot);
    return slot;
  }

  /** Makes a JavaScript expression of the outside available in a helper function. */
  pass(outer: Js, wish: string): Js {
    return this.capture(wish, outer);
  }

  /** Parameters and arguments of the helper being written. */
  captured(): { readonly params: Js[]; readonly args: Js[] } {
    const entries = [...(this.captures?.values() ?? [])];
    return { params: entries.map((entry) => entry.param), args: entries.map((entry) => entry.outer) };
  }

  private capture(wish: string, outer: Js): Js {
    if (outer.constant !== null || outer === S || this.captures === null) return outer;
    const known = this.captures.get(outer.text);
    if (known) return known.param;
    const used = new Set([...this.captures.values()].map((entry) => entry.param.text));
    let param = wish;
    for (let i = 2; used.has(param); i++) param = `${wish}${i}`;
    this.captures.set(outer.text, { param: js.name(param), outer });
    return js.name(param);
  }
}
