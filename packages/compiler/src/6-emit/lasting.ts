/** Effects that last until a period ends, and what is done at the end of one. Both are records in the state. */
import type { AtEnd, Block, Continuous, Hook, Local, Place, Procedure, Until } from '../ast/node.ts';
import { enderOf } from '../5-analyze/enders.ts';
import { walk } from '../ast/walk.ts';
import { Context } from './context.ts';
import { FrameBuilder } from './frame-builder.ts';
import { NotRunnable, type Frame, type GameEmit } from './game-emit.ts';
import { LASTING_CAPTURES } from './layout.ts';
import { identifier } from './names.ts';
import type { Writer } from './writer.ts';
import { markReached } from './reached.ts';

/** One textual lasting effect. Record: [0] code, [1] frame of its period, [2] this, [3] you, [4 ...] captured names. */
export interface LastingCode {
  readonly code: number;
  readonly item: Hook | Continuous | AtEnd;
  readonly captures: readonly Local[];
  /** frame function that runs it (at-end), or -1 */
  frame: number;
  size: string;
}

/** Names used inside a node that were declared outside it. */
export function freeLocals(node: Block | Hook | Continuous | AtEnd): Local[] {
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

export function recordContext(writer: Writer, record: string, code: LastingCode): Context {
  const context = new Context(writer, `S[${record} + 3]`, `S[${record} + 2]`);
  for (const [i, local] of code.captures.entries()) context.bind(local, `S[${record} + ${4 + i}]`);
  context.lasting = record;
  return context;
}

/** Finds all lasting effects of the game, so that attributes and events know them before they are written. */
export function collectLasting(game: GameEmit): LastingCode[] {
  const codes: LastingCode[] = [];
  const add = (item: Hook | Continuous | AtEnd): void => {
    const captures = freeLocals(item);
    if (captures.length > LASTING_CAPTURES)
      throw new NotRunnable(item.at, `an effect that remembers more than ${LASTING_CAPTURES} names`);
    codes.push({ code: codes.length, item, captures, frame: -1, size: '0' });
  };
  const visit = (node: { kind: string }): undefined => {
    if (node.kind === 'at-end') add(node as AtEnd);
    if (node.kind === 'until') {
      const ender = enderOf(node as Until);
      if (ender) add(ender);
      for (const item of (node as Until).items) {
        if (item.kind === 'as-soon-as') throw new NotRunnable(item.at, '`as soon as` inside `until`');
        add(item);
      }
    }
    return undefined;
  };
  for (const procedure of game.units.procedures) walk(procedure.body, visit);
  for (const row of game.model.rows) if (row.effect) walk(row.effect, visit);
  for (const item of game.model.standing ?? []) walk(item, visit);
  return codes;
}

export function emitUntil(frame: Frame, context: Context, until: Until): void {
  const { end } = until;
  const items = until.items.filter((item) => item.kind !== 'as-soon-as');
  if (end.by === 'period') {
    const kind = periodKind(frame.game, end.procedure, end.name);
    for (const item of items)
      emitRecord(frame, context, item, (code, site) => `addLasting(S, ${code}, ${kind}, f, ${site})`);
    return;
  }
  const ender = enderOf(until);
  if (!ender) return;
  context.writer.block('', () => {
    context.writer.line('let ender = -1;');
    const add = (code: number, site: number): string => `addUntil(S, ${code}, ender, ${site})`;
    emitRecord(frame, context, ender, add, 'ender = record;');
    for (const item of items) emitRecord(frame, context, item, add);
  });
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
  item: Hook | Continuous | AtEnd,
  add: (code: number, site: number) => string,
  then: string | null = null,
): void {
  const { game } = frame;
  const code = game.lasting.find((candidate) => candidate.item === item);
  if (!code) throw new Error('a lasting effect without a code');
  const { writer } = context;
  writer.block('', () => {
    writer.line(`const record = ${add(code.code, game.site(item.at, 'lasting'))};`);
    writer.line(`S[record + 2] = ${context.hasSelf ? context.self : '-1'}; S[record + 3] = ${context.you};`);
    for (const [i, local] of code.captures.entries()) {
      const slot = context.slot(local);
      if (typeof slot !== 'string') throw new NotRunnable(item.at, 'an effect that remembers a whole set');
      writer.line(`S[record + ${4 + i}] = ${slot};`);
    }
    if (then !== null) writer.line(then);
  });
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
    for (const local of code.captures) context.bind(local, builder.cell());
    for (let i = code.captures.length; i < LASTING_CAPTURES; i++) builder.cell();
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
