/** Effects that last until a period ends, and what is done at the end of one. Both are records in the state. */
import { RECORD } from '@undercroft/contract';
import type { AtEnd, Block, Local, Place, Procedure, Until } from '../ast/node.ts';
import { enderOf } from '../5-analyze/enders.ts';
import { lastingItems, type LastingItem } from '../5-analyze/lasting.ts';
import type { Units } from '../5-analyze/units.ts';
import { walk } from '../ast/walk.ts';
import type { GameModel } from '../model/model.ts';
import { callWatch } from './call-watch.ts';
import { Context } from './context.ts';
import { FrameBuilder } from './frame-builder.ts';
import type { Frame, GameEmit } from './game-emit.ts';
import { LASTING_HEAD } from './layout.ts';
import { identifier } from './names.ts';
import { isMany } from './set-kinds.ts';
import type { Writer } from './writer.ts';
import { markReached } from './reached.ts';

/** A name that a record remembers: one cell, or for a set where its list begins and how long it is. */
export interface Capture {
  readonly local: Local;
  readonly cell: number;
  readonly isSet: boolean;
}

/** One textual lasting effect. Its record: see `LASTING_HEAD`. */
export interface LastingCode {
  readonly code: number;
  readonly item: LastingItem;
  readonly captures: readonly Capture[];
  /** cell of the record that says whether a watched condition held, or -1 */
  readonly held: number;
  /** cells of the record */
  readonly cells: number;
  /** frame function that runs it (at-end), or -1 */
  frame: number;
  size: string;
}

/** Names used inside a node that were declared outside it. */
export function freeLocals(node: Block | LastingItem): Local[] {
  const used = new Set<Local>();
  const own = new Set<Local>();
  walk(node, (inner) => {
    const known = inner as {
      kind: string;
      ref?: { to: string; local?: Local };
      local?: Local;
      old?: Local;
      names?: readonly { local?: Local }[];
      rolling?: { local?: Local } | null;
    };
    if (known.kind === 'name' && known.ref?.to === 'local' && known.ref.local) used.add(known.ref.local);
    for (const local of [known.local, known.old, known.rolling?.local]) if (local) own.add(local);
    for (const entry of Array.isArray(known.names) ? known.names : []) if (entry.local) own.add(entry.local);
    if ('each' in inner && typeof inner.each === 'object' && inner.each !== null) {
      const { local } = inner.each as { local?: Local };
      if (local) own.add(local);
    }
    return undefined;
  });
  return [...used].filter((local) => !own.has(local));
}

/** Inside a lasting effect: names are what the record says. @param record JavaScript for the record, or for a copy of it */
export function recordContext(writer: Writer, record: string, code: LastingCode): Context {
  const context = new Context(writer, `S[${record} + ${RECORD.you}]`, `S[${record} + ${RECORD.this}]`);
  for (const { local, cell, isSet } of code.captures) {
    const first = `S[${record} + ${cell}]`;
    context.bind(local, isSet ? { base: first, count: `S[${record} + ${cell + 1}]` } : first);
  }
  context.lasting = record;
  return context;
}

/** Finds all lasting effects of the game, so that the layout, attributes and events know them before they are written. */
export function collectLasting(units: Units, model: GameModel): LastingCode[] {
  return lastingItems(units, model).map((item, code) => {
    let cell = LASTING_HEAD;
    const captures = freeLocals(item).map((local): Capture => {
      const isSet = isMany(local.type);
      const capture = { local, cell, isSet };
      cell += isSet ? 2 : 1;
      return capture;
    });
    const held = item.kind === 'as-soon-as' ? cell++ : -1;
    return { code, item, captures, held, cells: cell, frame: -1, size: '0' };
  });
}

export function emitUntil(frame: Frame, context: Context, until: Until): void {
  const { end, items } = until;
  if (end.by === 'period') {
    const kind = periodKind(frame.game, end.procedure, end.name);
    for (const item of items)
      emitRecord(frame, context, item, (code, site) => `addLasting(S, ${code}, ${kind}, f, ${site})`);
  } else {
    const ender = enderOf(until);
    if (!ender) return;
    context.writer.block('', () => {
      context.writer.line('let ender = -1;');
      const add = (code: number, site: number): string => `addUntil(S, ${code}, ender, ${site})`;
      emitRecord(frame, context, ender, add, 'ender = record;');
      for (const item of items) emitRecord(frame, context, item, add);
    });
  }
  if (items.some((item) => item.kind === 'as-soon-as')) callWatch(frame, context);
}

export function emitAtEnd(frame: Frame, context: Context, atEnd: AtEnd): void {
  const kind = periodKind(frame.game, atEnd.procedure, atEnd.period);
  emitRecord(frame, context, atEnd, (code, site) => `addLasting(S, ${code}, ${kind}, f, ${site})`);
}

/** The constant that names the frames of a period: a procedure or a window. */
function periodKind(game: GameEmit, period: Procedure | undefined, name: string): string {
  return period ? `FRAME_${periodFrame(game, period)}` : `FRAME_w_${identifier(name)}`;
}

/** @param add call that makes the record; @param then what is done with it */
function emitRecord(
  frame: Frame,
  context: Context,
  item: LastingItem,
  add: (code: number, site: number) => string,
  then: string | null = null,
): void {
  const { game } = frame;
  const code = game.lasting.find((candidate) => candidate.item === item);
  if (!code) throw new Error('a lasting effect without a code');
  const { writer } = context;
  const site = game.site(item.at, 'lasting');
  writer.block('', () => {
    writer.line(`const record = ${add(code.code, site)};`);
    writer.block('if (record >= 0)', () => {
      writer.line(`S[record + 2] = ${context.hasSelf ? context.self : '-1'}; S[record + 3] = ${context.you};`);
      for (const capture of code.captures) writeCapture(writer, context, capture, site);
      if (code.held >= 0) writer.line(`S[record + ${code.held}] = 0;`);
      if (then !== null) writer.line(then);
    });
  });
}

function writeCapture(writer: Writer, context: Context, { local, cell, isSet }: Capture, site: number): void {
  const slot = context.slot(local);
  if (isSet !== (typeof slot !== 'string')) throw new Error(`the name ${local.name} is not what its type says`);
  if (typeof slot === 'string') return writer.line(`S[record + ${cell}] = ${slot};`);
  writer.line(`keep(S, record + ${cell}, ${slot.base}, ${slot.count}, ${site});`);
}

/** `LISTED[code]`: the cells of a record that say where a set lies. */
export function listedCells(game: GameEmit): string {
  const cells = game.lasting.map(({ captures }) => captures.filter(({ isSet }) => isSet).map(({ cell }) => cell));
  return cells.some((some) => some.length > 0) ? JSON.stringify(cells) : 'null';
}

/** The frame that stands for a period: the body of a heard procedure runs inside its wrapper, which is the period. */
export function periodFrame(game: GameEmit, procedure: Procedure): string {
  return game.procedureName(procedure);
}

/** The functions that run what is done at the end of a period. */
export function emitDelayed(game: GameEmit): void {
  for (const code of game.lasting) {
    if (code.item.kind !== 'at-end') continue;
    const builder = new FrameBuilder(game, game.frame(`x_${identifier(code.item.period)}`));
    const self = builder.cell();
    const context = new Context(builder.writer, 'you', self);
    for (const { local, isSet } of code.captures)
      context.bind(local, isSet ? { base: builder.cell(), count: builder.cell() } : builder.cell());
    context.leave = () => '{ S[7] = f; return 0; }';
    game.within = code.item.period;
    markReached(game, builder.writer, placeOf(code.item), 'at-end');
    game.writers.frameBlock({ game, builder }, context, code.item.body);
    builder.writer.line('S[7] = f; return 0;');
    code.frame = builder.frame.index;
    code.size = `SIZE_${builder.frame.name}`;
    game.functions.push(builder.finish(placeOf(code.item), `at the end of ${code.item.period}`));
  }
}

function placeOf(item: AtEnd): Place {
  return item.at;
}

/** Code at the end of a period: runs what waits for it, ends what lasts until it. */
export function writePeriodEnd(builder: FrameBuilder): void {
  const { writer } = builder;
  const label = builder.label();
  builder.mark(label);
  writer.line(`S[f] = ${label};`);
  writer.block('for (;;)', () => {
    writer.line('const record = nextEnding(S, f);');
    writer.line('if (record < 0) break;');
    writer.line('const g = endRecord(S, f, record);');
    writer.block('if (g >= 0)', () => {
      writer.line('const r = FRAMES[S[g + 1]](S, g);');
      writer.line('if (r !== 0) return r;');
    });
  });
}
