/**
 * Effects that last until a period ends, and what is done at the end of one. Both are records in
 * the state.
 */
import { FRAME, RECORD } from '@undercroft/contract';
import type { AtEnd, Procedure, Until } from '../../content/tree/node.ts';
import { enderOf } from '../../core/enders.ts';
import { type LastingItem } from '../../core/lasting.ts';
import { callWatch, watchEffects } from './call-watch.ts';
import { cellOf, F, LASTING, S } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js, JsStatement } from '../js/code.ts';
import { Context, isList, newScene, type CodeScene } from '../js/context.ts';
import { carryOn, frameName } from '../game/frame-builder.ts';
import type { Frame, GameEmit } from '../game/game-emit.ts';
import { identifier } from '../js/names.ts';
import { type Capture, type LastingCode } from '../layout/lasting-records.ts';
import type { Writer } from '../js/writer.ts';

/** The variable that holds the record in the code that makes it. */
const NEW = js.name('record');

/** Goes through the records of all lasting effects. */
export function eachRecord({ layout }: GameEmit, writer: Writer, record: Js, body: () => void): void {
  const { lasting, lastingStride } = layout.meta;
  const i = js.name('i');
  writer.for(js.counting(i, 0, LASTING), () => {
    writer.line(js.constants([record, js.sum(lasting, js.binary('*', i, lastingStride))]));
    body();
  });
}

/**
 * Inside a lasting effect: names are what the record says.
 *
 * @param record the record, or a copy of it
 */
export function recordContext(writer: Writer, record: Js, code: LastingCode, scene: CodeScene = newScene()): Context {
  const context = new Context(writer, cellOf(record, RECORD.you), cellOf(record, RECORD.this), scene);
  for (const { local, cell: at, isSet } of code.captures) {
    const first = cellOf(record, at);
    context.bind(local, isSet ? { base: first, count: cellOf(record, at + 1) } : first);
  }
  context.lasting = record;
  return context;
}

export function emitUntil(frame: Frame, context: Context, until: Until): void {
  const { end, items } = until;
  if (end.by === 'period') {
    const kind = periodKind(frame.game, frame.game.facts.procedures.get(end) ?? undefined, end.name);
    for (const item of items) emitRecord(frame, context, item, addUntilEnd(kind, end.name));
  } else {
    const ender = enderOf(until);
    if (!ender) return;
    const ending = js.name('ender');
    context.writer.scope(() => {
      context.writer.line(js.variables([ending, -1]));
      const add: Adding = { call: (code, site) => js.call('addUntil', S, code, ending, site), period: null };
      emitRecord(frame, context, ender, add, js.assign(ending, NEW));
      for (const item of items) emitRecord(frame, context, item, add);
    });
  }
  if (items.some((item) => item.kind === 'as-soon-as')) callWatch(frame, context);
  else if (items.some((item) => item.kind === 'continuous')) watchEffects(frame, context);
}

export function emitAtEnd(frame: Frame, context: Context, atEnd: AtEnd): void {
  const kind = periodKind(frame.game, frame.game.facts.procedures.get(atEnd) ?? undefined, atEnd.period);
  emitRecord(frame, context, atEnd, addUntilEnd(kind, atEnd.period));
}

/** How the record of an effect is made. */
interface Adding {
  readonly call: (code: number, site: number) => Js;
  /** the period that has to be running; null for an effect that ends with an event */
  readonly period: string | null;
}

/** @param kind frames of the period, see `periodKind` */
function addUntilEnd(kind: Js, period: string): Adding {
  return { call: (code, site) => js.call('addLasting', S, code, kind, F, site), period };
}

/** The constant that names the frames of a period: a procedure or a window. */
function periodKind(game: GameEmit, period: Procedure | undefined, name: string): Js {
  return frameName(period ? periodFrame(game, period) : `w_${identifier(name)}`);
}

/** @param then what is done with the record */
function emitRecord(
  frame: Frame,
  context: Context,
  item: LastingItem,
  add: Adding,
  then: JsStatement | null = null,
): void {
  const { game } = frame;
  const code = game.lasting.find((candidate) => candidate.item === item);
  if (!code) throw new Error('a lasting effect without a code');
  const { writer } = context;
  const site = game.site(item.at, 'lasting', [], add.period);
  writer.scope(() => {
    writer.line(js.constants([NEW, add.call(code.code, site)]));
    writer.if(js.binary('>=', NEW, 0), () => {
      const self = js.assign(cellOf(NEW, RECORD.this), context.hasSelf ? context.self : -1);
      writer.line(self, js.assign(cellOf(NEW, RECORD.you), context.you));
      for (const capture of code.captures) writeCapture(writer, context, capture, site);
      if (code.held >= 0) writer.line(js.assign(cellOf(NEW, code.held), 0));
      if (then !== null) writer.line(then);
    });
  });
}

function writeCapture(writer: Writer, context: Context, { local, cell: at, isSet }: Capture, site: number): void {
  const slot = context.slot(local);
  if (isSet !== isList(slot)) throw new Error(`the name ${local.name} is not what its type says`);
  if (!isList(slot)) return writer.line(js.assign(cellOf(NEW, at), slot));
  writer.line(js.run(js.call('keep', S, js.sum(NEW, at), slot.base, slot.count, site)));
}

/** `LISTED[code]`: the cells of a record that say where a set lies. */
export function listedCells(game: GameEmit): Js {
  const cells = game.lasting.map(({ captures }) => captures.filter(({ isSet }) => isSet).map((set) => set.cell));
  return cells.some((some) => some.length > 0) ? js.list(cells.map((some) => js.list(some))) : js.NULL;
}

/**
 * The frame that stands for a period: the body of a heard procedure runs inside its wrapper, which
 * is the period.
 */
export function periodFrame(game: GameEmit, procedure: Procedure): string {
  return game.procedureName(procedure);
}

/** Code at the end of a period: runs what waits for it, ends what lasts until it. */
export function writePeriodEnd(frame: Frame, context: Context): void {
  const { builder } = frame;
  const { writer } = builder;
  const label = builder.label();
  const [record, called] = [js.name('record'), js.name('g')];
  builder.mark(label);
  builder.resumeAt(label);
  writer.forever(() => {
    writer.line(js.constants([record, js.call('nextEnding', S, F)]));
    writer.line(js.when(js.binary('<', record, 0), js.leave()));
    writer.line(js.constants([called, js.call('endRecord', S, F, record)]));
    writer.if(js.binary('>=', called, 0), () =>
      carryOn(writer, js.call(js.at('FRAMES', cellOf(called, FRAME.kind)), S, called)),
    );
  });
  watchEffects(frame, context);
}
